//! What a blocked round pays: the counterpart of `block.rs` and `comparison.rs` in the rules.

use boneyard_rules::{
    BlockMeasure, Side,
    ruleset::{BlockPays, BlockTie, Sense},
};

use super::{
    Ended, Payoff,
    credits::{Counted, Credits},
};
use crate::seats::SEATS;

/// Some sides, one bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
struct SideSet(u8);

impl SideSet {
    const fn has(self, side: Side) -> bool {
        self.0 >> side & 1 == 1
    }

    const fn without(self, side: Side) -> Self {
        Self(self.0 & !(1 << side))
    }

    /// The lowest side; `None` where there is none.
    const fn first(self) -> Option<Side> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize) }
    }

    /// The side, if there is one and no other.
    const fn single(self) -> Option<Side> {
        if self.0.count_ones() == 1 { self.first() } else { None }
    }
}

impl Payoff {
    #[inline]
    pub(super) fn block_credits(&self, ended: &Ended) -> Credits {
        let best = self.best(ended);
        match self.sense {
            Sense::WinnerGains => self.winner_gains(ended, best),
            Sense::LosersPay => self.losers_pay(ended, best),
            Sense::RoundPoints | Sense::PlayOnly | Sense::None => {
                self.break_tie(ended, best).map_or(Self::nothing(), |winner| self.points_of_round(winner))
            }
        }
    }

    fn winner_gains(&self, ended: &Ended, best: SideSet) -> Credits {
        let Some(winner) = self.break_tie(ended, best) else { return Self::nothing() };
        let counted = match self.block {
            BlockPays::Table => Counted::Table,
            BlockPays::OpponentsMinusOwn => Counted::OpponentsMinusOwn,
            BlockPays::SumOfDifferences => Counted::SumOfDifferences,
            BlockPays::Opponents
            | BlockPays::Own
            | BlockPays::OwnAll
            | BlockPays::Difference
            | BlockPays::HighestPaysTable => Counted::Opponents,
        };
        self.wins(winner, counted)
    }

    fn losers_pay(&self, ended: &Ended, best: SideSet) -> Credits {
        match self.block {
            BlockPays::OwnAll => self.pay(ended, None, |_| Counted::Own),
            BlockPays::HighestPaysTable => best.single().map_or(Self::nothing(), |payer| {
                self.pay(ended, None, |side| if side == payer { Counted::Table } else { Counted::Nothing })
            }),
            BlockPays::Difference => self.all_but_lightest_pay(ended, best, Counted::OwnMinus),
            BlockPays::Opponents
            | BlockPays::Table
            | BlockPays::OpponentsMinusOwn
            | BlockPays::SumOfDifferences
            | BlockPays::Own => self.all_but_lightest_pay(ended, best, |_| Counted::Own),
        }
    }

    /// The side that alone pays for a block.
    pub(super) fn sole_payer(&self, ended: &Ended) -> Option<Side> {
        let one_pays = self.sense == Sense::LosersPay && self.block == BlockPays::HighestPaysTable;
        if one_pays { self.best(ended).single() } else { None }
    }

    /// Every side but the lightest pays. `counted` takes the points of the lightest side's hands.
    fn all_but_lightest_pay(
        &self,
        ended: &Ended,
        best: SideSet,
        counted: impl Fn(i32) -> Counted,
    ) -> Credits {
        let winner = self.break_tie(ended, best);
        if winner.is_none() && self.tie == BlockTie::Carry {
            return Self::nothing();
        }
        let lightest = best.first().map_or(0, |side| self.totals(ended)[side]);
        let spared = |side| winner.map_or(best.has(side), |winner| winner == side);
        self.pay(ended, winner, |side| if spared(side) { Counted::Nothing } else { counted(lightest) })
    }

    /// The sides that are best in what decides the block.
    fn best(&self, ended: &Ended) -> SideSet {
        let of_seat = |seat: usize| (self.side_of[seat], ended.values[seat]);
        let totals = self.totals(ended);
        match self.measure {
            None => SideSet(0),
            Some(BlockMeasure::LowestSide) => lowest((0..self.sides).map(|side| (side, totals[side]))),
            Some(BlockMeasure::HighestSide) => lowest((0..self.sides).map(|side| (side, -totals[side]))),
            Some(BlockMeasure::LowestHand) => lowest((0..self.seats).map(of_seat)),
            Some(BlockMeasure::BlockerAndNext) => {
                lowest([ended.seat, (ended.seat + 1) % self.seats].into_iter().map(of_seat))
            }
            Some(BlockMeasure::FewestTiles) => {
                let mut held = [0; SEATS];
                for (side, tiles) in self.side_of.iter().zip(ended.tiles) {
                    held[*side] += tiles as i32;
                }
                lowest((0..self.sides).map(|side| (side, held[side])))
            }
        }
    }

    /// The winner: the only side that is best, or in a tie the side that the rules name.
    fn break_tie(&self, ended: &Ended, best: SideSet) -> Option<Side> {
        if let Some(single) = best.single() {
            return Some(single);
        }
        let tied = |seat: usize| Some(self.side_of[seat]).filter(|side| best.has(*side));
        match self.tie {
            BlockTie::Void | BlockTie::Eggs | BlockTie::Carry => None,
            BlockTie::BlockerWins => tied(ended.seat),
            BlockTie::LeaderWins => tied(self.leader),
            BlockTie::BlockerLoses => best.without(self.side_of[ended.seat]).single(),
        }
    }
}

/// The sides with the lowest amount. A side may be named several times.
fn lowest(amounts: impl Iterator<Item = (Side, i32)>) -> SideSet {
    let mut sides = SideSet(0);
    let mut least = i32::MAX;
    for (side, amount) in amounts {
        if amount < least {
            (least, sides) = (amount, SideSet(0));
        }
        if amount == least {
            sides = SideSet(sides.0 | 1 << side);
        }
    }
    sides
}
