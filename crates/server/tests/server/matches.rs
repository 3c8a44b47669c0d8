//! Tests of matches that are over: lists, records, replays and profiles.

mod downloads;
mod elimination;
mod hands;
mod people;
mod search;

use std::time::{Duration, Instant};

use boneyard_ids::TableId;
use boneyard_protocol::ServerMessage;
use boneyard_protocol::matches::{
    FinishedMatch, MatchReplay, MatchesPage, PlayedPreset, Profile, SideResult,
};
use boneyard_rules::Seat;
use boneyard_table::{Command, Level, Phase, Refusal, SeenEvent, Sitter};
use serde_json::json;

use crate::play::{against_bots, match_is_over, play_until};
use crate::running::Running;
use crate::visitor::{PASSWORD, Shown, Visitor};

/// Short rules, so that a match ends soon.
const RULES: &str = "draw match.target=20";

/// Plays a match against a bot and returns what the player saw.
async fn play(visitor: &Visitor, rules: &str, bots: usize) -> (TableId, Shown) {
    let id = visitor.open_table(&against_bots(rules, bots)).await;
    let (mut socket, mut shown) = (visitor.join(&id, 0).await.unwrap(), Shown::default());
    play_until(&mut socket, &mut shown, match_is_over).await;
    (id, shown)
}

async fn page(visitor: &Visitor, query: &str) -> MatchesPage {
    let answer = visitor.request("GET", &format!("/api/matches{query}"), None).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.parse()
}

async fn profile(visitor: &Visitor, name: &str) -> Profile {
    visitor.request("GET", &format!("/api/people/{name}"), None).await.parse()
}

#[tokio::test]
async fn a_match_is_in_the_lists_of_its_people_once_it_is_over() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    assert_eq!(page(&ana, "").await, MatchesPage { matches: Vec::new(), next: None });
    let (table, shown) = play(&ana, RULES, 1).await;
    let mine = page(&ana, "").await;
    let [found] = &mine.matches[..] else { panic!("{mine:?}") };
    assert_eq!((found.id.as_str(), found.preset.as_str()), (&*format!("{table}-1"), "draw"));
    assert_eq!((found.rules.as_str(), &mine.next), (RULES, &None));
    assert!(found.began_ms <= found.ended_ms);
    let rounds = shown.events.values().filter(|event| matches!(event, SeenEvent::RoundEnded { .. })).count();
    assert_eq!(found.rounds as usize, rounds);
    let [me, bot] = &found.players[..] else { panic!("{found:?}") };
    assert_eq!((me.name.as_str(), me.you, me.bot.as_deref()), ("Ana", true, None));
    assert_eq!((bot.name.as_str(), bot.you, bot.bot.as_deref()), ("", false, Some("beginner")));
    let sitters = &shown.view.as_ref().expect("a snapshot").seats;
    let Sitter::Bot { persona, .. } = sitters[Seat::at(1)].sitter else { panic!("{sitters:?}") };
    assert_eq!((me.persona, bot.persona), (None, Some(persona)));
    let record = ana.request("GET", &format!("/api/tables/{table}/record"), None).await;
    assert!(
        record.text().contains(&format!("seat 2 \"{}\" bot=beginner", persona.name())),
        "{}",
        record.text()
    );
    let Some(SeenEvent::MatchEnded { end: Some(end) }) = shown.events.get(&shown.last) else {
        panic!("an end")
    };
    let outcome = |side: usize| match () {
        () if end.verdict.won.contains(&side) => SideResult::Won,
        () if end.verdict.lost.contains(&side) => SideResult::Lost,
        () => SideResult::Tied,
    };
    assert_eq!([me.outcome, bot.outcome], [outcome(0), outcome(1)]);

    let export = ana.request("GET", "/api/account/export", None).await.json();
    assert_eq!(export["matches"], json!([found]));

    // It is nobody else's, but everyone who knows its address may read it.
    assert!(page(&eva, "").await.matches.is_empty());
    let path = format!("/api/matches/{}", found.id);
    let seen: FinishedMatch = eva.request("GET", &path, None).await.parse();
    assert!(seen.players.iter().all(|player| !player.you));
    for path in ["/api/matches/none", "/api/matches/none/record", "/api/matches/none/replay"] {
        assert_eq!(eva.request("GET", path, None).await.status, 404, "{path}");
    }

    // All of it is there after a restart.
    let server = server.restart().await;
    let ana = Visitor { address: server.address, ..ana };
    assert_eq!(page(&ana, "").await, mine);
    let won = u32::from(me.outcome == SideResult::Won);
    let tied = u32::from(me.outcome == SideResult::Tied);
    let preset = "draw".into();
    let played = PlayedPreset { preset, played: 1, won, tied, left: 0, rating_points: None };
    assert_eq!(profile(&ana, "ANA").await.played, [played]);
    assert_eq!(ana.request("GET", "/api/people/Eva", None).await.status, 404, "a guest has no profile");
}

