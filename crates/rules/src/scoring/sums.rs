//! How the points of a finished round add up, for a reader who wants to check them.

use alloc::{vec, vec::Vec};

use super::{
    credits::{Counted, Credits, HandValues},
    finished_round::FinishedRound,
    settlement::{capped, credits},
    standing::Standing,
};
use crate::{
    round::Outcome,
    ruleset::{Rules, Sense},
    seat::{Side, Sides},
};

/// The sums behind a [`Settlement`](crate::Settlement).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSums {
    /// What each side scores for hands.
    pub hands: Vec<HandSum>,
    /// What is carried to a later round: the points that were carried before, and the hands of this round.
    pub carried: Vec<u32>,
}

/// How the points that a side scores for hands add up. Both lists are empty if it scores none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandSum {
    /// What is added: single hands after a seat went out, the hands of a side together in a block.
    pub added: Vec<u32>,
    /// What is subtracted.
    pub subtracted: Vec<u32>,
    /// The points after rounding; `None` if that does not change them. `score.roundCap` is not applied yet.
    pub rounded: Option<u32>,
}

impl RoundSums {
    /// The sums of a finished round. `before` is the standing before the round.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, FinishedRound, Outcome, RoundSums, Rules, Seat, Standing};
    ///
    /// let rules = Rules::preset("block")?;
    /// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 14 } else { 31 });
    /// let finished = FinishedRound::plain(Outcome::Blocked(Seat::FIRST), Seat::FIRST, values);
    /// let sums = RoundSums::of(&rules, &rules.sides(2), &Standing::new(&rules, 2), &finished);
    /// assert_eq!((&sums.hands[0].added, &sums.hands[0].subtracted), (&vec![31], &vec![14]));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn of(rules: &Rules, sides: &Sides, before: &Standing, finished: &FinishedRound) -> Self {
        let hands = HandValues { sides, finished };
        let credits = credits(rules, &hands);
        let scores = |side: Side| {
            let made = sides.seats(side).iter().filter_map(|seat| finished.made.get(*seat)).sum();
            let points = capped(rules, &before.accounts[side], made, credits.points(&hands, side));
            points > 0 || (rules.score.sense == Sense::WinnerGains && credits.winner == Some(side))
        };
        let sum = |side| if scores(side) { sum(&credits, &hands, side) } else { HandSum::default() };
        let kept = if credits.receiver.is_some() { 0 } else { before.carried };
        let waiting = credits.waiting.iter().map(|side| hands.of_side(*side));
        Self {
            hands: (0..sides.count()).map(sum).collect(),
            carried: [kept].into_iter().chain(waiting).collect(),
        }
    }
}

fn sum(credits: &Credits, hands: &HandValues<'_>, side: Side) -> HandSum {
    let counted = credits.counted[side];
    let points = hands.points(side, counted);
    let (mut added, mut subtracted) = terms(hands, side, counted);
    if added.iter().sum::<u32>().checked_sub(subtracted.iter().sum()) != Some(points) {
        // A difference below 0 counts 0.
        (added, subtracted) = (vec![points], Vec::new());
    }
    let rounded = credits.points(hands, side);
    HandSum { added, subtracted, rounded: (rounded != points).then_some(rounded) }
}

/// What is added and subtracted for a side.
fn terms(hands: &HandValues<'_>, side: Side, counted: Counted) -> (Vec<u32>, Vec<u32>) {
    let of = |counts: &dyn Fn(Side) -> bool| -> Vec<u32> {
        let HandValues { sides, finished } = hands;
        match finished.outcome {
            Outcome::Out(_) => finished
                .values
                .seated()
                .filter(|(seat, _)| counts(sides.of(*seat)))
                .map(|(_, hand)| *hand)
                .collect(),
            Outcome::Blocked(_) => {
                (0..sides.count()).filter(|side| counts(*side)).map(|side| hands.of_side(side)).collect()
            }
        }
    };
    let own = hands.of_side(side);
    let opponents = || of(&|other| other != side);
    match counted {
        Counted::Nothing => (Vec::new(), Vec::new()),
        Counted::Points(points) => (vec![points], Vec::new()),
        Counted::Table => (of(&|_| true), Vec::new()),
        Counted::Opponents => (opponents(), Vec::new()),
        Counted::OpponentsMinusOwn => (opponents(), vec![own]),
        Counted::SumOfDifferences => (opponents(), vec![own; hands.sides.count() - 1]),
        Counted::Own => (of(&|other| other == side), Vec::new()),
        Counted::OwnMinus(lightest) => (vec![own], vec![lightest]),
    }
}
