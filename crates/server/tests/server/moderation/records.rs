//! Tests of the figures, the log, the export and the house rules.

use boneyard_ids::TableId;
use boneyard_protocol::moderation::{
    ModerationAct, ModerationLog, PersonFile, PlayEffect, PlayHints, SharedNetworkPair,
};
use boneyard_store::{Inspection, PlayFinding, PlayHint, PlayHintRun, replace_play_hints};
use boneyard_table::{Command, SeenEvent};
use serde_json::{Value, json};

use super::{World, account, appeal, code, decide, impose, lift, queue, report, sanctions};
use crate::play::play_until;
use crate::visitor::{PASSWORD, Shown, Socket, Visitor};

async fn file(moderator: &Visitor, name: &str) -> PersonFile {
    moderator.request("GET", &format!("/api/moderation/people/{name}"), None).await.parse()
}

async fn log(moderator: &Visitor, query: &str) -> ModerationLog {
    moderator.request("GET", &format!("/api/moderation/log{query}"), None).await.parse()
}

/// Receives messages until an event of this kind was shown.
async fn until(socket: &mut Socket, shown: &mut Shown, is_wanted: impl Fn(&SeenEvent) -> bool) {
    while !shown.events.values().any(&is_wanted) {
        shown.take(&socket.receive().await.unwrap());
    }
}

/// Whether both players of a match between two have played a tile.
fn both_played(shown: &Shown) -> bool {
    let has_played = |number: u8| {
        let plays =
            |event: &SeenEvent| matches!(event, SeenEvent::Played { seat, .. } if seat.number() == number);
        shown.events.values().any(plays)
    };
    has_played(1) && has_played(2)
}

/// A rated match of Ana against Ben in which Ana gives up, once both have played a tile.
async fn given_up(ana: &Visitor, ben: &Visitor) -> TableId {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table =
        ana.open_table(&json!({ "rules": "draw", "seats": seats, "options": { "rated": true } })).await;
    let mut socket = ana.join(&table, 0).await.unwrap();
    assert_eq!(ben.request("POST", &format!("/api/tables/{table}/seats/2"), None).await.status, 204);
    let mut shown = Shown::default();
    let (mut other, mut of_other) = (ben.join(&table, 0).await.unwrap(), Shown::default());
    tokio::join!(
        play_until(&mut socket, &mut shown, both_played),
        play_until(&mut other, &mut of_other, both_played)
    );
    socket.command("enough", Command::Resign).await.unwrap();
    until(&mut socket, &mut shown, |event| matches!(event, SeenEvent::MatchEnded { .. })).await;
    table
}

#[tokio::test]
async fn moderators_see_conduct_and_shared_networks_and_nobody_else_does() {
    let world = World::open().await;
    let World { mia, ana, ben, .. } = &world;
    let table = given_up(ana, ben).await;
    let of_ana = file(mia, "Ana").await;
    assert_eq!((of_ana.conduct.begun, of_ana.conduct.given_up, of_ana.conduct.left), (1, 1, 0));
    let of_ben = file(mia, "Ben").await;
    assert_eq!((of_ben.conduct.begun, of_ben.conduct.finished), (1, 1));
    let [shared] = &of_ana.networks[..] else { panic!("one shared network: {:?}", of_ana.networks) };
    assert_eq!((shared.person.name.as_str(), shared.matches, shared.partners), ("Ben", 1, 0));
    let pairs: Vec<SharedNetworkPair> = mia.request("GET", "/api/moderation/networks", None).await.parse();
    assert_eq!((pairs.len(), pairs[0].matches), (1, 1));

    // The match that is over can be reported, too.
    let about = json!({ "kind": "player", "match": format!("{table}-1"), "seat": 1 });
    assert_eq!(report(ben, &about, "leaving", "").await.status, 204);
    assert_eq!(code(&report(ben, &about, "leaving", "").await), "409 reported");
    let nobody = json!({ "kind": "player", "match": format!("{table}-1"), "seat": 4 });
    assert_eq!(code(&report(ben, &nobody, "leaving", "").await), "404 nobody-there");
    let none = json!({ "kind": "player", "match": "none-1", "seat": 1 });
    assert_eq!(code(&report(ben, &none, "leaving", "").await), "404 not-found");
    let line = &queue(mia, "").await.people[0].reports[0];
    assert!(line.match_over && line.match_.is_some());
    let profile = ben.request("GET", "/api/people/Ana", None).await;
    assert!(!profile.text().contains("timed_out") && !profile.text().contains("network"));
}

