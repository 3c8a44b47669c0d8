//! The tiles face down in a pile, and who takes which (R1.8.1, R3.1.6-9).

use boneyard_rules::{BySeat, Round, Seat, Tile};

use crate::{
    command::{CommandId, Refusal},
    event::{By, Event},
    options::{Lifting, Taking, Timestamp},
    table::{Output, Table, Turn},
    view::{Phase, PileView},
};

/// The tiles that the seats take their hands from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    pub(crate) round: u32,
    /// By place; `None` where one was taken.
    tiles: Vec<Option<Tile>>,
    /// By place: who took it.
    takers: Vec<Option<Seat>>,
    hands: BySeat<Vec<Tile>>,
    each: usize,
    /// The seats in the order in which they take; `None` where all do at the same time.
    order: Option<Vec<Seat>>,
    again: bool,
    /// Whether nobody takes from it any more, since the leader wants the tiles shuffled once more.
    left: bool,
}

impl Pile {
    pub(crate) fn new(
        round: u32,
        tiles: &[Tile],
        seats: usize,
        each: usize,
        order: Option<Vec<Seat>>,
        again: bool,
    ) -> Self {
        Self {
            round,
            tiles: tiles.iter().copied().map(Some).collect(),
            takers: vec![None; tiles.len()],
            hands: BySeat::new(seats, |_| Vec::new()),
            each,
            order,
            again,
            left: false,
        }
    }

    pub(crate) const fn leave(&mut self) {
        self.left = true;
    }

    pub(crate) const fn is_left(&self) -> bool {
        self.left
    }

    fn lacks(&self, seat: Seat) -> usize {
        self.each.saturating_sub(self.hands.get(seat).map_or(self.each, Vec::len))
    }

    /// Whose turn it is to take; `None` where all take at the same time, or nobody any more.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.order.iter().flatten().copied().find(|seat| self.lacks(*seat) > 0)
    }

    pub(crate) fn may_take(&self, seat: Seat) -> bool {
        self.lacks(seat) > 0 && (self.order.is_none() || self.turn() == Some(seat))
    }

    /// The tile that lies there, if one does.
    pub(crate) fn tile(&self, place: usize) -> Option<Tile> {
        self.tiles.get(place).copied().flatten()
    }

    /// The first place where a tile lies. They were shuffled, so it is as good as any.
    fn first_place(&self) -> Option<usize> {
        self.tiles.iter().position(Option::is_some)
    }

    pub(crate) fn take(&mut self, seat: Seat, place: usize) -> Result<(), String> {
        let tile = self.tile(place).ok_or_else(|| format!("no tile lies at place {place}"))?;
        if !self.may_take(seat) {
            return Err(format!("seat {seat} may not take"));
        }
        self.tiles[place] = None;
        self.takers[place] = Some(seat);
        self.hands[seat].push(tile);
        Ok(())
    }

    fn is_taken(&self) -> bool {
        self.hands.seated().all(|(seat, _)| self.lacks(seat) == 0)
    }

    fn is_untouched(&self) -> bool {
        self.takers.iter().all(Option::is_none)
    }

    /// What an audience sees of it: backs, and the tiles of its own seats where it may look at them.
    pub(crate) fn view(&self, own: [Option<Seat>; 2]) -> PileView {
        let [hand, second_hand] = own.map(|seat| seat.and_then(|seat| self.hands.get(seat)).cloned());
        PileView {
            round: self.round,
            takers: self.takers.clone(),
            each: self.each,
            order: self.order.clone(),
            again: self.again,
            hand,
            second_hand,
        }
    }
}

impl Table {
    /// How long the seats may take to take their tiles, all together or each in turn; what is missing then is taken
    /// for them.
    pub const TAKING_MS: u64 = 20_000;

    /// The tiles were shuffled and nobody deals them: they lie in a pile.
    pub(crate) fn mix(&mut self, turn: &mut Turn, pile: Vec<Tile>, each: usize, again: bool) {
        let round = self.game.round_number() + 1;
        let order = (self.options.taking == Taking::InTurn).then(|| self.order_of_taking(again));
        self.happen(turn, None, Event::Mixed { round, pile, each, order, again });
    }

