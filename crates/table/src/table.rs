//! The table itself: what it knows, what it is told, and when it must be told the time.

use std::{collections::VecDeque, fmt, sync::Arc};

use boneyard_bots::Level;
use boneyard_rules::{BySeat, Match, Move, Round, Rules, RulesError, Seat, Tile, View};

use crate::{
    command::{Command, CommandId, Refusal},
    event::{By, Event, Recorded, RoundResult},
    options::{
        Audience, Occupant, OnTimeout, PersonId, SeatPlan, SingleChoice, TableOptions, Tempo, Timestamp,
    },
    taking::Pile,
    view::Phase,
};

/// What a table is told.
#[derive(Clone, Debug)]
pub enum Input {
    /// A person sits down.
    Sit {
        /// Who.
        person: PersonId,
        /// The name others see.
        name: String,
        /// Where.
        seat: Seat,
    },
    /// The person on a seat asks for something.
    Command {
        /// Who, and the command's name.
        id: CommandId,
        /// What.
        command: Command,
    },
    /// The tiles that [`Output::Shuffle`] asked for.
    Shuffled(Shuffle),
    /// The choice that [`Output::Think`] asked for.
    Chosen {
        /// The thought it answers.
        turn: u64,
        /// What the bot chose.
        choice: Move,
    },
    /// A seat's person can be reached.
    Arrived {
        /// Whose seat.
        seat: Seat,
    },
    /// A seat's person can no longer be reached.
    Departed {
        /// Whose seat.
        seat: Seat,
    },
    /// What is shown to a seat's person, and answered at once, comes back after this time.
    Lag {
        /// Whose seat.
        seat: Seat,
        /// There and back.
        ms: u64,
    },
    /// The time [`Table::next_deadline`] named has come.
    Tick,
    /// The table was brought back from its events.
    Restored,
    /// What happened could not be stored: nothing more will.
    Freeze,
}

/// What should happen, in the order it must be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Store these events before anything that follows.
    Append(Vec<Recorded>),
    /// Show every audience the events since the last time, and the present moment.
    Show,
    /// Answer a command.
    Answer {
        /// Which.
        to: CommandId,
        /// The number of its last event, or why it was refused.
        answer: Result<u64, Refusal>,
    },
    /// Shuffle the tiles of these rules and say so with [`Input::Shuffled`].
    Shuffle {
        /// The number of the match at this table.
        match_number: u32,
        /// The number of the round in its match.
        round: u32,
    },
    /// Choose a move and say so with [`Input::Chosen`].
    Think {
        /// Names the thought.
        turn: u64,
        /// How well.
        level: Level,
        /// All that the seat may know.
        view: Box<View>,
    },
}

/// Tiles in the order in which they were shuffled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// All tiles in play: the hands of seats 1, 2, … in turn, then the boneyard.
    pub deal: Vec<Tile>,
    /// A shuffle of its own, of which each seat draws one tile for the lead.
    pub lot: Vec<Tile>,
}

/// Why events do not make a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreError {
    /// The first event does not open a table.
    NotOpened,
    /// The numbers are not dense.
    Gap {
        /// The number that was due.
        expected: u64,
        /// The number that stood there.
        found: u64,
    },
    /// The rules are not known to this version.
    Rules(RulesError),
    /// An event does not follow from those before it.
    Impossible {
        /// Its number.
        seq: u64,
        /// Why.
        why: String,
    },
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOpened => f.write_str("the first event does not open a table"),
            Self::Gap { expected, found } => write!(f, "event {expected} is missing: {found} follows"),
            Self::Rules(error) => write!(f, "the table's rules are not known: {error}"),
            Self::Impossible { seq, why } => write!(f, "event {seq} cannot have happened: {why}"),
        }
    }
}

impl std::error::Error for RestoreError {}