async fn plays(moderator: &Visitor) -> PlayHints {
    moderator.request("GET", "/api/moderation/plays", None).await.parse()
}

#[tokio::test]
async fn moderators_see_hints_about_plays_and_nobody_else_does() {
    let world = World::open().await;
    let World { server, mia, ana, ben, .. } = &world;
    assert_eq!(plays(mia).await, PlayHints { run: None, hints: Vec::new() });
    let table = given_up(ana, ben).await;
    let database = server.folder.path().join("boneyard.db");
    let inspection = Inspection::open(&database).unwrap();
    let all = inspection.rated_matches(0, 9).unwrap();
    let [rated] = &all[..] else { panic!("one rated match: {all:?}") };
    assert_eq!((rated.table.id.as_str(), rated.number, rated.preset.as_str()), (table.as_str(), 1, "draw"));
    let people = inspection.people_of(rated).unwrap();
    let [(1, person), (2, other)] = &people[..] else { panic!("two people: {people:?}") };
    assert_eq!(inspection.name_of(person).unwrap().as_deref(), Some("Ana"));
    let found = PlayFinding {
        partners: false,
        helps: false,
        rounds: 61,
        tiles: 1.25,
        deviations: 6.5,
        matches: vec![rated.id.clone()],
    };
    let hint = PlayHint { person: person.clone(), other: other.clone(), found };
    let run = PlayHintRun { at_ms: 2_000, since_ms: 1_000, matches: 1, judged: 2 };
    drop(inspection);
    // The server shares this thread, so a write that waits for it here would wait in vain.
    let write = move || replace_play_hints(&database, run, &[hint]);
    tokio::task::spawn_blocking(write).await.unwrap().unwrap();

    let shown = plays(mia).await;
    let run = shown.run.unwrap();
    assert_eq!((run.at_ms, run.since_ms, run.matches, run.judged), (2_000, 1_000, 1, 2));
    let [hint] = &shown.hints[..] else { panic!("one hint: {shown:?}") };
    assert_eq!((hint.by.name.as_str(), hint.of.name.as_str(), hint.partners), ("Ana", "Ben", false));
    assert_eq!((hint.effect, hint.rounds, hint.tiles, hint.deviations), (PlayEffect::Hinders, 61, 1.25, 6.5));
    assert_eq!(hint.matches, std::slice::from_ref(&rated.id));
    assert_eq!(
        (file(mia, "Ana").await.plays, file(mia, "Ben").await.plays),
        (vec![hint.clone()], shown.hints)
    );
    assert_eq!(file(mia, "Sven").await.plays, []);
    for path in ["/api/people/Ana", "/api/account/export"] {
        let seen = ana.request("GET", path, None).await;
        assert!(!seen.text().contains("deviations") && !seen.text().contains("hinders"), "{path}");
    }
}

