//! The state of a table and its entry points: open, restore and handle. The files in `table/` handle each input.
//!
//! Read `table/requests.rs` and `table/turn.rs` for what people ask, then `table/apply.rs`, which alone changes a table.

mod answers;
mod apply;
mod bank;
mod clock;
mod dealing;
mod declare;
mod gathering;
mod hosting;
mod lifting;
mod parts;
mod presence;
mod progress;
mod proposals;
mod queries;
mod readiness;
mod requests;
mod take_back;
mod taking;
mod turn;
mod turn_count;

use self::answers::Answers;
pub use self::turn_count::TurnCount;

use std::{collections::VecDeque, sync::Arc};

use boneyard_deal::{Part, Seed};
use boneyard_rules::{BySeat, Match, Move, PlayScoring, Round, Rules, RulesError, Seat, Tile};

use crate::{
    casting::cast,
    command::{CommandId, Refusal},
    error::RestoreError,
    event::{ActedBy, Event, Recorded, RoundResult},
    input::{Input, Output},
    level::Level,
    occupant::{Occupant, SeatPlan},
    opening::Opening,
    options::TableOptions,
    persona::Persona,
    pile::Pile,
    proposal::Proposal,
    reaction::Reaction,
    timestamp::Timestamp,
    view::Phase,
};

/// A chosen move that is not shown yet, because of the bot delay or the even tempo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PendingMove {
    pub(crate) choice: Move,
    /// For a draw: the place of the tile in the boneyard.
    pub(crate) place: usize,
    pub(crate) by: ActedBy,
    pub(crate) cause: Option<CommandId>,
    pub(crate) due: Timestamp,
}

/// The decision of the bot that holds 6-6 whether to announce it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BotDeclares {
    NotAsked,
    Asked { question: u64, seat: Seat },
    Yes { seat: Seat },
    No,
}

/// A table of dominoes. See the crate's documentation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) rules: Arc<Rules>,
    pub(crate) options: TableOptions,
    /// The version of the host's own rules; `None` if the host had none.
    pub(crate) house_rules: Option<String>,
    pub(crate) seats: BySeat<Occupant>,
    /// The first seat of each person, in the order in which they sat down.
    pub(crate) arrivals: Vec<Seat>,
    pub(crate) phase: Phase,
    pub(crate) match_number: u32,
    /// When the match began.
    pub(crate) match_began: Timestamp,
    pub(crate) game: Match,
    pub(crate) round: Option<Round>,
    /// The points scored in play this round.
    pub(crate) scoring: PlayScoring,
    pub(crate) round_number: u32,
    /// The rest of the boneyard, the next tile last.
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) lot_leader: Option<Seat>,
    /// The pile, while the seats take tiles from it.
    pub(crate) pile: Option<Pile>,
    /// The seats that may not look at their tiles yet, the next one first.
    pub(crate) unlifted: Vec<Seat>,
    /// Each seat's tiles in the order in which they were taken, with the played ones, if players may not reorder
    /// their hands (R3.1.10).
    pub(crate) racks: Option<BySeat<Vec<Tile>>>,
    /// How many turns of the round are over.
    pub(crate) turns_ended: usize,
    pub(crate) sheet: Vec<RoundResult>,
    pub(crate) ready: BySeat<bool>,
    pub(crate) log: VecDeque<Recorded>,
    /// The plays in the log that scored: the number of each event and its points. They are not stored, because they
    /// follow from the events.
    pub(crate) scored: VecDeque<(u64, i32)>,
    pub(crate) seq: u64,
    /// When the turn, the taking of tiles or the pause between two rounds began. Credited time moves it forward.
    pub(crate) turn_began: Timestamp,
    /// When the seat last acted in its turn, or when the turn began. Credited time moves it forward.
    pub(crate) step_began: Timestamp,
    /// When the time for announcing 6-6 began; `None` once it is over.
    pub(crate) declare_began: Option<Timestamp>,
    pub(crate) bot_declares: BotDeclares,
    pub(crate) pending: Option<PendingMove>,
    /// The open request to a bot for a move, by its `turn`.
    pub(crate) thinking: Option<u64>,
    /// Whether the driver is shuffling.
    pub(crate) shuffling: bool,
    /// The number from which the secrets of the deals are derived.
    pub(crate) seed: Option<Seed>,
    /// The part of each seat for the next deal, so far. They are stored with the deal.
    pub(crate) parts: BySeat<Option<Part>>,
    /// When the commitment of the next deal was shown to people who can play.
    pub(crate) committed: Timestamp,
    /// What each player has left in reserve, by first seats; 0 without a reserve.
    pub(crate) bank_ms: BySeat<u64>,
    /// What one person asks of the others.
    pub(crate) proposal: Option<Proposal>,
    pub(crate) away_since: BySeat<Option<Timestamp>>,
    /// Since when the table waits for the people of its first match.
    pub(crate) gather_began: Timestamp,
    /// When each person connected; `None` before.
    pub(crate) connected_at: BySeat<Option<Timestamp>>,
    /// The last measured round trip to each person.
    pub(crate) round_trip_ms: BySeat<u64>,
    /// What each person did in the turns of the match, by first seats.
    turn_counts: BySeat<TurnCount>,
    /// By the first seat of each person.
    answered: BySeat<Answers>,
}

