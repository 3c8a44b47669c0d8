//! Whole matches, restarts, refusals and failures of tables over real sockets.

use std::cell::RefCell;
use std::time::Duration;

use boneyard_deal::Part;
use boneyard_dgn as dgn;
use boneyard_protocol::{ClientMessage, Problem, ServerMessage};
use boneyard_rules::Seat;
use boneyard_table::{Audience, Command, Event, Phase, Recorded, Refusal, SeenEvent, Table};
use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{PART, Shown, Socket, Visitor};

/// A table with one person and bots that move without a delay.
pub(crate) fn against_bots(rules: &str, bots: usize) -> Value {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(bots + 1, json!({ "kind": "bot", "level": "beginner" }));
    json!({ "rules": rules, "seats": seats, "options": { "bot_delay_ms": 0 } })
}

/// A time limit longer than any pause of a table.
const PATIENCE: Duration = Duration::from_secs(20);

/// Receives one message and applies it.
pub(crate) async fn follow(socket: &mut Socket, shown: &mut Shown) -> ServerMessage {
    let received = tokio::time::timeout(PATIENCE, socket.receive()).await;
    let Ok(message) = received else {
        panic!("no message after {:?}: {:?}", shown.events.last_key_value(), shown.now)
    };
    let message = message.expect("the server goes on");
    shown.take(&message);
    message
}

/// Receives messages until the condition holds.
pub(crate) async fn until(socket: &mut Socket, shown: &mut Shown, condition: impl Fn(&Shown) -> bool) {
    while !condition(shown) {
        follow(socket, shown).await;
    }
}

/// Plays the first legal move until the condition holds. Returns the number of commands.
pub(crate) async fn play_until(
    socket: &mut Socket,
    shown: &mut Shown,
    condition: impl Fn(&Shown) -> bool,
) -> usize {
    let (mut commands, mut piles) = (0, 0);
    let mut asked_at = None;
    while !condition(shown) {
        let mixed = shown.events.values().filter(|event| matches!(event, SeenEvent::Mixed { .. })).count();
        let wanted = match shown.now.legal.first() {
            Some(choice) => Some((*choice).into()),
            None if mixed > piles => {
                piles = mixed;
                Some(Command::TakeRest)
            }
            None => is_pause(shown).then_some(Command::Ready),
        };
        // Send one command after each event, and repeat it after `TooMany`.
        if let Some(wanted) = wanted
            && asked_at != Some(shown.last)
        {
            asked_at = Some(shown.last);
            commands += 1;
            socket.command(&format!("c{}", shown.last), wanted).await.unwrap();
        }
        match follow(socket, shown).await {
            ServerMessage::Refused { refusal, .. } => {
                panic!("{refusal:?} after {:?}", shown.events.last_key_value())
            }
            ServerMessage::Problem { problem: Problem::TooMany { retry_s } } => {
                tokio::time::sleep(Duration::from_secs(u64::from(retry_s))).await;
                asked_at = None;
                socket.add_part(&shown.now).await;
            }
            ServerMessage::Problem { problem } => panic!("{problem:?}"),
            _ => {}
        }
    }
    commands
}

/// Whether the table waits for people between two rounds. A person who joins then is sent no event.
fn is_pause(shown: &Shown) -> bool {
    if shown.events.is_empty() {
        return shown
            .view
            .as_ref()
            .is_some_and(|view| view.phase == Phase::Between && !view.sheet.is_empty());
    }
    let last = shown.events.get(&shown.last);
    matches!(last, Some(SeenEvent::RoundEnded { .. } | SeenEvent::MatchEnded { .. }))
}

pub(crate) fn match_is_over(shown: &Shown) -> bool {
    matches!(shown.events.get(&shown.last), Some(SeenEvent::MatchEnded { .. }))
}

#[tokio::test]
async fn whole_matches_are_played_against_bots() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    for (rules, bots) in [("draw", 1), ("goat-club-one", 3), ("spanish-pairs", 3)] {
        let id = ana.open_table(&against_bots(rules, bots)).await;
        let mut socket = ana.join(&id, 0).await.unwrap();
        let mut shown = Shown::default();
        let commands = play_until(&mut socket, &mut shown, match_is_over).await;
        assert!(commands > 3, "{rules}: {commands} commands");

        // A new snapshot agrees with the events that were received one by one.
        let mut fresh = Shown::default();
        let mut again = ana.join(&id, 0).await.unwrap();
        follow(&mut again, &mut fresh).await;
        let view = fresh.view.clone().unwrap();
        assert_eq!((view.phase, view.seq, view.you), (Phase::Over, shown.last, Some(Seat::FIRST)));
    }
}

