//! Tests of reports, sanctions and appeals.

mod bans;
mod house_rules;
mod records;

use boneyard_ids::TableId;
use boneyard_protocol::moderation::{ImposedSanction, ReportView, ReportsPage, SanctionsPage};
use boneyard_protocol::{ClientMessage, ServerMessage};
use boneyard_server::{Config, Server};
use boneyard_table::{Phrase, Refusal, Said};
use serde_json::{Value, json};

use crate::play::against_bots;
use crate::running::Running;
use crate::visitor::{Answer, PASSWORD, Socket, Visitor, send};

fn code(answer: &Answer) -> String {
    let problem = &answer.json()["problem"];
    let code = problem["refusal"]["code"].as_str().or(problem["code"].as_str());
    format!("{} {}", answer.status, code.unwrap_or("none"))
}

/// A server with two moderators and two other people.
struct World {
    server: Running,
    mia: Visitor,
    sven: Visitor,
    ana: Visitor,
    ben: Visitor,
}

impl World {
    async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        let server = Running::start().await;
        let mut people = Vec::new();
        for name in ["Mia", "Sven", "Ana", "Ben"] {
            people.push(Visitor::with_account(server.address, name).await);
        }
        let folder = server.stop().await;
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
        config.moderators = vec!["mia".into(), "Sven".into()];
        change(&mut config);
        let server = Running::start_with(folder, config).await;
        let mut people =
            people.into_iter().map(|person| Visitor { address: server.address, cookie: person.cookie });
        let mut next = || people.next().unwrap();
        World { mia: next(), sven: next(), ana: next(), ben: next(), server }
    }

    /// Restarts the server with the same moderators.
    async fn restart(self) -> Self {
        let World { server, mia, sven, ana, ben } = self;
        let folder = server.stop().await;
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
        config.moderators = vec!["Mia".into(), "Sven".into()];
        let server = Running::start_with(folder, config).await;
        let moved = |person: Visitor| Visitor { address: server.address, cookie: person.cookie };
        World { mia: moved(mia), sven: moved(sven), ana: moved(ana), ben: moved(ben), server }
    }
}

async fn report(by: &Visitor, about: &Value, reason: &str, words: &str) -> Answer {
    let body = json!({ "about": about, "reason": reason, "words": words });
    by.request("POST", "/api/reports", Some(&body)).await
}

fn seat(table: &TableId, seat: u8) -> Value {
    json!({ "kind": "seat", "table": table, "seat": seat })
}

fn account(name: &str) -> Value {
    json!({ "kind": "account", "name": name })
}

async fn queue(moderator: &Visitor, query: &str) -> ReportsPage {
    let answer = moderator.request("GET", &format!("/api/moderation/reports{query}"), None).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.parse()
}

async fn decide(moderator: &Visitor, report: &str, body: Value) -> Answer {
    moderator.request("POST", &format!("/api/moderation/reports/{report}/decision"), Some(&body)).await
}

async fn impose(moderator: &Visitor, name: &str, measure: Value) -> Answer {
    let body = json!({ "measure": measure, "reason": "Be kind." });
    moderator.request("POST", &format!("/api/moderation/people/{name}/sanctions"), Some(&body)).await
}

async fn sanctions(person: &Visitor) -> Vec<ImposedSanction> {
    person.request("GET", "/api/account/sanctions", None).await.parse()
}

async fn lift(moderator: &Visitor, sanction: &str) -> Answer {
    let body = json!({ "reason": "It was a mistake." });
    moderator.request("POST", &format!("/api/moderation/sanctions/{sanction}/lift"), Some(&body)).await
}

async fn appeal(person: &Visitor, sanction: &str) -> Answer {
    let body = json!({ "words": "It was not me." });
    person.request("POST", &format!("/api/account/sanctions/{sanction}/appeal"), Some(&body)).await
}

/// A table of a person with a free seat, where people may write.
async fn chat_table(person: &Visitor) -> TableId {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    person.open_table(&json!({ "rules": "draw", "seats": seats, "options": { "talk": "chat" } })).await
}

