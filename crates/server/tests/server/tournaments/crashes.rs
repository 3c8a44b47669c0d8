//! What a tournament does after the server was stopped at a bad moment. The store is changed to what a crash leaves.

use boneyard_ids::TableId;
use boneyard_protocol::tournaments::{TournamentStatus, TournamentView};
use boneyard_store::{
    Append, FinishedMatch, FinishedPlayer, MatchOutcome, NewEvent, NewTournamentEvent, Store,
    TournamentChange,
};
use boneyard_tournament::{Event, Outcome, Tournament};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use super::{Moved, does, entered, once, open, pairing_of, play_at, view, wants, with};
use crate::running::Running;
use crate::visitor::Visitor;

/// The events of a tournament.
async fn events(store: &Store, id: &str) -> Vec<Event> {
    let stored = store.tournament_events(&id.into()).await.unwrap();
    stored.iter().map(|event| serde_json::from_str(&event.body).unwrap()).collect()
}

/// Changes the database of a server that does not run.
async fn sql(folder: &tempfile::TempDir, statement: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("boneyard.db"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn opened(folder: &tempfile::TempDir) -> Store {
    Store::open(&folder.path().join("boneyard.db"), [7; boneyard_store::SECRET_BYTES]).await.unwrap()
}

/// Stores the result of a table's match, as its last event does: the first seat wins.
async fn store_result(store: &Store, table: &TableId) {
    let player = |seat: u8, outcome| FinishedPlayer {
        seat,
        side: seat - 1,
        person: None,
        bot: None,
        persona: None,
        name: String::new(),
        face: None,
        points: 10,
        outcome,
        has_left: false,
        rating_points: None,
        rating: None,
    };
    let ends = FinishedMatch {
        id: format!("{table}-1").as_str().into(),
        number: 1,
        rules: "draw".into(),
        preset: "draw".into(),
        began_ms: 1,
        ended_ms: 2,
        rounds: 1,
        rated_in: None,
        house_rules: None,
        players: vec![player(1, MatchOutcome::Won), player(2, MatchOutcome::Lost)],
    };
    let stored = store.events(table).await.unwrap();
    let (table, first_seq) = (table.clone(), stored.len() as u64 + 1);
    let append = Append {
        table,
        first_seq,
        events: Vec::new(),
        opens: false,
        ends: Some(ends),
        conduct: Vec::new(),
        closes_at_ms: None,
    };
    store.append(append).await.unwrap();
}

fn tables(seen: &TournamentView) -> Vec<TableId> {
    seen.tournament.rounds[0].pairings.iter().filter_map(|it| it.table.clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_in_the_middle_of_a_round_loses_and_repeats_nothing() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let format = json!({ "type": "swiss", "rounds": 2 });
    let by_host = json!({ "next_round": { "type": "by-host" } });
    let id = open(&host, with(wants(&format), by_host)).await;
    let players = entered(&server, &id, 6).await;
    does(&host, &id, "start", &json!({})).await;
    let before = once(&host, &id, |seen| tables(seen).len() == 3).await;
    let [played, unreported, _] = &tables(&before)[..] else { unreachable!() };
    let at = |table: &TableId| {
        let pairing = before.tournament.rounds[0].pairings.iter().find(|it| it.table.as_ref() == Some(table));
        pairing.map(|it| [&players[it.first.index()], &players[it.second.index()]]).unwrap()
    };
    let [one, other] = at(played);
    tokio::join!(play_at(one, played), play_at(other, played));
    once(&host, &id, |seen| tables(seen).len() == 2).await;

    // The match of a second table ends, and the server is killed before the tournament sees it.
    let folder = server.stop().await;
    let store = opened(&folder).await;
    store_result(&store, unreported).await;
    store.close().await;
    let server = Running::start_in(folder, None).await;
    let host = host.with_address(&server);
    let after = once(&host, &id, |seen| tables(seen).len() == 1).await;
    let outcomes: Vec<_> = after.tournament.rounds[0].pairings.iter().map(|it| it.outcome).collect();
    assert_eq!(outcomes.iter().flatten().count(), 2);
    let reported = after.tournament.rounds[0]
        .pairings
        .iter()
        .find(|it| it.match_ == Some(format!("{unreported}-1").as_str().into()));
    assert_eq!(reported.unwrap().outcome, Some(Outcome::First));
    // The rest is played at the same tables as before.
    let last = &tables(&after)[0];
    assert!(tables(&before).contains(last));
    let [one, other] = at(last).map(|player| player.with_address(&server));
    tokio::join!(play_at(&one, last), play_at(&other, last));
    once(&host, &id, |seen| tables(seen).is_empty()).await;

    // Another restart reports nothing twice.
    let folder = server.restart().await.stop().await;
    let store = opened(&folder).await;
    let decided =
        events(&store, &id).await.into_iter().filter(|it| matches!(it, Event::Decided { .. })).count();
    assert_eq!(decided, 3);
    assert_eq!(store.tournament_tables(&id.as_str().into()).await.unwrap().len(), 3);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_a_crash_left_out_are_opened_once() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let id = open(&host, wants(&json!({ "type": "knock-out", "third_place": false }))).await;
    let players = entered(&server, &id, 4).await;
    let folder = server.stop().await;

    // The server is killed when the pairings are stored, with the ids of their tables. One table is not open yet, and at
    // the other nobody sits yet.
    let store = opened(&folder).await;
    let log = events(&store, &id).await;
    let mut tournament = Tournament::restore(&log).unwrap();
    let mut new = Vec::new();
    for command in [boneyard_tournament::Command::Start, boneyard_tournament::Command::Pair] {
        for event in tournament.handle(command, boneyard_tournament::Timestamp(1)).unwrap() {
            tournament.apply(&event).unwrap();
            new.push(NewTournamentEvent { at_ms: 1, body: serde_json::to_string(&event).unwrap() });
        }
    }
    let append = |first_seq| TournamentChange::Append {
        tournament: id.as_str().into(),
        first_seq,
        events: new.clone(),
        entry: None,
        tables: vec![(1, "missing".into()), (2, "empty".into())],
        started_ms: Some(1),
        closed: None,
    };
    let next = u32::try_from(log.len()).unwrap() + 1;
    store.change_tournament(append(next)).await.unwrap();
    assert!(store.change_tournament(append(next)).await.is_err(), "an old number is refused");
    let body = json!({ "opened": { "rules": super::RULES, "seats": [{ "kind": "open" }, { "kind": "open" }], "options": {} } });
    let body = boneyard_opened(&body.to_string());
    let event = NewEvent { at_ms: 1, body };
    let table = "empty".into();
    let opening = Append {
        table,
        first_seq: 1,
        events: vec![event],
        opens: true,
        ends: None,
        conduct: Vec::new(),
        closes_at_ms: None,
    };
    store.append(opening).await.unwrap();
    store.close().await;

    let server = Running::start_in(folder, None).await;
    // A stranger cannot take a seat.
    let stranger = Visitor::named(server.address, "Stranger").await;
    for table in ["missing", "empty"] {
        let answer = stranger.request("POST", &format!("/api/tables/{table}/seats/1"), None).await;
        assert_eq!(answer.json()["problem"]["refusal"]["code"], "seat-taken", "{}", answer.text());
    }
    let players: Vec<Visitor> = players.iter().map(|player| player.with_address(&server)).collect();
    let mut seated = Vec::new();
    for player in &players {
        seated.push(view(player, &id).await.you.table.unwrap().to_string());
    }
    seated.sort();
    assert_eq!(seated, ["empty", "empty", "missing", "missing"]);

    // A crash after a table is open, before that is marked, changes nothing.
    let folder = server.stop().await;
    sql(&folder, "UPDATE tournament_tables SET opened_ms = NULL").await;
    let server = Running::start_in(folder, None).await;
    let players: Vec<Visitor> = players.iter().map(|player| player.with_address(&server)).collect();
    super::play_to_the_end(&players, &id).await;
    let over = view(&players[0], &id).await.tournament;
    assert_eq!(over.summary.status, TournamentStatus::Over);
    assert_eq!(over.rounds.iter().map(|round| round.pairings.len()).collect::<Vec<_>>(), [1, 2]);
}

/// The stored form of the event that opens a table.
fn boneyard_opened(plan: &str) -> String {
    let plan: serde_json::Value = serde_json::from_str(plan).unwrap();
    let opened = &plan["opened"];
    let event = boneyard_table::Event::Opened {
        rules: opened["rules"].as_str().unwrap().to_owned(),
        seats: serde_json::from_value(opened["seats"].clone()).unwrap(),
        options: serde_json::from_value(opened["options"].clone()).unwrap(),
        seed: None,
        house_rules: None,
    };
    let recorded = boneyard_table::Recorded { seq: 1, at: boneyard_table::Timestamp(1), cause: None, event };
    serde_json::to_string(&boneyard_table::EventBody::of(&recorded)).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_withdrawal_decides_the_open_match_and_closes_its_table() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let swiss = json!({ "type": "swiss", "rounds": 1 });
    let id = open(&host, wants(&swiss)).await;
    let players = entered(&server, &id, 4).await;
    does(&host, &id, "start", &json!({})).await;
    let seen = once(&players[0], &id, |seen| seen.you.table.is_some()).await;
    let (table, pairing) = (seen.you.table.clone().unwrap(), pairing_of(&seen, 1));
    does(&players[0], &id, "withdraw", &json!({})).await;
    let after = view(&players[0], &id).await;
    let decided = after.tournament.rounds[0].pairings.iter().find(|it| Some(it.pairing) == pairing).unwrap();
    assert!(matches!(decided.outcome, Some(Outcome::WalkoverFirst | Outcome::WalkoverSecond)));
    // The table ends, and stays closed after a restart.
    let server = server.restart().await;
    let player = players[0].with_address(&server);
    for _ in 0..200 {
        if player.request("GET", &format!("/api/tables/{table}"), None).await.status == 404 {
            return;
        }
    }
    panic!("the table stays");
}
