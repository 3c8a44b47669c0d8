//! A table with everyone connected to it, without any I/O.
//!
//! [`TableSession`] keeps the clients of a [`Table`], groups them by what they may see, waits for the store, and
//! recovers when the store fails. The server's table task and the simulator both drive it. Pass each input to
//! [`TableSession::handle`], then carry out what [`TableSession::poll`] returns until it returns `None`.
//!
//! A message is sent only after its events are stored. After [`Effect::Append`], `poll` returns `None` until the
//! driver passes [`SessionInput::Stored`] or [`SessionInput::StoreFailed`].

mod bounds;
mod delayed;
mod input;
mod message;
mod recovery;
mod requests;
mod roster;
mod show;
mod talk;

use std::{collections::VecDeque, sync::Arc};

use boneyard_ids::PersonId;
use boneyard_rules::{Rules, RulesError, Seat};

use self::delayed::Delayed;
use crate::{
    audience::Audience,
    command::CommandId,
    event::Recorded,
    input::{Input, Output},
    occupant::SeatPlan,
    opening::Opening,
    options::TableOptions,
    table::Table,
    talk::Spoken,
    timestamp::Timestamp,
    view::Phase,
};

pub use self::{
    bounds::SessionBounds,
    input::{Effect, SessionInput},
    message::{CloseReason, TableMessage},
    roster::{Roster, RosterFull},
};

/// A table and its clients. See the [module](self).
///
/// ```
/// use boneyard_rules::Rules;
/// use boneyard_table::{
///     Level, Opening, SeatPlan, TableOptions, Timestamp,
///     session::{Effect, SessionBounds, SessionInput, TableSession},
/// };
///
/// let now = Timestamp(1_000);
/// let bot = SeatPlan::bot(Level::Easy);
/// let (plan, options) = ([SeatPlan::Open, bot], TableOptions::default());
/// let (rules, bounds) = (Rules::preset("draw")?, SessionBounds::STANDARD);
/// let mut session = TableSession::open(now, &rules, &plan, options, Opening::default(), bounds)?;
///
/// // The client waits until the first event is stored.
/// session.handle(now, SessionInput::Joined { client: 1, person: None, last_seen: 0 });
/// assert!(matches!(session.poll(now), Some(Effect::Append(events)) if events.len() == 1));
/// assert_eq!(session.poll(now), None);
///
/// session.handle(now, SessionInput::Stored);
/// assert_eq!(session.poll(now), Some(Effect::SummaryChanged));
/// assert!(matches!(session.poll(now), Some(Effect::Send { to, .. }) if to == [1]));
/// assert_eq!(session.poll(now), None);
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct TableSession<C> {
    table: Table,
    bounds: SessionBounds,
    roster: Roster<C, Audience>,
    /// Inputs, outputs of the table and other work that is not done yet, in order.
    steps: VecDeque<Step<C>>,
    /// Effects that the driver has not taken yet.
    effects: VecDeque<Effect<C>>,
    store: StoreState,
    /// Whether the table was just restored after a store failure. Clients see nothing until its first events are
    /// stored.
    resuming: bool,
    /// How long the next freeze lasts.
    retry_wait_ms: u64,
    /// Events that are stored but not shown yet.
    unshown: Vec<Arc<[Recorded]>>,
    /// The number of the last event that was shown.
    shown: u64,
    /// Commands without an answer, each with the client that sent it last.
    unanswered: Vec<(CommandId, C)>,
    /// People who sat down without a connection, each with the time at which they count as away.
    expected: Vec<(Timestamp, Seat)>,
    /// What spectators see, if they see everything later.
    delayed: Option<Delayed>,
    /// What was said last.
    talk: VecDeque<Spoken>,
    /// When the last client left.
    idle_since: Option<Timestamp>,
    /// The latest time from the driver. It never goes back.
    now: Timestamp,
    ended: bool,
}

/// The state of the store, as the session knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum StoreState {
    Ready,
    /// These events are being stored.
    Storing(Arc<[Recorded]>),
    /// The store failed. Events of the table may be lost, so nothing of it is shown.
    Frozen {
        retry_at: Timestamp,
    },
    /// The stored events are being read.
    Recovering,
}

#[derive(Clone, Debug)]
enum Step<C> {
    Handle(SessionInput<C>),
    Table(Input),
    Output(Output),
    Welcome { client: C, person: Option<PersonId>, last_seen: u64 },
    AnswerSit,
    Resume,
}

impl<C: Copy + Ord> TableSession<C> {
    /// Opens a table with one plan for each player, in seat order, with what a server adds.
    ///
    /// # Errors
    /// [`RulesError::Seats`] if the rules have no table of this size.
    pub fn open(
        now: Timestamp,
        rules: &Rules,
        players: &[SeatPlan],
        options: TableOptions,
        opening: Opening,
        bounds: SessionBounds,
    ) -> Result<Self, RulesError> {
        let (table, outputs) = Table::open_with(now, rules, players, options, opening)?;
        let steps = outputs.into_iter().map(Step::Output).collect();
        Ok(Self { shown: 0, steps, ..Self::new(now, table, bounds) })
    }

