//! What is compared after a block, and who is best (C16).

use alloc::vec::Vec;

use super::{credits::HandValues, finished_round::FinishedRound};
use crate::{
    round::Outcome,
    ruleset::{BlockPays, BlockWinner, Rules, Sense},
    seat::{Seat, Side, Sides},
};

/// What decides a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockMeasure {
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

impl BlockMeasure {
    /// What decides a block by these rules; `None` where nobody wins it.
    #[must_use]
    pub const fn of(rules: &Rules) -> Option<Self> {
        match (rules.score.sense, rules.score.block) {
            (Sense::LosersPay, BlockPays::OwnAll) => return None,
            (Sense::LosersPay, BlockPays::HighestPaysTable) => return Some(Self::HighestSide),
            _ => {}
        }
        match rules.score.block_winner {
            BlockWinner::LowestPlayer | BlockWinner::LowestSide => Some(Self::LowestSide),
            BlockWinner::FewestTiles => Some(Self::FewestTiles),
            BlockWinner::SideOfLowestPlayer => Some(Self::LowestHand),
            BlockWinner::BlockerVsNext => Some(Self::BlockerAndNext),
            BlockWinner::Nobody => None,
        }
    }
}

/// What is compared after a block, and who is best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockComparison {
    /// What is compared.
    pub measure: BlockMeasure,
    /// The lowest, or the highest, number of points or tiles.
    pub best: u32,
    /// The sides with that number.
    pub sides: Vec<Side>,
}

impl BlockComparison {
    /// The comparison after a round; `None` without a block, and where nobody wins it.
    #[must_use]
    pub fn of(rules: &Rules, sides: &Sides, finished: &FinishedRound) -> Option<Self> {
        let Outcome::Blocked(blocker) = finished.outcome else { return None };
        let hands = HandValues { sides, finished };
        let of_seat = |seat: Seat| (sides.of(seat), finished.values[seat]);
        let tiles = |side: Side| {
            let held: usize = sides.seats(side).iter().map(|seat| finished.tiles[*seat]).sum();
            (side, u32::try_from(held).unwrap_or(u32::MAX))
        };
        let seats = finished.values.seats();
        match BlockMeasure::of(rules)? {
            measure @ (BlockMeasure::LowestSide | BlockMeasure::HighestSide) => {
                Self::among(measure, (0..sides.count()).map(|side| (side, hands.of_side(side))))
            }
            measure @ BlockMeasure::FewestTiles => Self::among(measure, (0..sides.count()).map(tiles)),
            measure @ BlockMeasure::LowestHand => Self::among(measure, Seat::all(seats).map(of_seat)),
            measure @ BlockMeasure::BlockerAndNext => {
                Self::among(measure, [blocker, blocker.next(seats)].into_iter().map(of_seat))
            }
        }
    }

    /// The best of these sides, which may be named several times.
    fn among(measure: BlockMeasure, compared: impl Iterator<Item = (Side, u32)> + Clone) -> Option<Self> {
        let amounts = compared.clone().map(|(_, amount)| amount);
        let best = if measure == BlockMeasure::HighestSide { amounts.max() } else { amounts.min() }?;
        let mut sides: Vec<Side> =
            compared.filter(|(_, amount)| *amount == best).map(|(side, _)| side).collect();
        sides.sort_unstable();
        sides.dedup();
        Some(Self { measure, best, sides })
    }

    /// Whether several sides are equal in what decides the block.
    #[must_use]
    pub const fn is_tied(&self) -> bool {
        self.sides.len() > 1
    }
}