/// Says something and waits for the answer.
async fn say(socket: &mut Socket, id: &str, said: Said) -> Result<(), Refusal> {
    socket.send(&ClientMessage::Say { id: id.into(), said }).await.unwrap();
    loop {
        match socket.receive().await.expect("the server goes on") {
            ServerMessage::Ack { id: answered, .. } if answered == id => return Ok(()),
            ServerMessage::Refused { id: answered, refusal } if answered == id => return Err(refusal),
            _ => {}
        }
    }
}

#[tokio::test]
async fn only_moderators_moderate_in_a_browser() {
    let world = World::open().await;
    let guest = Visitor::new(world.server.address).await;
    let token = json!({ "name": "program", "scopes": ["read", "play", "clubs"] });
    let made = world.mia.request("POST", "/api/account/tokens", Some(&token)).await.json();
    let bearer = format!("Bearer {}", made["secret"].as_str().unwrap());
    let reason = json!({ "reason": "Why not." });
    let measure = json!({ "reason": "Why not.", "measure": { "kind": "warn" } });
    let decision = json!({ "reason": "Why not.", "decision": "lift" });
    for (method, path, body) in [
        ("GET", "/api/moderation/reports", None),
        ("GET", "/api/moderation/reports/x", None),
        ("POST", "/api/moderation/reports/x/decision", Some(&reason)),
        ("GET", "/api/moderation/people/Ana", None),
        ("POST", "/api/moderation/people/Ana/sanctions", Some(&measure)),
        ("GET", "/api/moderation/sanctions", None),
        ("POST", "/api/moderation/sanctions/x/lift", Some(&reason)),
        ("POST", "/api/moderation/sanctions/x/decision", Some(&decision)),
        ("GET", "/api/moderation/appeals", None),
        ("GET", "/api/moderation/log", None),
        ("GET", "/api/moderation/networks", None),
        ("GET", "/api/moderation/plays", None),
    ] {
        assert_eq!(code(&guest.request(method, path, body).await), "403 not-signed-in", "{method} {path}");
        let others = world.ana.request(method, path, body).await;
        assert_eq!(code(&others), "403 not-moderator", "{method} {path}");
        let body = body.map(Value::to_string);
        let program =
            send(world.server.address, method, path, &[("authorization", &bearer)], body.as_deref()).await;
        assert_eq!(code(&program.unwrap()), "403 not-in-scope", "{method} {path}");
    }
    let me = |person: &Visitor| {
        let person = person.clone();
        async move { person.request("GET", "/api/me", None).await.json()["moderator"].clone() }
    };
    assert_eq!((me(&world.mia).await, me(&world.ana).await), (json!(true), Value::Null));
}

#[tokio::test]
async fn a_server_does_not_start_with_a_moderator_whom_nobody_knows() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.moderators = vec!["Nobody".into()];
    let Err(error) = Server::start(config).await else { panic!("the server started") };
    let sentence =
        "no account has the name `Nobody`; let that person open one first, or leave out --moderator";
    assert_eq!(error.to_string(), sentence);
}

async fn moderates(person: &Visitor) -> bool {
    person.request("GET", "/api/moderation/log", None).await.status == 200
}

#[tokio::test]
async fn a_moderator_stays_one_under_another_name_and_who_takes_the_name_is_none() {
    let world = World::open().await;
    let renamed = world.mia.request("PUT", "/api/me", Some(&json!({ "name": "Maria" }))).await;
    assert_eq!(renamed.status, 200, "{}", renamed.text());
    let stranger = Visitor::with_account(world.server.address, "Mia").await;
    let world = world.restart().await;
    let stranger = Visitor { address: world.server.address, ..stranger };
    assert!(moderates(&world.mia).await && moderates(&world.sven).await);
    assert!(!moderates(&stranger).await);
}

#[tokio::test]
async fn the_name_of_a_deleted_moderator_is_given_anew_after_a_start_without_it() {
    let World { server, mia, .. } = World::open().await;
    let deleted = mia.request("DELETE", "/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text());
    let other = Visitor::with_account(server.address, "Mia").await;
    let folder = server.stop().await;
    let database = folder.path().join("boneyard.db");
    let config = |names: &[&str]| {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), database.clone());
        config.moderators = names.iter().map(|name| (*name).to_owned()).collect();
        config
    };
    let server = Running::start_with(folder, config(&["Mia", "Sven"])).await;
    assert!(!moderates(&Visitor { address: server.address, ..other.clone() }).await, "it is another person");
    let folder = server.stop().await;
    let server = Running::start_with(folder, config(&["Sven"])).await;
    let folder = server.stop().await;
    let server = Running::start_with(folder, config(&["Mia", "Sven"])).await;
    assert!(moderates(&Visitor { address: server.address, ..other }).await);
}