impl Table {
    /// The pause before the next round if a player who is here is not ready. It is long enough to read the score.
    pub const PAUSE_MS: u64 = 25_000;
    /// Under even tempo, the least time from the start of a turn, or from the seat's last action in it, until a play is
    /// shown.
    pub const EVEN_TEMPO_MS_MIN: u64 = 1_200;
    /// When a seat has one legal move, the table makes the move after this time, if the options say so (R1.8.5).
    pub const FORCED_MOVE_MS: u64 = 3_000;
    /// The most network time that is credited in each turn.
    pub const ROUND_TRIP_CREDIT_MS_MAX: u64 = 500;
    /// How long 6-6 may be announced after a deal, if some side has the right (R0.3.23). The time does not depend on
    /// who holds 6-6, so it does not reveal the holder.
    pub const DECLARE_MS: u64 = 5_000;
    /// How long a deal waits for the parts of people who are here, from when they saw its commitment.
    pub const PARTS_MS: u64 = 5_000;
    /// How long a person may be away before the others may continue without them.
    pub const GRACE_MS: u64 = 60_000;
    /// How much later spectators of a rated match see what happens.
    pub const SPECTATOR_DELAY_MS: u64 = 15_000;
    /// How many successful commands of the person on a seat are remembered, and how many refused ones.
    pub const ANSWERS_MAX: usize = 32;
    /// How long a bot takes over a play, in percent of [`TableOptions::bot_delay_ms`]: it varies.
    pub const THOUGHT_PERCENT: [u64; 2] = [60, 160];
    /// How long a bot takes to pass or to draw, in percent of [`TableOptions::bot_delay_ms`].
    pub const FORCED_PERCENT: u64 = 40;
    /// The level of a bot that plays for a person who is away.
    pub const HOLDING_LEVEL: Level = Level::Steady;

    /// Opens a table with one plan for each player, in seat order. If each player has two seats, the second seats
    /// follow in the same order.
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
    /// let refused = Table::open(now, &rules, &[SeatPlan::Open; 9], TableOptions::default());
    /// let error = refused.expect_err("draw has no table for nine").to_string();
    /// assert!(error.starts_with("these rules have no table of 9 seats"), "{error}");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// [`RulesError::Seats`] if the rules have no table of this size.
    pub fn open(
        now: Timestamp,
        rules: &Rules,
        players: &[SeatPlan],
        options: TableOptions,
    ) -> Result<(Self, Vec<Output>), RulesError> {
        Self::open_with(now, rules, players, options, Opening::default())
    }

