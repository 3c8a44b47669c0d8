//! A club evening that is played online, whose server is killed in the middle of its rounds. Its table goes on, and every round of
//! the table is entered once.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use boneyard_club::live::{EveningCommand, LogEntry, is_table_device, table_device};
use boneyard_ids::{EveningId, TableId};
use boneyard_protocol::ServerMessage;
use boneyard_protocol::evening::OpenedEvening;
use boneyard_server::read_events;
use boneyard_store::Store;
use boneyard_table::{Command, Event, Recorded, Refusal};
use boneyard_test_support::phone::{Phone, at, club, enter_club, join_evening};
use boneyard_test_support::visitor::Visitor;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;
use tokio::sync::watch;
use tokio::time::timeout;

const FOUR: &str = "evening 1\nname \"Friday\"\nplayers 4 published\nmatches 1\n";

const KILLS: u32 = 8;

/// The most commands of one player between two kills.
const COMMANDS_BETWEEN_MAX: u64 = 12;

const PATIENCE: Duration = Duration::from_secs(120);

// CLUB-98.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_online_table_goes_on_and_enters_each_round_once_when_the_server_is_killed() {
    let seed = super::seed("an_online_table_goes_on");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut below = move |bound: u64| rng.next_u64() % bound;

    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("boneyard.db");
    let mut server = super::serve(&database).await;
    let (addresses, address) = watch::channel(server.address());
    let ana = Visitor::named(server.address(), "Ana").await;
    let opened = open_online(&ana).await;
    let mut people = vec![ana.clone()];
    for number in 2..=4 {
        let visitor = Visitor::new(server.address()).await;
        assert_eq!(join_evening(&visitor, &opened, number).await.status, 204);
        people.push(visitor);
    }
    let mut laptop = organiser(server.address(), &ana, &opened.id).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let table = wait_for(&mut laptop, |phone| phone.view().tables[0].online.clone()).await;
    let (progress, mut played) = watch::channel(0);
    let playing: Vec<_> = people
        .into_iter()
        .map(|person| tokio::spawn(play(person, table.clone(), address.clone(), progress.clone())))
        .collect();

    let mut kills = 0;
    for _ in 0..KILLS {
        let target = *played.borrow() + 1 + below(COMMANDS_BETWEEN_MAX);
        // The match may be over by now: nobody plays then.
        let goes_on =
            timeout(Duration::from_secs(20), played.wait_for(|count| *count >= target)).await.is_ok();
        server.kill().await.unwrap();
        let (entries, _) = stored(&database, &opened.id, &table).await;
        check_numbers(seed, &entries, &table);
        server = super::serve(&database).await;
        addresses.send_replace(server.address());
        kills += 1;
        if !goes_on {
            break;
        }
    }
    assert!(kills > 2, "seed {seed}: the match was over after {kills} kills");

    let mut laptop = organiser(server.address(), &ana, &opened.id).await;
    wait_for(&mut laptop, |phone| phone.view().tables[0].sent.then_some(())).await;
    assert!(playing.iter().all(|player| !player.is_finished()), "seed {seed}: a player failed");
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    laptop.does(EveningCommand::Confirm { at: at(1, 1) }).await;
    let view = laptop.view();
    assert!(view.alerts.is_empty(), "seed {seed}: {:?}", view.alerts);
    let wins: Vec<u16> = view.report.standings.iter().map(|standing| standing.tally.wins).collect();
    assert_eq!(wins, [1, 1, 0, 0], "seed {seed}: the match counts once");
    server.kill().await.unwrap();

    // The sheet has the rounds of the table: each once, and in order.
    let (entries, events) = stored(&database, &opened.id, &table).await;
    check_numbers(seed, &entries, &table);
    let sheet: Vec<(u16, [i32; 2])> = entries
        .iter()
        .filter_map(|entry| match &entry.command {
            EveningCommand::Round { number, round, .. } => Some((*number, round.gains().map(i32::from))),
            _ => None,
        })
        .collect();
    let credits = events.iter().filter_map(|event| match &event.event {
        Event::RoundEnded { settlement, .. } => {
            Some([settlement.sides[0].credit, settlement.sides[1].credit])
        }
        _ => None,
    });
    let ended: Vec<(u16, [i32; 2])> = (1..).zip(credits).collect();
    assert_eq!(sheet, ended, "seed {seed}");
}

