//! A club evening whose server is killed between entries. Every entry that was acknowledged or shown is stored once, and the
//! evening ends with the same standings.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use boneyard_club::live::{
    Audience, Author, EveningCommand, EveningPhase, LiveEvening, LogEntry, entries_seen_by,
};
use boneyard_club::{Moment, Player, Schedule, SheetId, file};
use boneyard_ids::EveningId;
use boneyard_protocol::evening::EveningServerMessage;
use boneyard_store::Store;
use boneyard_test_support::phone::{Phone, at, join_evening, open_evening, player, round};
use boneyard_test_support::visitor::Visitor;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

const EIGHT: &str = "evening 1\nname \"Friday\"\nplayers 8 published\n";

const KILLS: u32 = 15;

/// The most entries between two kills.
const ENTRIES_BETWEEN_MAX: u64 = 10;

/// How often to look whether the evening is over.
const LOOK_EVERY: Duration = Duration::from_secs(1);

const PATIENCE: Duration = Duration::from_secs(120);

// CLUB-98.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_entry_is_lost_or_stored_twice_when_the_server_is_killed() {
    let seed = super::seed("no_entry_is_lost");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut below = move |bound: u64| rng.next_u64() % bound;

    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("boneyard.db");
    let mut server = super::serve(&database).await;
    let (addresses, address) = watch::channel(server.address());
    let (progress, mut entered) = watch::channel(0);
    let ana = Visitor::named(server.address(), "Ana").await;
    let opened = open_evening(&ana, EIGHT).await;
    let mut devices = Vec::new();
    let mut start = |cookie: Option<String>, author: Option<Author>| {
        let device = Device { cookie, author, evening: opened.id.clone(), progress: progress.clone() };
        devices.push(device.start(address.clone()));
    };
    start(Some(ana.cookie.clone()), Some(Author::Organiser));
    for number in 2..=8 {
        let visitor = Visitor::new(server.address()).await;
        assert_eq!(join_evening(&visitor, &opened, number).await.status, 204);
        start(Some(visitor.cookie), Some(Author::Player { player: player(number) }));
    }
    start(None, None);

    for kill in 1..=KILLS {
        let target = *entered.borrow() + 1 + below(ENTRIES_BETWEEN_MAX);
        // On a busy machine, the devices enter so much between two kills that the evening can be over before the last kill.
        let is_over = || devices.iter().any(|device| device.live().phase() == EveningPhase::Played);
        let since = Instant::now();
        while timeout(LOOK_EVERY, entered.wait_for(|count| *count >= target)).await.is_err() && !is_over() {
            assert!(since.elapsed() < PATIENCE, "seed {seed}: nothing goes on after kill {}", kill - 1);
        }
        for _ in 0..below(100) {
            tokio::task::yield_now().await;
        }
        server.kill().await.unwrap();
        let stored = stored(&database, &opened.id).await;
        devices.iter().for_each(|device| device.check(seed, kill, &stored));
        server = super::serve(&database).await;
        addresses.send_replace(server.address());
    }

    let all_played = async {
        while devices.iter().any(|device| device.live().phase() != EveningPhase::Played) {
            entered.changed().await.unwrap();
        }
    };
    assert!(timeout(PATIENCE, all_played).await.is_ok(), "seed {seed}: the evening does not come to its end");
    server.kill().await.unwrap();
    let stored = stored(&database, &opened.id).await;
    let expected = file::read(&evening_file()).unwrap().report().standings;
    for device in &devices {
        device.check(seed, 0, &stored);
        let report = device.live().view(None, Moment(0)).unwrap().report;
        assert_eq!(report.standings, expected, "seed {seed}: somebody sees other standings");
    }
}

/// The rounds of a table in a match.
fn rounds(at: SheetId) -> Vec<[u8; 2]> {
    let first = u8::try_from(at.number).unwrap() * 7 + at.table;
    match at.number % 3 {
        0 => vec![[first, 0], [0, 60], [0, 0], [0, 47 - at.table]],
        1 => vec![[60, 0], [0, first], [55, 0]],
        _ => vec![[0, 70], [31, 0], [0, 40]],
    }
}

/// The whole evening as a file, from which the expected standings are computed.
fn evening_file() -> String {
    let schedule = file::read(EIGHT).unwrap().schedule().clone();
    let mut text = EIGHT.to_owned();
    for at in tables(&schedule) {
        let rounds: Vec<String> =
            rounds(at).iter().map(|[first, second]| format!("{first}:{second}")).collect();
        text += &format!("match {} table {} {}\n", at.number, at.table, rounds.join(" "));
    }
    text
}

fn tables(schedule: &Schedule) -> impl Iterator<Item = SheetId> {
    (1..=schedule.len()).flat_map(|number| [at(number, 1), at(number, 2)])
}

