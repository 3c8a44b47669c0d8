//! Read-only access to a table: its seats, its people and its latest events.

use boneyard_ids::PersonId;
use boneyard_rules::{BySeat, Lead, Move, Round, Rules, Seat, Sides, Standing, View};

use crate::{
    audience::Audience, command::Refusal, event::Recorded, occupant::Occupant, options::TableOptions,
    pile::Pile, table::Table, timestamp::Timestamp, view::Phase,
};

impl Table {
    /// The legal moves of the seat whose turn it is; none outside a round.
    pub(crate) fn legal(&self) -> Vec<Move> {
        match &self.round {
            Some(round) if self.phase == Phase::Playing => round.legal(),
            _ => Vec::new(),
        }
    }

    /// What a person may know who asks for a hint: whose turn it is, in a casual match against bots only.
    ///
    /// # Errors
    /// Why this person gets no hint now.
    pub fn view_for_hint(&self, person: &PersonId) -> Result<View, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let is_other = |occupant: &Occupant| occupant.person().is_some_and(|other| other != person);
        if self.options.rated || self.seats.seated().any(|(_, occupant)| is_other(occupant)) {
            return Err(Refusal::NoHints);
        }
        let round = self.round.as_ref().filter(|_| self.phase == Phase::Playing).ok_or(Refusal::NoRound)?;
        let turn = round.turn();
        if self.first_seat(turn) != seat || self.seats[turn].bot().is_some() {
            return Err(Refusal::NotYourTurn { turn });
        }
        Ok(View::of(round, self.rules.clone(), self.game.standing().clone(), turn))
    }

    /// The leader of the next round, if it does not depend on the tiles dealt.
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

    /// The rules of the table.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// When the match began: the current one, or the last one. Zero before the first.
    #[must_use]
    pub const fn match_began(&self) -> Timestamp {
        self.match_began
    }

    /// How the table is run.
    #[must_use]
    pub const fn options(&self) -> TableOptions {
        self.options
    }

    /// The version of the host's own rules that people accept when they sit down; `None` if the host had none.
    #[must_use]
    pub fn house_rules(&self) -> Option<&str> {
        self.house_rules.as_deref()
    }

    /// The occupant of each seat.
    ///
    /// ```
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_table::{Occupant, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// assert_eq!(table.seats()[Seat::FIRST], Occupant::Open);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub const fn seats(&self) -> &BySeat<Occupant> {
        &self.seats
    }

    /// The number of the match that is played or was played last, from 1; 0 before the first.
    #[must_use]
    pub const fn match_number(&self) -> u32 {
        self.match_number
    }

    /// How many rounds of the match are over.
    #[must_use]
    pub fn rounds_over(&self) -> usize {
        self.sheet.len()
    }

    /// How many players the table has. Their first seats come first in the order of seats.
    #[must_use]
    pub fn players(&self) -> usize {
        self.rules.players(self.seats.seats())
    }

    /// The first seat of the player who has this seat. Data about the person are kept under the first seat.
    #[must_use]
    pub fn first_seat(&self, seat: Seat) -> Seat {
        self.rules.other_seat(seat, self.seats.seats()).map_or(seat, |other| seat.min(other))
    }

    /// This seat and, where each player has two, the other seat of the same player.
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

    /// The audience of a person; pass `None` for an anonymous spectator.
    ///
    /// ```
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::{Audience, Input, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (mut table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// # table.handle(now, Input::Sit { person: PersonId::from("ana"), name: "Ana".into(), face: None, program: false, seat: Seat::FIRST });
    /// let ana = PersonId::from("ana");
    /// assert_eq!(table.audience(Some(&ana)), Audience::Seat(Seat::FIRST));
    /// assert_eq!(table.audience(None), Audience::Spectators);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn audience(&self, person: Option<&PersonId>) -> Audience {
        let seat = person.and_then(|person| self.seat_of(person));
        seat.map_or(Audience::Spectators, |seat| self.audience_at(seat))
    }

    /// The seat of a person, or the first of their two; `None` if they have no seat here.
    ///
    /// ```
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::{Input, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (mut table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// # table.handle(now, Input::Sit { person: PersonId::from("ana"), name: "Ana".into(), face: None, program: false, seat: Seat::FIRST });
    /// assert_eq!(table.seat_of(&PersonId::from("ana")), Some(Seat::FIRST));
    /// assert_eq!(table.seat_of(&PersonId::from("ben")), None);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats.seated().find(|(_, occupant)| occupant.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// The seat of the host, or the first of their two: the person who has sat here longest. `None` if nobody sits here.
    ///
    /// ```
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::{Input, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (mut table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// assert_eq!(table.host(), None);
    /// let ana = Input::Sit { person: "ana".into(), name: "Ana".into(), face: None, program: false, seat: Seat::at(1) };
    /// table.handle(now, ana);
    /// assert_eq!(table.host(), Some(Seat::at(1)));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn host(&self) -> Option<Seat> {
        self.arrivals.first().copied()
    }

    /// The free seats, of two seats of one player only the first.
    pub(crate) fn free_seats(&self) -> Vec<Seat> {
        Seat::all(self.players()).filter(|seat| self.seats[*seat] == Occupant::Open).collect()
    }

    /// What the table is doing.
    ///
    /// ```
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_table::{Phase, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// assert_eq!(table.phase(), Phase::Waiting);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Which seats score together, and the points before the next round.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// assert_eq!(table.score().1.accounts.len(), 2);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub const fn score(&self) -> (&Sides, &Standing) {
        (self.game.sides(), self.game.standing())
    }

    /// The seat whose turn it is, to play or to take a tile; `None` if no single seat has the turn.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Taking => self.pile.as_ref().and_then(Pile::turn),
            Phase::Playing if self.declare_began.is_none() => self.round.as_ref().map(Round::turn),
            _ => None,
        }
    }

    /// Whether the table waits for the player of this seat: for a move, or for tiles from the pile.
    ///
    /// ```
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_table::{SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// assert!(!table.waits_for(Seat::FIRST), "no match has begun");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn waits_for(&self, seat: Seat) -> bool {
        if self.seats.get(seat).is_none_or(|occupant| occupant.bot().is_some()) {
            return false;
        }
        let mut own = self.seats_with(seat);
        match self.phase {
            Phase::Playing => self.pending.is_none() && own.any(|seat| self.turn() == Some(seat)),
            Phase::Taking => own.any(|seat| self.pile.as_ref().is_some_and(|pile| pile.may_take(seat))),
            _ => false,
        }
    }

    /// Since when the table waits for what it waits for now: before the first match, since it was opened; then since the
    /// turn or the pause began.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open; 2], TableOptions::default())?;
    /// assert_eq!(table.waits_since(), now);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn waits_since(&self) -> Timestamp {
        match (self.phase, self.log.front()) {
            (Phase::Waiting, Some(opened)) => opened.at,
            _ => self.turn_began,
        }
    }

    /// The events after number `last_seen`; `None` if the client needs a snapshot, because the table no longer has them
    /// all or has no event `last_seen`.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// assert_eq!(table.events_after(0).map(Iterator::count), Some(1));
    /// assert_eq!(table.events_after(1).map(Iterator::count), Some(0));
    /// // The table has no event 7, so a client that names it needs a snapshot.
    /// assert!(table.events_after(7).is_none());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn events_after(&self, last_seen: u64) -> Option<impl Iterator<Item = &Recorded>> {
        let oldest = self.log.front()?.seq;
        if last_seen > self.seq || last_seen + 1 < oldest {
            return None;
        }
        Some(self.log.iter().skip_while(move |recorded| recorded.seq <= last_seen))
    }
}