#[tokio::test]
async fn a_report_takes_the_talk_of_its_table_with_it() {
    let world = World::open().await;
    let World { mia, ana, ben, .. } = &world;
    let guest = Visitor::new(world.server.address).await;
    let table = chat_table(ana).await;
    assert_eq!(ben.request("POST", &format!("/api/tables/{table}/seats/2"), None).await.status, 204);
    let mut socket = ana.join(&table, 0).await.unwrap();
    say(&mut socket, "s1", Said::Text("I know where you live".into())).await.unwrap();
    say(&mut socket, "s2", Said::Phrase(Phrase::Laugh)).await.unwrap();

    assert_eq!(report(ben, &seat(&table, 1), "talk", "He threatens me.").await.status, 204);
    assert_eq!(code(&report(ben, &seat(&table, 1), "other", "").await), "409 reported");
    assert_eq!(code(&report(ben, &seat(&table, 2), "talk", "").await), "409 yourself");
    assert_eq!(code(&report(ben, &seat(&table, 3), "talk", "").await), "404 nobody-there");
    assert_eq!(
        report(&guest, &seat(&table, 1), "talk", "").await.status,
        204,
        "guests who watch report, too"
    );
    let bots = ana.open_table(&against_bots("draw", 1)).await;
    assert_eq!(code(&report(ben, &seat(&bots, 2), "cheating", "").await), "404 nobody-there");
    assert_eq!(code(&report(ben, &seat(&"none".into(), 1), "cheating", "").await), "404 not-found");
    let nobody = Visitor { address: world.server.address, cookie: String::new() };
    assert_eq!(code(&report(&nobody, &seat(&table, 1), "talk", "").await), "403 not-allowed");

    let page = queue(mia, "").await;
    let [person] = &page.people[..] else { panic!("one person is reported: {page:?}") };
    assert_eq!((person.person.name.as_str(), person.open, person.all), ("Ana", 2, 2));
    assert_eq!((page.open_reports, page.open_appeals, &page.next), (2, 0, &None));
    let first = &person.reports[0];
    assert_eq!(
        (first.by.name.as_str(), first.by.account, first.words.as_str()),
        ("Ben", true, "He threatens me.")
    );
    assert!(!person.reports[1].by.account);
    let one = mia.request("GET", &format!("/api/moderation/reports/{}", first.id), None).await;
    let ReportView { report, talk, about } = one.parse();
    assert_eq!(
        (report.table.as_ref(), report.seat.map(boneyard_rules::Seat::number)),
        (Some(&table), Some(1))
    );
    let said: Vec<_> = talk.iter().map(|spoken| (spoken.name.as_str(), spoken.said.clone())).collect();
    let laugh = Said::Phrase(Phrase::Laugh);
    assert_eq!(said, [("Ana", Said::Text("I know where you live".into())), ("Ana", laugh)]);
    assert_eq!(about.reports.len(), 2);
}

#[tokio::test]
async fn a_report_tells_no_more_about_accounts_than_a_profile() {
    let world = World::open().await;
    let profile = world.ben.request("GET", "/api/people/Nobody", None).await;
    let reported = report(&world.ben, &account("Nobody"), "name", "").await;
    assert_eq!((profile.status, reported.status), (404, 404));
    assert_eq!(report(&world.ben, &account("ANA"), "name", "").await.status, 204);
    assert_eq!(report(&world.ben, &account("Mia"), "name", "").await.status, 204, "a moderator, too");
    assert_eq!(code(&report(&world.ben, &account("Ben"), "name", "").await), "409 yourself");
    assert!(sanctions(&world.ana).await.is_empty(), "the person learns nothing");
}

