//! The simulated server: it drives the same [`TableSession`] as the real one.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use boneyard_bots::announces;
use boneyard_ids::{MatchId, TableId};
use boneyard_protocol::ServerMessage;
use boneyard_table::session::{Effect, SessionInput, TableMessage, TableSession};
use boneyard_table::{Input, Opening, Phase, Recorded, Request, Table, Timestamp};

use crate::{
    environment::Environment,
    message::{Connection, Message},
    message_checks::MessageChecks,
    queue::SimEvent,
    violation::Violation,
};

/// Of 1000 appends that fail, how many still write the events to the disk.
const STORED_DESPITE_FAILURE: usize = 300;

/// One run of the server, from its start until it is killed.
pub(crate) struct Server {
    pub(crate) server_run: u32,
    session: TableSession<Connection>,
    mailbox: VecDeque<Message>,
    /// The events that are being written.
    pub(crate) storing: Option<Storing>,
    frozen_since: Option<Timestamp>,
    /// Closed connections; the network may still deliver their messages.
    closed: HashSet<Connection>,
    message_checks: MessageChecks,
    /// The open request to a bot for a move.
    thought: Option<u64>,
    shuffling: bool,
    /// When the last wait for the disk ended.
    free_at: Timestamp,
    wake_at: Option<Timestamp>,
}

pub(crate) struct Storing {
    pub(crate) events: Arc<[Recorded]>,
    /// Whether the write will fail.
    fails: bool,
    /// Whether the server did nothing else when the events happened.
    pub(crate) prompt: bool,
}

