//! A client: what it was shown, what it asked, and whether both are true.

use boneyard_protocol::ServerMessage;
use boneyard_rules::Seat;
use boneyard_table::{Audience, Command, Now, PersonId, SeenEvent, Table, TableView, Timestamp};

use serde_json::Value;

use crate::{
    fold::fold,
    message::{Connection, Message},
    world::Around,
};

/// After so long without an answer a command is not repeated any more.
const STALE_MS: u64 = 60_000;

pub(crate) struct Client {
    pub(crate) index: usize,
    pub(crate) person: Option<PersonId>,
    /// The seat the person means to take.
    pub(crate) wants: Option<Seat>,
    pub(crate) link: Link,
    connections: u32,
    pub(crate) view: Option<TableView>,
    pub(crate) now: Now,
    /// When it was last shown something.
    pub(crate) heard_at: Timestamp,
    /// Asked and not yet answered, with the time it was last asked.
    pub(crate) unanswered: Vec<(String, Command, Timestamp)>,
    /// What was asked last and has been answered, and how many commands there were by then.
    pub(crate) answered: Option<(String, Command, u32)>,
    pub(crate) commands: u32,
    /// Whether the person is thinking about what to do.
    pub(crate) acts: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Link {
    Off,
    /// Hello was said.
    Trying(Connection),
    On(Connection),
}

impl Link {
    pub(crate) const fn connection(self) -> Option<Connection> {
        match self {
            Self::Off => None,
            Self::Trying(connection) | Self::On(connection) => Some(connection),
        }
    }

    pub(crate) fn is(self, connection: Connection) -> bool {
        self.connection() == Some(connection)
    }
}

/// What became of a message.
#[derive(PartialEq, Eq)]
pub(crate) enum Heard {
    Understood,
    /// Something before it is missing, or the server cannot go on: time for a new connection.
    Lost,
}

impl Client {
    pub(crate) fn new(index: usize, person: Option<PersonId>, wants: Option<Seat>) -> Self {
        Self {
            index,
            person,
            wants,
            link: Link::Off,
            connections: 0,
            view: None,
            now: Now::default(),
            heard_at: Timestamp(0),
            unanswered: Vec::new(),
            answered: None,
            commands: 0,
            acts: false,
        }
    }

    /// Says hello on a new connection, with the last event seen.
    pub(crate) fn connect(&mut self, around: &mut Around, life: u32) -> Connection {
        self.connections += 1;
        let connection = Connection { client: self.index, number: self.connections, life };
        self.link = Link::Trying(connection);
        self.heard_at = around.agenda.now;
        let last_seen = self.view.as_ref().map_or(0, |view| view.seq);
        around.say(connection, &Message::Hello { connection, person: self.person.clone(), last_seen });
        connection
    }

    /// Takes in a message.
    ///
    /// # Errors
    /// Where what is shown is not what was stored.
    pub(crate) fn hear(
        &mut self,
        around: &mut Around,
        connection: Connection,
        message: ServerMessage,
    ) -> Result<Heard, String> {
        if matches!(message, ServerMessage::Snapshot { .. } | ServerMessage::Update { .. }) {
            self.heard_at = around.agenda.now;
        }
        match message {
            ServerMessage::Snapshot { view, now, .. } => {
                let known = self.view.as_ref().map_or(0, |view| view.seq);
                if view.seq < known && around.plan.network.ordered {
                    let stale = view.seq;
                    return Err(format!(
                        "client {} saw event {known} and is set back to {stale}",
                        self.index
                    ));
                }
                if view.seq >= known {
                    self.view = Some(view);
                    self.now = now;
                }
                self.welcomed(around, connection);
            }
            ServerMessage::Update { from, events, now } => {
                if !self.update(around, from, &events)? {
                    return Ok(Heard::Lost);
                }
                // A moment that was overtaken tells nothing.
                if self.view.as_ref().is_some_and(|view| view.seq < from + events.len() as u64) {
                    self.now = now;
                }
                self.welcomed(around, connection);
            }
            ServerMessage::Ack { id, seq } => {
                let stored = around.disk.get(seq as usize - 1).and_then(|recorded| recorded.cause.as_ref());
                if stored.is_none_or(|cause| cause.id != id) {
                    return Err(format!(
                        "client {} is told that {id} is event {seq}, and it is not",
                        self.index
                    ));
                }
                self.forget(&id);
            }
            ServerMessage::Refused { id, .. } => self.forget(&id),
            ServerMessage::Problem { .. } => return Ok(Heard::Lost),
            ServerMessage::Pong => {}
        }
        Ok(Heard::Understood)
    }