#[tokio::test]
async fn the_record_of_a_match_has_no_hidden_tiles() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&against_bots("goat-club-one match.target=30", 3)).await;
    let record = async || ana.request("GET", &format!("/api/tables/{id}/record"), None).await;
    let mut socket = ana.join(&id, 0).await.unwrap();
    let mut shown = Shown::default();

    play_until(&mut socket, &mut shown, |shown| !shown.now.legal.is_empty()).await;
    let early = record().await;
    // Only finished rounds may have hands in the record. A redeal shows all hands.
    let mut rounds = early.text().split("\nround ").skip(1);
    assert!(
        early.status == 404 || rounds.all(|round| !round.contains("\ndeal") || round.contains("\nend ")),
        "a round in progress is in the record: {}",
        early.text()
    );

    play_until(&mut socket, &mut shown, match_is_over).await;
    let whole = record().await;
    assert_eq!((whole.status, whole.header("content-type")), (200, "text/plain; charset=utf-8"));
    let report = dgn::replay(whole.text()).unwrap_or_else(|fault| panic!("{fault}\n{}", whole.text()));
    let ended = shown.events.values().rev().find_map(|event| match event {
        SeenEvent::MatchEnded { end } => end.as_ref(),
        _ => None,
    });
    let lost: Vec<usize> = ended.unwrap().verdict.lost.iter().map(|side| side + 1).collect();
    assert_eq!((report.match_.over, report.match_.lost), (true, lost));
    let nowhere = ana.request("GET", "/api/tables/nowhere/record", None).await;
    assert_eq!(nowhere.json()["problem"]["code"], "not-found");
}

#[tokio::test]
async fn shown_events_are_stored() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&against_bots("draw", 1)).await;
    let mut socket = ana.join(&id, 0).await.unwrap();
    let mut shown = Shown::default();
    play_until(&mut socket, &mut shown, match_is_over).await;
    drop(socket);
    let folder = server.stop().await;

    let path = folder.path().join("boneyard.db");
    let store = boneyard_store::Store::open(&path, [0; 64]).await.unwrap();
    let stored = store.events(&id).await.unwrap();
    let recorded: Vec<Recorded> = boneyard_server::read_events(&stored).unwrap();
    for (seq, event) in &shown.events {
        let there = &recorded[usize::try_from(*seq).unwrap() - 1];
        assert_eq!(there.seq, *seq);
        assert_eq!(&there.event.seen_by(Audience::Seat(Seat::FIRST)), event);
    }
    for recorded in &recorded {
        // Ana's client has added its part to every deal. The bot has none.
        if let Event::Dealt { parts, .. } | Event::ThrownBack { parts, .. } = &recorded.event {
            assert_eq!(parts[..], [PART, Part::missing(2)]);
        }
    }
    assert_eq!(Table::restore(recorded).unwrap().phase(), Phase::Over);
}