#[tokio::test]
async fn every_act_is_in_the_log() {
    let world = World::open().await;
    let World { mia, sven, ana, ben, .. } = &world;
    assert_eq!(report(ben, &account("Ana"), "other", "").await.status, 204);
    let id = queue(mia, "").await.people[0].reports[0].id.to_string();
    assert_eq!(decide(mia, &id, json!({ "measure": null, "reason": "Nothing wrong." })).await.status, 204);
    for measure in [json!({ "kind": "warn" }), json!({ "kind": "time-out", "minutes": 1 })] {
        assert_eq!(impose(mia, "Ana", measure).await.status, 201);
    }
    let ids: Vec<String> = sanctions(ana).await.iter().map(|sanction| sanction.id.to_string()).collect();
    assert_eq!(lift(sven, &ids[0]).await.status, 204);
    assert_eq!(appeal(ana, &ids[1]).await.status, 204);
    let uphold = json!({ "decision": "uphold", "reason": "It was rude." });
    let path = format!("/api/moderation/sanctions/{}/decision", ids[1]);
    assert_eq!(sven.request("POST", &path, Some(&uphold)).await.status, 204);
    for _ in 0..20 {
        assert_eq!(impose(mia, "Ben", json!({ "kind": "warn" })).await.status, 201);
    }
    let first = log(mia, "").await;
    assert_eq!(first.entries.len(), 20);
    let rest = log(sven, &format!("?after={}", first.next.unwrap())).await;
    let acts: Vec<_> = rest.entries.iter().map(|entry| (entry.by.as_str(), entry.act)).collect();
    let expected = [
        ("Sven", ModerationAct::Uphold),
        ("Sven", ModerationAct::Lift),
        ("Mia", ModerationAct::TimeOut),
        ("Mia", ModerationAct::Warn),
        ("Mia", ModerationAct::Dismiss),
    ];
    assert_eq!(acts, expected);
    assert_eq!(
        (rest.entries[4].reason.as_str(), rest.entries[4].person.name.as_str()),
        ("Nothing wrong.", "Ana")
    );
    assert_eq!(rest.next, None);
    for path in ["log?after=x", "sanctions?after=x", "appeals?after=x"] {
        assert_eq!(mia.request("GET", &format!("/api/moderation/{path}"), None).await.status, 400, "{path}");
    }
}

#[tokio::test]
async fn an_account_takes_its_reports_and_sanctions_with_it_and_leaves_no_words() {
    let world = World::open().await;
    let World { mia, ana, ben, .. } = &world;
    assert_eq!(report(ana, &account("Ben"), "talk", "He is rude.").await.status, 204);
    assert_eq!(report(ben, &account("Ana"), "talk", "She is rude.").await.status, 204);
    assert_eq!(impose(mia, "Ana", json!({ "kind": "warn" })).await.status, 201);
    let id = sanctions(ana).await[0].id.to_string();
    assert_eq!(appeal(ana, &id).await.status, 204);
    let export = ana.request("GET", "/api/account/export", None).await.json();
    let own = &export["moderation"];
    assert_eq!(own["reports"][0]["words"], "He is rude.");
    assert_eq!(own["sanctions"][0]["appeal"]["words"], "It was not me.");
    assert!(!own.to_string().contains("She is rude"), "who reports the person stays unknown");
    let deleted = ana.request("DELETE", "/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(deleted.status, 204);
    let page = queue(mia, "").await;
    let [person] = &page.people[..] else { panic!("the report about Ben stays: {page:?}") };
    assert_eq!((person.person.name.as_str(), person.reports[0].words.as_str()), ("Ben", ""));
    assert_eq!(person.reports[0].by.name, "");
    let log = log(mia, "").await;
    assert_eq!((log.entries[0].person.name.as_str(), log.entries[0].reason.as_str()), ("", "Be kind."));
}

#[tokio::test]
async fn everyone_reads_the_house_rules() {
    let world = World::open().await;
    let rules = |person: &Visitor| {
        let person = person.clone();
        async move { person.request("GET", "/api/house-rules", None).await.json() }
    };
    assert_eq!(rules(&world.ana).await, Value::Null);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rules.txt");
    std::fs::write(&path, "Be kind.\n\nPlay to the end.\n").unwrap();
    let world = World::open_with(|config| config.house_rules = Some(path)).await;
    let nobody = Visitor { address: world.server.address, cookie: String::new() };
    let read = rules(&nobody).await;
    assert_eq!(read["paragraphs"], json!(["Be kind.", "Play to the end."]));
    assert_eq!(read["version"].as_str().unwrap().len(), 16);
}