/// The next entry of a player who sees this evening.
fn next_command(live: &LiveEvening, me: Author) -> Option<EveningCommand> {
    let schedule = live.evening()?.schedule();
    let tables = tables(schedule).filter(|at| at.number == live.begun());
    let shown = tables.filter_map(|at| live.table_view(at, Moment(0)));
    match me {
        Author::Organiser => match live.phase() {
            EveningPhase::Waiting | EveningPhase::Between => {
                Some(EveningCommand::Begin { number: live.begun() + 1 })
            }
            EveningPhase::Playing => shown
                .into_iter()
                .find(|table| table.sent && table.confirmed.is_none())
                .map(|table| EveningCommand::Confirm { at: table.at }),
            EveningPhase::Played | EveningPhase::Closed => None,
        },
        Author::Player { player } => shown.into_iter().find_map(|table| {
            let at = table.at;
            let seats = schedule.table(at)?.pairing.in_order();
            let scorekeeper = *seats.iter().find(|seat| **seat != Player::ORGANISER)?;
            if scorekeeper != player || table.confirmed.is_some() {
                return None;
            }
            let next = rounds(at).get(table.rounds.len()).copied();
            let number = u16::try_from(table.rounds.len() + 1).ok()?;
            match () {
                () if table.scorekeeper.is_none() => Some(EveningCommand::NameScorekeeper { at, player }),
                () if !table.present => Some(EveningCommand::Present { at }),
                () if table.first.is_none() => Some(EveningCommand::Lead { at, round: 1, player: seats[0] }),
                () if !table.sent => {
                    Some(next.map_or(EveningCommand::Finish { at }, |gains| round(at, number, gains)))
                }
                () => None,
            }
        }),
    }
}

/// The entries and answers that a device received.
#[derive(Default)]
struct Log {
    entries: Vec<LogEntry>,
    acknowledged: Vec<u32>,
    /// The unanswered entry. It is sent again under its number.
    unanswered: Option<(u32, EveningCommand)>,
    last: u32,
}

/// A device that takes part, and connects to the restarted server at its next address.
struct Device {
    cookie: Option<String>,
    author: Option<Author>,
    evening: EveningId,
    progress: watch::Sender<u64>,
}

struct Running {
    author: Option<Author>,
    log: Arc<Mutex<Log>>,
    task: JoinHandle<()>,
}

impl Device {
    fn start(self, mut address: watch::Receiver<SocketAddr>) -> Running {
        let log: Arc<Mutex<Log>> = Arc::default();
        let (author, own) = (self.author, log.clone());
        let task = tokio::spawn(async move {
            loop {
                let here = *address.borrow_and_update();
                while self.take_part(here, &own).await {}
                if address.changed().await.is_err() {
                    return;
                }
            }
        });
        Running { author, log, task }
    }

    /// Takes part until the socket is closed. Returns false if it could not be opened.
    async fn take_part(&self, address: SocketAddr, log: &Mutex<Log>) -> bool {
        let entries = log.lock().unwrap().entries.clone();
        let replay =
            Phone::resume(address, self.cookie.as_deref(), &self.evening, "phone", entries, self.author);
        let Ok(mut phone) = replay.await else { return false };
        assert_eq!(phone.me, self.author);
        let mut is_sent = false;
        loop {
            self.copy_entries(&phone, log);
            let next = {
                let mut log = log.lock().unwrap();
                let wanted = self.author.and_then(|me| next_command(&phone.live(), me));
                if log.unanswered.is_none()
                    && let Some(command) = wanted
                {
                    log.last += 1;
                    log.unanswered = Some((log.last, command));
                    is_sent = false;
                }
                log.unanswered.clone().filter(|_| !is_sent)
            };
            if let Some((n, command)) = next {
                is_sent = true;
                if phone.send(n, phone.now, command).await.is_err() {
                    return true;
                }
            }
            match phone.receive().await {
                None => return true,
                Some(EveningServerMessage::Taken { n, .. }) => {
                    let mut log = log.lock().unwrap();
                    log.acknowledged.push(n);
                    log.unanswered = log.unanswered.take().filter(|(asked, _)| *asked != n);
                }
                Some(EveningServerMessage::Refused { refusal, .. }) => panic!("{:?}: {refusal}", self.author),
                Some(_) => {}
            }
        }
    }

    fn copy_entries(&self, phone: &Phone, log: &Mutex<Log>) {
        log.lock().unwrap().entries.clone_from(&phone.entries);
        let count = phone.entries.len() as u64;
        // Notify each time: the test waits until the last device sees the end.
        self.progress.send_modify(|most| *most = count.max(*most));
    }
}

impl Running {
    fn live(&self) -> LiveEvening {
        assert!(!self.task.is_finished(), "a device failed");
        let mut live = LiveEvening::new();
        for entry in &self.log.lock().unwrap().entries {
            live.replay(entry).unwrap();
        }
        live
    }

    /// Compares the entries and answers of the device with the stored entries.
    fn check(&self, seed: u64, kill: u32, stored: &[LogEntry]) {
        assert!(!self.task.is_finished(), "a device failed");
        let about = format!("seed {seed}, kill {kill}, {:?}", self.author);
        let log = self.log.lock().unwrap();
        assert!(log.entries.len() <= stored.len(), "{about}: entries were shown and are lost");
        for (shown, kept) in log.entries.iter().zip(&entries_seen_by(Audience::of(self.author), stored)) {
            assert_eq!(shown, kept, "{about}: another entry was shown");
        }
        let own: Vec<u32> = stored
            .iter()
            .filter(|entry| Some(entry.by) == self.author && entry.device.as_str().ends_with(".phone"))
            .map(|entry| entry.n)
            .collect();
        for n in &log.acknowledged {
            assert!(own.contains(n), "{about}: entry {n} was acknowledged and is lost");
        }
        let once: HashSet<&u32> = own.iter().collect();
        assert_eq!(once.len(), own.len(), "{about}: an entry was stored twice: {own:?}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Reads the entries of an evening while no server runs.
async fn stored(database: &Path, evening: &EveningId) -> Vec<LogEntry> {
    let store = Store::open(database, [0; 64]).await.unwrap();
    let entries = store.evening_entries(evening).await.unwrap();
    store.close().await;
    entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect()
}