#[tokio::test]
async fn reports_have_limits() {
    let world = World::open_with(|config| config.limits.reports_per_guest = 4).await;
    let long = "x".repeat(501);
    assert_eq!(code(&report(&world.ben, &account("Ana"), "other", &long).await), "422 bad-words");
    assert_eq!(code(&report(&world.ben, &account("Ana"), "other", "a\u{202e}b").await), "422 bad-words");
    assert_eq!(code(&report(&world.ben, &account("Ana"), "rude", "").await), "400 bad-request");
    assert_eq!(report(&world.ben, &account("Ana"), "other", &long[1..]).await.status, 204);
    for _ in 0..3 {
        assert_eq!(code(&report(&world.ben, &account("Nobody"), "other", "").await), "404 nobody-named");
    }
    assert_eq!(code(&report(&world.ben, &account("Mia"), "other", "").await), "429 too-many");
    assert_eq!(report(&world.mia, &account("Ana"), "other", "").await.status, 204, "another person may");

    let world = World::open_with(|config| config.limits.reports_per_network = 1).await;
    assert_eq!(report(&world.ben, &account("Ana"), "other", "").await.status, 204);
    assert_eq!(code(&report(&world.mia, &account("Ana"), "other", "").await), "429 too-many");
}

#[tokio::test]
async fn a_decision_reaches_the_person_with_its_reason() {
    let world = World::open().await;
    let World { mia, sven, ana, ben, .. } = &world;
    for by in [ben, sven] {
        assert_eq!(report(by, &account("Ana"), "stalling", "").await.status, 204);
    }
    assert_eq!(report(ben, &account("Mia"), "other", "").await.status, 204);
    let page = queue(mia, "").await;
    let id = page.people[0].reports[0].id.to_string();
    let by_sven = page.people[0].reports[1].id.to_string();
    let about_mia = page.people[1].reports[0].id.to_string();
    assert!(page.people[1].reports[0].own && !page.people[0].reports[1].own);
    assert!(queue(sven, "").await.people[0].reports[1].own);

    let dismiss = json!({ "measure": null });
    assert_eq!(code(&decide(mia, &about_mia, dismiss.clone()).await), "403 own-report");
    assert_eq!(code(&decide(sven, &by_sven, dismiss.clone()).await), "403 own-report");
    assert_eq!(code(&decide(mia, "none", dismiss.clone()).await), "404 gone");
    let warn = |reason: &str| json!({ "measure": { "kind": "warn" }, "reason": reason });
    assert_eq!(code(&decide(mia, &id, warn(" ")).await), "422 bad-words");
    assert_eq!(code(&decide(mia, &id, warn(&"x".repeat(501))).await), "422 bad-words");
    for (kind, time, most) in [("time-out", "minutes", 43_200), ("ban", "days", 3_650)] {
        for bad in [0, most + 1] {
            let measure = json!({ "measure": { "kind": kind, time: bad }, "reason": "Why" });
            let refused = decide(mia, &id, measure).await;
            assert_eq!(code(&refused), "422 bad-time");
            assert_eq!(refused.json()["problem"]["refusal"]["max"], most);
        }
    }
    let all = json!({ "measure": { "kind": "warn" }, "reason": "Play faster.", "all": true });
    assert_eq!(decide(mia, &id, all).await.status, 204);
    assert_eq!(code(&decide(sven, &id, dismiss.clone()).await), "409 decided");
    assert_eq!(decide(sven, &about_mia, dismiss).await.status, 204);
    assert_eq!(queue(mia, "").await.people, []);
    let decided = queue(mia, "?decided=true").await;
    let decision = decided.people[0].reports[1].decided.clone().unwrap();
    assert_eq!((decision.by.as_str(), decision.reason.as_str()), ("Mia", "Play faster."));
    let [warning] = &sanctions(ana).await[..] else { panic!("one warning") };
    assert_eq!((warning.reason.as_str(), warning.active, warning.until_ms), ("Play faster.", false, None));
    assert_eq!(decision.sanction.as_ref(), Some(&warning.id));
    // A warning keeps nobody from anything.
    chat_table(ana).await;
    assert!(sanctions(&Visitor::new(world.server.address).await).await.is_empty());
}

