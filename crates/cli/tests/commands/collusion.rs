//! `boneyard collusion`: it finds people who share what they hold, and stores hints while a server has the database open.

use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use boneyard_bots::{Budget, Level, arena::Deal, choose};
use boneyard_rules::{
    Action, BySeat, FinishedRound, Lead, Move, Rules, Seat, Seen, Tile, View, WIDE, settle,
};
use boneyard_store::{
    Append, FinishedMatch, FinishedPlayer, Guest, HintedPair, MatchOutcome, NewEvent, SECRET_BYTES, Store,
};
use boneyard_table::{ActedBy, Event, EventBody, Recorded, SeatPlan, TableOptions, Timestamp};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::program::{boneyard, text};

const PEOPLE: [&str; 8] = ["Ana", "Ben", "Cid", "Dan", "Eva", "Fay", "Gil", "Hal"];
const ROUNDS: usize = 12;
const MATCHES: usize = 5;

fn collusion(database: &Path, arguments: &[&str]) -> Output {
    boneyard(&["collusion", "--database"]).arg(database).args(arguments).output().unwrap()
}

fn now_ms() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// Ana and Cid are partners who know each other's tiles. Everyone else plays what suits their own hand.
fn play(view: &View, people: &[usize], partner: &[Tile], rng: &mut Xoshiro256PlusPlus) -> Move {
    if !matches!(people[view.seat.index()], 0 | 2) {
        return choose(Level::Easy, view, rng, Budget::playouts(1)).unwrap();
    }
    let seat = view.rules.sides(4).seats(view.rules.sides(4).of(view.seat)).to_vec();
    let seat = seat.into_iter().find(|seat| *seat != view.seat).unwrap();
    let fitting = |play: &Move| {
        let Move::Play { tile, at, leaves } = *play else { return 0 };
        let mut after = view.clone();
        after.history.push(Seen::Played { seat: view.seat, tile, at, leaves });
        after.history.push(Seen::Passed { seat });
        let fitting = after.fitting_before::<WIDE>().pop().unwrap();
        partner.iter().filter(|tile| fitting.contains(**tile)).count()
    };
    *view.legal.iter().max_by_key(|play| fitting(play)).unwrap()
}

/// The events of a round.
fn round(number: u32, rules: &Arc<Rules>, people: &[usize], rng: &mut Xoshiro256PlusPlus) -> Vec<Event> {
    let deal = Deal::shuffled(rules.clone(), 4, rng).unwrap();
    let mut round = deal.round().clone();
    let hands = BySeat::new(4, |seat| round.hand(seat));
    let (leader, must_lead) = (round.leader(), round.must_lead());
    let mut events = vec![Event::Dealt {
        round: number,
        hands,
        boneyard: Vec::new(),
        leader,
        must_lead,
        unlifted: Vec::new(),
        parts: Vec::new(),
    }];
    let finished = loop {
        if let Some(finished) = FinishedRound::of(&round, rules, deal.standing()) {
            break finished;
        }
        let (seat, by) = (round.turn(), ActedBy::Person);
        let view = View::of(&round, rules.clone(), deal.standing().clone(), seat);
        let partner = round.hand(Seat::at((seat.index() + 2) % 4));
        let (action, event) = match play(&view, people, &partner, rng) {
            Move::Play { tile, at, leaves } => {
                let action = Action::Play { tile, at, leaves };
                let ends = round.ends_after(action).unwrap();
                (action, Event::Played { seat, tile, at, leaves, ends, by })
            }
            _ => (Action::Pass, Event::Passed { seat, by }),
        };
        round.play(action).unwrap();
        events.push(event);
    };
    events.push(Event::RoundEnded {
        round: number,
        outcome: finished.outcome,
        hands: BySeat::new(4, |seat| round.hand(seat)),
        settlement: Box::new(settle(rules, deal.sides(), deal.standing(), &finished)),
        lead: Lead::Seat(leader),
    });
    events
}

/// A table at which these people play rated matches.
async fn table(store: &Store, table: &str, people: [usize; 4], rng: &mut Xoshiro256PlusPlus) {
    let rules = Arc::new(Rules::preset("latin-pairs").unwrap());
    let opened = Event::Opened {
        rules: "latin-pairs".into(),
        seats: vec![SeatPlan::Open; 4],
        options: Box::new(TableOptions { rated: true, ..TableOptions::default() }),
        seed: None,
        house_rules: None,
    };
    let mut seq = 1;
    for number in 1..=MATCHES {
        let mut events = if number == 1 { vec![opened.clone()] } else { Vec::new() };
        events.push(Event::MatchBegan { number: u32::try_from(number).unwrap() });
        for number in 1..=ROUNDS {
            events.extend(round(u32::try_from(number).unwrap(), &rules, &people, rng));
        }
        events.push(Event::MatchEnded { end: None });
        let first_seq = seq;
        let at_ms = now_ms() - 1_000;
        let body = |event| {
            let recorded = Recorded { seq, at: Timestamp(at_ms.cast_unsigned()), cause: None, event };
            seq += 1;
            NewEvent { at_ms, body: serde_json::to_string(&EventBody::of(&recorded)).unwrap() }
        };
        let events = events.into_iter().map(body).collect();
        let ends = Some(finished(table, number, people, at_ms));
        let append = Append {
            table: table.into(),
            first_seq,
            events,
            opens: number == 1,
            ends,
            conduct: Vec::new(),
            closes_at_ms: None,
        };
        store.append(append).await.unwrap();
    }
}

