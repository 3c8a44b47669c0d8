//! A client: its view, its commands, and the checks that both agree with the stored events.

use boneyard_deal::Part;
use boneyard_ids::PersonId;
use boneyard_protocol::ServerMessage;
use boneyard_rules::Seat;
use boneyard_table::{Audience, Command, LiveState, NextDeal, SeenEvent, Table, TableView, Timestamp};

use serde_json::Value;

use crate::{
    environment::Environment,
    fold::fold,
    message::{Connection, Message},
    violation::Violation,
};

/// A client that reconnects does not repeat a command that it sent longer ago than this.
const STALE_MS: u64 = 60_000;

pub(crate) struct Client {
    pub(crate) index: usize,
    pub(crate) person: Option<PersonId>,
    /// The seat that the person wants.
    pub(crate) wanted_seat: Option<Seat>,
    pub(crate) link: Link,
    connections: u32,
    pub(crate) view: Option<TableView>,
    pub(crate) now: LiveState,
    /// When the client last got a snapshot or an update.
    pub(crate) last_message_at: Timestamp,
    /// Commands without an answer, with the time they were last sent.
    pub(crate) unanswered: Vec<(String, Command, Timestamp)>,
    /// The last answered command, and the number of commands of all clients by then.
    pub(crate) answered: Option<(String, Command, u32)>,
    pub(crate) commands: u32,
    /// The last deal to which the client added a part, or decided not to.
    answered_deal: Option<NextDeal>,
    /// Whether the person's next action is scheduled.
    pub(crate) is_scheduled: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Link {
    Offline,
    /// `hello` was sent.
    Connecting(Connection),
    Online(Connection),
}

impl Link {
    pub(crate) const fn connection(self) -> Option<Connection> {
        match self {
            Self::Offline => None,
            Self::Connecting(connection) | Self::Online(connection) => Some(connection),
        }
    }

    pub(crate) fn is(self, connection: Connection) -> bool {
        self.connection() == Some(connection)
    }
}

/// The result of receiving a message.
#[derive(PartialEq, Eq)]
pub(crate) enum Received {
    Applied,
    /// An earlier message is missing, or the server reported a problem, so the client must reconnect.
    OutOfSync,
}

impl Client {
    pub(crate) fn new(index: usize, person: Option<PersonId>, wanted_seat: Option<Seat>) -> Self {
        Self {
            index,
            person,
            wanted_seat,
            link: Link::Offline,
            connections: 0,
            view: None,
            now: LiveState::default(),
            last_message_at: Timestamp(0),
            unanswered: Vec::new(),
            answered: None,
            commands: 0,
            answered_deal: None,
            is_scheduled: false,
        }
    }

    /// Opens a connection and sends the number of the last event that the client has.
    pub(crate) fn connect(&mut self, environment: &mut Environment, server_run: u32) -> Connection {
        self.connections += 1;
        let connection = Connection { client: self.index, number: self.connections, server_run };
        self.link = Link::Connecting(connection);
        self.answered_deal = None;
        self.last_message_at = environment.queue.now;
        let last_seen = self.view.as_ref().map_or(0, |view| view.seq);
        environment.send_to_server(
            connection,
            &Message::Hello { connection, person: self.person.clone(), last_seen },
        );
        connection
    }

    /// Handles a message.
    ///
    /// # Errors
    /// If the message does not match the stored events.
    pub(crate) fn receive(
        &mut self,
        environment: &mut Environment,
        connection: Connection,
        message: ServerMessage,
    ) -> Result<Received, Violation> {
        let message = message.expanded();
        if matches!(message, ServerMessage::Snapshot { .. } | ServerMessage::Update { .. }) {
            self.last_message_at = environment.queue.now;
        }
        match message {
            ServerMessage::Snapshot { view, now, .. } => {
                let known = self.view.as_ref().map_or(0, |view| view.seq);
                if view.seq < known && environment.plan.network.ordered {
                    return Err(Violation::OlderSnapshot { client: self.index, known, shown: view.seq });
                }
                if view.seq >= known {
                    self.view = Some(view);
                    self.now = now;
                }
                self.greeted(environment, connection);
                self.add_part(environment, connection);
            }
            ServerMessage::Update { from, events, now } => {
                if !self.update(environment, from, &events)? {
                    return Ok(Received::OutOfSync);
                }
                // Keep the newer live state.
                if self.view.as_ref().is_some_and(|view| view.seq < from + events.len() as u64) {
                    self.now = now;
                }
                self.greeted(environment, connection);
                self.add_part(environment, connection);
            }
            ServerMessage::Ack { id, seq } => {
                let stored =
                    environment.disk.get(seq as usize - 1).and_then(|recorded| recorded.cause.as_ref());
                if stored.is_none_or(|cause| cause.id != id) {
                    return Err(Violation::WrongAck { id, seq });
                }
                self.remove_unanswered(environment, &id);
            }
            ServerMessage::Refused { id, .. } => self.remove_unanswered(environment, &id),
            ServerMessage::Problem { .. } => return Ok(Received::OutOfSync),
            ServerMessage::Played { .. } | ServerMessage::Drew { .. } | ServerMessage::Passed { .. } => {
                unreachable!("the message is expanded")
            }
            ServerMessage::Said { .. } | ServerMessage::Pong => {}
        }
        Ok(Received::Applied)
    }