    /// Continues a table that was restored from its events.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Output, Request, session::{Effect, SessionBounds, TableSession}, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (_, outputs) = Table::open(now, &rules, &[bot, bot], TableOptions::default())?;
    /// # let [Output::Append(events), ..] = &outputs[..] else { unreachable!() };
    /// let table = Table::restore(events.iter().cloned()).expect("a table's own events");
    /// let mut session: TableSession<u32> = TableSession::resume(now, table, SessionBounds::STANDARD);
    /// // The bots' match continues: the table asks for a shuffle.
    /// assert!(std::iter::from_fn(|| session.poll(now)).any(|effect| matches!(effect, Effect::Request(Request::Shuffle { .. }))));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn resume(now: Timestamp, table: Table, bounds: SessionBounds) -> Self {
        Self { steps: VecDeque::from([Step::Table(Input::Restored)]), ..Self::new(now, table, bounds) }
    }

    /// Continues a table that was dropped from memory at [`TableSession::sleeps_at`] and restored from its events. No time is
    /// credited, because nobody was waiting for the table.
    #[must_use]
    pub fn after_sleep(now: Timestamp, table: Table, bounds: SessionBounds) -> Self {
        Self { steps: VecDeque::from([Step::Table(Input::Tick)]), ..Self::new(now, table, bounds) }
    }

    fn new(now: Timestamp, table: Table, bounds: SessionBounds) -> Self {
        Self {
            roster: Roster::new(bounds.clients_max, bounds.clients_per_person_max, |audience| {
                audience == Audience::Spectators
            }),
            steps: VecDeque::new(),
            effects: VecDeque::new(),
            store: StoreState::Ready,
            resuming: false,
            retry_wait_ms: bounds.retry_first_ms,
            unshown: Vec::new(),
            shown: table.seq(),
            unanswered: Vec::new(),
            expected: Vec::new(),
            delayed: Delayed::of(&table),
            talk: VecDeque::new(),
            idle_since: Some(now),
            now,
            ended: false,
            table,
            bounds,
        }
    }

    /// Takes an input. Answers of the store take effect at once. Other inputs wait until the events before them are
    /// stored. Call [`TableSession::poll`] next.
    pub fn handle(&mut self, now: Timestamp, input: SessionInput<C>) {
        self.now = self.now.max(now);
        match input {
            SessionInput::Stored => self.stored(),
            SessionInput::StoreFailed | SessionInput::RecoveryFailed => self.freeze(),
            SessionInput::Recovered(table) => self.recover(*table),
            input => self.steps.push_back(Step::Handle(input)),
        }
    }

    /// The next effect to carry out; `None` if the session waits for an input or for [`TableSession::next_wake`].
    pub fn poll(&mut self, now: Timestamp) -> Option<Effect<C>> {
        self.now = self.now.max(now);
        loop {
            if let Some(effect) = self.effects.pop_front() {
                return Some(effect);
            }
            if self.ended || self.waits_for_store() {
                return None;
            }
            match self.steps.pop_front() {
                Some(step) => self.run(step),
                None if self.wake() => {}
                None => return None,
            }
        }
    }

    /// When to call [`TableSession::poll`] again if no other input comes before.
    #[must_use]
    pub fn next_wake(&self) -> Option<Timestamp> {
        match self.store {
            StoreState::Storing(_) | StoreState::Recovering => None,
            StoreState::Frozen { retry_at } => Some(retry_at),
            StoreState::Ready if self.ended => None,
            StoreState::Ready => {
                let expected = self.expected.iter().map(|(at, _)| *at).min();
                let delayed = self.delayed.as_ref().and_then(Delayed::next_due);
                [self.table.next_deadline(), self.closes_at(), expected, delayed].into_iter().flatten().min()
            }
        }
    }

    /// The table. Some of its last events may not be stored yet.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The seats of the people who are connected, by the first seat of each.
    #[must_use]
    pub fn here(&self) -> Vec<Seat> {
        Seat::all(self.table.players()).filter(|seat| self.is_here(*seat)).collect()
    }

    /// Whether a person who sat down has yet to connect, or to count as away.
    #[must_use]
    pub const fn expects_someone(&self) -> bool {
        !self.expected.is_empty()
    }

    /// Whether the store failed and the table has not recovered yet.
    #[must_use]
    pub const fn is_frozen(&self) -> bool {
        self.resuming || matches!(self.store, StoreState::Frozen { .. } | StoreState::Recovering)
    }

    /// Whether the session waits for an answer of the store.
    #[must_use]
    pub const fn waits_for_store(&self) -> bool {
        matches!(self.store, StoreState::Storing(_) | StoreState::Recovering)
    }

    /// When the driver can drop the table from memory, and restore it for the next request. `None` while a client is
    /// connected, or while the table has something to do by itself.
    #[must_use]
    pub fn sleeps_at(&self) -> Option<Timestamp> {
        let rests = self.store == StoreState::Ready
            && !self.resuming
            && !self.ended
            && self.steps.is_empty()
            && self.effects.is_empty()
            && self.table.waits_for_people();
        self.idle_since.filter(|_| rests).map(|since| since.after_ms(self.bounds.awake_ms))
    }

    /// When the table closes if no client connects before; `None` while a client is connected.
    #[must_use]
    pub fn closes_at(&self) -> Option<Timestamp> {
        let idle_ms_max = match self.table.phase() {
            Phase::Waiting => self.bounds.idle_waiting_ms,
            Phase::Playing | Phase::Taking | Phase::Between => {
                let turn_ms = self.table.options().slow_turn_ms().unwrap_or(0);
                let gather_ms = self.table.options().gather_seconds.filter(|_| self.table.is_gathering());
                let gather_ms = gather_ms.map_or(0, |seconds| u64::from(seconds) * 1_000);
                self.bounds.idle_playing_ms.max(2 * turn_ms) + gather_ms
            }
            Phase::Over | Phase::Stopped => self.bounds.idle_over_ms,
        };
        self.idle_since.map(|since| since.after_ms(idle_ms_max))
    }

    /// Does one thing that is due; false if nothing is due.
    fn wake(&mut self) -> bool {
        let now = self.now;
        let due = |at: Option<Timestamp>| at.is_some_and(|at| at <= now);
        if let StoreState::Frozen { retry_at } = self.store {
            let retries = due(Some(retry_at));
            if retries {
                self.store = StoreState::Recovering;
                self.effects.push_back(Effect::Recover);
            }
            return retries;
        }
        if due(self.closes_at()) {
            self.ended = true;
            self.effects.push_back(Effect::Ended);
            return true;
        }
        if let Some(index) = self.expected.iter().position(|(at, _)| due(Some(*at))) {
            let (_, seat) = self.expected.remove(index);
            if !self.is_here(seat) {
                self.pass_to_table(Input::Departed { seat });
            }
            return true;
        }
        if self.show_delayed() {
            return true;
        }
        let ticks = due(self.table.next_deadline());
        if ticks {
            self.pass_to_table(Input::Tick);
            let overdue = self.table.next_deadline().is_some_and(|at| at <= self.now);
            assert!(!overdue, "the table does everything that is due");
        }
        ticks
    }

    fn run(&mut self, step: Step<C>) {
        match step {
            Step::Handle(input) => self.handle_request(input),
            Step::Table(input) => self.pass_to_table(input),
            Step::Output(output) => self.carry_out(output),
            Step::Welcome { client, person, last_seen } => self.welcome(client, person, last_seen),
            Step::AnswerSit => self.answer_sit(),
            Step::Resume => self.finish_recovery(),
        }
    }

    /// Passes an input to the table. Its outputs come before all other work.
    fn pass_to_table(&mut self, input: Input) {
        let outputs = self.table.handle(self.now, input);
        for output in outputs.into_iter().rev() {
            self.steps.push_front(Step::Output(output));
        }
    }

    fn carry_out(&mut self, output: Output) {
        match output {
            Output::Append(events) => {
                let events: Arc<[Recorded]> = events.into();
                self.store = StoreState::Storing(Arc::clone(&events));
                self.effects.push_back(Effect::Append(events));
            }
            // A recovering table shows everything at the end, in `finish_recovery`.
            Output::Show | Output::Answer { .. } if self.resuming => {}
            Output::Show => self.show(),
            Output::Answer { to, answer } => self.answer(&to, answer),
            Output::Request(request) => self.effects.push_back(Effect::Request(request)),
        }
    }

    fn stored(&mut self) {
        if let StoreState::Storing(events) = std::mem::replace(&mut self.store, StoreState::Ready) {
            self.unshown.push(events);
        }
    }

    /// The first seat of the person whose client it is; `None` for spectators.
    fn seat_of_client(&self, client: C) -> Option<Seat> {
        self.roster.audience(client)?.seat()
    }

    /// Whether the person on a seat has a connection.
    fn is_here(&self, seat: Seat) -> bool {
        let person = self.table.seats().get(seat).and_then(|occupant| occupant.person());
        person.is_some_and(|person| self.roster.is_here(person))
    }

    fn send(&mut self, to: Vec<C>, message: TableMessage) {
        if !to.is_empty() {
            self.effects.push_back(Effect::Send { to, message });
        }
    }
}