/// Opens an evening in a new club. Its tables are played online.
async fn open_online(organiser: &Visitor) -> OpenedEvening {
    let club = club(organiser).await;
    enter_club(organiser, &club, organiser, "Ana").await;
    let online = json!({
        "rules": "club-pairs", "turn_seconds": null, "bank_seconds": null, "even_tempo": false, "absent_after_s": 300,
    });
    let body = json!({ "club": club, "file": FOUR, "online": online });
    let opened = organiser.request("POST", "/api/evenings", Some(&body)).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    opened.parse()
}

async fn organiser(address: SocketAddr, ana: &Visitor, evening: &EveningId) -> Phone {
    Phone::follow(address, Some(&ana.cookie), evening, "laptop").await.unwrap()
}

/// Receives entries until something is there.
async fn wait_for<T>(phone: &mut Phone, found: impl Fn(&Phone) -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(value) = found(phone) {
                return value;
            }
            phone.receive().await.expect("the server goes on");
        }
    };
    timeout(PATIENCE, waiting).await.expect("it comes in time")
}

/// Plays at a table, and comes back to it at the next address whenever the server was killed.
async fn play(
    person: Visitor,
    table: TableId,
    address: watch::Receiver<SocketAddr>,
    progress: watch::Sender<u64>,
) {
    loop {
        let mut person = person.clone();
        person.address = *address.borrow();
        take_part(&person, &table, &progress).await;
        // The server was killed, or has no socket to spare, or the table is not open yet.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Plays until the socket is closed.
async fn take_part(person: &Visitor, table: &TableId, progress: &watch::Sender<u64>) {
    let person = boneyard_client::Visitor::with_cookie(&person.address.into(), &*person.cookie);
    let Ok(mut seat) = person.follow_table(table).await else { return };
    while let Some(message) = seat.receive().await {
        match message.unwrap() {
            ServerMessage::Problem { problem } => {
                eprintln!("{problem:?} after {:?}", seat.state.events.last_key_value());
                return;
            }
            // Only a player who was ready before the server was killed is refused anything.
            ServerMessage::Refused { refusal, .. } if refusal != Refusal::NothingToWaitFor => {
                panic!("{refusal:?} after {:?}", seat.state.events.last_key_value());
            }
            _ => {}
        }
        let wanted: Command = match seat.choices().first() {
            Some(choice) => (*choice).into(),
            None if seat.waits_for_ready() && !seat.state.is_over() => Command::Ready,
            None => continue,
        };
        if seat.act(wanted).await.is_err() {
            return;
        }
        progress.send_modify(|count| *count += 1);
    }
}

/// What is stored of an evening and of its table, while no server runs.
async fn stored(database: &Path, evening: &EveningId, table: &TableId) -> (Vec<LogEntry>, Vec<Recorded>) {
    let store = Store::open(database, [0; 64]).await.unwrap();
    let entries = store.evening_entries(evening).await.unwrap();
    let events = store.events(table).await.unwrap();
    store.close().await;
    let entries = entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
    (entries, read_events(&events).unwrap())
}

/// Checks that one table was opened, and that it gave each number to one entry.
fn check_numbers(seed: u64, entries: &[LogEntry], table: &TableId) {
    let opened: Vec<&TableId> = entries
        .iter()
        .filter_map(|entry| match &entry.command {
            EveningCommand::OnlineTable { table, .. } => Some(table),
            _ => None,
        })
        .collect();
    assert_eq!(opened, [table], "seed {seed}: another table was opened");
    let own: Vec<u32> = entries
        .iter()
        .filter(|entry| is_table_device(&entry.device))
        .inspect(|entry| assert_eq!(entry.device, table_device(table), "seed {seed}"))
        .map(|entry| entry.n)
        .collect();
    let expected: Vec<u32> = (1..).take(own.len()).collect();
    assert_eq!(own, expected, "seed {seed}: an entry is missing or was made twice");
}