    /// Applies events; false if events before them are missing.
    fn update(
        &mut self,
        environment: &Environment,
        from: u64,
        events: &[SeenEvent],
    ) -> Result<bool, Violation> {
        let Some(view) = &mut self.view else { return Ok(false) };
        if from > view.seq + 1 {
            return if environment.plan.network.ordered {
                Err(Violation::Gap { client: self.index, known: view.seq, shown: from })
            } else {
                Ok(false)
            };
        }
        let audience = audience(view);
        for (seq, event) in (from..).zip(events) {
            // `audience` is the one of the client's view. If messages are lost or duplicated, it may still be the
            // spectators after the person got a seat.
            // `compare` checks the points of plays.
            let stored = environment.disk.get(seq as usize - 1).map(|recorded| &recorded.event);
            if !stored.is_some_and(|stored| stored.is_seen_as(event, audience)) {
                let stored = stored.map(|stored| stored.seen_by(audience));
                return Err(Violation::ShownDifferently {
                    client: self.index,
                    seq,
                    shown: Box::new(event.clone()),
                    stored: Box::new(stored),
                });
            }
            if seq == view.seq + 1 {
                fold(view, event);
            }
        }
        Ok(true)
    }

    /// Handles the first answer on a connection: repeats the commands that have no answer, under the same ids.
    fn greeted(&mut self, environment: &mut Environment, connection: Connection) {
        if self.link == Link::Online(connection) {
            return;
        }
        self.link = Link::Online(connection);
        // A person who was away for long does not repeat old commands.
        let now = environment.queue.now;
        self.unanswered.retain(|(_, _, asked_at)| now.ms_since(*asked_at) < STALE_MS);
        for (id, command, asked_at) in &mut self.unanswered {
            *asked_at = now;
            environment.send_to_server(
                connection,
                &Message::Command { connection, id: id.clone(), command: *command },
            );
        }
    }

    /// Adds a part to a deal that the client has not seen before.
    fn add_part(&mut self, environment: &mut Environment, connection: Connection) {
        let next = self.now.next_deal.filter(|_| self.person.is_some());
        let Some(next) = next.filter(|next| self.answered_deal != Some(*next)) else { return };
        self.answered_deal = Some(next);
        if environment.rng.chance(environment.plan.people.parts) {
            let part = Part::new(environment.rng.bytes());
            let message = Message::Part { connection, commitment: next.commitment, part };
            environment.send_to_server(connection, &message);
        }
    }

    fn remove_unanswered(&mut self, environment: &Environment, id: &str) {
        if let Some(at) = self.unanswered.iter().position(|(asked, ..)| asked == id) {
            let (id, command, _) = self.unanswered.remove(at);
            self.answered = Some((id, command, environment.commands));
        }
    }

    /// Checks that the client's view equals the table's.
    pub(crate) fn compare(&self, table: &Table) -> Result<(), Violation> {
        let mine = self.view.as_ref().ok_or(Violation::ShownNothing { client: self.index })?;
        let expected = table.view(audience(mine));
        if *mine == expected {
            return Ok(());
        }
        let as_value = |view| serde_json::to_value(view).expect("views have string keys only");
        let difference = difference("the view", &as_value(mine), &as_value(&expected));
        Err(Violation::ViewDiffers { client: self.index, seq: mine.seq, difference })
    }

    /// Whether the client is connected, has every answer and has every event.
    pub(crate) fn is_up_to_date(&self, seq: u64) -> bool {
        matches!(self.link, Link::Online(_))
            && self.unanswered.is_empty()
            && self.view.as_ref().is_some_and(|view| view.seq == seq)
    }
}

/// The audience a view is for.
fn audience(view: &TableView) -> Audience {
    match (view.you, view.second) {
        (Some(seat), Some(second)) => Audience::BothSeats(seat, second),
        (Some(seat), None) => Audience::Seat(seat),
        (None, _) => Audience::Spectators,
    }
}

/// The first difference of two views; `mine` is the client's and `its` is the table's.
fn difference(at: &str, mine: &Value, its: &Value) -> String {
    match (mine, its) {
        (Value::Object(mine), Value::Object(its)) if mine.len() == its.len() => {
            let differs = mine.iter().find(|(name, value)| its.get(*name) != Some(value));
            differs.map_or_else(String::new, |(name, value)| {
                difference(&format!("{at}.{name}"), value, its.get(name).unwrap_or(&Value::Null))
            })
        }
        _ => format!("{at} is {mine} and should be {its}"),
    }
}
