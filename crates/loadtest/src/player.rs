//! A client on one seat that plays random legal moves and measures how soon it sees them.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::{Duration, Instant};

use boneyard_client::{Server, Socket};
use boneyard_deal::{Commitment, Part};
use boneyard_ids::TableId;
use boneyard_protocol::{ClientMessage, Problem, ShortMove, VERSION};
use boneyard_rules::Move;
use boneyard_table::{Command, NextDeal, Phase, Refusal};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::Deserialize;
use tokio::task::JoinHandle;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::client_address;
use super::error::LoadError;

/// A running player. It plays until it fails or is stopped.
pub(super) struct Task {
    times: Arc<Mutex<PlayerTimes>>,
    handle: JoinHandle<LoadError>,
}

impl Task {
    /// Takes what the player has measured so far. The player goes on.
    pub(super) fn take(&self) -> PlayerTimes {
        std::mem::take(&mut lock(&self.times))
    }

    /// Whether the player has failed.
    pub(super) fn has_failed(&self) -> bool {
        self.handle.is_finished()
    }

    /// Stops the player; returns what it measured.
    ///
    /// # Errors
    /// The player failed before.
    pub(super) async fn stop(self) -> Result<PlayerTimes, LoadError> {
        self.handle.abort();
        match self.handle.await {
            Ok(error) => Err(error),
            Err(error) if error.is_cancelled() => Ok(std::mem::take(&mut lock(&self.times))),
            Err(error) => Err(error.into()),
        }
    }
}

fn lock(times: &Mutex<PlayerTimes>) -> MutexGuard<'_, PlayerTimes> {
    times.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// The state of the test that all players share.
#[derive(Default)]
pub(super) struct Load {
    /// When the players began to play.
    began: OnceLock<Instant>,
    /// All moves that players saw, measured or not.
    pub(super) moves: AtomicU64,
    /// Whether moves are measured now.
    pub(super) is_measured: AtomicBool,
}

/// What one player measured.
#[derive(Default)]
pub(super) struct PlayerTimes {
    /// From sending each measured move until the player saw it.
    pub(super) moves: Vec<Duration>,
    /// Bytes that the player received during the measurement.
    pub(super) bytes: u64,
}

/// When a table's next move is due.
pub(super) struct TableClock {
    pace: Duration,
    /// Microseconds after the players began.
    next_us: AtomicU64,
}

impl TableClock {
    /// A table whose first move is due after this time, and each next one after `pace`.
    pub(super) fn new(pace: Duration, first: Duration) -> Self {
        TableClock { pace, next_us: AtomicU64::new(micros(first)) }
    }