/// SERVER.md section 5 in the words of `docs/deals.md`: the server commits to a deal before the parts are known, and shows
/// the secret when the match is over.
#[tokio::test]
async fn every_deal_can_be_checked_once_the_match_is_over() {
    for (options, lot) in [(json!({}), false), (json!({ "taking": "together" }), false), (json!({}), true)] {
        let server = Running::start().await;
        let ana = Visitor::named(server.address, "Ana").await;
        let mut request = against_bots("draw", 1);
        if lot {
            request["rules"] = json!("draw lead.first=lot");
        }
        for (name, value) in options.as_object().unwrap() {
            request["options"][name] = value.clone();
        }
        let id = ana.open_table(&request).await;
        let mut socket = ana.join(&id, 0).await.unwrap();
        let mut shown = Shown::default();
        let commitments = RefCell::new(Vec::new());
        play_until(&mut socket, &mut shown, |shown| {
            let mut commitments = commitments.borrow_mut();
            if let Some(next) = shown.now.next_deal.filter(|next| next.match_number == 1)
                && commitments.last() != Some(&next.commitment)
            {
                commitments.push(next.commitment);
            }
            match_is_over(shown)
        })
        .await;
        let record = ana.request("GET", &format!("/api/tables/{id}/record"), None).await;
        let deals =
            dgn::check_deals(record.text()).unwrap_or_else(|fault| panic!("{fault}\n{}", record.text()));
        assert!(deals.iter().all(|deal| deal.deal == dgn::DealCheck::Checked));
        assert_eq!(deals[0].lot, lot.then_some(dgn::LotCheck::Checked));
        // The commitments are those that were shown before.
        let published: Vec<String> = dgn::Record::read(record.text())
            .unwrap()
            .rounds
            .iter()
            .map(|round| round.fair.as_ref().unwrap().value.commit.clone().unwrap())
            .collect();
        assert_eq!(published, commitments.borrow().iter().map(ToString::to_string).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_returning_client_gets_the_missed_events() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&against_bots("goat-club-one", 3)).await;
    let mut socket = ana.join(&id, 0).await.unwrap();
    let mut shown = Shown::default();
    play_until(&mut socket, &mut shown, |shown| shown.events.len() > 30).await;
    drop(socket);

    for back in [0, 1, 5] {
        let mut socket = ana.join(&id, shown.last - back).await.unwrap();
        match socket.receive().await.unwrap() {
            ServerMessage::Update { from, events, .. } => {
                assert_eq!(from, shown.last - back + 1);
                for (seq, event) in (from..).zip(&events).filter(|(seq, _)| *seq <= shown.last) {
                    assert_eq!(Some(event), shown.events.get(&seq), "event {seq}");
                }
                assert!(events.len() as u64 >= back);
            }
            other => panic!("{other:?}"),
        }
    }
    // A client that missed too much, or names an unknown event, gets a snapshot.
    for last_seen in [0, 1, 1_000_000] {
        let mut socket = ana.join(&id, last_seen).await.unwrap();
        let answer = socket.receive().await.unwrap();
        assert!(
            matches!(&answer, ServerMessage::Snapshot { view, .. } if view.seq >= shown.last),
            "{answer:?}"
        );
    }
}

#[tokio::test]
async fn a_restart_loses_nothing_and_credits_the_clocks() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let mut request = against_bots("goat-club-one", 3);
    request["options"]["turn_seconds"] = json!(60);
    let id = ana.open_table(&request).await;
    let mut socket = ana.join(&id, 0).await.unwrap();
    let mut shown = Shown::default();
    play_until(&mut socket, &mut shown, |shown| shown.events.len() > 10 && !shown.now.legal.is_empty()).await;
    let server = server.restart().await;
    // Messages that were already sent still arrive; then the stopped server closes the socket.
    while let Some(message) = socket.receive().await {
        shown.take(&message);
    }

    let ana = Visitor { address: server.address, ..ana };
    let before = shown.last;
    let mut socket = ana.join(&id, before).await.unwrap();
    until(&mut socket, &mut shown, |shown| shown.last > before && !shown.now.legal.is_empty()).await;
    assert!(
        matches!(shown.events[&(before + 1)], SeenEvent::Credited { .. }),
        "{:?}",
        shown.events[&(before + 1)]
    );
    assert!(shown.now.clock_ms.unwrap() > 55_000, "{:?}", shown.now.clock_ms);
    play_until(&mut socket, &mut shown, |shown| shown.last > before + 20).await;
}

#[tokio::test]
async fn a_repeated_command_is_carried_out_once_and_answered_the_same() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&against_bots("goat-club-one", 3)).await;
    let mut socket = ana.join(&id, 0).await.unwrap();
    let mut shown = Shown::default();
    until(&mut socket, &mut shown, |shown| !shown.now.legal.is_empty()).await;
    let choice = shown.now.legal[0].into();
    let mut answers = Vec::new();
    for _ in 0..3 {
        socket.command("the same", choice).await.unwrap();
    }
    while answers.len() < 3 {
        if let ServerMessage::Ack { id, seq } = follow(&mut socket, &mut shown).await {
            assert_eq!(id, "the same");
            answers.push(seq);
        }
    }
    assert_eq!(answers, [answers[0]; 3]);
    let server = server.restart().await;
    let ana = Visitor { address: server.address, ..ana };
    let mut socket = ana.join(&id, shown.last).await.unwrap();
    socket.command("the same", choice).await.unwrap();
    loop {
        if let ServerMessage::Ack { seq, .. } = follow(&mut socket, &mut shown).await {
            assert_eq!(seq, answers[0], "also after a restart");
            break;
        }
    }
}

