//! A round in the search, and what a move does to it.
//!
//! This restates the rules of a turn for a line, because the search makes millions of moves a second. The test
//! `minimax` compares it with `boneyard_rules::Round`.

use boneyard_rules::{Pips, ruleset::TurnPlays};

use crate::{
    deal::{Deal, NO_END, sorted},
    open_round::OpenRound,
    payoff::{Ended, LastTile},
    seats::{Each, SEATS},
};

/// A round in progress. In the search it is always a seat's turn that can lay a tile, or may lay another double.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) hands: Each<u64>,
    /// The sum of the points of each hand's tiles.
    pub(crate) sums: Each<i16>,
    /// The numbers at the two ends, the lower first; [`NO_END`] before the first tile.
    pub(crate) ends: [Pips; 2],
    pub(crate) seat: u8,
    /// The seat that laid the last tile.
    pub(crate) last: u8,
    /// How many tiles the boneyard has.
    pub(crate) left: u8,
    /// How many tiles were drawn in this turn.
    pub(crate) drawn: u8,
    /// How many passes followed the last tile.
    pub(crate) passes: u8,
    pub(crate) step: Step,
    /// The value of the bonuses that the last move earned.
    pub(crate) gained: i16,
    /// How many bonuses for silenced seats each side earned, where the end of the match depends on them.
    pub(crate) silences: Each<u8>,
}

/// What the turn may lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// A tile.
    Fresh,
    /// One more double, or nothing.
    Second,
    /// Any number of doubles.
    Run,
}

impl Step {
    /// The step after a double that more doubles may follow.
    const fn after_double(plays: TurnPlays) -> Self {
        match plays {
            TurnPlays::TwoDoubles => Self::Second,
            TurnPlays::DoubleRun => Self::Run,
            TurnPlays::One | TurnPlays::CoverDouble => Self::Fresh,
        }
    }
}

/// A move of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Play {
    /// Lays the tile with this index at the end that shows `on`; [`NO_END`] for the first tile.
    Tile { tile: u8, on: Pips },
    /// Ends a turn in which a double could follow.
    Done,
}

impl State {
    /// The state of a round in which a search of it begins. Call [`State::settle`] for the first choice.
    pub(crate) fn start(deal: &Deal, open: &OpenRound) -> Self {
        let setup = &open.setup;
        let mut hands = [0; SEATS];
        for (seat, hand) in setup.hands.seated() {
            hands[seat.index()] = deal.hand(hand);
        }
        let mut silences = [0_u8; SEATS];
        if deal.payoff.counts_silences() {
            for seat in &open.silenced {
                let earned = &mut silences[deal.payoff.side_of(seat.index())];
                *earned = earned.saturating_add(1);
            }
        }
        Self {
            hands,
            sums: hands.map(|hand| deal.values.sum(hand) as i16),
            ends: sorted(setup.ends.unwrap_or([NO_END; 2])),
            seat: setup.turn.index() as u8,
            last: setup.last_laid.index() as u8,
            left: deal.boneyard.len() as u8,
            drawn: setup.drawn,
            passes: open.passes,
            step: if open.is_mid_turn { Step::after_double(deal.turns.plays) } else { Step::Fresh },
            gained: 0,
            silences,
        }
    }

    /// All tiles in hands.
    #[inline]
    pub(crate) const fn held(&self) -> u64 {
        let [a, b, c, d] = self.hands;
        a | b | c | d
    }

    /// The hand of the seat whose turn it is.
    #[inline]
    pub(crate) const fn hand(&self) -> u64 {
        self.hands[self.seat as usize & 3]
    }

    /// Makes a move and goes on to the next choice. Returns the value of the round if it has ended.
    #[inline]
    pub(crate) fn play(&mut self, deal: &Deal, play: Play) -> Option<i32> {
        self.gained = 0;
        match play {
            Play::Tile { tile, on } => self.lay(deal, usize::from(tile), on),
            Play::Done => self.end_turn(deal),
        }
    }

