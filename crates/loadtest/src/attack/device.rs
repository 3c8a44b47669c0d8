//! A device at an evening. It applies the entries and reconnects after the server restarts.

use boneyard_club::Moment;
use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LiveEvening, LogEntry};
use boneyard_ids::EveningId;
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage};
use boneyard_protocol::{Problem, VERSION};

use super::super::error::LoadError;
use super::super::socket::Socket;
use super::secrets::Reader;
use super::shared_state::SharedState;

/// A device that follows an evening.
pub(super) struct Device<'a> {
    shared: &'a SharedState,
    evening: EveningId,
    cookie: String,
    name: &'static str,
    /// Whether this is the device of an honest guest, whose failures are faults of the server.
    is_honest: bool,
    socket: Option<Socket>,
    pub(super) me: Option<Author>,
    pub(super) now: Moment,
    pub(super) live: LiveEvening,
    pub(super) entries: Vec<LogEntry>,
    /// How many of the player's own needs the server sent; `None` if this device may not see them.
    pub(super) needs: Option<usize>,
    n: u32,
    /// The last problem that the server reported.
    problem: Option<Problem>,
}

/// The result of an entry.
#[derive(Debug)]
pub(super) enum EntryResult {
    Accepted,
    Refused(EntryRefusal),
    /// The connection was lost. The server may or may not have the entry.
    Unknown,
}

impl<'a> Device<'a> {
    pub(super) fn new(
        shared: &'a SharedState,
        evening: &EveningId,
        cookie: &str,
        name: &'static str,
        is_honest: bool,
    ) -> Self {
        Device {
            shared,
            evening: evening.clone(),
            cookie: cookie.to_owned(),
            name,
            is_honest,
            socket: None,
            me: None,
            now: Moment(0),
            live: LiveEvening::new(),
            entries: Vec::new(),
            needs: None,
            n: 0,
            problem: None,
        }
    }

    fn reader(&self) -> Reader {
        match self.me {
            // A confirmed device may see the needs of its player.
            _ if self.needs.is_some_and(|needs| needs > 0) => Reader::Organiser,
            Some(Author::Organiser) => Reader::Organiser,
            Some(Author::Player { .. }) => Reader::Player,
            None => Reader::Spectator,
        }
    }

    /// The number of its last entry.
    pub(super) fn last_number(&self) -> u32 {
        self.n
    }

    fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// Opens the socket and reads the missing entries.
    ///
    /// # Errors
    /// The socket cannot be opened, or the server sends no welcome.
    pub(super) async fn open(&mut self) -> Result<(), LoadError> {
        let path = format!("/api/evenings/{}/ws", self.evening);
        let mut socket = Socket::open(&self.shared.server.authority, &path, &self.cookie).await?;
        let (known, me_before) = (self.len(), self.me);
        let hello = EveningClientMessage::Hello {
            version: VERSION,
            device: self.name.into(),
            last_seen: known,
            seen_as: me_before,
        };
        socket.send(encode(&hello)?).await?;
        self.socket = Some(socket);
        let to = loop {
            match self.receive().await {
                Some(EveningServerMessage::Welcome { entries_from, entries_to, .. }) => {
                    if self.me == me_before && entries_from != known + 1 {
                        let what = format!(
                            "{me_before:?} has {known} entries, but the server sends them from {entries_from}"
                        );
                        self.shared.record_fault("lost", &what);
                    }
                    break entries_to;
                }
                Some(EveningServerMessage::Problem { problem }) => {
                    return Err(LoadError::NotWelcome(problem));
                }
                Some(_) => {}
                None => return Err(LoadError::NoWelcome),
            }
        };
        while self.len() < to {
            self.receive().await.ok_or(LoadError::Closed("the socket"))?;
        }
        Ok(())
    }

    /// Opens the socket, and tries again each time the server is up.
    pub(super) async fn reconnect(&mut self) {
        while self.socket.is_none() {
            let restarts = self.shared.restarts();
            if let Err(error) = self.open().await {
                self.socket = None;
                let has_answered = !matches!(error, LoadError::NoSocket(_));
                if self.is_honest && self.shared.is_up_since(restarts) && has_answered {
                    self.shared.record_fault("return", &format!("{:?} cannot reconnect: {error}", self.me));
                }
                self.shared.wait_until_up().await;
            }
        }
    }

