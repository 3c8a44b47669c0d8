//! A client: what it was shown, what it asked, and whether both agree with what is stored.

use boneyard_ids::PersonId;
use boneyard_protocol::ServerMessage;
use boneyard_rules::Seat;
use boneyard_table::{Audience, Command, LiveState, SeenEvent, Table, TableView, Timestamp};

use serde_json::Value;

use crate::{
    environment::Environment,
    fold::fold,
    message::{Connection, Message},
    violation::Violation,
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
    pub(crate) now: LiveState,
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
            now: LiveState::default(),
            heard_at: Timestamp(0),
            unanswered: Vec::new(),
            answered: None,
            commands: 0,
            acts: false,
        }
    }

    /// Says hello on a new connection, with the last event seen.
    pub(crate) fn connect(&mut self, environment: &mut Environment, life: u32) -> Connection {
        self.connections += 1;
        let connection = Connection { client: self.index, number: self.connections, life };
        self.link = Link::Trying(connection);
        self.heard_at = environment.agenda.now;
        let last_seen = self.view.as_ref().map_or(0, |view| view.seq);
        environment.say(connection, &Message::Hello { connection, person: self.person.clone(), last_seen });
        connection
    }

    /// Takes in a message.
    ///
    /// # Errors
    /// Where what is shown is not what was stored.
    pub(crate) fn hear(
        &mut self,
        environment: &mut Environment,
        connection: Connection,
        message: ServerMessage,
    ) -> Result<Heard, Violation> {
        if matches!(message, ServerMessage::Snapshot { .. } | ServerMessage::Update { .. }) {
            self.heard_at = environment.agenda.now;
        }
        match message {
            ServerMessage::Snapshot { view, now, .. } => {
                let known = self.view.as_ref().map_or(0, |view| view.seq);
                if view.seq < known && environment.plan.network.ordered {
                    return Err(Violation::SetBack { client: self.index, known, shown: view.seq });
                }
                if view.seq >= known {
                    self.view = Some(view);
                    self.now = now;
                }
                self.welcomed(environment, connection);
            }
            ServerMessage::Update { from, events, now } => {
                if !self.update(environment, from, &events)? {
                    return Ok(Heard::Lost);
                }
                // An older moment says nothing new.
                if self.view.as_ref().is_some_and(|view| view.seq < from + events.len() as u64) {
                    self.now = now;
                }
                self.welcomed(environment, connection);
            }
            ServerMessage::Ack { id, seq } => {
                let stored =
                    environment.disk.get(seq as usize - 1).and_then(|recorded| recorded.cause.as_ref());
                if stored.is_none_or(|cause| cause.id != id) {
                    return Err(Violation::AckedWrongly { id, seq });
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
            // Under loss and doubling a seat may still hear what it was shown as a spectator.
            let stored =
                environment.disk.get(seq as usize - 1).map(|recorded| recorded.event.seen_by(audience));
            if stored.as_ref() != Some(event) {
                return Err(Violation::ShownOtherwise {
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

    /// The hello is answered: what was not answered before is asked again under its name.
    fn welcomed(&mut self, environment: &mut Environment, connection: Connection) {
        if self.link == Link::On(connection) {
            return;
        }
        self.link = Link::On(connection);
        // Who was away for long has other plans by now.
        let now = environment.agenda.now;
        self.unanswered.retain(|(_, _, asked_at)| now.ms_since(*asked_at) < STALE_MS);
        for (id, command, asked_at) in &mut self.unanswered {
            *asked_at = now;
            environment.say(connection, &Message::Command { connection, id: id.clone(), command: *command });
        }
    }

    fn forget(&mut self, id: &str) {
        if let Some(at) = self.unanswered.iter().position(|(asked, ..)| asked == id) {
            let (id, command, _) = self.unanswered.remove(at);
            self.answered = Some((id, command, self.commands));
        }
    }

    /// The picture a client has made of a table must be the table's own.
    pub(crate) fn compare(&self, table: &Table) -> Result<(), Violation> {
        let mine = self.view.as_ref().ok_or(Violation::ShownNothing { client: self.index })?;
        let its = table.view(audience(mine));
        if *mine == its {
            return Ok(());
        }
        let as_value = |view| serde_json::to_value(view).expect("views have string keys only");
        let difference = difference("the view", &as_value(mine), &as_value(&its));
        Err(Violation::OtherView { client: self.index, seq: mine.seq, difference })
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