    /// Applies events; false where some before them are missing.
    fn update(&mut self, around: &Around, from: u64, events: &[SeenEvent]) -> Result<bool, String> {
        let Some(view) = &mut self.view else { return Ok(false) };
        if from > view.seq + 1 {
            return if around.plan.network.ordered {
                Err(format!("client {} has seen {} and is shown {from} next", self.index, view.seq))
            } else {
                Ok(false)
            };
        }
        let audience = audience(view);
        for (seq, event) in (from..).zip(events) {
            // Under loss and doubling a seat may still hear what it was shown as a spectator.
            let stored = around.disk.get(seq as usize - 1).map(|recorded| recorded.event.seen_by(audience));
            if stored.as_ref() != Some(event) {
                return Err(format!(
                    "client {} is shown event {seq} as {event:?}; stored is {stored:?}",
                    self.index
                ));
            }
            if seq == view.seq + 1 {
                fold(view, event);
            }
        }
        Ok(true)
    }

    /// The hello is answered: what was not answered before is asked again under its name.
    fn welcomed(&mut self, around: &mut Around, connection: Connection) {
        if self.link == Link::On(connection) {
            return;
        }
        self.link = Link::On(connection);
        // Who was away for long has other plans by now.
        let now = around.agenda.now;
        self.unanswered.retain(|(_, _, asked_at)| now.ms_since(*asked_at) < STALE_MS);
        for (id, command, asked_at) in &mut self.unanswered {
            *asked_at = now;
            around.say(connection, &Message::Command { connection, id: id.clone(), command: *command });
        }
    }

    fn forget(&mut self, id: &str) {
        if let Some(at) = self.unanswered.iter().position(|(asked, ..)| asked == id) {
            let (id, command, _) = self.unanswered.remove(at);
            self.answered = Some((id, command, self.commands));
        }
    }

    /// The picture a client has made of a table must be the table's own.
    pub(crate) fn compare(&self, table: &Table) -> Result<(), String> {
        let Some(mine) = &self.view else { return Err(format!("client {} was shown nothing", self.index)) };
        let its = table.view(audience(mine));
        if *mine == its {
            return Ok(());
        }
        let as_value = |view: &TableView| serde_json::to_value(view).map_err(|error| error.to_string());
        let differs = difference("the view", &as_value(mine)?, &as_value(&its)?);
        Err(format!("client {} sees at event {}, not as the table does, {differs}", self.index, mine.seq))
    }

    /// Connected, answered and shown everything.
    pub(crate) fn is_up_to_date(&self, seq: u64) -> bool {
        matches!(self.link, Link::On(_))
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

/// The first place where two pictures differ.
fn difference(at: &str, mine: &Value, its: &Value) -> String {
    match (mine, its) {
        (Value::Object(mine), Value::Object(its)) if mine.len() == its.len() => {
            let differs = mine.iter().find(|(name, value)| its.get(*name) != Some(value));
            differs.map_or_else(String::new, |(name, value)| {
                difference(&format!("{at}.{name}"), value, its.get(name).unwrap_or(&Value::Null))
            })
        }
        _ => format!("{at} as {mine} and not as {its}"),
    }
}