    /// Reads one message; `None` once the socket is closed.
    pub(super) async fn receive(&mut self) -> Option<EveningServerMessage> {
        let Some(socket) = &mut self.socket else { return None };
        let Some(text) = socket.receive().await else {
            self.check_close();
            return None;
        };
        let message: EveningServerMessage = match serde_json::from_str(&text) {
            Ok(message) => message,
            Err(error) => {
                self.shared.record_fault("message", &format!("{error} in {text:.200}"));
                return None;
            }
        };
        match &message {
            EveningServerMessage::Welcome { me, now, needs, entries_from, entered_to, .. } => {
                (self.me, self.now) = (*me, *now);
                self.needs = needs.as_ref().map(Vec::len);
                self.n = self.n.max(*entered_to);
                let kept = (*entries_from as usize).saturating_sub(1);
                if kept < self.entries.len() {
                    self.entries.truncate(kept);
                    self.live = replayed(&self.entries);
                }
            }
            EveningServerMessage::Entries { from, entries } => {
                if *from != self.len() + 1 {
                    let what =
                        format!("{:?} has {} entries, but the server sends {from}", self.me, self.len());
                    self.shared.record_fault("gap", &what);
                }
                for entry in entries {
                    // The server accepted this entry even if this device cannot apply it.
                    let _ = self.live.replay(entry);
                    self.entries.push(entry.clone());
                }
            }
            EveningServerMessage::Problem { problem: Problem::NotFound } if self.is_honest => {
                self.shared.record_fault(
                    "not-found",
                    &format!("{:?} gets the answer that the evening does not exist", self.me),
                );
            }
            _ => {}
        }
        if let EveningServerMessage::Problem { problem } = &message {
            self.problem = Some(problem.clone());
        }
        self.shared.check_secrets(self.reader(), "a socket", &text);
        Some(message)
    }

    /// Records a fault if the server closed the socket without reason. A stopping server sends `RESTART` or just disconnects.
    fn check_close(&mut self) {
        let code = self.socket.take().and_then(|socket| socket.close_code());
        let problem = self.problem.take();
        // The server closes sockets that read too slowly. On a busy machine an honest device may be too slow.
        if self.is_honest && code.is_some_and(|code| code != RESTART) && problem != Some(Problem::TooSlow) {
            self.shared
                .record_fault("closed", &format!("{:?} was closed with {code:?}: {problem:?}", self.me));
        }
    }

    /// Sends an entry and waits for the result. After a lost connection, an honest device sends it again with the same number.
    pub(super) async fn enter(&mut self, command: EveningCommand) -> EntryResult {
        self.n += 1;
        let n = self.n;
        loop {
            let enter = EveningClientMessage::Enter { n, at: self.now, command: command.clone() };
            let sent = match (&mut self.socket, encode(&enter)) {
                (Some(socket), Ok(text)) => socket.send(text).await.is_ok(),
                _ => false,
            };
            if sent {
                while let Some(message) = self.receive().await {
                    match message {
                        EveningServerMessage::Taken { n: taken, .. } if taken == n => {
                            return EntryResult::Accepted;
                        }
                        EveningServerMessage::Refused { n: refused, refusal } if refused == n => {
                            return EntryResult::Refused(refusal);
                        }
                        EveningServerMessage::Problem { .. } if !self.is_honest => {
                            return EntryResult::Unknown;
                        }
                        _ => {}
                    }
                }
            }
            self.socket = None;
            if !self.is_honest {
                return EntryResult::Unknown;
            }
            self.reconnect().await;
        }
    }

    /// Sends an entry without waiting for the result.
    pub(super) async fn send_entry(&mut self, command: EveningCommand) -> bool {
        self.n += 1;
        let enter = EveningClientMessage::Enter { n: self.n, at: self.now, command };
        match (&mut self.socket, encode(&enter)) {
            (Some(socket), Ok(text)) => socket.send(text).await.is_ok(),
            _ => false,
        }
    }
}

/// The close code of a server that restarts.
const RESTART: u16 = 1012;

fn encode(message: &EveningClientMessage) -> Result<String, LoadError> {
    Ok(serde_json::to_string(message)?)
}

fn replayed(entries: &[LogEntry]) -> LiveEvening {
    let mut live = LiveEvening::new();
    for entry in entries {
        let _ = live.replay(entry);
    }
    live
}
