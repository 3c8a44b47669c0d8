//! The pages that follow the lobby. One task looks at the lobby for all of them and sends each change as one shared message.
//!
//! The task lives as long as a page follows. It runs on the threads of requests, so that tables go first.

use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_protocol::Problem;
use boneyard_protocol::lobby::{Lobby, LobbyNews, LobbyServerMessage};
use parking_lot::Mutex;
use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio::time::sleep_until;

use super::Lobbies;
use crate::bounds::LOBBY_MAILBOX_MAX;
use crate::transport::frame::Frame;
use crate::transport::outbox::{ClientId, Outbox, Outboxes};

/// How often the task looks for changes.
const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// The shortest time between two messages. The changes of this time go out together.
const NEWS_EVERY: Duration = Duration::from_secs(3);

/// How long news wait if only the number of people has changed.
const PEOPLE_EVERY: Duration = Duration::from_secs(15);

/// How many pages are sent a message before other tasks may run.
const SENDS_AT_ONCE: usize = 64;

/// A message to the task.
pub(super) enum Message {
    /// A page follows from now on.
    Join(ClientId, Outbox),
    /// A page has gone.
    Leave(ClientId),
}

/// The way to the task. As long as one sender exists, the task runs.
#[derive(Default)]
pub(super) struct Followers(Mutex<Option<mpsc::WeakSender<Message>>>);

impl Followers {
    /// The sender to the task, which is started if it does not run. Call it on the threads of requests.
    pub(super) fn sender(&self, lobbies: &Arc<Lobbies>) -> mpsc::Sender<Message> {
        let mut known = self.0.lock();
        if let Some(sender) = known.as_ref().and_then(mpsc::WeakSender::upgrade) {
            return sender;
        }
        let (sender, messages) = mpsc::channel(LOBBY_MAILBOX_MAX);
        *known = Some(sender.downgrade());
        let task = Task {
            lobbies: Arc::clone(lobbies),
            outboxes: Outboxes::default(),
            shown: None,
            sent: Instant::now(),
        };
        tokio::spawn(lobbies.shutdown.clone().during(task.run(messages)));
        sender
    }
}

/// Follows the lobby for all pages.
struct Task {
    lobbies: Arc<Lobbies>,
    outboxes: Outboxes,
    /// What every page has been shown, and the message with all of it once a page needed it; `None` before the first page.
    shown: Option<(Lobby, Option<Frame>)>,
    /// When the last message went out.
    sent: Instant,
}

impl Task {
    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        let mut looks_at = Instant::now() + LOOKS_EVERY;
        loop {
            tokio::select! {
                message = messages.recv() => match message {
                    Some(Message::Join(client, outbox)) => self.join(client, outbox),
                    Some(Message::Leave(client)) => self.outboxes.remove(client),
                    // The last page has gone.
                    None => return,
                },
                () = sleep_until(looks_at.into()) => {
                    self.look().await;
                    looks_at = Instant::now() + LOOKS_EVERY;
                }
            }
        }
    }

    /// Adds a page and sends it what the others have been shown. Without room it asks later instead.
    fn join(&mut self, client: ClientId, outbox: Outbox) {
        if self.outboxes.len() >= self.lobbies.followers_max {
            outbox.close(Problem::TooMany { retry_s: 60 });
            return;
        }
        // Nobody has followed for a while, so what was shown is old.
        if self.outboxes.is_empty() {
            self.shown = None;
        }
        let (lobby, frame) = self.shown.get_or_insert_with(|| (self.lobbies.lobby(Instant::now()), None));
        let frame =
            frame.get_or_insert_with(|| Frame::of(&LobbyServerMessage::Lobby { lobby: lobby.clone() }));
        self.outboxes.insert(client, outbox);
        self.outboxes.send(client, frame);
    }

    /// Sends what has changed, unless the last message has just gone out.
    async fn look(&mut self) {
        let now = Instant::now();
        let waited = now.saturating_duration_since(self.sent);
        if waited < NEWS_EVERY || self.outboxes.is_empty() {
            return;
        }
        let Some((before, _)) = &self.shown else { return };
        let lobby = self.lobbies.lobby(now);
        let news = LobbyNews::between(before, &lobby);
        let is_due = news.has_lines() || (news.people != before.people && waited >= PEOPLE_EVERY);
        if !is_due {
            return;
        }
        self.shown = Some((lobby, None));
        self.sent = now;
        let frame = Frame::of(&LobbyServerMessage::News { news });
        for clients in self.outboxes.clients().chunks(SENDS_AT_ONCE) {
            for client in clients {
                self.outboxes.send(*client, &frame);
            }
            yield_now().await;
        }
    }
}