fn finished(table: &str, number: usize, people: [usize; 4], ended_ms: i64) -> FinishedMatch {
    let player = |(seat, person): (u8, usize)| FinishedPlayer {
        seat,
        side: (seat - 1) % 2,
        person: Some(PEOPLE[person].into()),
        bot: None,
        persona: None,
        name: PEOPLE[person].into(),
        face: None,
        points: 0,
        outcome: MatchOutcome::Tied,
        has_left: false,
        rating_points: None,
        rating: None,
    };
    FinishedMatch {
        id: format!("{table}-{number}").as_str().into(),
        number: u32::try_from(number).unwrap(),
        rules: "latin-pairs".into(),
        preset: "latin-pairs".into(),
        began_ms: ended_ms - 1,
        ended_ms,
        rounds: u32::try_from(ROUNDS).unwrap(),
        rated_in: Some("pairs".into()),
        house_rules: None,
        players: (1..).zip(people).map(player).collect(),
    }
}

/// A database with the matches of eight people.
async fn database(folder: &Path) -> (PathBuf, Store) {
    let path = folder.join("boneyard.db");
    let store = Store::open(&path, [7; SECRET_BYTES]).await.unwrap();
    for name in PEOPLE {
        let guest = Guest { id: name.into(), name: name.into(), face: None, created_ms: 1, is_bot: false };
        store.save_guest(guest).await.unwrap();
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    table(&store, "first", [0, 1, 2, 3], &mut rng).await;
    table(&store, "second", [4, 5, 6, 7], &mut rng).await;
    table(&store, "third", [1, 4, 3, 6], &mut rng).await;
    (path, store)
}

fn names(hints: &[HintedPair]) -> Vec<(&str, &str, bool)> {
    let mut names: Vec<_> = hints
        .iter()
        .map(|hint| (hint.person.person.name.as_str(), hint.other.person.name.as_str(), hint.found.helps))
        .collect();
    names.sort_unstable();
    names
}

#[tokio::test]
async fn partners_who_know_each_others_tiles_are_found_while_a_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let (path, store) = database(folder.path()).await;
    let dry = collusion(&path, &["--dry-run", "--json"]);
    assert!(dry.status.success(), "{}", text(&dry.stderr));
    let found: Value = serde_json::from_slice(&dry.stdout).unwrap();
    assert_eq!((&found["matches"], &found["skipped"]), (&15.into(), &serde_json::json!([])), "{found}");
    assert_eq!(store.play_hint_run().await.unwrap(), None, "nothing is stored");

    let output = collusion(&path, &[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(lines[0].starts_with("15 rated matches, "), "{lines:?}");
    assert!(
        lines[1].starts_with("who plays  whose hand  as       does   rounds  tiles  errors  matches"),
        "{lines:?}"
    );
    assert!(lines[2].contains("partner  helps      60"), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("2 hints, of which 0.0"), "{lines:?}");
    let hints = store.play_hints(9).await.unwrap();
    assert_eq!(names(&hints), [("Ana", "Cid", true), ("Cid", "Ana", true)], "{hints:?}");
    assert!(hints.iter().all(|hint| hint.found.partners && hint.found.matches.len() == 3), "{hints:?}");
    assert!(hints[0].found.matches.iter().all(|id| id.as_str().starts_with("first-")), "{hints:?}");
    let run = store.play_hint_run().await.unwrap().unwrap();
    assert_eq!((run.matches, run.at_ms - run.since_ms), (15, 90 * 24 * 60 * 60 * 1000));

    // The server goes on writing, and the same matches give the same hints.
    let guest = Guest { id: "ivy".into(), name: "Ivy".into(), face: None, created_ms: 1, is_bot: false };
    store.save_guest(guest).await.unwrap();
    assert!(collusion(&path, &[]).status.success());
    assert_eq!(store.play_hints(9).await.unwrap(), hints);
    let few = collusion(&path, &["--matches", "2"]);
    assert_eq!(text(&few.stdout).lines().last(), Some("no hints"));
    assert!(store.play_hints(9).await.unwrap().is_empty(), "a run replaces the hints of the run before");
    store.close().await;
}

#[tokio::test]
async fn a_damaged_match_is_left_out_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    let store = Store::open(&path, [7; SECRET_BYTES]).await.unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    table(&store, "first", [0, 1, 2, 3], &mut rng).await;
    store.close().await;
    let mut connection = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    let damage = "UPDATE table_events SET body = replace(body, 'latin', 'latex') WHERE seq = 1";
    sqlx::raw_sql(AssertSqlSafe(damage.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let output = collusion(&path, &["--dry-run"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(
        lines,
        [
            "0 rated matches, 0 pairs, 0 of them with enough rounds",
            "left out: table first: event 1 of table first is damaged: its checksum is wrong; `boneyard check` lists all damage",
            "no hints",
            "not stored"
        ]
    );
}

#[test]
fn a_missing_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let output = collusion(&folder.path().join("none.db"), &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with("boneyard: "), "{}", text(&output.stderr));
    let wrong = collusion(&folder.path().join("none.db"), &["--days", "0"]);
    assert_eq!(wrong.status.code(), Some(2));
}
