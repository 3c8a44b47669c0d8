//! A group of tables that are played while the server is killed several times.

use std::ops::RangeInclusive;
use std::time::Duration;

use boneyard_terminal::Progress;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::super::error::LoadError;
use super::super::target_server::TargetServer;
use super::booking;
use super::client::{Client, ClientOptions, Signals};
use super::client_log::ClientLog;
use super::opening::{Booked, PlayedTable};
use super::proof;
use super::report::Report;
use super::stored::{StoredTable, open_copy};

/// How long after the last table has moved the server is killed, in milliseconds.
const KILL_AFTER_MS: RangeInclusive<u64> = 50..=400;

/// Longer than any pause of a table.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why the test cannot go on.
#[derive(Debug, thiserror::Error)]
pub(super) enum Stopped {
    #[error("no move within {} s at {tables}", PATIENCE.as_secs())]
    NoMove { tables: String },
    #[error("{clients} clients still had a socket {} s after the kill", PATIENCE.as_secs())]
    StillConnected { clients: usize },
    #[error("the server does not start again: {0}")]
    NotStarted(LoadError),
    #[error("the database cannot be read: {0}")]
    NotRead(LoadError),
    #[error("the results cannot be read: {0}")]
    NotAsked(LoadError),
}

/// The tables with their clients.
pub(super) struct Session<'a> {
    server: &'a TargetServer,
    tables: Vec<PlayedTable>,
    /// The clients of each table.
    clients: Vec<Vec<Client>>,
    starts: watch::Sender<u64>,
    waiting: watch::Receiver<usize>,
    moves: watch::Receiver<Vec<u64>>,
    /// How many events of each table were stored at the last kill.
    stored: Vec<u64>,
    /// How many matches of each table had ended at the last kill.
    ended: Vec<u32>,
}

impl<'a> Session<'a> {
    /// Starts the clients: one for each person, and a spectator at each table.
    pub(super) fn start(server: &'a TargetServer, tables: Vec<PlayedTable>, rng: &mut ChaCha8Rng) -> Self {
        let starts = watch::Sender::new(0);
        let (waiting, waits) = watch::channel(0);
        let (moves, moved) = watch::channel(vec![0; tables.len()]);
        let signals = Signals { starts: starts.subscribe(), waiting, moves };
        let mut start_client = |table: usize, seat: Option<usize>| {
            let PlayedTable { id, people, .. } = &tables[table];
            let person = seat.map(|seat| &people[seat]);
            let log = ClientLog::new(id.clone(), person.map(|(_, seat)| *seat));
            let options = ClientOptions {
                visitor: server.visitor(person.map_or("", |(cookie, _)| cookie)),
                plays: person.is_some(),
                table,
                seed: rng.next_u64(),
            };
            Client::start(log, options, signals.clone())
        };
        let mut clients_of = |table: usize| {
            let people = 0..tables[table].people.len();
            people.map(Some).chain([None]).map(|seat| start_client(table, seat)).collect()
        };
        let clients = (0..tables.len()).map(&mut clients_of).collect();
        let (stored, ended) = (vec![0; tables.len()], vec![0; tables.len()]);
        Session { server, tables, clients, starts, waiting: waits, moves: moved, stored, ended }
    }

    /// Kills the server this often. After the last restart, waits until all tables go on.
    pub(super) async fn play(
        &mut self,
        kills: u32,
        rng: &mut ChaCha8Rng,
        report: &mut Report,
        progress: &mut Progress,
    ) -> Result<(), Stopped> {
        for _ in 0..kills {
            self.until_all_move().await?;
            let [least, most] = [*KILL_AFTER_MS.start(), *KILL_AFTER_MS.end()];
            sleep(Duration::from_millis(least + rng.next_u64() % (most - least + 1))).await;
            self.kill().await?;
            report.kills += 1;
            self.check(report, false).await?;
            self.start_server(report).await?;
            progress.done(1.0);
            progress.show(0.0, || format!("{} kills, {} faults", report.kills, report.faults()));
        }
        self.until_all_move().await?;
        self.kill().await?;
        self.check(report, true).await?;
        self.start_server(report).await?;
        report.matches_ended += self.ended.iter().map(|ended| *ended as usize).sum::<usize>();
        Ok(())
    }