    /// Takes the next move; returns how long to wait for it. A late table does not catch up.
    fn take(&self, since_begin: Duration) -> Duration {
        let now = micros(since_begin);
        let due = self.next_us.load(Ordering::Relaxed).max(now);
        self.next_us.store(due + micros(self.pace), Ordering::Relaxed);
        Duration::from_micros(due - now)
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

/// A client on one seat.
pub(super) struct Player {
    socket: Socket,
    load: Arc<Load>,
    clock: Arc<TableClock>,
    rng: ChaCha8Rng,
    /// When the player sent a move that it has not seen yet.
    moved_at: Option<Instant>,
    /// The first part of the ids of commands. The table knows those of the player's earlier connections.
    connection: u32,
    commands: u64,
    times: Arc<Mutex<PlayerTimes>>,
    /// What to do about the state that the player saw last.
    next: Option<Command>,
    /// The deal to which the player adds a part next.
    next_deal: Option<Commitment>,
    /// The last deal to which the player added a part.
    answered_deal: Option<Commitment>,
}

/// The parts of a message that a player reads. The others are skipped, because the test shares the machine with the server.
#[derive(Deserialize)]
struct Seen {
    #[serde(rename = "type")]
    kind: MessageKind,
    /// The legal moves of a short message.
    #[serde(default)]
    legal: Vec<ShortMove>,
    #[serde(default)]
    events: Vec<SeenAction>,
    #[serde(default)]
    now: Option<Now>,
    #[serde(default)]
    refusal: Option<Refusal>,
    #[serde(default)]
    problem: Option<Problem>,
    #[serde(default)]
    view: Option<Snapshot>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MessageKind {
    Played,
    Drew,
    Passed,
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct SeenAction {
    #[serde(rename = "type")]
    kind: ActionKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ActionKind {
    Played,
    Closed,
    Done,
    Drew,
    Passed,
    RoundEnded,
    MatchEnded,
    #[serde(other)]
    Other,
}

impl ActionKind {
    /// Whether a seat moved.
    fn is_move(self) -> bool {
        matches!(self, Self::Played | Self::Closed | Self::Done | Self::Drew | Self::Passed)
    }

    /// Whether the table waits for its players after this event.
    fn is_end(self) -> bool {
        matches!(self, Self::RoundEnded | Self::MatchEnded)
    }
}

#[derive(Deserialize)]
struct Now {
    #[serde(default)]
    legal: Vec<Move>,
    #[serde(default)]
    next_deal: Option<NextDeal>,
}

#[derive(Deserialize)]
struct Snapshot {
    phase: Phase,
}

impl Player {
    /// Opens a seat's socket and waits for the first message.
    pub(super) async fn connect(
        server: &Server,
        table: &TableId,
        cookie: &str,
        load: Arc<Load>,
        clock: Arc<TableClock>,
        seed: u64,
    ) -> Result<Self, LoadError> {
        let stream = client_address::connect(server).await?;
        let path = format!("/api/tables/{table}/ws");
        let socket = Socket::open_over(stream, server, &path, &[("cookie", cookie)]).await?;
        let rng = ChaCha8Rng::seed_from_u64(seed);
        static CONNECTIONS: AtomicU32 = AtomicU32::new(0);
        let connection = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let times = Arc::default();
        let mut player = Player {
            socket,
            load,
            clock,
            rng,
            moved_at: None,
            connection,
            commands: 0,
            times,
            next: None,
            next_deal: None,
            answered_deal: None,
        };
        player.socket.send(&ClientMessage::Hello { version: VERSION, last_seen: 0 }).await?;
        let first = player.receive().await?;
        player.read(&first)?;
        Ok(player)
    }

    /// Starts to play.
    pub(super) fn start(mut self) -> Task {
        let times = self.times.clone();
        let handle = tokio::spawn(async move {
            loop {
                if let Err(error) = self.step().await {
                    return error;
                }
            }
        });
        Task { times, handle }
    }

    /// Acts, if the player has something to do, and reads a message.
    async fn step(&mut self) -> Result<(), LoadError> {
        if let Some(commitment) = self.next_deal.take() {
            self.answered_deal = Some(commitment);
            let mut part = [0; 16];
            self.rng.fill_bytes(&mut part);
            self.socket.send(&ClientMessage::Part { commitment, part: Part::new(part) }).await?;
        }
        if let Some(command) = self.next.take() {
            self.act(command).await?;
        }
        let text = self.receive().await?;
        self.read(&text)
    }

    /// Sends a command. A move waits until it is due.
    async fn act(&mut self, command: Command) -> Result<(), LoadError> {
        let moves = command != Command::Ready;
        if moves && !self.clock.pace.is_zero() {
            let began = self.load.began.get_or_init(Instant::now);
            sleep(self.clock.take(began.elapsed())).await;
        }
        self.commands += 1;
        let id = format!("{:x}-{}", self.connection, self.commands);
        if moves {
            self.moved_at = Some(Instant::now());
        }
        Ok(self.socket.send(&ClientMessage::Command { id, command }).await?)
    }

    /// Reads a message: measures the player's own move and chooses the next command.
    fn read(&mut self, text: &str) -> Result<(), LoadError> {
        let unreadable = |cause| LoadError::Unreadable { cause, text: text.to_owned() };
        let seen: Seen = serde_json::from_str(text).map_err(unreadable)?;
        // The table may have gone on by itself just before it read that a player is ready.
        let is_late = |refusal: &Refusal| *refusal == Refusal::NothingToWaitFor;
        if let Some(refusal) = seen.refusal.filter(|refusal| !is_late(refusal)) {
            return Err(LoadError::MoveRefused(refusal));
        }
        if let Some(problem) = seen.problem {
            return Err(LoadError::TableProblem(problem));
        }
        let is_short = seen.kind != MessageKind::Other;
        if (is_short || seen.events.iter().any(|event| event.kind.is_move()))
            && let Some(at) = self.moved_at.take()
        {
            self.load.moves.fetch_add(1, Ordering::Relaxed);
            if self.load.is_measured.load(Ordering::Relaxed) {
                lock(&self.times).moves.push(at.elapsed());
            }
        }
        let waits = seen.events.iter().any(|event| event.kind.is_end())
            || seen.view.is_some_and(|view| matches!(view.phase, Phase::Between | Phase::Over));
        let next_deal = seen.now.as_ref().and_then(|now| now.next_deal).map(|next| next.commitment);
        if next_deal != self.answered_deal {
            self.next_deal = next_deal;
        }
        let legal: Option<Vec<Move>> = match seen.now {
            _ if is_short => Some(seen.legal.into_iter().map(Move::from).collect()),
            now => now.map(|now| now.legal),
        };
        if let Some(legal) = legal
            && self.moved_at.is_none()
        {
            let choices = legal.len() as u64;
            self.next = match choices {
                0 => waits.then_some(Command::Ready),
                _ => Some(legal[(self.rng.next_u64() % choices) as usize].into()),
            };
        }
        Ok(())
    }

    /// The next text.
    async fn receive(&mut self) -> Result<Utf8Bytes, LoadError> {
        let text = self.socket.receive_text().await.ok_or(LoadError::Closed("a table"))?;
        if self.load.is_measured.load(Ordering::Relaxed) {
            lock(&self.times).bytes += framed_bytes(text.len());
        }
        Ok(text)
    }
}

/// The bytes of an unmasked frame with a text of `len` bytes (RFC 6455, section 5.2).
fn framed_bytes(len: usize) -> u64 {
    let head = match len {
        0..126 => 2,
        126..65_536 => 4,
        _ => 10,
    };
    len as u64 + head
}
