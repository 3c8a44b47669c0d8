//! The server of a simulated world: it drives the same [`TableSession`] as the real one.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use boneyard_bots::announces;
use boneyard_protocol::ServerMessage;
use boneyard_table::session::{Effect, SessionInput, TableMessage, TableSession};
use boneyard_table::{Phase, Recorded, Shuffle, Table, Timestamp};

use crate::{
    agenda::Happening,
    environment::Environment,
    message::{Connection, Message},
    promises::Promises,
    violation::Violation,
};

/// In a thousand appends that the disk refuses: the events are on it all the same.
const KEPT_ALTHOUGH_REFUSED: usize = 300;

/// One life of the server, from its start until it is killed.
pub(crate) struct Server {
    pub(crate) life: u32,
    session: TableSession<Connection>,
    mailbox: VecDeque<Message>,
    /// Events on their way to the disk.
    pub(crate) storing: Option<Storing>,
    frozen_since: Option<Timestamp>,
    /// Connections that are over; the network may still deliver what they sent.
    closed: HashSet<Connection>,
    promises: Promises,
    /// The move that a bot is asked for.
    thought: Option<u64>,
    shuffling: bool,
    /// When it last had to wait for the disk.
    free_at: Timestamp,
    wake_at: Option<Timestamp>,
}

pub(crate) struct Storing {
    pub(crate) events: Arc<[Recorded]>,
    /// Whether the disk will refuse.
    refused: bool,
    /// Whether the server had nothing else to do when they happened.
    pub(crate) prompt: bool,
}

impl Server {
    /// Starts with what is on the disk, or with a new table.
    pub(crate) fn start(environment: &Environment, life: u32) -> Result<Self, Violation> {
        let now = environment.agenda.now;
        let session = if environment.disk.is_empty() {
            open(environment)?
        } else {
            TableSession::resume(now, environment.restored()?, environment.plan.bounds)
        };
        Ok(Self {
            life,
            session,
            mailbox: VecDeque::new(),
            storing: None,
            frozen_since: None,
            closed: HashSet::new(),
            promises: Promises::default(),
            thought: None,
            shuffling: false,
            free_at: now,
            wake_at: None,
        })
    }

    pub(crate) const fn table(&self) -> &Table {
        self.session.table()
    }

    pub(crate) fn receive(&mut self, message: Message) {
        self.mailbox.push_back(message);
    }

    /// Whether nothing is being stored, waits or is frozen.
    pub(crate) fn is_idle(&self) -> bool {
        self.storing.is_none() && !self.session.is_frozen() && self.mailbox.is_empty()
    }

    /// Works until it must wait for the disk, a message or a deadline.
    pub(crate) fn run(&mut self, environment: &mut Environment) -> Result<(), Violation> {
        while self.storing.is_none() {
            let now = environment.agenda.now;
            // Where a deadline and a message are both due, either may come first.
            let message_first = !self.mailbox.is_empty() && environment.dice.chance(500);
            if message_first && let Some(message) = self.mailbox.pop_front() {
                self.take(environment, message);
            }
            if let Some(effect) = self.session.poll(now) {
                self.carry_out(environment, effect)?;
            } else if let Some(message) = self.mailbox.pop_front() {
                self.take(environment, message);
            } else {
                break;
            }
        }
        if self.storing.is_some() {
            return Ok(());
        }
        if !self.session.is_frozen() {
            self.check_not_stuck(environment.agenda.now)?;
        }
        let wake_at = self.session.next_wake();
        if let Some(at) = wake_at.filter(|_| wake_at != self.wake_at) {
            environment.agenda.at(at, Happening::Wake { life: self.life });
        }
        self.wake_at = wake_at;
        Ok(())
    }

    /// At any time some person, bot or deadline must be able to bring the table on.
    fn check_not_stuck(&self, now: Timestamp) -> Result<(), Violation> {
        let table = self.table();
        let deadline = table.next_deadline();
        if let Some(at) = deadline.filter(|at| *at <= now) {
            return Err(Violation::Overdue { ms: now.ms_since(at) });
        }
        let waits = deadline.is_some() || self.thought.is_some() || self.shuffling;
        let goes_on = match table.phase() {
            Phase::Waiting => {
                table.seats().iter().any(|seat| seat.person().is_none() && seat.bot().is_none())
            }
            Phase::Playing => waits || self.a_person_may_choose(now),
            Phase::Taking | Phase::Between => waits,
            Phase::Over | Phase::Stopped => true,
        };
        if goes_on { Ok(()) } else { Err(Violation::Stuck { seq: table.seq() }) }
    }

    fn a_person_may_choose(&self, now: Timestamp) -> bool {
        let table = self.table();
        table.seats().seated().any(|(seat, occupant)| {
            occupant.bot().is_none() && !table.live_state(now, table.audience_at(seat)).legal.is_empty()
        })
    }

    fn take(&mut self, environment: &mut Environment, message: Message) {
        let input = match message {
            Message::Hello { connection, .. } if self.closed.contains(&connection) => return,
            Message::Hello { connection, person, last_seen } => {
                self.pass(environment, SessionInput::Joined { client: connection, person, last_seen });
                // Some lines are slow, and some of them slower than the table makes good.
                let ms = environment.dice.between((0, 2 * Table::ROUND_TRIP_CREDIT_MS_MAX));
                SessionInput::RoundTrip { client: connection, ms }
            }
            Message::Gone { connection } => {
                self.closed.insert(connection);
                SessionInput::Left { client: connection }
            }
            Message::Command { connection, .. } if self.closed.contains(&connection) => return,
            Message::Command { connection, id, command } => {
                SessionInput::Command { client: connection, id, command }
            }
            Message::Sit { person, name, seat, .. } => SessionInput::Sit { seat, person, name },
            Message::Chosen { turn, choice, .. } => {
                self.thought = self.thought.filter(|thought| *thought != turn);
                SessionInput::Chosen { turn, choice }
            }
            Message::DeclareAnswered { question, declares, .. } => {
                SessionInput::DeclareAnswered { question, declares }
            }
            Message::Shuffled { shuffle, .. } => {
                self.shuffling = false;
                SessionInput::Shuffled(shuffle)
            }
        };
        self.pass(environment, input);
    }