#[tokio::test]
async fn refusals_have_reasons() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let id =
        ana.open_table(&json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut socket = ana.join(&id, 0).await.unwrap();
    let mut watcher = eva.join(&id, 0).await.unwrap();
    let refusal = async |socket: &mut Socket, name: &str, command| {
        socket.command(name, command).await.unwrap();
        loop {
            if let ServerMessage::Refused { id, refusal } = socket.receive().await.unwrap() {
                assert_eq!(id, name);
                return refusal;
            }
        }
    };
    assert_eq!(refusal(&mut socket, "a", Command::Pass).await, Refusal::NoRound);
    assert_eq!(refusal(&mut watcher, "b", Command::Pass).await, Refusal::NotSeated);
    assert_eq!(refusal(&mut socket, "c", Command::Ready).await, Refusal::NothingToWaitFor);
}

#[tokio::test]
async fn a_seated_person_sees_only_their_own_hand() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let id =
        ana.open_table(&json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let (mut anas, mut evas) = (Shown::default(), Shown::default());
    let mut ana_socket = ana.join(&id, 0).await.unwrap();
    let mut eva_socket = eva.join(&id, 0).await.unwrap();
    let mut watcher = Socket::open(server.address, &id, &[]).await.unwrap();
    watcher.send(&ClientMessage::Hello { version: boneyard_protocol::VERSION, last_seen: 0 }).await.unwrap();
    follow(&mut eva_socket, &mut evas).await;
    assert_eq!(evas.view.as_ref().unwrap().you, None, "watches until she sits");
    assert_eq!(eva.request("POST", &format!("/api/tables/{id}/seats/2"), None).await.status, 204);

    until(&mut eva_socket, &mut evas, |shown| shown.view.as_ref().is_some_and(|view| view.you.is_some()))
        .await;
    assert_eq!(evas.view.as_ref().unwrap().you, Seat::new(2));
    let hand = |shown: &Shown| {
        let dealt = |event: &SeenEvent| match event {
            SeenEvent::Dealt { hand, .. } => Some(hand.clone()),
            _ => None,
        };
        let in_view = || shown.view.as_ref()?.round.as_ref().map(|round| round.hand.clone());
        shown.events.values().find_map(dealt).or_else(in_view)
    };
    until(&mut ana_socket, &mut anas, |shown| hand(shown).is_some()).await;
    until(&mut eva_socket, &mut evas, |shown| hand(shown).is_some()).await;
    let mut watched = Shown::default();
    until(&mut watcher, &mut watched, |shown| hand(shown).is_some()).await;
    let (anas, evas) = (hand(&anas).unwrap().unwrap(), hand(&evas).unwrap().unwrap());
    assert_eq!((anas.len(), evas.len()), (7, 7));
    assert!(anas.iter().all(|tile| !evas.contains(tile)));
    assert_eq!(hand(&watched), Some(None));
}

#[tokio::test]
async fn others_see_who_is_disconnected_and_who_is_back() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let id =
        ana.open_table(&json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut shown = Shown::default();
    let mut ana_socket = ana.join(&id, 0).await.unwrap();
    let eva_socket = eva.join(&id, 0).await.unwrap();
    eva.request("POST", &format!("/api/tables/{id}/seats/2"), None).await;
    until(&mut ana_socket, &mut shown, |shown| shown.now.turn.is_some()).await;
    let is_away = |shown: &Shown| shown.now.away.iter().any(|away| away.seat.number() == 2);
    assert!(!is_away(&shown));
    drop(eva_socket);
    until(&mut ana_socket, &mut shown, is_away).await;
    let _eva_socket = eva.join(&id, 0).await.unwrap();
    until(&mut ana_socket, &mut shown, |shown| !is_away(shown)).await;
}

