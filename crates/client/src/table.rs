//! A table as a client follows it.

use std::collections::BTreeMap;
use std::time::Duration;

use boneyard_deal::{Commitment, Part};
use boneyard_ids::TableId;
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_rules::Move;
use boneyard_table::{Command, LiveState, Phase, SeenEvent, TableView};
use tokio::time::sleep;

use crate::error::ClientError;
use crate::socket::Socket;
use crate::visitor::Visitor;

impl Visitor {
    /// Follows a table, from its seat or as a spectator.
    ///
    /// # Errors
    /// There is no such table, or no answer.
    pub async fn follow_table(&self, table: &TableId) -> Result<TableSocket, ClientError> {
        let mut socket = TableSocket::new(self, table);
        socket.connect().await?;
        Ok(socket)
    }
}

/// What a client was shown of a table.
#[derive(Clone, Default, Debug)]
pub struct TableState {
    /// The last snapshot. The events since are in `events`.
    pub view: Option<TableView>,
    /// Events by number.
    pub events: BTreeMap<u64, SeenEvent>,
    /// The number of the last event.
    pub last: u64,
    /// The live state after that event.
    pub now: LiveState,
    /// What the table was doing then, as far as the events say; `None` before the first snapshot.
    pub phase: Option<Phase>,
}

impl TableState {
    /// Adds a message.
    ///
    /// # Errors
    /// The server left a gap, or went back.
    pub fn apply(&mut self, message: &ServerMessage) -> Result<(), ClientError> {
        match message {
            ServerMessage::Snapshot { view, now, .. } => {
                self.follows(self.last.max(view.seq), view.seq)?;
                self.last = view.seq;
                self.phase = Some(view.phase);
                self.view = Some(view.clone());
                self.now = now.clone();
            }
            ServerMessage::Update { from, events, now } => {
                self.follows(self.last + 1, *from)?;
                for event in events {
                    self.last += 1;
                    self.events.insert(self.last, event.clone());
                    match event {
                        SeenEvent::RoundEnded { .. } => self.phase = Some(Phase::Between),
                        SeenEvent::MatchEnded { end, .. } => {
                            // A match that was stopped has no end.
                            let is_over = end.is_some();
                            self.phase = Some(if is_over { Phase::Over } else { Phase::Stopped });
                        }
                        SeenEvent::Mixed { .. } => self.phase = Some(Phase::Taking),
                        SeenEvent::Dealt { .. } => self.phase = Some(Phase::Playing),
                        _ => {}
                    }
                }
                self.now = now.clone();
            }
            _ => {}
        }
        Ok(())
    }

    fn follows(&self, expected: u64, found: u64) -> Result<(), ClientError> {
        if expected == found { Ok(()) } else { Err(ClientError::Gap { expected, found }) }
    }

    /// Whether the match is over, or was stopped.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Some(Phase::Over | Phase::Stopped))
    }
}

/// The socket of a table, and what it has shown. It adds a random part to every deal, as a fair client does.
pub struct TableSocket {
    visitor: Visitor,
    path: String,
    socket: Option<Socket>,
    /// What was shown, on this connection and those before.
    pub state: TableState,
    /// The last deal to which it added a part.
    answered_deal: Option<Commitment>,
    /// The command that the table has not answered yet, with its id.
    unanswered: Option<(String, Command)>,
    /// The last event that an own command caused. Older messages do not know it yet.
    acted: u64,
    /// Whether it has said in this pause that it is ready.
    is_ready: bool,
}

impl TableSocket {
    /// A table that the visitor does not follow yet.
    #[must_use]
    pub fn new(visitor: &Visitor, table: &TableId) -> Self {
        TableSocket {
            visitor: visitor.clone(),
            path: format!("/api/tables/{table}/ws"),
            socket: None,
            state: TableState::default(),
            answered_deal: None,
            unanswered: None,
            acted: 0,
            is_ready: false,
        }
    }

    /// Connects for the first time, or again: then the server sends what is missing, and answers the open command.
    ///
    /// # Errors
    /// The server refuses, or there is no answer.
    pub async fn connect(&mut self) -> Result<(), ClientError> {
        self.socket = Some(self.visitor.socket(&self.path).await?);
        self.send(&ClientMessage::Hello { version: VERSION, last_seen: self.state.last }).await?;
        self.repeat().await
    }

    /// Sends again what the table may not know: a restarted server has forgotten the parts, and a busy one reads nothing.
    /// The table carries out a command once, however often it comes.
    async fn repeat(&mut self) -> Result<(), ClientError> {
        self.answered_deal = None;
        match self.unanswered.clone() {
            Some((id, command)) => self.send(&ClientMessage::Command { id, command }).await,
            None => Ok(()),
        }
    }

    /// Receives the next message, and applies it; `None` once the socket is closed. A short message is given as an update.
    /// If the server says that this client sent too much, it waits as long as the server asks, and sends again what was lost.
    pub async fn receive(&mut self) -> Option<Result<ServerMessage, ClientError>> {
        let message = self.socket.as_mut()?.receive::<ServerMessage>().await?;
        Some(match message {
            Ok(message) => self.take(message.expanded()).await,
            Err(error) => Err(error),
        })
    }

    async fn take(&mut self, message: ServerMessage) -> Result<ServerMessage, ClientError> {
        self.state.apply(&message)?;
        self.is_ready &= self.is_in_pause();
        let is_own = |id: &String| self.unanswered.as_ref().is_some_and(|(own, _)| own == id);
        match &message {
            ServerMessage::Ack { id, seq } if is_own(id) => (self.unanswered, self.acted) = (None, *seq),
            ServerMessage::Refused { id, .. } if is_own(id) => self.unanswered = None,
            ServerMessage::Problem { problem: Problem::TooMany { retry_s } } => {
                sleep(Duration::from_secs((*retry_s).into())).await;
                self.repeat().await?;
            }
            _ => {}
        }
        let next = self.state.now.next_deal.map(|next| next.commitment);
        if let Some(commitment) = next.filter(|_| next != self.answered_deal) {
            self.answered_deal = next;
            self.send(&ClientMessage::Part { commitment, part: Part::new(random()?) }).await?;
        }
        Ok(message)
    }

    /// The legal moves, if it is this seat's turn and nothing that it sent is on its way.
    #[must_use]
    pub fn choices(&self) -> &[Move] {
        if self.unanswered.is_some() || self.state.last < self.acted { &[] } else { &self.state.now.legal }
    }

    /// Whether the table waits until this player is ready for the next round, or for a rematch: send [`Command::Ready`].
    #[must_use]
    pub fn waits_for_ready(&self) -> bool {
        self.is_in_pause() && !self.is_ready
    }

    fn is_in_pause(&self) -> bool {
        matches!(self.state.phase, Some(Phase::Between | Phase::Over))
    }

    /// Sends a command under a new id: a move, or what else a player may ask of the table.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn act(&mut self, command: impl Into<Command>) -> Result<(), ClientError> {
        let id = u64::from_ne_bytes(random()?);
        let (id, command) = (format!("{id:x}"), command.into());
        self.is_ready |= command == Command::Ready;
        self.unanswered = Some((id.clone(), command));
        self.send(&ClientMessage::Command { id, command }).await
    }

    /// Sends any message.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.socket.as_mut().ok_or(ClientError::Closed)?.send(message).await
    }
}

fn random<const BYTES: usize>() -> Result<[u8; BYTES], ClientError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(ClientError::NoRandomness)?;
    Ok(bytes)
}