    fn pass(&mut self, environment: &Environment, input: SessionInput<Connection>) {
        self.session.handle(environment.agenda.now, input);
    }

    fn carry_out(
        &mut self,
        environment: &mut Environment,
        effect: Effect<Connection>,
    ) -> Result<(), Violation> {
        match effect {
            Effect::Append(events) => self.store(environment, events)?,
            Effect::Recover => self.recover(environment)?,
            Effect::Send { to, message } => self.send(environment, &to, message)?,
            Effect::Close { client, reason } => {
                self.closed.insert(client);
                environment.send(client, &ServerMessage::Problem { problem: reason.into() });
            }
            Effect::Shuffle { .. } => {
                let table = self.session.table();
                let tiles = table.rules().tile_list(table.seats().seats());
                let deal = environment.dice.shuffled(tiles.clone());
                let lot = environment.dice.shuffled(tiles);
                self.shuffling = true;
                let delay = environment.dice.between(environment.plan.server.shuffle_ms);
                let shuffle = Shuffle { deal, lot };
                self.later(environment, delay, Message::Shuffled { life: self.life, shuffle });
            }
            Effect::Think { turn, level, view } => {
                self.thought = Some(turn);
                let choice = environment.bots_choice(level, &view)?;
                let delay = environment.dice.between(environment.plan.server.thought_ms);
                self.later(environment, delay, Message::Chosen { life: self.life, turn, choice });
            }
            Effect::AskToDeclare { question, level, hand } => {
                let declares = announces(level, &hand);
                let delay = environment.dice.between(environment.plan.server.thought_ms);
                let answer = Message::DeclareAnswered { life: self.life, question, declares };
                self.later(environment, delay, answer);
            }
            Effect::AnswerSit(_) | Effect::SummaryChanged | Effect::Resumed => {}
            Effect::Ended => return Err(Violation::Closed { seq: self.table().seq() }),
        }
        Ok(())
    }

    fn later(&self, environment: &mut Environment, delay_ms: u64, message: Message) {
        environment.agenda.after_ms(delay_ms, Happening::ToServer(message));
    }

    fn send(
        &mut self,
        environment: &mut Environment,
        to: &[Connection],
        message: TableMessage,
    ) -> Result<(), Violation> {
        self.promises.see_sent(&message, &environment.disk)?;
        let message = ServerMessage::from(message);
        for connection in to {
            environment.send(*connection, &message);
        }
        Ok(())
    }

    fn store(&mut self, environment: &mut Environment, events: Arc<[Recorded]>) -> Result<(), Violation> {
        self.promises.see_events(&events)?;
        let prompt = self.free_at < environment.agenda.now;
        let refused = environment.dice.chance(environment.plan.server.refused);
        let delay = environment.dice.between(environment.plan.server.append_ms);
        environment.agenda.after_ms(delay, Happening::Stored { life: self.life });
        if environment.dice.chance(environment.plan.server.killed_storing) {
            let after = environment.dice.between((0, delay));
            environment.agenda.after_ms(after, Happening::Kill { life: self.life });
        }
        self.storing = Some(Storing { events, refused, prompt });
        Ok(())
    }

    /// The disk has answered.
    pub(crate) fn stored(&mut self, environment: &mut Environment) -> Result<(), Violation> {
        let Some(Storing { events, refused, prompt }) = self.storing.take() else { return Ok(()) };
        self.free_at = environment.agenda.now;
        if !refused || environment.dice.chance(KEPT_ALTHOUGH_REFUSED) {
            environment.keep(&events, prompt)?;
        }
        if !refused {
            self.pass(environment, SessionInput::Stored);
            return Ok(());
        }
        environment.tally.freezes += 1;
        self.thought = None;
        self.shuffling = false;
        if environment.disk.is_empty() {
            // A table whose first event is not stored was never open. The client asks for another one.
            self.session = open(environment)?;
        } else {
            self.frozen_since.get_or_insert(environment.agenda.now);
            self.pass(environment, SessionInput::StoreFailed);
        }
        Ok(())
    }

    fn recover(&mut self, environment: &mut Environment) -> Result<(), Violation> {
        let now = environment.agenda.now;
        if environment.dice.chance(environment.plan.server.refused) {
            self.pass(environment, SessionInput::RecoveryFailed);
            return Ok(());
        }
        if let Some(since) = self.frozen_since.take() {
            environment.referee.down(now.ms_since(since));
        }
        self.free_at = now;
        self.promises.forget_refusals();
        let table = environment.restored()?;
        self.pass(environment, SessionInput::Recovered(Box::new(table)));
        Ok(())
    }
}

fn open(environment: &Environment) -> Result<TableSession<Connection>, Violation> {
    let plan = &environment.plan;
    let now = environment.agenda.now;
    Ok(TableSession::open(now, &plan.rules, &plan.players, plan.options, plan.bounds)?)
}
