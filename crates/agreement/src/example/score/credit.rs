//! The hands that a side scores, as a sum.

use boneyard_rules::{
    Seat, Side,
    ruleset::{BlockPays, OutPays, Sense},
};

use crate::example::{played::PlayedRound, sum::Sum};

/// The points that a side scores for hands.
pub(super) struct HandPoints {
    /// The hands that count.
    pub(super) sum: Sum,
    /// The points after rounding; `None` where the sum is not rounded.
    pub(super) rounded: Option<i64>,
}

impl HandPoints {
    /// The points of the hands for this side. The sum is empty if no hands count for it.
    pub(super) fn of(played: &PlayedRound, side: Side) -> Self {
        let line = &played.settlement.sides[side];
        let points = i64::from(line.credit) - i64::from(line.received) - i64::from(line.bonus);
        let rules = played.rules();
        let gains = rules.score.sense == Sense::WinnerGains && played.settlement.winner == Some(side);
        let sum = if points == 0 && !gains { Sum::default() } else { counted(played, side) };
        let whole = sum.total();
        let is_rounded = rules.score.round.is_some() && points % 5 == 0 && (whole - points).abs() < 5;
        if whole == points {
            Self { sum, rounded: None }
        } else if is_rounded {
            Self { sum, rounded: Some(points) }
        } else if whole > points && rules.score.round_cap.is_some() {
            // What is beyond the cap does not count.
            Self { sum, rounded: None }
        } else {
            Self { sum: Sum::of([points]), rounded: None }
        }
    }

    pub(super) fn points(&self) -> i64 {
        self.rounded.unwrap_or_else(|| self.sum.total())
    }
}

/// The hands that the rules count for this side, before rounding and caps.
fn counted(played: &PlayedRound, side: Side) -> Sum {
    let rules = played.rules();
    let seats = |counts: &dyn Fn(Side) -> bool| {
        let seats = Seat::all(played.round.seats()).filter(|seat| counts(played.sides().of(*seat)));
        Sum::of(seats.map(|seat| played.finished.values[seat]))
    };
    let all = |_: Side| true;
    let others = |other: Side| other != side;
    let own = played.total(side);
    match (rules.score.sense, played.is_out(), rules.score.block) {
        (Sense::WinnerGains, true, _) if rules.score.out == OutPays::Table => seats(&all),
        (Sense::WinnerGains, true, _) => seats(&others),
        (Sense::LosersPay, true, _) => seats(&|other| other == side),
        (Sense::WinnerGains, false, BlockPays::Table)
        | (Sense::LosersPay, false, BlockPays::HighestPaysTable) => Sum::of(totals(played, all)),
        (Sense::WinnerGains, false, BlockPays::OpponentsMinusOwn) => {
            Sum::of(totals(played, others)).less([own])
        }
        (Sense::WinnerGains, false, BlockPays::SumOfDifferences) => {
            Sum::of(totals(played, others)).less(totals(played, others).map(|_| own))
        }
        (Sense::WinnerGains, false, _) => Sum::of(totals(played, others)),
        (Sense::LosersPay, false, BlockPays::Difference) => {
            let lightest = played.comparison.as_ref().and_then(|comparison| comparison.sides.first());
            Sum::of([own]).less(lightest.map(|side| played.total(*side)))
        }
        (Sense::LosersPay, false, _) => Sum::of([own]),
        (Sense::RoundPoints | Sense::PlayOnly | Sense::None, _, _) => Sum::default(),
    }
}

/// The hands of each of these sides, added up.
fn totals(played: &PlayedRound, counts: impl Fn(Side) -> bool) -> impl Iterator<Item = u32> {
    (0..played.sides().count()).filter(move |side| counts(*side)).map(|side| played.total(side))
}
