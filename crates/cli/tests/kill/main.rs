//! What a player has seen is stored. The test kills a server again and again while several clients play, and compares
//! the events that the clients saw with those on disk.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod evening;
mod player;
mod process;
mod proof;

use std::net::SocketAddr;
use std::time::Duration;

use boneyard_ids::TableId;
use boneyard_rules::Seat;
use boneyard_test_support::{phone, visitor};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;
use tokio::sync::watch;
use tokio::time::timeout;

use player::{Log, Player};
use process::Process;
use visitor::Visitor;

const KILLS: u32 = 50;

/// The most events between two kills, over all clients.
const EVENTS_BETWEEN_MAX: u64 = 120;

/// Longer than any pause between events.
const PATIENCE: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_shown_is_lost_when_the_server_is_killed() {
    let seed = seed("nothing_shown_is_lost");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut below = move |bound: u64| rng.next_u64() % bound;

    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("boneyard.db");
    let mut server = Process::start(&database).await;
    let (addresses, address) = watch::channel(server.address);
    let (progress, mut shown) = watch::channel(0_u64);
    let tables = open_tables(server.address).await;
    let mut players = Vec::new();
    for seating in &tables {
        for (visitor, seat) in &seating.people {
            let log = Log { table: seating.table.clone(), seat: *seat, ..Log::default() };
            players.push(Player::start(log, visitor, address.clone(), progress.clone(), below(u64::MAX)));
        }
    }
    let tables: Vec<TableId> = tables.into_iter().map(|seating| seating.table).collect();

    for kill in 1..=KILLS {
        let target = *shown.borrow() + below(EVENTS_BETWEEN_MAX);
        let reached = timeout(PATIENCE, shown.wait_for(|count| *count >= target)).await.is_ok();
        assert!(reached, "seed {seed}: nothing goes on after kill {}", kill - 1);
        for _ in 0..below(100) {
            tokio::task::yield_now().await;
        }
        server.kill().await;
        let stored = proof::stored(&database, &tables).await;
        for player in &players {
            player.with_log(|log| proof::check_new(seed, kill, log, &stored));
        }
        server = Process::start(&database).await;
        addresses.send_replace(server.address);
    }

    let before = proof::last_events(&players);
    let everybody_goes_on = async {
        while proof::last_events(&players).iter().any(|(table, last)| *last < before[table] + 20) {
            shown.changed().await.unwrap();
        }
    };
    let went_on = timeout(PATIENCE, everybody_goes_on).await;
    assert!(went_on.is_ok(), "seed {seed}: from {before:?} only to {:?}", proof::last_events(&players));
    server.kill().await;
    let stored = proof::stored(&database, &tables).await;
    for player in &players {
        player.with_log(|log| proof::check_all(seed, log, &stored));
    }
    let total: usize = players.iter().map(|player| player.with_log(|log| log.shown.events.len())).sum();
    assert!(total > 1000, "seed {seed}: only {total} events were shown to anybody");
}

/// The seed of this run. Prints how to run the test again with the same seed.
fn seed(test: &str) -> u64 {
    let seed = match std::env::var("BONEYARD_SEED") {
        Ok(text) => text.parse().expect("BONEYARD_SEED is a number"),
        Err(_) => std::time::UNIX_EPOCH.elapsed().unwrap().subsec_nanos().into(),
    };
    eprintln!("seed {seed} (replay: BONEYARD_SEED={seed} cargo nextest run -p boneyard {test})");
    seed
}

/// A table, its players and one spectator.
struct Seating {
    table: TableId,
    people: Vec<(Visitor, Option<Seat>)>,
}

/// Opens tables of several rules, with one to four people at each.
async fn open_tables(address: SocketAddr) -> Vec<Seating> {
    let mut seatings = Vec::new();
    for (rules, seats, people) in
        [("draw", 2, 2), ("goat-club-one", 4, 2), ("spanish-pairs", 4, 4), ("for-three", 3, 1)]
    {
        let mut plan = vec![json!({ "kind": "me" })];
        plan.resize(people, json!({ "kind": "open" }));
        plan.resize(seats, json!({ "kind": "bot", "level": "random" }));
        let request =
            json!({ "rules": rules, "seats": plan, "options": { "bot_delay_ms": 0, "turn_seconds": 60 } });
        let opener = Visitor::named(address, "Person 1").await;
        let table = opener.open_table(&request).await;
        let mut seated = vec![(opener, Seat::new(1))];
        for seat in 2..=u8::try_from(people).unwrap() {
            let visitor = Visitor::named(address, &format!("Person {seat}")).await;
            let sat = visitor.request("POST", &format!("/api/tables/{table}/seats/{seat}"), None).await;
            assert_eq!(sat.status, 204, "{}", sat.text());
            seated.push((visitor, Seat::new(seat)));
        }
        seated.push((Visitor::new(address).await, None));
        seatings.push(Seating { table, people: seated });
    }
    seatings
}
