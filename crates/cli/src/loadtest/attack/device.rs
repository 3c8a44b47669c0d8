//! A device at an evening: it folds the entries, and reconnects after a restart of the server.

use boneyard_club::Moment;
use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LiveEvening, LogEntry};
use boneyard_ids::EveningId;
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage};
use boneyard_protocol::{Problem, VERSION};

use super::super::error::LoadError;
use super::super::socket::Socket;
use super::field::Field;
use super::secrets::Reader;

/// A device that follows an evening.
pub(super) struct Device<'a> {
    field: &'a Field,
    evening: EveningId,
    cookie: String,
    name: &'static str,
    /// Whether a failure of this device is a fault.
    is_honest: bool,
    socket: Option<Socket>,
    pub(super) me: Option<Author>,
    pub(super) now: Moment,
    pub(super) live: LiveEvening,
    pub(super) entries: Vec<LogEntry>,
    /// The player's own needs, as the server sent them.
    pub(super) needs: Option<usize>,
    n: u32,
    /// The last problem that the server reported.
    problem: Option<Problem>,
}

/// The result of an entry.
#[derive(Debug)]
pub(super) enum Became {
    Taken,
    Refused(EntryRefusal),
    /// The connection was lost: the server may have the entry or not.
    Unknown,
}

impl<'a> Device<'a> {
    pub(super) fn new(
        field: &'a Field,
        evening: &EveningId,
        cookie: &str,
        name: &'static str,
        is_honest: bool,
    ) -> Self {
        Device {
            field,
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
            None => Reader::Onlooker,
        }
    }

    /// The number of its last entry.
    pub(super) fn numbered(&self) -> u32 {
        self.n
    }

    fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// Opens the socket, and reads the entries it misses.
    ///
    /// # Errors
    /// The socket cannot be opened, or the server does not welcome the device.
    pub(super) async fn open(&mut self) -> Result<(), LoadError> {
        let path = format!("/api/evenings/{}/ws", self.evening);
        let mut socket = Socket::open(&self.field.host.authority, &path, &self.cookie).await?;
        let (known, was) = (self.len(), self.me);
        let hello = EveningClientMessage::Hello {
            version: VERSION,
            device: self.name.into(),
            last_seen: known,
            seen_as: was,
        };
        socket.say(encode(&hello)?).await?;
        self.socket = Some(socket);
        let to = loop {
            match self.hear().await {
                Some(EveningServerMessage::Welcome { entries_from, entries_to, .. }) => {
                    if self.me == was && entries_from != known + 1 {
                        let what =
                            format!("{:?} has {known} entries, and hears again from {entries_from}", was);
                        self.field.fault("lost", &what);
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
            self.hear().await.ok_or(LoadError::Closed("the socket"))?;
        }
        Ok(())
    }

    /// Tries to open the socket until it succeeds, each time when the server is up.
    pub(super) async fn come_back(&mut self) {
        while self.socket.is_none() {
            let restarts = self.field.restarts();
            if let Err(error) = self.open().await {
                self.socket = None;
                let is_there = !matches!(error, LoadError::NoSocket(_));
                if self.is_honest && self.field.is_up_since(restarts) && is_there {
                    self.field.fault("return", &format!("{:?} cannot come back: {error}", self.me));
                }
                self.field.until_up().await;
            }
        }
    }

    /// Reads one message; `None` once the socket is closed.
    pub(super) async fn hear(&mut self) -> Option<EveningServerMessage> {
        let Some(socket) = &mut self.socket else { return None };
        let Some(text) = socket.hear().await else {
            self.closed();
            return None;
        };
        let message: EveningServerMessage = match serde_json::from_str(&text) {
            Ok(message) => message,
            Err(error) => {
                self.field.fault("message", &format!("{error} in {text:.200}"));
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
                    self.live = folded(&self.entries);
                }
            }
            EveningServerMessage::Entries { from, entries } => {
                if *from != self.len() + 1 {
                    let what = format!("{:?} has {} entries and is sent {from}", self.me, self.len());
                    self.field.fault("gap", &what);
                }
                for entry in entries {
                    // An entry that this reader cannot fold was accepted all the same.
                    let _ = self.live.replay(entry);
                    self.entries.push(entry.clone());
                }
            }
            EveningServerMessage::Problem { problem: Problem::NotFound } if self.is_honest => {
                self.field.fault("not-found", &format!("{:?} hears that there is no such evening", self.me));
            }
            _ => {}
        }
        if let EveningServerMessage::Problem { problem } = &message {
            self.problem = Some(problem.clone());
        }
        self.field.check(self.reader(), "a socket", &text);
        Some(message)
    }

    /// Records how a socket was closed. A stopping server sends a close code, or the connection breaks.
    fn closed(&mut self) {
        let code = self.socket.take().and_then(|socket| socket.closed_with());
        let problem = self.problem.take();
        // The server closes sockets that read too slowly, which can happen on a busy machine.
        if self.is_honest && code.is_some_and(|code| code != RESTART) && problem != Some(Problem::TooSlow) {
            self.field.fault("closed", &format!("{:?} was closed with {code:?}: {problem:?}", self.me));
        }
    }

    /// Sends an entry and waits for its result. An honest device that loses the server sends it again under the same number.
    pub(super) async fn enter(&mut self, command: EveningCommand) -> Became {
        self.n += 1;
        let n = self.n;
        loop {
            let enter = EveningClientMessage::Enter { n, at: self.now, command: command.clone() };
            let sent = match (&mut self.socket, encode(&enter)) {
                (Some(socket), Ok(text)) => socket.say(text).await.is_ok(),
                _ => false,
            };
            if sent {
                while let Some(message) = self.hear().await {
                    match message {
                        EveningServerMessage::Taken { n: taken, .. } if taken == n => return Became::Taken,
                        EveningServerMessage::Refused { n: refused, refusal } if refused == n => {
                            return Became::Refused(refusal);
                        }
                        EveningServerMessage::Problem { .. } if !self.is_honest => return Became::Unknown,
                        _ => {}
                    }
                }
            }
            self.socket = None;
            if !self.is_honest {
                return Became::Unknown;
            }
            self.come_back().await;
        }
    }

    /// Sends an entry without waiting for the result.
    pub(super) async fn throw(&mut self, command: EveningCommand) -> bool {
        self.n += 1;
        let enter = EveningClientMessage::Enter { n: self.n, at: self.now, command };
        match (&mut self.socket, encode(&enter)) {
            (Some(socket), Ok(text)) => socket.say(text).await.is_ok(),
            _ => false,
        }
    }
}

/// The close code of a server that restarts.
const RESTART: u16 = 1012;

fn encode(message: &EveningClientMessage) -> Result<String, LoadError> {
    Ok(serde_json::to_string(message)?)
}

fn folded(entries: &[LogEntry]) -> LiveEvening {
    let mut live = LiveEvening::new();
    for entry in entries {
        let _ = live.replay(entry);
    }
    live
}