impl Server {
    /// Starts from the disk, or with a new table.
    pub(crate) fn start(environment: &Environment, server_run: u32) -> Result<Self, Violation> {
        let now = environment.queue.now;
        let session = if environment.disk.is_empty() {
            open(environment)?
        } else {
            TableSession::resume(now, environment.restored()?, environment.plan.bounds)
        };
        Ok(Self {
            server_run,
            session,
            mailbox: VecDeque::new(),
            storing: None,
            frozen_since: None,
            closed: HashSet::new(),
            message_checks: MessageChecks::default(),
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

    /// Whether the server has no work, no pending write, and is not frozen.
    pub(crate) fn is_idle(&self) -> bool {
        self.storing.is_none() && !self.session.is_frozen() && self.mailbox.is_empty()
    }

    /// Works until it has to wait for the disk, a message or a deadline.
    pub(crate) fn run(&mut self, environment: &mut Environment) -> Result<(), Violation> {
        while self.storing.is_none() {
            let now = environment.queue.now;
            // If a deadline and a message are both due, either may come first.
            let message_first = !self.mailbox.is_empty() && environment.rng.chance(500);
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
            self.check_not_stuck(environment.queue.now)?;
        }
        let wake_at = self.session.next_wake();
        if let Some(at) = wake_at.filter(|_| wake_at != self.wake_at) {
            environment.queue.at(at, SimEvent::Wake { server_run: self.server_run });
        }
        self.wake_at = wake_at;
        Ok(())
    }

    /// Checks that a person, a bot or a deadline can move the table forward.
    fn check_not_stuck(&self, now: Timestamp) -> Result<(), Violation> {
        let table = self.table();
        let deadline = table.next_deadline();
        if let Some(at) = deadline.filter(|at| *at <= now) {
            return Err(Violation::Overdue { ms: now.ms_since(at) });
        }
        let waits =
            deadline.is_some() || self.thought.is_some() || self.shuffling || self.session.expects_someone();
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
                // Some connections are slower than the table credits.
                let ms = environment.rng.between((0, 2 * Table::ROUND_TRIP_CREDIT_MS_MAX));
                SessionInput::RoundTrip { client: connection, ms }
            }
            Message::ConnectionLost { connection } => {
                self.closed.insert(connection);
                SessionInput::Left { client: connection }
            }
            Message::Command { connection, .. } | Message::Part { connection, .. }
                if self.closed.contains(&connection) =>
            {
                return;
            }
            Message::Part { connection, commitment, part } => {
                SessionInput::Part { client: connection, commitment, part }
            }
            Message::Command { connection, id, command } => {
                SessionInput::Command { client: connection, id, command }
            }
            Message::Sit { person, name, seat, .. } => {
                SessionInput::Table(Input::Sit { seat, person, name, face: None, program: false })
            }
            Message::Introduce { person, name, face, .. } => {
                SessionInput::Table(Input::Introduce { person, name, face, account: None })
            }
            Message::Chosen { turn, choice, .. } => {
                self.thought = self.thought.filter(|thought| *thought != turn);
                SessionInput::Table(Input::Chosen { turn, choice })
            }
            Message::DeclareAnswered { question, declares, .. } => {
                SessionInput::Table(Input::DeclareAnswered { question, declares })
            }
            Message::Shuffled { shuffle, .. } => {
                self.shuffling = false;
                SessionInput::Table(Input::Shuffled(shuffle))
            }
        };
        self.pass(environment, input);
    }

    fn pass(&mut self, environment: &Environment, input: SessionInput<Connection>) {
        self.session.handle(environment.queue.now, input);
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
                environment.send_to_client(client, &ServerMessage::Problem { problem: reason.into() });
            }
            Effect::Request(Request::Shuffle { match_number, round, key }) => {
                let key = key.expect("the table has a seed");
                let table = self.session.table();
                let id = MatchId::new(&table_id(), match_number);
                let shuffle = key.shuffle(table.rules(), table.seats().seats(), &id, round);
                self.shuffling = true;
                let delay = environment.rng.between(environment.plan.server.shuffle_ms);
                self.later(environment, delay, Message::Shuffled { server_run: self.server_run, shuffle });
            }
            Effect::Request(Request::Think { turn, level, view }) => {
                self.thought = Some(turn);
                let choice = environment.bot_move(level, &view)?;
                let delay = environment.rng.between(environment.plan.server.thought_ms);
                self.later(environment, delay, Message::Chosen { server_run: self.server_run, turn, choice });
            }
            Effect::Request(Request::AskToDeclare { question, level, hand, .. }) => {
                let declares = announces(level, &hand);
                let delay = environment.rng.between(environment.plan.server.thought_ms);
                let answer = Message::DeclareAnswered { server_run: self.server_run, question, declares };
                self.later(environment, delay, answer);
            }
            Effect::AnswerSit(_) | Effect::SummaryChanged | Effect::Resumed => {}
            Effect::Ended => return Err(Violation::Closed { seq: self.table().seq() }),
        }
        Ok(())
    }

    fn later(&self, environment: &mut Environment, delay_ms: u64, message: Message) {
        environment.queue.after_ms(delay_ms, SimEvent::ToServer(message));
    }

    fn send(
        &mut self,
        environment: &mut Environment,
        to: &[Connection],
        message: TableMessage,
    ) -> Result<(), Violation> {
        self.message_checks.see_sent(&message, &environment.disk)?;
        let message = ServerMessage::from(message);
        for connection in to {
            environment.send_to_client(*connection, &message);
        }
        Ok(())
    }

    fn store(&mut self, environment: &mut Environment, events: Arc<[Recorded]>) -> Result<(), Violation> {
        self.message_checks.see_events(&events)?;
        let prompt = self.free_at < environment.queue.now;
        let fails = environment.rng.chance(environment.plan.server.store_failures);
        let delay = environment.rng.between(environment.plan.server.append_ms);
        environment.queue.after_ms(delay, SimEvent::Stored { server_run: self.server_run });
        if environment.rng.chance(environment.plan.server.killed_storing) {
            let after = environment.rng.between((0, delay));
            environment.queue.after_ms(after, SimEvent::Kill { server_run: self.server_run });
        }
        self.storing = Some(Storing { events, fails, prompt });
        Ok(())
    }

    /// Handles the end of a write.
    pub(crate) fn stored(&mut self, environment: &mut Environment) -> Result<(), Violation> {
        let Some(Storing { events, fails, prompt }) = self.storing.take() else { return Ok(()) };
        self.free_at = environment.queue.now;
        if !fails || environment.rng.chance(STORED_DESPITE_FAILURE) {
            environment.store(&events, prompt)?;
        }
        if !fails {
            self.pass(environment, SessionInput::Stored);
            return Ok(());
        }
        environment.tally.freezes += 1;
        self.thought = None;
        self.shuffling = false;
        if environment.disk.is_empty() {
            // A table whose first event is not stored was never opened. The client opens another one.
            self.session = open(environment)?;
        } else {
            self.frozen_since.get_or_insert(environment.queue.now);
            self.pass(environment, SessionInput::StoreFailed);
        }
        Ok(())
    }

    fn recover(&mut self, environment: &mut Environment) -> Result<(), Violation> {
        let now = environment.queue.now;
        if environment.rng.chance(environment.plan.server.store_failures) {
            self.pass(environment, SessionInput::RecoveryFailed);
            return Ok(());
        }
        if let Some(since) = self.frozen_since.take() {
            environment.referee.down(now.ms_since(since));
        }
        self.free_at = now;
        self.message_checks.forget_refusals();
        let table = environment.restored()?;
        self.pass(environment, SessionInput::Recovered(Box::new(table)));
        Ok(())
    }
}

fn open(environment: &Environment) -> Result<TableSession<Connection>, Violation> {
    let plan = &environment.plan;
    let now = environment.queue.now;
    let opening = Opening { seed: Some(plan.server.seed), ..Opening::default() };
    Ok(TableSession::open(now, &plan.rules, &plan.players, plan.options, opening, plan.bounds)?)
}

/// The id of the table in the records of its matches.
pub(crate) fn table_id() -> TableId {
    "simulated".into()
}