#[tokio::test]
async fn a_time_out_holds_at_once_at_every_table_and_ends() {
    let world = World::open().await;
    let World { mia, ana, ben, .. } = &world;
    let (first, second) = (chat_table(ana).await, chat_table(ana).await);
    let (mut one, mut two) = (ana.join(&first, 0).await.unwrap(), ana.join(&second, 0).await.unwrap());
    say(&mut one, "a", Said::Text("hello".into())).await.unwrap();
    assert_eq!(impose(mia, "ana", json!({ "kind": "time-out", "minutes": 10 })).await.status, 201);
    for (socket, said) in [(&mut one, Said::Text("hello".into())), (&mut two, Said::Phrase(Phrase::Hello))] {
        match say(socket, "b", said).await {
            Err(Refusal::TimeOut { reason, until_ms }) => {
                let [sanction] = &sanctions(ana).await[..] else { panic!("one sanction") };
                assert_eq!((reason.as_str(), Some(until_ms)), ("Be kind.", sanction.until_ms));
                assert!(sanction.active);
            }
            other => panic!("{other:?}"),
        }
    }
    let renamed = ana.request("PUT", "/api/me", Some(&json!({ "name": "Fools" }))).await;
    assert_eq!(code(&renamed), "409 time-out", "a name is read by everyone");
    // The person still plays.
    assert_eq!(ana.request("POST", "/api/tables", Some(&against_bots("draw", 1))).await.status, 201);
    let mut other = ben.join(&first, 0).await.unwrap();
    assert_eq!(say(&mut other, "c", Said::Phrase(Phrase::Hello)).await, Err(Refusal::NotSeated));

    let id = sanctions(ana).await[0].id.to_string();
    assert_eq!(code(&lift(mia, "none").await), "404 gone");
    assert_eq!(lift(mia, &id).await.status, 204);
    assert_eq!(code(&lift(mia, &id).await), "409 decided");
    say(&mut one, "d", Said::Text("hello".into())).await.unwrap();
    assert_eq!(sanctions(ana).await[0].lifted.clone().unwrap().reason, "It was a mistake.");
    assert_eq!(code(&impose(mia, "Nobody", json!({ "kind": "warn" })).await), "404 nobody-named");
    assert_eq!(code(&impose(mia, "Mia", json!({ "kind": "warn" })).await), "409 yourself");
}

#[tokio::test]
async fn an_appeal_is_decided_by_another_moderator() {
    let world = World::open().await;
    let World { mia, sven, ana, ben, .. } = &world;
    assert_eq!(impose(mia, "Ana", json!({ "kind": "ban" })).await.status, 201);
    let id = sanctions(ana).await[0].id.to_string();
    assert_eq!(code(&appeal(ben, &id).await), "404 gone");
    let empty = json!({ "words": " " });
    let path = format!("/api/account/sanctions/{id}/appeal");
    assert_eq!(code(&ana.request("POST", &path, Some(&empty)).await), "422 bad-words");
    assert_eq!(appeal(ana, &id).await.status, 204, "a banned person may appeal");
    assert_eq!(code(&appeal(ana, &id).await), "409 appealed");
    assert_eq!(queue(mia, "").await.open_appeals, 1);
    let page = |moderator: &Visitor| {
        let moderator = moderator.clone();
        async move { moderator.request("GET", "/api/moderation/appeals", None).await.parse::<SanctionsPage>() }
    };
    assert!(page(mia).await.sanctions[0].own && !page(sven).await.sanctions[0].own);
    let decide = |moderator: &Visitor, decision: &str| {
        let (moderator, body) = (moderator.clone(), json!({ "decision": decision, "reason": "I read it." }));
        let path = format!("/api/moderation/sanctions/{id}/decision");
        async move { moderator.request("POST", &path, Some(&body)).await }
    };
    assert_eq!(code(&decide(mia, "uphold").await), "403 own-sanction");
    assert_eq!(code(&ana.request("POST", "/api/tables", Some(&against_bots("draw", 1))).await), "403 banned");
    assert_eq!(decide(sven, "lift").await.status, 204);
    assert_eq!(code(&decide(sven, "lift").await), "409 decided");
    chat_table(ana).await;
    let decided = sanctions(ana).await[0].appeal.clone().unwrap().decided.unwrap();
    assert_eq!(decided.reason, "I read it.");
    assert!(page(sven).await.sanctions.is_empty());

    assert_eq!(impose(sven, "Mia", json!({ "kind": "time-out", "minutes": 5 })).await.status, 201);
    let own = sanctions(mia).await[0].id.to_string();
    assert_eq!(code(&lift(mia, &own).await), "403 own-sanction", "nobody lifts their own");
}
