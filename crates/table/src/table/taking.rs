//! Seats take their tiles from a face-down pile (R1.8.1, R3.1.6-9).

use boneyard_deal::Part;
use boneyard_rules::{Seat, Tile};

use crate::{
    command::{CommandId, Refusal},
    event::{ActedBy, Event},
    options::{DealMethod, Lifting},
    pile::Pile,
    reaction::Reaction,
    table::Table,
    timestamp::Timestamp,
    view::Phase,
};

impl Table {
    /// How long the seats have to take their tiles, together or each in turn. The table then takes the missing tiles
    /// for them.
    pub const TAKING_MS: u64 = 20_000;

    /// Puts the shuffled tiles in a pile instead of dealing them.
    pub(crate) fn lay_pile(
        &mut self,
        reaction: &mut Reaction,
        pile: Vec<Tile>,
        each: usize,
        again: bool,
        parts: Vec<Part>,
    ) {
        let round = self.game.round_number() + 1;
        let order = (self.options.taking == DealMethod::InTurn).then(|| self.order_of_taking(again));
        self.emit(reaction, None, Event::Mixed { round, pile, each, order, again, parts });
    }

    /// From the leader on. After a second shuffle the leader takes last (R3.1.6-7). If no leader is known yet, seat 1
    /// begins.
    fn order_of_taking(&self, again: bool) -> Vec<Seat> {
        let seats = self.seats.seats();
        let leader = self.known_leader().unwrap_or(Seat::FIRST);
        let mut order: Vec<Seat> = (0..seats).map(|step| Seat::at((leader.index() + step) % seats)).collect();
        if again {
            order.rotate_left(1);
        }
        order
    }

    /// Whether the seat may ask for a second shuffle, as the leader (R3.1.7).
    pub(crate) fn may_mix_again(&self, seat: Seat) -> Result<(), Refusal> {
        let pile = self
            .pile
            .as_ref()
            .filter(|pile| self.phase == Phase::Taking && !pile.is_abandoned() && !pile.is_reshuffled());
        let pile = pile.filter(|_| self.options.taking == DealMethod::InTurn);
        let may = pile.is_some_and(Pile::is_untouched) && self.known_leader() == Some(seat);
        if may { Ok(()) } else { Err(Refusal::NotMixedAgain) }
    }

    /// The seat of this player that may ask for a second shuffle.
    pub(crate) fn reshuffling_seat(&self, seat: Seat) -> Result<Seat, Refusal> {
        self.seats_with(seat).find(|seat| self.may_mix_again(*seat).is_ok()).ok_or(Refusal::NotMixedAgain)
    }

    /// The seat for which a player takes a tile now. A player with two seats fills the first one first.
    pub(crate) fn taking_seat(&self, seat: Seat) -> Seat {
        let first = self.first_seat(seat);
        let may_take = |seat: &Seat| self.pile.as_ref().is_some_and(|pile| pile.may_take(*seat));
        self.seats_with(first).find(may_take).unwrap_or(first)
    }

    /// The tile that the seat would take from this place, or the refusal.
    pub(crate) fn may_take(&self, seat: Seat, place: usize) -> Result<Tile, Refusal> {
        let pile = self.pile.as_ref().filter(|pile| self.phase == Phase::Taking && !pile.is_abandoned());
        let pile = pile.ok_or(Refusal::NothingToTake)?;
        if !pile.may_take(seat) {
            return Err(pile.turn().map_or(Refusal::NothingToTake, |turn| Refusal::NotYourTurn { turn }));
        }
        pile.tile(place).ok_or(Refusal::TakenAlready)
    }

    /// Whether the seat may take any tile now.
    pub(crate) fn may_take_any(&self, seat: Seat) -> Result<(), Refusal> {
        let place = self.pile.as_ref().and_then(Pile::first_place).ok_or(Refusal::NothingToTake)?;
        self.may_take(seat, place).map(|_| ())
    }

    pub(crate) fn took(&self, seat: Seat, place: usize, tile: Tile, by: ActedBy) -> Event {
        Event::Took { seat, place, tile, lifted: self.options.lifting == Lifting::AtOnce, by }
    }

    /// Takes all missing tiles for a seat.
    pub(crate) fn take_rest(
        &mut self,
        reaction: &mut Reaction,
        seat: Seat,
        by: ActedBy,
        cause: Option<&CommandId>,
    ) {
        while let Some(pile) = &self.pile
            && let Some(place) = pile.first_place()
            && let Ok(tile) = self.may_take(seat, place)
        {
            let last = pile.missing(seat) == 1;
            let event = self.took(seat, place, tile, by);
            self.emit(reaction, cause.filter(|_| last).cloned(), event);
        }
    }

    /// Does what is due while seats take tiles; false if the table waits for a seat.
    pub(crate) fn advance_taking(&mut self, reaction: &mut Reaction) -> bool {
        let Some(pile) = &self.pile else { return false };
        if pile.is_abandoned() {
            self.request_shuffle(reaction);
            return false;
        }
        if pile.hands_are_full() {
            let (hands, rest) = pile.clone().into_deal();
            self.begin_round(reaction, hands, rest, Vec::new());
            return true;
        }
        let due = |at: Option<Timestamp>| at.is_some_and(|at| at <= reaction.now);
        let (late, bots) = (due(self.taking_ends()), due(self.bots_take_at()));
        let takes = |seat: &Seat| pile.may_take(*seat) && (late || bots && self.seats[*seat].bot().is_some());
        let Some(seat) = Seat::all(self.seats.seats()).find(takes) else { return false };
        let by = if self.seats[seat].bot().is_some() { ActedBy::Bot } else { ActedBy::Clock };
        self.take_rest(reaction, seat, by, None);
        true
    }

    pub(crate) fn taking_ends(&self) -> Option<Timestamp> {
        (self.phase == Phase::Taking).then(|| self.turn_began.after_ms(Self::TAKING_MS))
    }

    /// When the bots that may take now do so.
    pub(crate) fn bots_take_at(&self) -> Option<Timestamp> {
        let pile = self.pile.as_ref().filter(|_| self.phase == Phase::Taking)?;
        let waits =
            Seat::all(self.seats.seats()).any(|seat| pile.may_take(seat) && self.seats[seat].bot().is_some());
        waits.then(|| self.step_began.after_ms(u64::from(self.options.bot_delay_ms)))
    }
}