/// A choice that waits for its moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub(crate) choice: Move,
    /// The place in the boneyard of the tile that a draw brings.
    pub(crate) place: usize,
    pub(crate) by: By,
    pub(crate) cause: Option<CommandId>,
    pub(crate) due: Timestamp,
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
    pub(crate) waiting: Option<Waiting>,
    /// The thought that is under way.
    pub(crate) thinking: Option<u64>,
    pub(crate) shuffling: bool,
    pub(crate) away_since: BySeat<Option<Timestamp>>,
    /// How long messages take to each person and back, as measured last.
    pub(crate) lag_ms: BySeat<u64>,
    /// The last answers to each person's commands.
    pub(crate) answered: VecDeque<Answered>,
    pub(crate) frozen: bool,
}

impl Table {
    /// How long the next round waits for people who are not ready.
    pub const PAUSE_MS: u64 = 8_000;
    /// Under even tempo nothing is shown sooner after the turn began.
    pub const BEAT_MS: u64 = 1_200;
    /// Under even tempo a seat with a single choice is moved after this time (R1.8.5).
    pub const FORCED_MS: u64 = 3_000;
    /// The most time of each turn that messages may be on their way without costing the seat anything.
    pub const LAG_MS_MAX: u64 = 500;
    /// How long 6-6 may be announced after a deal, where some side has the right (R0.3.23). It is always as long,
    /// whoever holds 6-6, so that the time tells nobody where it is.
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
    /// # Errors
    /// [`RulesError::Seats`] where the rules have no table of so many seats.
    pub fn open(
        now: Timestamp,
        rules: &Rules,
        players: &[SeatPlan],
        options: TableOptions,
    ) -> Result<(Self, Vec<Output>), RulesError> {
        let mut table = Self::empty(rules.clone(), players, options)?;
        let mut turn = Turn::new(now);
        let opened = Event::Opened { rules: rules.to_string(), seats: players.to_vec(), options };
        table.happen(&mut turn, None, opened);
        table.go_on(&mut turn);
        Ok((table, turn.outputs()))
    }