    /// Waits until every table has moved since the last kill.
    async fn until_all_move(&mut self) -> Result<(), Stopped> {
        let (stored, tables, ended) = (&self.stored, &self.tables, &self.ended);
        // A tournament's table may close after its match.
        let is_over =
            |table: usize| matches!(tables[table].booked, Booked::Tournament { .. }) && ended[table] > 0;
        let moved = |moves: &Vec<u64>| {
            let mut all = moves.iter().zip(stored).enumerate();
            all.all(|(table, (moved, stored))| moved > stored || is_over(table))
        };
        if timeout(PATIENCE, self.moves.wait_for(moved)).await.is_ok() {
            return Ok(());
        }
        let moves = self.moves.borrow().clone();
        let still = moves.iter().zip(&self.stored).zip(&self.tables);
        let still = still.filter(|((moved, stored), _)| moved <= stored);
        let still: Vec<String> = still.map(|(_, table)| format!("{} ({})", table.id, table.preset)).collect();
        Err(Stopped::NoMove { tables: still.join(", ") })
    }

    /// Kills the server, and waits until no client has a socket.
    async fn kill(&mut self) -> Result<(), Stopped> {
        self.server.kill().await.map_err(Stopped::NotStarted)?;
        let all: usize = self.clients.iter().map(Vec::len).sum();
        let all_wait = timeout(PATIENCE, self.waiting.wait_for(|waiting| *waiting == all)).await.is_ok();
        let clients = all - *self.waiting.borrow();
        if all_wait { Ok(()) } else { Err(Stopped::StillConnected { clients }) }
    }

    /// Starts the server, and compares what it has booked with the matches that ended. Meanwhile nobody plays.
    async fn start_server(&self, report: &mut Report) -> Result<(), Stopped> {
        self.server.start_again().await.map_err(Stopped::NotStarted)?;
        for (table, ended) in self.tables.iter().zip(&self.ended) {
            booking::check(self.server, table, *ended, report).await.map_err(Stopped::NotAsked)?;
        }
        self.starts.send_modify(|starts| *starts += 1);
        Ok(())
    }

    /// Compares what all clients received with the database: since the last check, or from the beginning.
    async fn check(&mut self, report: &mut Report, from_beginning: bool) -> Result<(), Stopped> {
        let database = self.server.database().ok_or(Stopped::NotRead(LoadError::NotStartedByTest))?;
        let folder = tempfile::tempdir().map_err(|error| Stopped::NotRead(LoadError::NotCopied(error)))?;
        let store = open_copy(&database, folder.path()).await.map_err(Stopped::NotRead)?;
        for (number, table) in self.tables.iter().enumerate() {
            let about = format!("kill {}, table {} ({})", report.kills, table.id, table.preset);
            let stored = match StoredTable::read(&store, &table.id).await {
                Ok(stored) => stored,
                Err(fault) => {
                    report.fault(format!("{about}: {fault}"));
                    continue;
                }
            };
            self.stored[number] = stored.table.seq();
            self.ended[number] = stored.matches_ended();
            for client in &self.clients[number] {
                let mut log = client.log();
                let whose = log.seat.map_or("the spectator".to_owned(), |seat| format!("seat {seat}"));
                if from_beginning {
                    (log.events_checked, log.acks_checked) = (0, 0);
                }
                for fault in proof::check(&mut log, &stored) {
                    report.fault(format!("{about}, {whose}: {fault}"));
                }
            }
        }
        store.close().await;
        Ok(())
    }

    /// Adds what the clients received to the report.
    pub(super) fn count(&self, report: &mut Report) {
        for ((table, clients), moved) in self.tables.iter().zip(&self.clients).zip(&*self.moves.borrow()) {
            if *moved > 0 {
                report.played(&table.preset);
            }
            for client in clients {
                let log = client.log();
                report.events_shown += log.events.len();
                report.events_checked += log.events_checked;
                report.acknowledgements_checked += log.acks_checked;
            }
        }
    }
}