    /// Opens a table as [`Table::open`] does, with what a server adds.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Audience, Level, Opening, SeatPlan, Table, TableOptions, Timestamp};
    /// use boneyard_deal::Seed;
    ///
    /// let (now, rules, plan) = (Timestamp(1_000), Rules::preset("draw")?, [SeatPlan::Open; 2]);
    /// let seed = Seed::new([7; 32]);
    /// let opening = Opening { seed: Some(seed), ..Opening::default() };
    /// let (table, _) = Table::open_with(now, &rules, &plan, TableOptions::default(), opening)?;
    /// let next = table.live_state(now, Audience::Spectators).next_deal.expect("a commitment");
    /// assert_eq!(next.commitment, seed.secret(1, 1, 1).commitment());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// As [`Table::open`].
    pub fn open_with(
        now: Timestamp,
        rules: &Rules,
        players: &[SeatPlan],
        options: TableOptions,
        opening: Opening,
    ) -> Result<(Self, Vec<Output>), RulesError> {
        // No more people than a table can have need a name.
        Match::new(rules.clone(), players.len() * rules.hands_per_player())?;
        let seats = cast(players, &opening);
        let mut table = Self::empty(rules.clone(), &seats, options, opening.clone())?;
        let mut reaction = Reaction::new(now);
        let Opening { seed, house_rules, .. } = opening;
        let opened =
            Event::Opened { rules: rules.to_string(), seats, options: Box::new(options), seed, house_rules };
        table.emit(&mut reaction, None, opened);
        table.advance(&mut reaction);
        Ok((table, reaction.outputs()))
    }

