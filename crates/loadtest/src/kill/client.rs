//! A client that plays random legal moves, and connects again after each restart of the server.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use boneyard_client::{ClientError, Socket, Visitor};
use boneyard_deal::{Commitment, Part};
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_table::Command;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::client_log::ClientLog;

/// A client closes its socket and connects again after one of this many messages.
const MESSAGES_PER_RECONNECT: u32 = 200;

/// How long a client waits if the server says that it sends too many commands. The server then accepts another one.
const TOO_MANY_WAIT: Duration = Duration::from_millis(20);

/// A running client.
pub(super) struct Client {
    log: Arc<Mutex<ClientLog>>,
    task: JoinHandle<()>,
}

/// How clients learn of the server, and the test of the clients.
#[derive(Clone)]
pub(super) struct Signals {
    /// How often the server was started.
    pub(super) starts: watch::Receiver<u64>,
    /// How many clients wait for the next start.
    pub(super) waiting: watch::Sender<usize>,
    /// The last move of each table that any client was shown.
    pub(super) moves: watch::Sender<Vec<u64>>,
}

/// Who a client is.
pub(super) struct ClientOptions {
    pub(super) visitor: Visitor,
    /// Whether it has a seat. If not, it is a spectator without an account.
    pub(super) plays: bool,
    /// The place of the table in [`Signals::moves`].
    pub(super) table: usize,
    pub(super) seed: u64,
}

impl Client {
    pub(super) fn start(log: ClientLog, options: ClientOptions, signals: Signals) -> Self {
        let log = Arc::new(Mutex::new(log));
        let rng = ChaCha8Rng::seed_from_u64(options.seed);
        let mut client = ClientTask {
            options,
            signals,
            log: Arc::clone(&log),
            rng,
            unanswered: None,
            answered_deal: None,
        };
        let task = tokio::spawn(async move { client.run().await });
        Client { log, task }
    }

    pub(super) fn log(&self) -> MutexGuard<'_, ClientLog> {
        lock(&self.log)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn lock(log: &Mutex<ClientLog>) -> MutexGuard<'_, ClientLog> {
    log.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

struct ClientTask {
    options: ClientOptions,
    signals: Signals,
    log: Arc<Mutex<ClientLog>>,
    rng: ChaCha8Rng,
    /// The unanswered command, and the event after which it was sent. A repeated command keeps its id.
    unanswered: Option<(u64, String, Command)>,
    /// The last deal to which the client added a part on this connection. A restarted server has forgotten the parts.
    answered_deal: Option<Commitment>,
}

impl ClientTask {
    /// Plays until the test ends. While the server is down, waits for its next start.
    async fn run(&mut self) {
        loop {
            self.signals.starts.mark_unchanged();
            while self.play().await {}
            self.signals.waiting.send_modify(|waiting| *waiting += 1);
            let next_start = self.signals.starts.changed().await;
            self.signals.waiting.send_modify(|waiting| *waiting -= 1);
            if next_start.is_err() {
                return;
            }
        }
    }

    /// Plays until the socket is closed. Returns false if it could not be opened.
    async fn play(&mut self) -> bool {
        let (path, last_seen) = {
            let mut log = lock(&self.log);
            (format!("/api/tables/{}/ws", log.table), log.resume())
        };
        let Ok(mut socket) = self.options.visitor.socket(&path).await else { return false };
        // An error means that the server has closed the socket.
        let _ = self.play_on(&mut socket, last_seen).await;
        true
    }

    async fn play_on(&mut self, socket: &mut Socket, last_seen: u64) -> Result<(), ClientError> {
        socket.send(&ClientMessage::Hello { version: VERSION, last_seen }).await?;
        self.answered_deal = None;
        // The server answers a repeated command as it answered the first.
        if let Some((_, id, command)) = self.unanswered.clone() {
            socket.send(&ClientMessage::Command { id, command }).await?;
        }
        while let Some(message) = socket.receive().await {
            match message {
                Ok(message) => self.take(message).await,
                Err(error) => lock(&self.log).faults.push(error.to_string()),
            }
            if self.options.plays {
                self.add_part(socket).await?;
                self.act(socket).await?;
            }
            if self.rng.next_u32().is_multiple_of(MESSAGES_PER_RECONNECT) {
                break;
            }
        }
        Ok(())
    }

    async fn take(&mut self, message: ServerMessage) {
        match &message {
            ServerMessage::Ack { id, .. } | ServerMessage::Refused { id, .. } => {
                self.unanswered = self.unanswered.take().filter(|(_, asked, _)| asked != id);
            }
            ServerMessage::Problem { problem: Problem::TooMany { .. } } => {
                // The table may not have read the command, or the part of the next deal.
                (self.unanswered, self.answered_deal) = (None, None);
                sleep(TOO_MANY_WAIT).await;
            }
            _ => {}
        }
        let last_move = {
            let mut log = lock(&self.log);
            log.take(message);
            log.last_move
        };
        let table = self.options.table;
        self.signals.moves.send_if_modified(|moves| {
            let is_news = moves[table] < last_move;
            moves[table] = moves[table].max(last_move);
            is_news
        });
    }

    /// Adds a part to a deal that the client has not seen before.
    async fn add_part(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let next = lock(&self.log).now.next_deal.map(|next| next.commitment);
        let Some(commitment) = next.filter(|next| self.answered_deal != Some(*next)) else { return Ok(()) };
        self.answered_deal = Some(commitment);
        let mut part = [0; 16];
        self.rng.fill_bytes(&mut part);
        socket.send(&ClientMessage::Part { commitment, part: Part::new(part) }).await
    }

    /// Sends a command, at most one for each event.
    async fn act(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let (last, wanted) = {
            let log = lock(&self.log);
            (log.last, command(&log, &mut self.rng))
        };
        let Some(command) = wanted else { return Ok(()) };
        if self.unanswered.as_ref().is_some_and(|(at, _, _)| *at == last) {
            return Ok(());
        }
        let id = format!("{last}-{}", self.rng.next_u32());
        self.unanswered = Some((last, id.clone(), command));
        socket.send(&ClientMessage::Command { id, command }).await
    }
}

/// What the player does next; `None` if the others are to act.
fn command(log: &ClientLog, rng: &mut ChaCha8Rng) -> Option<Command> {
    let legal = &log.now.legal;
    match legal.len() {
        0 if log.now.may_declare => Some(Command::Declare),
        0 => log.waits_for_ready().then_some(Command::Ready),
        choices => Some(legal[(rng.next_u64() % choices as u64) as usize].into()),
    }
}