#[tokio::test]
async fn a_list_is_filtered_and_paged() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    // One match has all the rounds of a single target, the other is of another game.
    play(&ana, RULES, 1).await;
    let (table, _) = play(&ana, "block match.target=20", 1).await;
    let all = page(&ana, "").await.matches;
    assert_eq!(all.iter().map(|found| found.preset.as_str()).collect::<Vec<_>>(), ["block", "draw"]);
    let presets = async |query: &str| -> Vec<String> {
        page(&ana, query).await.matches.into_iter().map(|found| found.preset).collect()
    };
    assert_eq!(presets("?preset=draw").await, ["draw"]);
    assert_eq!(presets("?with=aNA").await.len(), 2);
    assert_eq!(presets("?with=Eva").await, [""; 0]);
    let [last, first] = &all[..] else { panic!("{all:?}") };
    assert_eq!(presets(&format!("?until_ms={}", last.ended_ms)).await, ["draw"]);
    assert_eq!(presets(&format!("?since_ms={}", first.ended_ms + 1)).await, ["block"]);
    assert_eq!(presets(&format!("?after={}-{table}-1", last.ended_ms)).await, ["draw"]);
    assert_eq!(presets(&format!("?after={}-{}", first.ended_ms, first.id)).await, [""; 0]);
    for bad in ["?after=x", "?after=", "?since_ms=yesterday"] {
        let answer = ana.request("GET", &format!("/api/matches{bad}"), None).await;
        assert_eq!((answer.status, answer.json()["problem"]["code"].as_str()), (400, Some("bad-request")));
    }
}

#[tokio::test]
async fn a_record_is_legal_and_loses_the_name_of_a_deleted_account() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let (table, _) = play(&ana, RULES, 1).await;
    let guest = Visitor::new(server.address).await;
    let path = format!("/api/matches/{table}-1/record");
    let record = async || guest.request("GET", &path, None).await.text().to_owned();
    let before = record().await;
    assert!(before.contains("Ana"), "{before}");
    boneyard_dgn::replay(&before).unwrap_or_else(|fault| panic!("{fault}\n{before}"));
    let delete = json!({ "password": PASSWORD });
    assert_eq!(ana.request("DELETE", "/api/account", Some(&delete)).await.status, 204);
    let after = record().await;
    assert!(!after.contains("Ana") && after.contains("Player 1"), "{after}");
    for path in [format!("/api/matches/{table}-1/replay"), format!("/api/tables/{table}/record")] {
        let answer = guest.request("GET", &path, None).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(!answer.text().contains("Ana"), "{path}: {}", answer.text());
    }
}

#[tokio::test]
async fn a_replay_shows_what_a_seat_saw() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let (table, shown) = play(&ana, "spanish-pairs match.target=20", 3).await;
    let guest = Visitor::new(server.address).await;
    let path = format!("/api/matches/{table}-1/replay");
    let replay = async |query: &str| -> MatchReplay {
        guest.request("GET", &format!("{path}{query}"), None).await.parse()
    };
    let own = replay("?seat=1").await;
    let seen: Vec<&SeenEvent> = own.events.iter().map(|event| &event.event).collect();
    // The player came while the match had begun, or just before.
    let first = shown.events.values().next().unwrap();
    let from = seen.iter().position(|event| *event == first).unwrap();
    assert_eq!(seen[from..], shown.events.values().collect::<Vec<_>>()[..]);
    assert!(own.events.is_sorted_by_key(|event| event.at_ms));
    assert_eq!((own.start.phase, own.start.you.map(|seat| seat.number())), (Phase::Between, Some(1)));

    let watched = replay("").await;
    assert_eq!((watched.start.you, watched.events.len()), (None, own.events.len()));
    let other = replay("?seat=3").await;
    let hand = |replay: &MatchReplay| {
        replay.events.iter().find_map(|event| match &event.event {
            SeenEvent::Dealt { hand, .. } => Some(hand.clone()),
            _ => None,
        })
    };
    assert_ne!(hand(&own), hand(&other));
    assert_ne!(hand(&own), hand(&watched));
    for bad in ["?seat=0", "?seat=5", "?seat=x"] {
        assert_eq!(guest.request("GET", &format!("{path}{bad}"), None).await.status, 400, "{bad}");
    }
}

