//! Adds the credit of a round to a side's account: opening thresholds, exact targets and caps.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::standing::Account;
use crate::ruleset::{Below, Rules, TargetTest};

/// One side's line of the score sheet for one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SideScore {
    /// The account before the round.
    pub before: Account,
    /// The points of the round before any threshold or cap, with `received` and `bonus` but without `made`.
    pub credit: i32,
    /// The part of the credit that was carried from earlier rounds.
    pub received: u32,
    /// The part of the credit that bonuses paid.
    #[serde(default)]
    pub bonus: u32,
    /// The points scored in play, less those paid. They are not part of the credit.
    #[serde(default)]
    pub made: i32,
    /// The points paid in play, for drawn tiles and for passes after a draw.
    #[serde(default)]
    pub paid: u32,
    /// The points that the round added to the account.
    pub scored: i32,
    /// The account after the round.
    pub after: Account,
}

/// The points that a round credits to one side.
pub(super) struct Credit {
    /// The points of the hands.
    pub(super) points: u32,
    /// The points carried from earlier rounds.
    pub(super) received: u32,
    /// The points of each bonus.
    pub(super) bonuses: Vec<u32>,
    /// The points scored in play, less those paid.
    pub(super) made: i32,
    /// The points paid in play.
    pub(super) paid: u32,
}

/// Adds a credit to an account (C21 to C25). `clears_remembered` says whether the side's remembered points are lost
/// first.
pub(super) fn record(
    rules: &Rules,
    seats: usize,
    before: Account,
    credit: &Credit,
    clears_remembered: bool,
) -> SideScore {
    let bonus = credit.bonuses.iter().copied().fold(0, u32::saturating_add);
    let without_carried = credit.points.saturating_add(bonus);
    let whole = without_carried.saturating_add(credit.received);
    let mut after = before;
    if clears_remembered {
        after.remembered = 0;
    }
    after.points = after.points.saturating_add(addable(rules, seats, after.points, credit.made));
    let opening_credit = if rules.account.carry_opens { whole } else { without_carried };
    if before.open {
        let hands = credit.points.saturating_add(credit.received);
        for single in [hands].iter().chain(&credit.bonuses) {
            let single = i32::try_from(*single).unwrap_or(i32::MAX);
            after.points = after.points.saturating_add(addable(rules, seats, after.points, single));
        }
    } else if opening_credit >= rules.account.open_at {
        let written = i32::try_from(whole.saturating_add(after.remembered)).unwrap_or(i32::MAX);
        after.open = true;
        after.points = after.points.saturating_add(addable(rules, seats, after.points, written));
        after.remembered = 0;
    } else if rules.account.below == Below::Remembered {
        after.remembered = after.remembered.saturating_add(whole);
    }
    SideScore {
        before,
        credit: i32::try_from(whole).unwrap_or(i32::MAX),
        received: credit.received,
        bonus,
        made: credit.made,
        paid: credit.paid,
        scored: after.points.saturating_sub(before.points),
        after,
    }
}

/// The part of `score` that may be added to an account with `points`.
fn addable(rules: &Rules, seats: usize, points: i32, score: i32) -> i32 {
    let beyond = |limit: u32| i64::from(points) + i64::from(score) > i64::from(limit);
    if rules.match_.test == TargetTest::Exactly && score > 0 && rules.target(seats).is_some_and(beyond) {
        // A single score that would pass the target is void (F-53).
        return 0;
    }
    match rules.match_.cap {
        // Only the points up to the cap count: 92 and 35 under a cap of 100 add 8 (R3.3.2).
        Some(cap) => score.min(i32::try_from(cap).unwrap_or(i32::MAX).saturating_sub(points).max(0)),
        None => score,
    }
}