    /// Rebuilds a table from its events. Pass [`Input::Restored`] next.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Output, RestoreError, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (table, outputs) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// # let [Output::Append(events), ..] = &outputs[..] else { unreachable!() };
    /// let restored = Table::restore(events.iter().cloned()).expect("the table's own events");
    /// assert_eq!(restored.seq(), table.seq());
    /// assert_eq!(Table::restore([]), Err(RestoreError::NotOpened));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// The first event that cannot follow from those before it.
    pub fn restore(events: impl IntoIterator<Item = Recorded>) -> Result<Self, RestoreError> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(RestoreError::NotOpened)?;
        let Event::Opened { rules, seats, options, seed, house_rules } = &first.event else {
            return Err(RestoreError::NotOpened);
        };
        let rules = Rules::parse_played(rules).map_err(RestoreError::Rules)?;
        let opening = Opening { seed: *seed, house_rules: house_rules.clone(), names: Vec::new() };
        let mut table = Self::empty(rules, seats, **options, opening).map_err(RestoreError::Rules)?;
        for recorded in std::iter::once(first).chain(events) {
            table.follow(recorded)?;
        }
        for seat in Seat::all(table.players()) {
            if table.seats[seat].person().is_some() {
                table.away_since[seat] = Some(table.step_began);
            }
        }
        Ok(table)
    }

    /// Carries out the next event of another table with the same events, such as the one that is played. Then the views and the live
    /// state are those after this event, however far the other table has come.
    ///
    /// # Errors
    /// The event cannot follow from those before it.
    pub fn follow(&mut self, recorded: Recorded) -> Result<(), RestoreError> {
        let seq = recorded.seq;
        if seq != self.seq + 1 {
            return Err(RestoreError::Gap { expected: self.seq + 1, found: seq });
        }
        self.apply(recorded).map_err(|why| RestoreError::Impossible { seq, why })
    }

    fn empty(
        rules: Rules,
        plan: &[SeatPlan],
        options: TableOptions,
        Opening { seed, house_rules, .. }: Opening,
    ) -> Result<Self, RulesError> {
        let seats = plan.len() * rules.hands_per_player();
        let game = Match::new(rules.clone(), seats)?;
        let scoring = PlayScoring::new(&rules, game.standing(), seats);
        Ok(Self {
            rules: Arc::new(rules),
            options,
            house_rules,
            seats: BySeat::new(seats, |seat| match plan[seat.index() % plan.len()] {
                SeatPlan::Open => Occupant::Open,
                SeatPlan::Bot { level, persona } => {
                    let first = Seat::at(seat.index() % plan.len());
                    Occupant::Bot { level, persona: persona.unwrap_or(Persona::of_seat(first)) }
                }
            }),
            arrivals: Vec::new(),
            phase: Phase::Waiting,
            match_number: 0,
            match_began: Timestamp(0),
            game,
            round: None,
            scoring,
            round_number: 0,
            boneyard: Vec::new(),
            lot_leader: None,
            pile: None,
            unlifted: Vec::new(),
            racks: None,
            turns_ended: 0,
            sheet: Vec::new(),
            ready: BySeat::new(seats, |_| false),
            log: VecDeque::new(),
            scored: VecDeque::new(),
            seq: 0,
            turn_began: Timestamp(0),
            step_began: Timestamp(0),
            declare_began: None,
            bot_declares: BotDeclares::NotAsked,
            pending: None,
            thinking: None,
            shuffling: false,
            seed,
            parts: BySeat::new(seats, |_| None),
            committed: Timestamp(0),
            bank_ms: BySeat::new(seats, |_| 0),
            proposal: None,
            away_since: BySeat::new(seats, |_| None),
            gather_began: Timestamp(0),
            connected_at: BySeat::new(seats, |_| None),
            round_trip_ms: BySeat::new(seats, |_| 0),
            turn_counts: BySeat::new(seats, |_| TurnCount::default()),
            answered: BySeat::new(seats, |_| Answers::default()),
        })
    }

    /// Advances the table. Carry out the outputs in their order.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_table::{Input, Output, Request, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (mut table, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// let sit = Input::Sit { person: PersonId::from("ana"), name: "Ana".into(), face: None, program: false, seat: Seat::FIRST };
    /// let outputs = table.handle(now, sit);
    /// // Every seat is taken, so the match begins.
    /// assert!(matches!(outputs[..], [Output::Append(_), Output::Show, Output::Request(Request::Shuffle { round: 1, .. })]));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn handle(&mut self, now: Timestamp, input: Input) -> Vec<Output> {
        let mut reaction = Reaction::new(now);
        match input {
            Input::Sit { person, name, face, program, seat } => {
                self.sit(&mut reaction, person, name, face, program, seat);
            }
            Input::Introduce { person, name, face, account } => {
                self.introduce(&mut reaction, &person, name, face, account);
            }
            Input::Command { id, command } => self.command(&mut reaction, id, command),
            Input::Part { seat, commitment, part } => self.add_part(seat, commitment, part),
            Input::Shuffled(shuffle) => self.deal(&mut reaction, shuffle),
            Input::Chosen { turn: thought, choice } => self.chosen(&mut reaction, thought, choice),
            Input::DeclareAnswered { question, declares } => self.declare_answered(question, declares),
            Input::Arrived { seat } => self.arrived(&mut reaction, seat),
            Input::Departed { seat } => self.departed(&mut reaction, seat),
            Input::RoundTrip { seat, ms } => self.set_round_trip(seat, ms),
            Input::Tick => {}
            Input::Restored => self.restored(&mut reaction),
        }
        self.advance(&mut reaction);
        reaction.outputs()
    }

    /// Applies an event that the table has decided on, and adds it to the outputs.
    ///
    /// # Panics
    /// If the event is impossible. The table's driver must then stop the table.
    pub(crate) fn emit(&mut self, reaction: &mut Reaction, cause: Option<CommandId>, event: Event) {
        let waiting = self.pending.as_ref().and_then(|pending| pending.cause.clone());
        let recorded = Recorded { seq: self.seq + 1, at: reaction.now, cause, event };
        self.apply(recorded.clone()).expect("the table emits only events that can happen");
        reaction.record(recorded);
        // The event discarded a pending move, so the command that chose it is refused.
        if let Some(id) = waiting.filter(|_| self.pending.is_none()) {
            self.refuse(reaction, id, Refusal::NoRound);
        }
    }
}