    /// Brings a table back from its events. [`Input::Restored`] sets it going again.
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
            waiting: None,
            thinking: None,
            shuffling: false,
            away_since: BySeat::new(seats, |_| None),
            lag_ms: BySeat::new(seats, |_| 0),
            answered: VecDeque::new(),
            frozen: false,
        })
    }

    /// Advances the table. Outputs are in the order they must be carried out.
    pub fn handle(&mut self, now: Timestamp, input: Input) -> Vec<Output> {
        let mut turn = Turn::new(now);
        if self.frozen {
            if let Input::Command { id, .. } = input {
                turn.answer(id, Err(Refusal::Frozen));
            }
            return turn.outputs();
        }
        match input {
            Input::Sit { person, name, seat } => self.sit(&mut turn, person, name, seat),
            Input::Command { id, command } => self.command(&mut turn, id, command),
            Input::Shuffled(shuffle) => self.deal(&mut turn, shuffle),
            Input::Chosen { turn: thought, choice } => self.chosen(&mut turn, thought, choice),
            Input::Arrived { seat } => self.arrived(&mut turn, seat),
            Input::Departed { seat } => self.departed(&mut turn, seat),
            Input::Lag { seat, ms } => self.lags(seat, ms),
            Input::Tick => {}
            Input::Restored => self.restored(&mut turn),
            Input::Freeze => {
                self.frozen = true;
                turn.show();
                return turn.outputs();
            }
        }
        self.go_on(&mut turn);
        turn.outputs()
    }

    /// When [`Table::handle`] must next be called with [`Input::Tick`], if nobody acts before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Timestamp> {
        if self.frozen || self.shuffling {
            return None;
        }
        match self.phase {
            Phase::Playing if self.declare_began.is_some() => self.declare_ends(),
            Phase::Playing => {
                let waiting = self.waiting.as_ref().map(|waiting| waiting.due);
                [waiting, self.forced_at(), self.clock_rings()].into_iter().flatten().min()
            }
            Phase::Taking => self.taking_ends().into_iter().chain(self.bots_take_at()).min(),
            Phase::Between => Some(self.turn_began.after_ms(Self::PAUSE_MS)),
            Phase::Waiting | Phase::Over | Phase::Stopped => None,
        }
    }

    /// When the person whose turn it is will be moved, since one choice is left (R1.8.5).
    pub(crate) fn forced_at(&self) -> Option<Timestamp> {
        let round = self.round.as_ref()?;
        let seat = round.turn();
        let moves = self.options.tempo == Tempo::Even || self.options.single_choice == SingleChoice::Moved;
        let is_forced = moves
            && self.phase == Phase::Playing
            && self.seats[seat].bot().is_none()
            && round.legal().len() == 1;
        is_forced.then(|| self.step_began.after_ms(Self::FORCED_MS))
    }

    /// When the turn's time has run out. Bots have no clock: their delay is the table's own.
    pub(crate) fn clock_ends(&self) -> Option<Timestamp> {
        let round = self.round.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let seconds = self.options.turn_seconds?;
        let person = self.seats[round.turn()].bot().is_none();
        person.then(|| self.turn_began.after_ms(u64::from(seconds) * 1_000))
    }

    /// When the table acts for a person whose time has run out. Time in which the turn was shown and the choice
    /// sent back is not theirs to lose. A choice that was made in time stands, even where the beat holds it back
    /// for longer.
    pub(crate) fn clock_rings(&self) -> Option<Timestamp> {
        let seat = self.first_seat(self.round.as_ref()?.turn());
        let end = self.clock_ends().filter(|_| self.waiting.is_none())?;
        Some(end.after_ms(self.lag_ms[seat].min(Self::LAG_MS_MAX)))
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

    /// How it keeps time.
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

    /// Whoever plays this seat, as the table shows itself to them.
    #[must_use]
    pub fn audience_at(&self, seat: Seat) -> Audience {
        match self.rules.other_seat(seat, self.seats.seats()) {
            Some(other) => Audience::BothSeats(seat.min(other), seat.max(other)),
            None => Audience::Seat(seat),
        }
    }

    /// The audience a person belongs to; nobody in particular watches.
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

    /// What it is doing.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The events after `last_seen`; `None` where they are no longer at hand and a fresh view is shorter.
    #[must_use]
    pub fn events_after(&self, last_seen: u64) -> Option<impl Iterator<Item = &Recorded>> {
        let oldest = self.log.front().map_or(self.seq + 1, |recorded| recorded.seq);
        if last_seen > self.seq || last_seen + 1 < oldest {
            return None;
        }
        Some(self.log.iter().skip_while(move |recorded| recorded.seq <= last_seen))
    }

    /// What a seat's clock does when it has run out.
    pub(crate) const fn on_timeout(&self) -> OnTimeout {
        self.options.on_timeout
    }
}

/// One call of [`Table::handle`]: the time, and the outputs so far.
pub(crate) struct Turn {
    pub(crate) now: Timestamp,
    events: Vec<Recorded>,
    show: bool,
    answers: Vec<Output>,
    wants: Vec<Output>,
}

impl Turn {
    const fn new(now: Timestamp) -> Self {
        Self { now, events: Vec::new(), show: false, answers: Vec::new(), wants: Vec::new() }
    }

    pub(crate) fn record(&mut self, recorded: Recorded) {
        self.events.push(recorded);
        self.show = true;
    }

    pub(crate) const fn show(&mut self) {
        self.show = true;
    }

    pub(crate) fn answer(&mut self, to: CommandId, answer: Result<u64, Refusal>) {
        self.answers.push(Output::Answer { to, answer });
    }

    pub(crate) fn want(&mut self, want: Output) {
        self.wants.push(want);
    }

    /// Store, then show, then answer, then ask.
    fn outputs(self) -> Vec<Output> {
        let mut outputs = Vec::new();
        if !self.events.is_empty() {
            outputs.push(Output::Append(self.events));
        }
        if self.show {
            outputs.push(Output::Show);
        }
        outputs.extend(self.answers);
        outputs.extend(self.wants);
        outputs
    }
}
