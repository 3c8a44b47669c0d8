//! What each side scores for hands, without lists: the counterpart of `credits.rs` in the rules.

use boneyard_rules::{
    Side,
    ruleset::{Rounding, Sense},
};

use super::{Ended, Payoff};
use crate::seats::{Each, SEATS};

/// What a side scores for hands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    Nothing,
    Points(i32),
    /// All hands.
    Table,
    /// The hands of the other sides.
    Opponents,
    /// The hands of the other sides, less the side's own once.
    OpponentsMinusOwn,
    /// For each other side, its hands less the side's own.
    SumOfDifferences,
    /// The side's own hands.
    Own,
    /// The side's own hands, less these points.
    OwnMinus(i32),
}

/// What a round pays for hands.
pub(super) struct Credits {
    pub(super) winner: Option<Side>,
    pub(super) counted: Each<Counted>,
    /// Whether the points are rounded as the rules say.
    rounded: bool,
    /// The side that receives what earlier rounds carried over.
    pub(super) receiver: Option<Side>,
}

impl Payoff {
    /// The points of each side's hands.
    #[inline]
    pub(super) fn totals(&self, ended: &Ended) -> Each<i32> {
        let mut totals = [0; SEATS];
        for (side, value) in self.side_of.iter().zip(ended.values) {
            // Missing seats hold nothing.
            totals[*side] += value;
        }
        totals
    }

    /// The points of a side for hands, rounded as the rules say.
    #[inline]
    pub(super) fn points(&self, totals: &Each<i32>, credits: &Credits, side: Side) -> i32 {
        let points = self.counted(totals, side, credits.counted[side]);
        if credits.rounded { self.rounded(points) } else { points }
    }

    #[inline]
    pub(super) const fn rounded(&self, points: i32) -> i32 {
        match self.rounding {
            None => points,
            Some(Rounding::Nearest5) => (points + 2) / 5 * 5,
            Some(Rounding::Up5) => (points + 4) / 5 * 5,
        }
    }

    #[inline]
    fn counted(&self, totals: &Each<i32>, side: Side, counted: Counted) -> i32 {
        let own = totals[side];
        let table = || totals.iter().sum::<i32>();
        match counted {
            Counted::Nothing => 0,
            Counted::Points(points) => points,
            Counted::Table => table(),
            Counted::Opponents => table() - own,
            Counted::OpponentsMinusOwn => (table() - own - own).max(0),
            Counted::SumOfDifferences => totals[..self.sides].iter().map(|other| (other - own).max(0)).sum(),
            Counted::Own => own,
            Counted::OwnMinus(points) => (own - points).max(0),
        }
    }

    /// A single side scores for hands.
    #[inline]
    pub(super) fn wins(&self, winner: Side, counted: Counted) -> Credits {
        let mut by_side = [Counted::Nothing; SEATS];
        by_side[winner] = counted;
        Credits { winner: Some(winner), counted: by_side, rounded: true, receiver: Some(winner) }
    }

    /// A single side scores a won round in which hands do not count.
    pub(super) fn points_of_round(&self, winner: Side) -> Credits {
        let points = match self.sense {
            Sense::RoundPoints | Sense::None => 1,
            Sense::WinnerGains | Sense::LosersPay | Sense::PlayOnly => 0,
        };
        Credits { rounded: false, ..self.wins(winner, Counted::Points(points)) }
    }

    /// No side scores.
    pub(super) const fn nothing() -> Credits {
        Credits { winner: None, counted: [Counted::Nothing; SEATS], rounded: false, receiver: None }
    }

    /// Each side pays what `counted` says. The side that pays most receives what earlier rounds carried over.
    pub(super) fn pay(
        &self,
        ended: &Ended,
        winner: Option<Side>,
        counted: impl Fn(Side) -> Counted,
    ) -> Credits {
        let totals = self.totals(ended);
        let mut by_side = [Counted::Nothing; SEATS];
        let mut most = i32::MIN;
        let mut receiver = None;
        for (side, by_side) in by_side.iter_mut().enumerate().take(self.sides) {
            *by_side = counted(side);
            if *by_side == Counted::Nothing {
                continue;
            }
            let points = self.counted(&totals, side, *by_side);
            if points > most {
                (most, receiver) = (points, Some(side));
            } else if points == most {
                receiver = None;
            }
        }
        Credits { winner, counted: by_side, rounded: false, receiver }
    }
}
