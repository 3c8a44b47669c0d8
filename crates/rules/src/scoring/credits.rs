//! The points that a round credits to each side, before thresholds and caps of accounts.

use alloc::{vec, vec::Vec};

use super::finished_round::FinishedRound;
use crate::{
    ruleset::{OutPays, Rounding, Rules},
    seat::{Side, Sides},
};

/// The points that a round credits to each side, before thresholds and caps of accounts.
pub(super) struct Credits {
    pub(super) winner: Option<Side>,
    /// Whether the round is a tied block without a winner.
    pub(super) tied: bool,
    /// The points of each side.
    pub(super) points: Vec<u32>,
    /// The side that receives the points carried over from tied blocks; `None` if no side does.
    pub(super) receiver: Option<Side>,
    /// The points of this round that are carried to a later round.
    pub(super) waiting: u32,
    /// The side that alone pays for the block; `None` if several do, or none.
    pub(super) sole_payer: Option<Side>,
}

/// The points of the hands at the end of a round, added up by side.
pub(super) struct HandValues<'a> {
    pub(super) sides: &'a Sides,
    pub(super) finished: &'a FinishedRound,
}

impl HandValues<'_> {
    pub(super) fn of_side(&self, side: Side) -> u32 {
        self.sides.seats(side).iter().map(|seat| self.finished.values[*seat]).sum()
    }

    pub(super) fn by_side(&self) -> Vec<u32> {
        (0..self.sides.count()).map(|side| self.of_side(side)).collect()
    }

    /// The points of all hands.
    pub(super) fn table(&self) -> u32 {
        self.finished.values.iter().sum()
    }

    /// Credits a single winner with `points`, rounded as the rules say.
    pub(super) fn gain(&self, rules: &Rules, winner: Side, points: u32) -> Credits {
        let rounded = match rules.score.round {
            None => points,
            Some(Rounding::Nearest5) => (points + 2) / 5 * 5,
            Some(Rounding::Up5) => points.div_ceil(5) * 5,
        };
        self.wins(winner, rounded)
    }

    /// Credits a single winner with `points`.
    pub(super) fn wins(&self, winner: Side, points: u32) -> Credits {
        let mut by_side = vec![0; self.sides.count()];
        by_side[winner] = points;
        Credits {
            winner: Some(winner),
            tied: false,
            points: by_side,
            receiver: Some(winner),
            waiting: 0,
            sole_payer: None,
        }
    }

    /// Credits the side that went out with the hands that `score.out` names.
    pub(super) fn winner_gains(&self, rules: &Rules, winner: Side) -> Credits {
        let points = match rules.score.out {
            OutPays::Table => self.table(),
            OutPays::Opponents | OutPays::Own => self.table() - self.of_side(winner),
        };
        self.gain(rules, winner, points)
    }

    /// Credits each losing side with its own hands. The side that went out gets no points.
    pub(super) fn losers_pay(&self, winner: Side) -> Credits {
        let mut points = self.by_side();
        // The tiles of the winner's partner do not count (R0.1.30).
        points[winner] = 0;
        let receiver = single_highest(&points, |side| side != winner);
        Credits { winner: Some(winner), tied: false, points, receiver, waiting: 0, sole_payer: None }
    }
}

/// The side with the most points among those that `counts` accepts; `None` if several of them tie, or if `counts`
/// accepts no side.
pub(super) fn single_highest(points: &[u32], counts: impl Fn(Side) -> bool) -> Option<Side> {
    let sides = || (0..points.len()).filter(|side| counts(*side));
    let highest = sides().map(|side| points[side]).max()?;
    let mut at_the_top = sides().filter(|side| points[*side] == highest);
    at_the_top.next().filter(|_| at_the_top.next().is_none())
}
