//! A club evening as a device follows it.

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LiveEvening, LogEntry};
use boneyard_club::{Moment, Need};
use boneyard_ids::EveningId;
use boneyard_protocol::VERSION;
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage, PlayerDevice};

use crate::error::ClientError;
use crate::socket::{Socket, read};
use crate::visitor::Visitor;

impl Visitor {
    /// Follows an evening, as its organiser, a player or a spectator. `device` tells apart the devices of one person.
    ///
    /// # Errors
    /// There is no such evening, or no answer.
    pub async fn follow_evening(
        &self,
        evening: &EveningId,
        device: &str,
    ) -> Result<EveningSocket, ClientError> {
        let mut socket = EveningSocket::new(self, evening, device);
        socket.connect().await?;
        Ok(socket)
    }
}

/// The socket of an evening, and what it has shown, on this connection and those before.
pub struct EveningSocket {
    visitor: Visitor,
    path: String,
    device: String,
    /// The open socket.
    pub socket: Option<Socket>,
    /// The author of its entries; `None` for a spectator.
    pub me: Option<Author>,
    /// The code with which players join.
    pub code: Option<String>,
    /// The entries, in order from number 1.
    pub entries: Vec<LogEntry>,
    /// The evening that follows from them.
    pub live: LiveEvening,
    /// The players who have a device.
    pub people: Vec<PlayerDevice>,
    /// The server's time of the last welcome.
    pub now: Moment,
    /// The number of its own last entry.
    pub n: u32,
    /// The needs of its player; `None` if it may not see them.
    pub needs: Option<Vec<Need>>,
}

/// What became of an entry: whether the server had it already, or why it is refused.
pub type EntryResult = Result<bool, EntryRefusal>;

impl EveningSocket {
    /// A device that does not follow the evening yet.
    #[must_use]
    pub fn new(visitor: &Visitor, evening: &EveningId, device: &str) -> Self {
        EveningSocket {
            visitor: visitor.clone(),
            path: format!("/api/evenings/{evening}/ws"),
            device: device.to_owned(),
            socket: None,
            me: None,
            code: None,
            entries: Vec::new(),
            live: LiveEvening::new(),
            people: Vec::new(),
            now: Moment(0),
            n: 0,
            needs: None,
        }
    }

    /// Connects for the first time, or again, and receives the entries that are missing.
    ///
    /// # Errors
    /// The server refuses, or there is no answer.
    pub async fn connect(&mut self) -> Result<(), ClientError> {
        self.say_hello().await?;
        let to = loop {
            match self.receive().await.ok_or(ClientError::Closed)?? {
                EveningServerMessage::Welcome { entries_to, .. } => break entries_to,
                EveningServerMessage::Problem { problem } => return Err(ClientError::NotWelcome(problem)),
                _ => {}
            }
        };
        while self.len() < to {
            self.receive().await.ok_or(ClientError::Closed)??;
        }
        Ok(())
    }

    /// Opens the socket and introduces the device. The first message of the server is still to come.
    ///
    /// # Errors
    /// The server refuses, or there is no answer.
    pub async fn say_hello(&mut self) -> Result<(), ClientError> {
        let mut socket = self.visitor.socket(&self.path).await?;
        let device = self.device.as_str().into();
        let hello =
            EveningClientMessage::Hello { version: VERSION, device, last_seen: self.len(), seen_as: self.me };
        socket.send(&hello).await?;
        self.socket = Some(socket);
        Ok(())
    }

    /// How many entries it has.
    #[expect(clippy::len_without_is_empty, reason = "an open evening has its first entry")]
    #[must_use]
    pub fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// Receives the next message, and applies it; `None` once the socket is closed.
    pub async fn receive(&mut self) -> Option<Result<EveningServerMessage, ClientError>> {
        let text = self.socket.as_mut()?.receive_text().await?;
        Some(self.take(&text))
    }

    /// Applies a message.
    ///
    /// # Errors
    /// It cannot be read, or entries are missing before it.
    pub fn take(&mut self, text: &str) -> Result<EveningServerMessage, ClientError> {
        let message = read(text)?;
        match &message {
            EveningServerMessage::Welcome { me, code, needs, now, entries_from, entered_to, .. } => {
                (self.me, self.code, self.now) = (*me, code.clone(), *now);
                self.needs.clone_from(needs);
                self.n = self.n.max(*entered_to);
                self.keep((*entries_from as usize).saturating_sub(1));
            }
            EveningServerMessage::Entries { from, entries } => {
                let (expected, found) = (u64::from(self.len()) + 1, u64::from(*from));
                for entry in entries {
                    // The server accepted it, even if this client is too old to apply it.
                    let _ = self.live.replay(entry);
                    self.entries.push(entry.clone());
                }
                if expected != found {
                    return Err(ClientError::Gap { expected, found });
                }
            }
            EveningServerMessage::People { people } => self.people.clone_from(people),
            _ => {}
        }
        Ok(message)
    }

    /// Forgets all entries but the first `count`.
    fn keep(&mut self, count: usize) {
        if count < self.entries.len() {
            self.entries.truncate(count);
            self.live = LiveEvening::new();
            for entry in &self.entries {
                let _ = self.live.replay(entry);
            }
        }
    }

    /// Sends an entry under a number, without waiting for its result. The same number a second time is the same entry.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send(&mut self, n: u32, at: Moment, command: EveningCommand) -> Result<(), ClientError> {
        let socket = self.socket.as_mut().ok_or(ClientError::Closed)?;
        socket.send(&EveningClientMessage::Enter { n, at, command }).await
    }

    /// Sends an entry under the next number, and waits for its result.
    ///
    /// # Errors
    /// The socket is closed, or the server could not read the entry.
    pub async fn enter(&mut self, command: EveningCommand) -> Result<EntryResult, ClientError> {
        self.n += 1;
        let n = self.n;
        self.send(n, self.now, command).await?;
        loop {
            match self.receive().await.ok_or(ClientError::Closed)?? {
                EveningServerMessage::Taken { n: taken, again } if taken == n => return Ok(Ok(again)),
                EveningServerMessage::Refused { n: refused, refusal } if refused == n => {
                    return Ok(Err(refusal));
                }
                EveningServerMessage::Problem { problem } => return Err(ClientError::NotWelcome(problem)),
                _ => {}
            }
        }
    }
}