#[tokio::test]
async fn a_rematch_is_a_match_of_its_own() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let table = ana.open_table(&against_bots(RULES, 1)).await;
    let (mut socket, mut shown) = (ana.join(&table, 0).await.unwrap(), Shown::default());
    let ends = |shown: &Shown| {
        shown.events.values().filter(|event| matches!(event, SeenEvent::MatchEnded { .. })).count()
    };
    play_until(&mut socket, &mut shown, |shown| ends(shown) == 2).await;
    let ids: Vec<String> =
        page(&ana, "").await.matches.into_iter().map(|found| found.id.to_string()).collect();
    assert_eq!(ids, [format!("{table}-2"), format!("{table}-1")]);
    // A guest who signs in brings the matches.
    let _there = Visitor::with_account(server.address, "Anica").await;
    let request = json!({ "name": "Anica", "password": PASSWORD, "move_guest": true });
    let anica = ana.with_cookies_of(&ana.request("POST", "/api/session", Some(&request)).await);
    assert_eq!(page(&anica, "").await.matches.len(), 2);
    assert!(page(&ana, "").await.matches.is_empty());
}

/// Two people with accounts play a rated match to its end. Returns its id.
pub(crate) async fn play_rated(people: [&Visitor; 2], rules: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let request = json!({ "rules": rules, "seats": seats, "options": { "rated": true } });
    let table = people[0].open_table(&request).await;
    let sat = people[1].request("POST", &format!("/api/tables/{table}/seats/2"), None).await;
    assert_eq!(sat.status, 204, "{}", sat.text());
    let play = async |visitor: &Visitor| {
        let (mut socket, mut shown) = (visitor.join(&table, 0).await.unwrap(), Shown::default());
        play_until(&mut socket, &mut shown, match_is_over).await;
    };
    tokio::join!(play(people[0]), play(people[1]));
    format!("{table}-1")
}

/// How long a busy machine may take to book ratings.
const BOOKED_WITHIN: Duration = Duration::from_secs(60);

/// The match, once its ratings are booked.
pub(crate) async fn booked(visitor: &Visitor, id: &str) -> FinishedMatch {
    let began = Instant::now();
    while began.elapsed() < BOOKED_WITHIN {
        let found: FinishedMatch = visitor.request("GET", &format!("/api/matches/{id}"), None).await.parse();
        if found.players.iter().all(|player| player.rating.is_some()) {
            return found;
        }
    }
    panic!("{id} is not booked");
}

#[tokio::test]
async fn a_rated_match_changes_both_ratings_once() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let id = play_rated([&ana, &eva], RULES).await;
    let found = booked(&ana, &id).await;
    assert!(found.rated);
    let change =
        |outcome| found.players.iter().find(|player| player.outcome == outcome).unwrap().rating.unwrap();
    let [won, lost] = [change(SideResult::Won), change(SideResult::Lost)];
    // The first match of two new players, by the formulas of Glickman's paper.
    assert_eq!([won.before, won.after, lost.before, lost.after], [1500, 1662, 1500, 1338]);

    // A restart books nothing twice.
    let server = server.restart().await;
    let ana = Visitor { address: server.address, ..ana };
    let eva = Visitor { address: server.address, ..eva };
    let profile = profile(&ana, "Ana").await;
    let [rating] = &profile.ratings[..] else { panic!("{profile:?}") };
    assert_eq!((rating.family.name(), rating.matches, rating.provisional), ("classic", 1, true));
    assert_eq!(profile.changes.iter().map(|change| change.rating).collect::<Vec<_>>(), [rating.rating]);
    let id = play_rated([&eva, &ana], RULES).await;
    let second = booked(&ana, &id).await;
    let mine = second.players.iter().find(|player| player.you).unwrap();
    assert_eq!(mine.rating.unwrap().before, rating.rating);
    let leaders = ana.request("GET", "/api/ratings/classic", None).await.json();
    assert_eq!(leaders, json!([]), "both are provisional");
    assert_eq!(ana.request("GET", "/api/ratings/chess", None).await.status, 404);
}

#[tokio::test]
async fn only_people_with_accounts_sit_at_a_rated_table() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::named(server.address, "Guest").await;
    let open =
        |seats: serde_json::Value| json!({ "rules": RULES, "seats": seats, "options": { "rated": true } });
    let free = open(json!([{ "kind": "me" }, { "kind": "open" }]));
    let refused = guest.request("POST", "/api/tables", Some(&free)).await;
    assert_eq!(refused.json()["problem"]["refusal"]["code"], "not-signed-in");
    let bot = open(json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]));
    assert_eq!(ana.request("POST", "/api/tables", Some(&bot)).await.status, 400);
    let table = ana.open_table(&free).await;
    let seat = format!("/api/tables/{table}/seats/2");
    let refused = guest.request("POST", &seat, None).await;
    assert_eq!(refused.json()["problem"]["refusal"]["code"], "not-signed-in");
    let mut socket = ana.join(&table, 0).await.unwrap();
    let bots = Command::SeatBots { seat: None, level: Level::Easy, persona: None };
    socket.command("bots", bots).await.unwrap();
    loop {
        match socket.receive().await.unwrap() {
            ServerMessage::Refused { refusal, .. } => break assert_eq!(refusal, Refusal::Rated),
            ServerMessage::Ack { .. } => panic!("a bot sat down"),
            _ => {}
        }
    }
}
