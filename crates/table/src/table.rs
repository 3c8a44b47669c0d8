//! The table itself: its state, and what comes in. The files in `table/` say what follows.

mod apply;
mod clock;
mod dealing;
mod declare;
mod lifting;
mod presence;
mod progress;
mod requests;
mod taking;
mod turn;

use std::{collections::VecDeque, sync::Arc};

use boneyard_ids::PersonId;
use boneyard_rules::{BySeat, Lead, Match, Move, Round, Rules, RulesError, SEATS_MAX, Seat, Tile};

use crate::{
    command::{CommandId, Refusal},
    error::RestoreError,
    event::{ActedBy, Event, Recorded, RoundResult},
    input::{Input, Output},
    level::Level,
    options::{Audience, Occupant, SeatPlan, TableOptions, Timestamp},
    pile::Pile,
    reaction::Reaction,
    view::Phase,
};

/// A choice that waits for its moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub(crate) choice: Move,
    /// The place in the boneyard of the tile that a draw brings.
    pub(crate) place: usize,
    pub(crate) by: ActedBy,
    pub(crate) cause: Option<CommandId>,
    pub(crate) due: Timestamp,
}

/// Whether the bot that holds 6-6 announces it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BotDeclares {
    NotAsked,
    Asked { question: u64, seat: Seat },
    Yes { seat: Seat },
    No,
}

/// A command that was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answered {
    pub(crate) person: PersonId,
    /// The command's own name.
    pub(crate) id: String,
    pub(crate) answer: Result<u64, Refusal>,
}

/// A table of dominoes. See the crate's documentation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) rules: Arc<Rules>,
    pub(crate) options: TableOptions,
    pub(crate) seats: BySeat<Occupant>,
    pub(crate) phase: Phase,
    pub(crate) match_number: u32,
    pub(crate) game: Match,
    pub(crate) round: Option<Round>,
    pub(crate) round_number: u32,
    /// The rest of the boneyard, the next tile last.
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) lot_leader: Option<Seat>,
    /// The tiles that are being taken.
    pub(crate) pile: Option<Pile>,
    /// The seats that have not lifted their tiles, the next to do so first.
    pub(crate) unlifted: Vec<Seat>,
    /// The tiles of each seat in the order in which they came, where they stand so (R3.1.10). Those that were played
    /// are still among them.
    pub(crate) racks: Option<BySeat<Vec<Tile>>>,
    /// Turns of the round that are over.
    pub(crate) turns_passed: usize,
    pub(crate) sheet: Vec<RoundResult>,
    pub(crate) ready: BySeat<bool>,
    pub(crate) log: VecDeque<Recorded>,
    pub(crate) seq: u64,
    /// When the turn began, or the pause between two rounds; time given back moves it on.
    pub(crate) turn_began: Timestamp,
    /// When the seat last did something in its turn, or the turn began.
    pub(crate) step_began: Timestamp,
    /// When the time began in which 6-6 may be announced, until it is over.
    pub(crate) declare_began: Option<Timestamp>,
    /// What the bot that holds 6-6 was asked in that time.
    pub(crate) bot_declares: BotDeclares,
    pub(crate) waiting: Option<Waiting>,
    /// The thought that is under way.
    pub(crate) thinking: Option<u64>,
    pub(crate) shuffling: bool,
    pub(crate) away_since: BySeat<Option<Timestamp>>,
    /// How long messages take to each person and back, as measured last.
    pub(crate) round_trip_ms: BySeat<u64>,
    /// The last answers to each person's commands.
    pub(crate) answered: VecDeque<Answered>,
}

impl Table {
    /// How long the next round waits for people who are not ready.
    pub const PAUSE_MS: u64 = 8_000;
    /// Under even tempo nothing is shown sooner after the turn began.
    pub const EVEN_TEMPO_MS_MIN: u64 = 1_200;
    /// Under even tempo a seat with a single choice is moved after this time (R1.8.5).
    pub const FORCED_MOVE_MS: u64 = 3_000;
    /// The most time of each turn that messages may be on their way without costing the seat anything.
    pub const ROUND_TRIP_CREDIT_MS_MAX: u64 = 500;
    /// How long 6-6 may be announced after a deal, where some side has the right (R0.3.23). It is the
    /// same for every holder of 6-6, so that it does not reveal where the tile is.
    pub const DECLARE_MS: u64 = 5_000;
    /// How long a person may be away before the others may go on without them.
    pub const GRACE_MS: u64 = 60_000;
    /// How many commands of each person are remembered that were carried out, and how many that were
    /// refused, should they be repeated.
    pub const ANSWERS_MAX: usize = 32;
    /// How well a bot plays that holds a person's seat.
    pub const HOLDING_LEVEL: Level = Level::Steady;

