//! What is compared after a block, and who is best.

use boneyard_rules::{
    FinishedRound, Outcome, Rules, Seat, Side, Sides,
    ruleset::{BlockPays, BlockWinner, Sense},
};

use crate::clauses::asks_block_winner;

/// What decides a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Measure {
    /// The sides with the lowest total.
    LowestSide,
    /// The sides with the highest total, which pay.
    HighestSide,
    /// The sides with the fewest tiles.
    FewestTiles,
    /// The sides of the players with the lowest hands.
    LowestHand,
    /// The lower of two hands: the blocker's and the next player's.
    BlockerAndNext,
}

/// What is compared after a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Comparison {
    /// What is compared.
    pub(super) measure: Measure,
    /// The lowest, or the highest, number of points or tiles.
    pub(super) best: u32,
    /// The sides with that number.
    pub(super) sides: Vec<Side>,
}

impl Comparison {
    /// The comparison after a round; `None` without a block, and if no side is compared or nothing depends on it.
    pub(super) fn of(rules: &Rules, sides: &Sides, finished: &FinishedRound) -> Option<Self> {
        let Outcome::Blocked(blocker) = finished.outcome else { return None };
        if !asks_block_winner(rules) {
            return None;
        }
        let losers_pay = rules.score.sense == Sense::LosersPay;
        let measure = match (rules.score.block, rules.score.block_winner) {
            (BlockPays::OwnAll, _) if losers_pay => return None,
            (BlockPays::HighestPaysTable, _) if losers_pay => Measure::HighestSide,
            (_, BlockWinner::LowestPlayer | BlockWinner::LowestSide) => Measure::LowestSide,
            (_, BlockWinner::FewestTiles) => Measure::FewestTiles,
            (_, BlockWinner::SideOfLowestPlayer) => Measure::LowestHand,
            (_, BlockWinner::BlockerVsNext) => Measure::BlockerAndNext,
            (_, BlockWinner::Nobody) => return None,
        };
        let seats = finished.values.seats();
        let value = |seat: Seat| (sides.of(seat), finished.values[seat]);
        let total = |side: Side| (side, sides.seats(side).iter().map(|seat| finished.values[*seat]).sum());
        let tiles = |side: Side| {
            let held: usize = sides.seats(side).iter().map(|seat| finished.tiles[*seat]).sum();
            (side, u32::try_from(held).unwrap_or(u32::MAX))
        };
        let compared: Vec<(Side, u32)> = match measure {
            Measure::LowestSide | Measure::HighestSide => (0..sides.count()).map(total).collect(),
            Measure::FewestTiles => (0..sides.count()).map(tiles).collect(),
            Measure::LowestHand => Seat::all(seats).map(value).collect(),
            Measure::BlockerAndNext => [blocker, blocker.next(seats)].map(value).to_vec(),
        };
        let amounts = compared.iter().map(|(_, amount)| *amount);
        let best = if measure == Measure::HighestSide { amounts.max() } else { amounts.min() }?;
        let mut best_sides: Vec<Side> =
            compared.iter().filter(|(_, amount)| *amount == best).map(|(side, _)| *side).collect();
        best_sides.sort_unstable();
        best_sides.dedup();
        Some(Self { measure, best, sides: best_sides })
    }

    pub(super) const fn is_tied(&self) -> bool {
        self.sides.len() > 1
    }
}
