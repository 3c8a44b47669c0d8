//! The points that a round credits to each side, before thresholds and caps of accounts.

use alloc::{vec, vec::Vec};

use super::finished_round::FinishedRound;
use crate::{
    ruleset::{OutPays, Rounding, Rules},
    seat::{Side, Sides},
};

/// What a round credits to each side, before thresholds and caps of accounts.
pub(super) struct Credits {
    pub(super) winner: Option<Side>,
    /// Whether the round is a tied block without a winner.
    pub(super) tied: bool,
    /// What each side scores.
    pub(super) counted: Vec<Counted>,
    /// How the points of each side are rounded; `None` if they are not.
    pub(super) rounding: Option<Rounding>,
    /// The side that receives the points carried over from tied blocks; `None` if no side does.
    pub(super) receiver: Option<Side>,
    /// The sides whose hands are carried to a later round.
    pub(super) waiting: Vec<Side>,
    /// The side that alone pays for the block; `None` if several do, or none.
    pub(super) sole_payer: Option<Side>,
}

/// What a side scores at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Counted {
    Nothing,
    /// Points that do not depend on hands.
    Points(u32),
    /// All hands.
    Table,
    /// The hands of the other sides.
    Opponents,
    /// The hands of the other sides, less the side's own hands once.
    OpponentsMinusOwn,
    /// For each other side, its hands less the side's own hands.
    SumOfDifferences,
    /// The side's own hands.
    Own,
    /// The side's own hands, less those of the lightest side.
    OwnMinus(u32),
}

impl Credits {
    /// The points of a side, rounded as the rules say.
    pub(super) fn points(&self, hands: &HandValues<'_>, side: Side) -> u32 {
        let points = hands.points(side, self.counted[side]);
        match self.rounding {
            None => points,
            Some(Rounding::Nearest5) => (points + 2) / 5 * 5,
            Some(Rounding::Up5) => points.div_ceil(5) * 5,
        }
    }
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

    pub(super) fn by_side(&self) -> impl Iterator<Item = u32> {
        (0..self.sides.count()).map(|side| self.of_side(side))
    }

    /// The points of all hands.
    fn table(&self) -> u32 {
        self.finished.values.iter().sum()
    }

    /// The points of a side, before they are rounded.
    pub(super) fn points(&self, side: Side, counted: Counted) -> u32 {
        let own = || self.of_side(side);
        match counted {
            Counted::Nothing => 0,
            Counted::Points(points) => points,
            Counted::Table => self.table(),
            Counted::Opponents => self.table() - own(),
            Counted::OpponentsMinusOwn => (self.table() - own()).saturating_sub(own()),
            Counted::SumOfDifferences => {
                let own = own();
                self.by_side().map(|other| other.saturating_sub(own)).sum()
            }
            Counted::Own => own(),
            Counted::OwnMinus(lightest) => own().saturating_sub(lightest),
        }
    }

    /// Credits a single winner, rounded as the rules say.
    pub(super) fn gain(&self, rules: &Rules, winner: Side, counted: Counted) -> Credits {
        Credits { rounding: rules.score.round, ..self.wins(winner, counted) }
    }

    /// Credits a single winner.
    pub(super) fn wins(&self, winner: Side, counted: Counted) -> Credits {
        let mut by_side = vec![Counted::Nothing; self.sides.count()];
        by_side[winner] = counted;
        Credits {
            winner: Some(winner),
            tied: false,
            counted: by_side,
            rounding: None,
            receiver: Some(winner),
            waiting: Vec::new(),
            sole_payer: None,
        }
    }

    /// Credits the side that went out with the hands that `score.out` names.
    pub(super) fn winner_gains(&self, rules: &Rules, winner: Side) -> Credits {
        let counted = match rules.score.out {
            OutPays::Table => Counted::Table,
            OutPays::Opponents | OutPays::Own => Counted::Opponents,
        };
        self.gain(rules, winner, counted)
    }

    /// Credits each losing side with its own hands. The side that went out gets no points.
    pub(super) fn losers_pay(&self, winner: Side) -> Credits {
        // The tiles of the winner's partner do not count (R0.1.30).
        let counted = |side| if side == winner { Counted::Nothing } else { Counted::Own };
        self.pay(Some(winner), counted)
    }

    /// Credits each side as `counted` says. The side that pays most receives the points carried over.
    pub(super) fn pay(&self, winner: Option<Side>, counted: impl Fn(Side) -> Counted) -> Credits {
        let counted: Vec<Counted> = (0..self.sides.count()).map(counted).collect();
        let paying = counted.iter().enumerate().filter(|(_, counted)| **counted != Counted::Nothing);
        let receiver = single_highest(paying.map(|(side, counted)| (side, self.points(side, *counted))));
        Credits {
            winner,
            tied: false,
            counted,
            rounding: None,
            receiver,
            waiting: Vec::new(),
            sole_payer: None,
        }
    }
}

/// The side with the most points; `None` if several sides tie, or without a side.
fn single_highest(points: impl IntoIterator<Item = (Side, u32)>) -> Option<Side> {
    let mut highest = None;
    for (side, points) in points {
        highest = match highest {
            Some((most, _)) if points < most => continue,
            Some((most, _)) if points == most => Some((most, None)),
            _ => Some((points, Some(side))),
        };
    }
    highest.and_then(|(_, side)| side)
}