    /// From the leader on; the leader takes last after having the tiles shuffled once more (R3.1.6-7). Where nobody
    /// knows yet who leads, seat 1 begins.
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
        let pile = self.pile.as_ref().filter(|pile| self.phase == Phase::Taking && !pile.left && !pile.again);
        let pile = pile.filter(|_| self.options.taking == Taking::InTurn);
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
        let pile = self.pile.as_ref().filter(|pile| self.phase == Phase::Taking && !pile.left);
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

    pub(crate) fn took(&self, seat: Seat, place: usize, tile: Tile, by: By) -> Event {
        Event::Took { seat, place, tile, lifted: self.options.lifting == Lifting::AtOnce, by }
    }

    /// Takes for a seat what it lacks.
    pub(crate) fn take_rest(&mut self, turn: &mut Turn, seat: Seat, by: By, cause: Option<&CommandId>) {
        while let Some(pile) = &self.pile
            && let Some(place) = pile.first_place()
            && let Ok(tile) = self.may_take(seat, place)
        {
            let last = pile.lacks(seat) == 1;
            let event = self.took(seat, place, tile, by);
            self.happen(turn, cause.filter(|_| last).cloned(), event);
        }
    }

    /// Does what is due while tiles are taken; false where the table waits for somebody.
    pub(crate) fn go_on_taking(&mut self, turn: &mut Turn) -> bool {
        let Some(pile) = &self.pile else { return false };
        if pile.is_left() {
            // The leader wants them shuffled once more.
            if !self.shuffling {
                self.shuffling = true;
                turn.want(Output::Shuffle { match_number: self.match_number, round: pile.round });
            }
            return false;
        }
        if pile.is_taken() {
            let hands = pile.hands.clone();
            let rest = pile.tiles.iter().flatten().copied().collect();
            self.begin_round(turn, hands, rest);
            return true;
        }
        let due = |at: Option<Timestamp>| at.is_some_and(|at| at <= turn.now);
        let (late, bots) = (due(self.taking_ends()), due(self.bots_take_at()));
        let takes = |seat: &Seat| pile.may_take(*seat) && (late || bots && self.seats[*seat].bot().is_some());
        let Some(seat) = Seat::all(self.seats.seats()).find(takes) else { return false };
        let by = if self.seats[seat].bot().is_some() { By::Bot } else { By::Clock };
        self.take_rest(turn, seat, by, None);
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

    /// Who has not lifted the tiles of a round that this seat leads: the third seat until the first move, the fourth
    /// until the second, and so on (R3.1.9). Where a tile must be looked for before the lead, everybody lifts at once.
    pub(crate) fn unlifted_from(&self, leader: Seat) -> Vec<Seat> {
        let looked_for = self.known_leader().is_none() || self.anybody_may_declare();
        if self.options.lifting == Lifting::AtOnce || looked_for {
            return Vec::new();
        }
        let seats = self.seats.seats();
        (2..seats).map(|step| Seat::at((leader.index() + step) % seats)).collect()
    }

    /// Lets the next seat lift its tiles once a turn is over.
    pub(crate) fn lift(&mut self, turn: &mut Turn) -> bool {
        let Some(&seat) = self.unlifted.first() else { return false };
        let Some(round) = &self.round else { return false };
        // The first of them waits for one turn to pass, the second for two.
        if self.turns_passed + self.unlifted.len() < self.seats.seats() - 1 {
            return false;
        }
        let hand = self.standing_hand(round, seat);
        self.happen(turn, None, Event::Lifted { seat, hand });
        true
    }

    /// The hand in the order in which its tiles stand, where they may not be moved (R3.1.10).
    pub(crate) fn standing_hand(&self, round: &Round, seat: Seat) -> Vec<Tile> {
        let held = round.hand(seat);
        match &self.racks {
            Some(racks) => racks[seat].iter().copied().filter(|tile| held.contains(tile)).collect(),
            None => held,
        }
    }
}
