//! A device at an evening. It applies the entries and reconnects after the server restarts.

use std::ops::Deref;

use boneyard_client::{ClientError, EveningSocket};
use boneyard_club::live::{Author, EntryRefusal, EveningCommand};
use boneyard_ids::EveningId;
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningServerMessage;

use super::super::error::LoadError;
use super::secrets::Reader;
use super::shared_state::SharedState;

/// A device that follows an evening.
pub(super) struct Device<'a> {
    shared: &'a SharedState,
    /// Whether this is the device of an honest guest, whose failures are faults of the server.
    is_honest: bool,
    evening: EveningSocket,
    /// The last problem that the server reported.
    problem: Option<Problem>,
}

impl Deref for Device<'_> {
    type Target = EveningSocket;

    fn deref(&self) -> &EveningSocket {
        &self.evening
    }
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
        let evening = EveningSocket::new(&shared.server.visitor(cookie), evening, name);
        Device { shared, is_honest, evening, problem: None }
    }

    fn reader(&self) -> Reader {
        match self.me {
            // A confirmed device may see the needs of its player.
            _ if self.needs.as_ref().is_some_and(|needs| !needs.is_empty()) => Reader::Organiser,
            Some(Author::Organiser) => Reader::Organiser,
            Some(Author::Player { .. }) => Reader::Player,
            None => Reader::Spectator,
        }
    }

    /// Opens the socket and reads the missing entries.
    ///
    /// # Errors
    /// The socket cannot be opened, or the server sends no welcome.
    pub(super) async fn open(&mut self) -> Result<(), LoadError> {
        let (known, me_before) = (self.len(), self.me);
        self.evening.say_hello().await?;
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
                    return Err(ClientError::NotWelcome(problem).into());
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
                self.evening.socket = None;
                let is_down = matches!(
                    error,
                    LoadError::Client(ClientError::Connection { .. } | ClientError::NoSocket(_))
                );
                if self.is_honest && self.shared.is_up_since(restarts) && !is_down {
                    self.shared.record_fault("return", &format!("{:?} cannot reconnect: {error}", self.me));
                }
                self.shared.wait_until_up().await;
            }
        }
    }

    /// Reads one message; `None` once the socket is closed.
    pub(super) async fn receive(&mut self) -> Option<EveningServerMessage> {
        let Some(text) = self.evening.socket.as_mut()?.receive_text().await else {
            self.check_close();
            return None;
        };
        let message = match self.evening.take(&text) {
            Ok(message) => message,
            Err(error) => {
                self.shared.record_fault("message", &format!("{:?}: {error}", self.me));
                return None;
            }
        };
        if self.is_honest && matches!(message, EveningServerMessage::Problem { problem: Problem::NotFound }) {
            let what = format!("{:?} gets the answer that the evening does not exist", self.me);
            self.shared.record_fault("not-found", &what);
        }
        if let EveningServerMessage::Problem { problem } = &message {
            self.problem = Some(problem.clone());
        }
        self.shared.check_secrets(self.reader(), "a socket", &text);
        Some(message)
    }

    /// Records a fault if the server closed the socket without reason. A stopping server sends `RESTART` or just disconnects.
    fn check_close(&mut self) {
        let code = self.evening.socket.take().and_then(|socket| socket.close_code());
        let problem = self.problem.take();
        // The server closes sockets that read too slowly. On a busy machine an honest device may be too slow.
        if self.is_honest && code.is_some_and(|code| code != RESTART) && problem != Some(Problem::TooSlow) {
            self.shared
                .record_fault("closed", &format!("{:?} was closed with {code:?}: {problem:?}", self.me));
        }
    }

    /// Sends an entry and waits for the result. After a lost connection, an honest device sends it again with the same number.
    pub(super) async fn enter(&mut self, command: EveningCommand) -> EntryResult {
        self.evening.n += 1;
        let n = self.n;
        loop {
            let sent = self.evening.send(n, self.now, command.clone()).await.is_ok();
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
            self.evening.socket = None;
            if !self.is_honest {
                return EntryResult::Unknown;
            }
            self.reconnect().await;
        }
    }

    /// Sends an entry without waiting for the result.
    pub(super) async fn send_entry(&mut self, command: EveningCommand) -> bool {
        self.evening.n += 1;
        self.evening.send(self.n, self.now, command).await.is_ok()
    }
}

/// The close code of a server that restarts.
const RESTART: u16 = 1012;