    #[inline]
    fn lay(&mut self, deal: &Deal, tile: usize, on: Pips) -> Option<i32> {
        let bit = 1 << tile;
        let seat = self.seat as usize & 3;
        let opens = on == NO_END;
        let [low, high] = self.ends;
        let is_double = deal.doubles & bit != 0;
        self.hands[seat] &= !bit;
        self.sums[seat] -= deal.values.of_tile[tile];
        self.last = self.seat;
        self.passes = 0;
        self.ends = if opens {
            let numbers = deal.tiles[tile];
            [numbers.low(), numbers.high()]
        } else {
            sorted([deal.beyond(tile, on), if on == low { high } else { low }])
        };
        if self.hands[seat] == 0 {
            let fits_both = deal.of_number[low as usize & 31] & deal.of_number[high as usize & 31] & bit != 0;
            let both_ends = fits_both && low != high && !is_double;
            let last = LastTile { both_ends, blank: tile == deal.blank, double_six: tile == deal.double_six };
            return Some(deal.payoff.out(&self.ended(deal, seat), last));
        }
        self.step = match (deal.turns.plays, self.step) {
            (TurnPlays::One | TurnPlays::CoverDouble, _) => Step::Fresh,
            (TurnPlays::TwoDoubles, Step::Fresh) if is_double && !opens => Step::Second,
            (TurnPlays::TwoDoubles, _) => Step::Fresh,
            (TurnPlays::DoubleRun, _) => Step::Run,
        };
        if self.step == Step::Fresh { self.end_turn(deal) } else { None }
    }

    /// Gives the turn to the next seat that can lay a tile. Seats draw and pass before it as they must.
    #[inline]
    fn end_turn(&mut self, deal: &Deal) -> Option<i32> {
        loop {
            self.step = Step::Fresh;
            self.drawn = 0;
            self.seat = if usize::from(self.seat) + 1 == deal.payoff.seats { 0 } else { self.seat + 1 };
            if self.is_blocked(deal) {
                return Some(deal.payoff.blocked(&self.ended(deal, self.last.into())));
            }
            if self.begin_turn(deal) {
                return None;
            }
            self.pass(deal);
        }
    }

    /// Begins or continues a turn of a search that starts here. Returns the value of the round if it ends without a
    /// choice.
    pub(crate) fn settle(&mut self, deal: &Deal) -> Option<i32> {
        if self.step != Step::Fresh || self.begin_turn(deal) {
            return None;
        }
        self.pass(deal);
        self.end_turn(deal)
    }

    fn pass(&mut self, deal: &Deal) {
        self.passes = self.passes.saturating_add(1);
        if self.passes == 3 && deal.payoff.pays_silence() {
            self.gained += deal.payoff.silence(self.last.into()) as i16;
            if deal.payoff.counts_silences() {
                let earned = &mut self.silences[deal.payoff.side_of(self.last.into())];
                *earned = earned.saturating_add(1);
            }
        }
    }

    /// Draws as the seat must. Returns whether it can then lay a tile.
    #[inline]
    pub(crate) fn begin_turn(&mut self, deal: &Deal) -> bool {
        let fitting = deal.fitting(self.ends);
        if !deal.draws {
            return self.hand() & fitting != 0;
        }
        loop {
            let can_play = self.hand() & fitting != 0;
            let may_draw = self.drawn < deal.turns.draw_limit && self.left > deal.turns.reserve;
            let must_draw = !can_play || (deal.turns.exactly && self.drawn > 0);
            if !may_draw || !must_draw {
                return can_play;
            }
            self.draw(deal);
        }
    }

    pub(crate) fn draw(&mut self, deal: &Deal) {
        self.left -= 1;
        self.drawn += 1;
        let tile = usize::from(deal.boneyard[usize::from(self.left)]);
        let seat = self.seat as usize & 3;
        self.hands[seat] |= 1 << tile;
        self.sums[seat] += deal.values.of_tile[tile];
    }

    /// Whether the round is blocked (C12, C13), asked at the end of a turn.
    #[inline]
    fn is_blocked(&self, deal: &Deal) -> bool {
        let fitting = deal.fitting(self.ends);
        let held = self.held();
        if deal.turns.dead_suit && self.ends[0] == self.ends[1] {
            let unlaid = held | deal.rest(self.left);
            if fitting & !deal.doubles & unlaid == 0 {
                return true;
            }
        }
        if held & fitting != 0 {
            return false;
        }
        !deal.draws
            || self.left <= deal.turns.reserve
            || (deal.turns.dead_boneyard_blocks && deal.rest(self.left) & fitting == 0)
    }

    fn ended(&self, deal: &Deal, seat: usize) -> Ended {
        let mut values = self.sums.map(i32::from);
        for (value, hand) in values.iter_mut().zip(self.hands) {
            *value = deal.values.of(hand, *value);
        }
        Ended { seat, values, tiles: self.hands.map(u64::count_ones), silences: self.silences }
    }
}