#[tokio::test]
async fn invalid_messages_do_not_affect_the_table() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&against_bots("draw", 1)).await;
    let problem = async |socket: &mut Socket| loop {
        match socket.receive().await {
            Some(ServerMessage::Problem { problem }) => return Some(problem),
            Some(_) => {}
            None => return None,
        }
    };
    // Before `hello`, other messages are refused.
    for (text, expected) in [
        (r#"{"type":"ping"}"#, Problem::BadRequest { detail: "say hello first".into() }),
        (r#"{"type":"hello","version":99}"#, Problem::Version { server: 2 }),
    ] {
        let mut socket = Socket::open(server.address, &id, &[("cookie", &ana.cookie)]).await.unwrap();
        socket.send_text(text).await.unwrap();
        assert_eq!(problem(&mut socket).await, Some(expected), "{text}");
        assert_eq!(socket.receive_text().await, None);
    }
    // After `hello`, unknown fields are ignored and unknown commands are refused.
    let mut socket = Socket::open(server.address, &id, &[("cookie", &ana.cookie)]).await.unwrap();
    socket.send_text(r#"{"type":"hello","version":2,"last_seen":0,"colour":"green"}"#).await.unwrap();
    assert!(matches!(socket.receive().await, Some(ServerMessage::Snapshot { .. })));
    for text in
        ["nonsense", r#"{"type":"dance"}"#, r#"{"type":"command","id":"a","command":{"type":"cheat"}}"#]
    {
        socket.send_text(text).await.unwrap();
        let problem = problem(&mut socket).await;
        assert!(matches!(problem, Some(Problem::BadRequest { .. })), "{text}: {problem:?}");
    }
    socket.send_text(r#"{"type":"ping"}"#).await.unwrap();
    while !matches!(socket.receive().await.unwrap(), ServerMessage::Pong) {}
    // A message that is too long is not read completely.
    socket.send_text(&" ".repeat(1 << 20)).await.unwrap();
    assert!(matches!(problem(&mut socket).await, Some(Problem::TooLarge { .. }) | None));
    // The table still works.
    assert!(ana.join(&id, 0).await.unwrap().receive().await.is_some());
}

#[tokio::test]
async fn another_sites_page_gets_no_socket() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&against_bots("draw", 1)).await;
    let headers = [("cookie", ana.cookie.as_str()), ("origin", "http://evil.example")];
    assert!(Socket::open(server.address, &id, &headers).await.is_err());
    let ours = format!("http://{}", server.address);
    let headers = [("cookie", ana.cookie.as_str()), ("origin", ours.as_str())];
    assert!(Socket::open(server.address, &id, &headers).await.is_ok());
    assert!(Socket::open(server.address, &"nowhere".into(), &[]).await.is_err());
}

#[tokio::test]
async fn a_table_that_cannot_store_freezes_and_other_tables_continue() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let failing = ana.open_table(&against_bots("draw", 1)).await;
    let healthy = ana.open_table(&against_bots("draw", 1)).await;
    let mut socket = ana.join(&failing, 0).await.unwrap();
    let mut shown = Shown::default();
    until(&mut socket, &mut shown, |shown| !shown.now.legal.is_empty()).await;
    let path = server.folder.path().join("boneyard.db");
    let break_table = format!(
        "CREATE TRIGGER broken BEFORE INSERT ON table_events WHEN NEW.table_key = (SELECT key FROM tables WHERE id = '{failing}') \
         BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END"
    );
    run_sql(&path, break_table).await;

    let before = shown.last;
    socket.command("lost", shown.now.legal[0].into()).await.unwrap();
    until(&mut socket, &mut shown, |shown| shown.now.frozen).await;
    assert_eq!(shown.last, before, "nothing is shown that is not stored");
    socket.command("later", Command::Pass).await.unwrap();
    for name in ["lost", "later"] {
        let refused = ServerMessage::Refused { id: name.into(), refusal: Refusal::Frozen };
        while follow(&mut socket, &mut shown).await != refused {}
    }
    let mut other = ana.join(&healthy, 0).await.unwrap();
    let mut played = Shown::default();
    play_until(&mut other, &mut played, |shown| shown.events.len() > 10).await;

    // A client that connects while the table is frozen gets the reason once.
    let mut late = ana.join(&failing, 0).await.unwrap();
    let problem = ServerMessage::Problem { problem: Problem::Storage };
    assert_eq!((late.receive().await, late.receive().await), (Some(problem), None));

    run_sql(&path, "DROP TRIGGER broken".into()).await;
    until(&mut socket, &mut shown, |shown| !shown.now.frozen && !shown.now.legal.is_empty()).await;
    play_until(&mut socket, &mut shown, |shown| shown.last > before + 10).await;
}

/// Changes the database of a running server.
pub(crate) async fn run_sql(path: &std::path::Path, sql: String) {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
}
