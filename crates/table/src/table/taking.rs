//! The tiles face down in a pile, and who takes which (R1.8.1, R3.1.6-9).

use boneyard_rules::{Seat, Tile};

use crate::{
    command::{CommandId, Refusal},
    event::{ActedBy, Event},
    input::Output,
    options::{DealMethod, Lifting, Timestamp},
    pile::Pile,
    reaction::Reaction,
    table::Table,
    view::Phase,
};

impl Table {
    /// How long the seats may take to take their tiles, all together or each in turn; what is missing then is taken
    /// for them.
    pub const TAKING_MS: u64 = 20_000;

    /// Lays the shuffled tiles in a pile instead of dealing them.
    pub(crate) fn mix(&mut self, reaction: &mut Reaction, pile: Vec<Tile>, each: usize, again: bool) {
        let round = self.game.round_number() + 1;
        let order = (self.options.taking == DealMethod::InTurn).then(|| self.order_of_taking(again));
        self.happen(reaction, None, Event::Mixed { round, pile, each, order, again });
    }

    /// From the leader on; the leader takes last after having the tiles shuffled once more (R3.1.6-7). Where the
    /// leader is not known yet, seat 1 begins.
    fn order_of_taking(&self, again: bool) -> Vec<Seat> {
        let seats = self.seats.seats();
        let leader = self.known_leader().unwrap_or(Seat::FIRST);
        let mut order: Vec<Seat> = (0..seats).map(|step| Seat::at((leader.index() + step) % seats)).collect();
        if again {
            order.rotate_left(1);
        }
        order
    }

    /// Whether the leader may have the tiles shuffled once more (R3.1.7).
    pub(crate) fn may_mix_again(&self, seat: Seat) -> Result<(), Refusal> {
        let pile = self
            .pile
            .as_ref()
            .filter(|pile| self.phase == Phase::Taking && !pile.is_left() && !pile.is_second());
        let pile = pile.filter(|_| self.options.taking == DealMethod::InTurn);
        let may = pile.is_some_and(Pile::is_untouched) && self.known_leader() == Some(seat);
        if may { Ok(()) } else { Err(Refusal::NotMixedAgain) }
    }

    /// The seat of the same player that may, as the leader, have the tiles shuffled once more.
    pub(crate) fn mixer(&self, seat: Seat) -> Result<Seat, Refusal> {
        self.seats_with(seat).find(|seat| self.may_mix_again(*seat).is_ok()).ok_or(Refusal::NotMixedAgain)
    }

    /// The seat for which a player takes a tile now: where they have two, the first of them that lacks one.
    pub(crate) fn taker(&self, seat: Seat) -> Seat {
        let first = self.first_seat(seat);
        let may_take = |seat: &Seat| self.pile.as_ref().is_some_and(|pile| pile.may_take(*seat));
        self.seats_with(first).find(may_take).unwrap_or(first)
    }

    /// Whether the seat may take the tile at this place, and which one that is.
    pub(crate) fn may_take(&self, seat: Seat, place: usize) -> Result<Tile, Refusal> {
        let pile = self.pile.as_ref().filter(|pile| self.phase == Phase::Taking && !pile.is_left());
        let pile = pile.ok_or(Refusal::NothingToTake)?;
        if !pile.may_take(seat) {
            return Err(pile.turn().map_or(Refusal::NothingToTake, |turn| Refusal::NotYourTurn { turn }));
        }
        pile.tile(place).ok_or(Refusal::TakenAlready)
    }

    /// Whether the seat may take its tiles now, whichever.
    pub(crate) fn may_take_any(&self, seat: Seat) -> Result<(), Refusal> {
        let place = self.pile.as_ref().and_then(Pile::first_place).ok_or(Refusal::NothingToTake)?;
        self.may_take(seat, place).map(|_| ())
    }

    pub(crate) fn took(&self, seat: Seat, place: usize, tile: Tile, by: ActedBy) -> Event {
        Event::Took { seat, place, tile, lifted: self.options.lifting == Lifting::AtOnce, by }
    }

    /// Takes for a seat what it lacks.
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
            let last = pile.lacks(seat) == 1;
            let event = self.took(seat, place, tile, by);
            self.happen(reaction, cause.filter(|_| last).cloned(), event);
        }
    }

    /// Does what is due while tiles are taken; false where the table waits for a seat.
    pub(crate) fn go_on_taking(&mut self, reaction: &mut Reaction) -> bool {
        let Some(pile) = &self.pile else { return false };
        if pile.is_left() {
            // The leader wants them shuffled once more.
            if !self.shuffling {
                self.shuffling = true;
                reaction.want(Output::Shuffle { match_number: self.match_number, round: pile.round });
            }
            return false;
        }
        if pile.is_taken() {
            let (hands, rest) = pile.clone().into_deal();
            self.begin_round(reaction, hands, rest);
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

    /// When the bots that may take do so.
    pub(crate) fn bots_take_at(&self) -> Option<Timestamp> {
        let pile = self.pile.as_ref().filter(|_| self.phase == Phase::Taking)?;
        let waits =
            Seat::all(self.seats.seats()).any(|seat| pile.may_take(seat) && self.seats[seat].bot().is_some());
        waits.then(|| self.step_began.after_ms(u64::from(self.options.bot_delay_ms)))
    }
}
