//! Decides whether a match is over, and who won it.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::standing::Standing;
use crate::{
    ruleset::{Reach, Rules, SeveralOver, TargetTest},
    seat::Side,
};

/// The sides that won and lost a match, counted from 0. In a drawn match both lists are empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Verdict {
    /// The sides that won.
    pub won: Vec<Side>,
    /// The sides that lost.
    pub lost: Vec<Side>,
}

/// The verdict of a match by its points or its number of rounds; `None` until the match is over.
///
/// ```
/// use boneyard_rules::{Rules, Standing, verdict};
///
/// let rules = Rules::parse("draw match.target=100")?;
/// let mut standing = Standing::new(&rules, 2);
/// assert_eq!(verdict(&rules, 2, &standing), None);
/// standing.accounts[1].points = 104;
/// assert_eq!(verdict(&rules, 2, &standing).map(|verdict| verdict.won), Some(vec![1]));
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[must_use]
pub fn verdict(rules: &Rules, seats: usize, standing: &Standing) -> Option<Verdict> {
    decided(rules, seats, standing, None)
}

/// The same as [`verdict`]. `first` is the side that reached a target that must be met exactly before the other sides;
/// `None` if that is unknown.
pub(super) fn decided(
    rules: &Rules,
    seats: usize,
    standing: &Standing,
    first: Option<Side>,
) -> Option<Verdict> {
    let points: Vec<i32> = standing.accounts.iter().map(|account| account.points).collect();
    let target = rules.target(seats);
    let reached = |points: i32| {
        target.is_some_and(|target| {
            let (points, target) = (i64::from(points), i64::from(target));
            match rules.match_.test {
                TargetTest::AtLeast => points >= target,
                TargetTest::Above => points > target,
                TargetTest::Exactly => points == target,
            }
        })
    };
    let split = |stands_out: &dyn Fn(Side) -> bool| -> (Vec<Side>, Vec<Side>) {
        (0..points.len()).partition(|side| stands_out(*side))
    };
    let highest = points.iter().copied().max()?;
    let lowest = points.iter().copied().min()?;
    let last_round = rules.match_.rounds.is_some_and(|limit| standing.rounds >= limit);
    if points.iter().any(|points| reached(*points)) {
        match rules.match_.reach {
            Reach::Loses => {
                let worst = |side: Side| match rules.match_.several_over {
                    SeveralOver::All => true,
                    SeveralOver::Highest => points[side] == highest,
                };
                let (lost, won) = split(&|side| reached(points[side]) && worst(side));
                return Some(Verdict { won, lost });
            }
            Reach::Wins => {
                let best = |side: Side| match rules.match_.test {
                    TargetTest::Exactly => reached(points[side]) && first.is_none_or(|first| first == side),
                    TargetTest::AtLeast | TargetTest::Above => points[side] == highest,
                };
                let (won, lost) = split(&best);
                if won.len() == 1 {
                    return Some(Verdict { won, lost });
                }
                // If several sides share the highest total, the match continues with another round.
            }
        }
    }
    if last_round {
        let best = if rules.match_.reach == Reach::Wins { highest } else { lowest };
        let (won, lost) = split(&|side| points[side] == best);
        return Some(if won.len() == 1 {
            Verdict { won, lost }
        } else {
            Verdict { won: Vec::new(), lost: Vec::new() }
        });
    }
    None
}
