//! A client that plays at random, and connects to the restarted server at its next address.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use boneyard_ids::TableId;
use boneyard_protocol::{Problem, ServerMessage};
use boneyard_rules::Seat;
use boneyard_table::{Command, Phase, SeenEvent, TableView};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::visitor::{Shown, Socket, Visitor};

/// The events and answers that a client received.
#[derive(Default)]
pub(crate) struct Log {
    pub(crate) table: TableId,
    /// `None` for a spectator.
    pub(crate) seat: Option<Seat>,
    pub(crate) shown: Shown,
    /// Acknowledged commands, with the number of the event of each.
    pub(crate) acks: Vec<(String, u64)>,
    /// Snapshots not yet compared with the store.
    pub(crate) snapshots: Vec<TableView>,
    /// The last event compared with the store.
    pub(crate) checked: u64,
}

pub(crate) struct Player {
    log: Arc<Mutex<Log>>,
    task: JoinHandle<()>,
}

impl Player {
    pub(crate) fn start(
        log: Log,
        visitor: &Visitor,
        address: watch::Receiver<SocketAddr>,
        progress: watch::Sender<u64>,
        seed: u64,
    ) -> Self {
        let log = Arc::new(Mutex::new(log));
        let mut client = ClientTask {
            visitor: visitor.clone(),
            log: log.clone(),
            progress,
            rng: ChaCha8Rng::seed_from_u64(seed),
            unanswered: None,
        };
        let task = tokio::spawn(async move { client.play(address).await });
        Player { log, task }
    }

    /// The log. Panics if the client failed: it saw something impossible.
    pub(crate) fn with_log<T>(&self, look: impl FnOnce(&mut Log) -> T) -> T {
        assert!(!self.task.is_finished(), "a client failed");
        look(&mut self.log.lock().unwrap())
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The state of the client's task.
struct ClientTask {
    visitor: Visitor,
    log: Arc<Mutex<Log>>,
    progress: watch::Sender<u64>,
    rng: ChaCha8Rng,
    /// The unanswered command, and the event after which it was sent. A repeated command keeps its id.
    unanswered: Option<(u64, String, Command)>,
}

impl ClientTask {
    /// Plays at one server address after the other.
    async fn play(&mut self, mut address: watch::Receiver<SocketAddr>) {
        loop {
            self.visitor.address = *address.borrow_and_update();
            // A table closes sockets that read too slowly, which can happen on a busy machine. The client reconnects.
            while self.play_here().await {}
            if address.changed().await.is_err() {
                return;
            }
        }
    }

    /// Plays until the socket is closed. Returns false if it could not be opened.
    async fn play_here(&mut self) -> bool {
        let (table, last_seen, plays) = {
            let log = self.log.lock().unwrap();
            (log.table.clone(), log.shown.last, log.seat.is_some())
        };
        let Ok(mut socket) = self.visitor.join(&table, last_seen).await else { return false };
        // The server answers a repeated command as it answered the first.
        if let Some((_, name, command)) = &self.unanswered
            && socket.command(name, *command).await.is_err()
        {
            return true;
        }
        while let Some(message) = socket.receive().await {
            if let ServerMessage::Problem { problem: Problem::TooMany { .. } } = message {
                self.unanswered = None;
            }
            self.take(message);
            if plays && self.ask(&mut socket).await.is_err() {
                break;
            }
        }
        true
    }

    fn take(&mut self, message: ServerMessage) {
        let mut log = self.log.lock().unwrap();
        let before = log.shown.events.len();
        log.shown.take(&message);
        let new_events = log.shown.events.len() - before;
        if let ServerMessage::Ack { id, .. } | ServerMessage::Refused { id, .. } = &message {
            self.unanswered = self.unanswered.take().filter(|(_, name, _)| name != id);
        }
        match message {
            ServerMessage::Snapshot { view, .. } => log.snapshots.push(view),
            ServerMessage::Ack { id, seq } => log.acks.push((id, seq)),
            _ => {}
        }
        drop(log);
        self.progress.send_modify(|count| *count += new_events as u64);
    }

    /// Sends a command, at most one for each event.
    async fn ask(&mut self, socket: &mut Socket) -> Result<(), ()> {
        let (last, wanted) = {
            let log = self.log.lock().unwrap();
            let legal = &log.shown.now.legal;
            let paused = log.shown.now.next_round_ms.is_some() || match_is_over(&log.shown);
            let wanted = match legal.len() {
                0 => paused.then_some(Command::Ready),
                choices => Some(legal[(self.rng.next_u64() % choices as u64) as usize].into()),
            };
            (log.shown.last, wanted)
        };
        let Some(command) = wanted else { return Ok(()) };
        if self.unanswered.as_ref().is_some_and(|(at, _, _)| *at == last) {
            return Ok(());
        }
        let name = format!("{last}-{}", self.rng.next_u32());
        self.unanswered = Some((last, name.clone(), command));
        socket.command(&name, command).await.map_err(|_| ())
    }
}

/// Whether a match has ended and no round has been dealt since.
fn match_is_over(shown: &Shown) -> bool {
    let (seen, was_over) =
        shown.view.as_ref().map_or((0, false), |view| (view.seq, view.phase == Phase::Over));
    let news = shown.events.range(seen + 1..).rev().find_map(|(_, event)| match event {
        SeenEvent::MatchEnded { .. } => Some(true),
        SeenEvent::Dealt { .. } => Some(false),
        _ => None,
    });
    news.unwrap_or(was_over)
}