    /// Opens a table with so many players, in the order of their seats. Where each has two, they own every second one.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    /// use boneyard_table::{Output, SeatPlan, Table, TableOptions, Timestamp};
    ///
    /// let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// let plan = [SeatPlan::Open; 2];
    /// let (table, outputs) = Table::open(now, &rules, &plan, TableOptions::default())?;
    /// assert!(matches!(outputs[..], [Output::Append(_), Output::Show]));
    /// assert_eq!(table.seq(), 1);
    /// // A table for nine is refused.
    /// assert!(Table::open(now, &rules, &[SeatPlan::Open; 9], TableOptions::default()).is_err());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// [`RulesError::Seats`] where the rules have no table of so many seats.
    pub fn open(
        now: Timestamp,
        rules: &Rules,
        players: &[SeatPlan],
        options: TableOptions,
    ) -> Result<(Self, Vec<Output>), RulesError> {
        let mut table = Self::empty(rules.clone(), players, options)?;
        let mut reaction = Reaction::new(now);
        let opened = Event::Opened { rules: rules.to_string(), seats: players.to_vec(), options };
        table.happen(&mut reaction, None, opened);
        table.go_on(&mut reaction);
        Ok((table, reaction.outputs()))
    }

    /// Makes a table from its events. Pass [`Input::Restored`] next.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Output, RestoreError, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::Bot { level: Level::Greedy };
    /// # let (table, outputs) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// # let [Output::Append(events), ..] = &outputs[..] else { unreachable!() };
    /// let restored = Table::restore(events.iter().cloned()).expect("the table's own events");
    /// assert_eq!(restored.seq(), table.seq());
    /// assert_eq!(Table::restore([]), Err(RestoreError::NotOpened));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// The first event that does not fit.
    pub fn restore(events: impl IntoIterator<Item = Recorded>) -> Result<Self, RestoreError> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(RestoreError::NotOpened)?;
        let Event::Opened { rules, seats, options } = &first.event else {
            return Err(RestoreError::NotOpened);
        };
        let rules = Rules::parse(rules).map_err(RestoreError::Rules)?;
        let mut table = Self::empty(rules, seats, *options).map_err(RestoreError::Rules)?;
        for recorded in std::iter::once(first).chain(events) {
            if recorded.seq != table.seq + 1 {
                return Err(RestoreError::Gap { expected: table.seq + 1, found: recorded.seq });
            }
            let seq = recorded.seq;
            table.apply(recorded).map_err(|why| RestoreError::Impossible { seq, why })?;
        }
        for seat in Seat::all(table.players()) {
            if table.seats[seat].person().is_some() {
                table.away_since[seat] = Some(table.step_began);
            }
        }
        Ok(table)
    }

    fn empty(rules: Rules, plan: &[SeatPlan], options: TableOptions) -> Result<Self, RulesError> {
        let seats = plan.len() * rules.hands_each();
        let game = Match::new(rules.clone(), seats)?;
        Ok(Self {
            rules: Arc::new(rules),
            options,
            seats: BySeat::new(seats, |seat| match plan[seat.index() % plan.len()] {
                SeatPlan::Open => Occupant::Open,
                SeatPlan::Bot { level } => Occupant::Bot { level },
            }),
            phase: Phase::Waiting,
            match_number: 0,
            game,
            round: None,
            round_number: 0,
            boneyard: Vec::new(),
            lot_leader: None,
            pile: None,
            unlifted: Vec::new(),
            racks: None,
            turns_passed: 0,
            sheet: Vec::new(),
            ready: BySeat::new(seats, |_| false),
            log: VecDeque::new(),
            seq: 0,
            turn_began: Timestamp(0),
            step_began: Timestamp(0),
            declare_began: None,
            bot_declares: BotDeclares::NotAsked,
            waiting: None,
            thinking: None,
            shuffling: false,
            away_since: BySeat::new(seats, |_| None),
            round_trip_ms: BySeat::new(seats, |_| 0),
            answered: VecDeque::new(),
        })
    }

    /// Advances the table. Outputs are in the order they must be carried out.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_table::{Input, Output, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::Bot { level: Level::Greedy };
    /// # let (mut table, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// let sit = Input::Sit { person: PersonId::from("ana"), name: "Ana".into(), seat: Seat::FIRST };
    /// let outputs = table.handle(now, sit);
    /// // Everyone is here, so the match begins.
    /// assert!(matches!(outputs[..], [Output::Append(_), Output::Show, Output::Shuffle { round: 1, .. }]));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn handle(&mut self, now: Timestamp, input: Input) -> Vec<Output> {
        let mut reaction = Reaction::new(now);
        match input {
            Input::Sit { person, name, seat } => self.sit(&mut reaction, person, name, seat),
            Input::Command { id, command } => self.command(&mut reaction, id, command),
            Input::Shuffled(shuffle) => self.deal(&mut reaction, shuffle),
            Input::Chosen { turn: thought, choice } => self.chosen(&mut reaction, thought, choice),
            Input::DeclareAnswered { question, declares } => self.declare_answered(question, declares),
            Input::Arrived { seat } => self.arrived(&mut reaction, seat),
            Input::Departed { seat } => self.departed(&mut reaction, seat),
            Input::RoundTrip { seat, ms } => self.measured(seat, ms),
            Input::Tick => {}
            Input::Restored => self.restored(&mut reaction),
        }
        self.go_on(&mut reaction);
        reaction.outputs()
    }

    /// Lets an event happen that the table has decided on.
    ///
    /// # Panics
    /// When the table decided on something impossible: its driver must stop it.
    pub(crate) fn happen(&mut self, reaction: &mut Reaction, cause: Option<CommandId>, event: Event) {
        let waiting = self.waiting.as_ref().and_then(|waiting| waiting.cause.clone());
        let recorded = Recorded { seq: self.seq + 1, at: reaction.now, cause, event };
        self.apply(recorded.clone()).expect("the table decides only on what can happen");
        reaction.record(recorded);
        // A command that waits for the beat must still be answered.
        if let Some(id) = waiting.filter(|_| self.waiting.is_none()) {
            self.refuse(reaction, id, Refusal::NoRound);
        }
    }

    /// Remembers the answer to a command, so that repeating it is harmless. What others ask meanwhile
    /// pushes nothing out, and the next person on the seat may use the same names.
    pub(crate) fn remember(&mut self, id: &CommandId, answer: Result<u64, Refusal>) {
        let Some(person) = self.seats.get(id.seat).and_then(Occupant::person).cloned() else { return };
        // A refusal pushes out no answer that says a command was carried out.
        let is_like =
            |answered: &Answered| answered.person == person && answered.answer.is_ok() == answer.is_ok();
        let alike = || self.answered.iter().enumerate().filter(|(_, answered)| is_like(answered));
        let oldest = alike().next().map(|(at, _)| at).filter(|_| alike().count() >= Self::ANSWERS_MAX);
        // Each seat has as many answers of either kind.
        let too_many = self.answered.len() >= 2 * Self::ANSWERS_MAX * SEATS_MAX;
        if let Some(at) = oldest.or(too_many.then_some(0)) {
            self.answered.remove(at);
        }
        self.answered.push_back(Answered { person, id: id.id.clone(), answer });
    }

    /// Refuses a command, and remembers the refusal.
    pub(crate) fn refuse(&mut self, reaction: &mut Reaction, id: CommandId, refusal: Refusal) {
        self.remember(&id, Err(refusal.clone()));
        reaction.answer(id, Err(refusal));
    }

    /// What the seat whose turn it is may do; nothing outside a round.
    pub(crate) fn legal(&self) -> Vec<Move> {
        match &self.round {
            Some(round) if self.phase == Phase::Playing => round.legal(),
            _ => Vec::new(),
        }
    }

    /// Who leads the next round, where no tile has to say so.
    pub(crate) fn known_leader(&self) -> Option<Seat> {
        match self.game.lead() {
            Lead::Seat(seat) => Some(seat),
            Lead::Lot => self.lot_leader,
            _ => None,
        }
    }

    /// The number of the last event.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The rules it plays by.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How it is run.
    #[must_use]
    pub const fn options(&self) -> TableOptions {
        self.options
    }

    /// Who sits where.
    #[must_use]
    pub const fn seats(&self) -> &BySeat<Occupant> {
        &self.seats
    }

    /// How many players it has. Their first seats are the first of the table.
    #[must_use]
    pub fn players(&self) -> usize {
        self.rules.players(self.seats.seats())
    }

    /// The first seat of the player who has this one, under which the table keeps what concerns the person.
    pub(crate) fn first_seat(&self, seat: Seat) -> Seat {
        self.rules.other_seat(seat, self.seats.seats()).map_or(seat, |other| seat.min(other))
    }

    /// This seat and, where each player has two, the other one of the same player.
    pub(crate) fn seats_with(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(seat).chain(self.rules.other_seat(seat, self.seats.seats()))
    }

    /// The audience of the person who plays this seat.
    #[must_use]
    pub fn audience_at(&self, seat: Seat) -> Audience {
        match self.rules.other_seat(seat, self.seats.seats()) {
            Some(other) => Audience::BothSeats(seat.min(other), seat.max(other)),
            None => Audience::Seat(seat),
        }
    }

    /// The audience a person belongs to; `None` for an anonymous spectator.
    #[must_use]
    pub fn audience(&self, person: Option<&PersonId>) -> Audience {
        let seat = person.and_then(|person| self.seat_of(person));
        seat.map_or(Audience::Spectators, |seat| self.audience_at(seat))
    }

    /// The seat of a person, or the first of two, if they sit here.
    #[must_use]
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats.seated().find(|(_, occupant)| occupant.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// Its phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The events after `last_seen`; `None` where the table no longer has them all, so a fresh view is due.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::Bot { level: Level::Greedy };
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// assert_eq!(table.events_after(0).map(Iterator::count), Some(1));
    /// assert_eq!(table.events_after(1).map(Iterator::count), Some(0));
    /// // The table has no event 7, so a client that saw it needs a fresh view.
    /// assert!(table.events_after(7).is_none());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn events_after(&self, last_seen: u64) -> Option<impl Iterator<Item = &Recorded>> {
        let oldest = self.log.front().map_or(self.seq + 1, |recorded| recorded.seq);
        if last_seen > self.seq || last_seen + 1 < oldest {
            return None;
        }
        Some(self.log.iter().skip_while(move |recorded| recorded.seq <= last_seen))
    }
}
