//! Recording one side's credit: opening thresholds, exact targets and caps.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::standing::Account;
use crate::ruleset::{Below, Rules, TargetTest};

/// One side's line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideScore {
    /// The account before the round.
    pub before: Account,
    /// What the round credits to the side, before any threshold or cap; carried points and bonuses included.
    pub credit: i32,
    /// How much of the credit had waited on the table.
    pub received: u32,
    /// How much of the credit are bonuses.
    #[serde(default)]
    pub bonus: u32,
    /// Points made in play, less those paid; beside the credit.
    #[serde(default)]
    pub made: i32,
    /// Points paid in play: for tiles drawn, and for passes after them.
    #[serde(default)]
    pub paid: u32,
    /// Points added to the record.
    pub scored: i32,
    /// The account after the round.
    pub after: Account,
}

/// What a round credits to one side.
pub(super) struct Credit {
    pub(super) points: u32,
    /// What had waited on the table.
    pub(super) received: u32,
    pub(super) bonuses: Vec<u32>,
    pub(super) made: i32,
    pub(super) paid: u32,
}

/// Records one side's credit into its account (C21 to C25).
pub(super) fn record(
    rules: &Rules,
    seats: usize,
    before: Account,
    credit: &Credit,
    wiped: bool,
) -> SideScore {
    let bonus = credit.bonuses.iter().copied().fold(0, u32::saturating_add);
    let own = credit.points.saturating_add(bonus);
    let whole = own.saturating_add(credit.received);
    let mut after = before;
    if wiped {
        after.remembered = 0;
    }
    after.points = after.points.saturating_add(room(rules, seats, after.points, credit.made));
    let tested = if rules.account.carry_opens { whole } else { own };
    if before.open {
        let hands = credit.points.saturating_add(credit.received);
        for single in [hands].iter().chain(&credit.bonuses) {
            let single = i32::try_from(*single).unwrap_or(i32::MAX);
            after.points = after.points.saturating_add(room(rules, seats, after.points, single));
        }
    } else if tested >= rules.account.open_at {
        let written = i32::try_from(whole.saturating_add(after.remembered)).unwrap_or(i32::MAX);
        after.open = true;
        after.points = after.points.saturating_add(room(rules, seats, after.points, written));
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

/// How much of a score is written to so many points.
fn room(rules: &Rules, seats: usize, points: i32, score: i32) -> i32 {
    let beyond = |limit: u32| i64::from(points) + i64::from(score) > i64::from(limit);
    if rules.match_.test == TargetTest::Exactly && score > 0 && rules.target(seats).is_some_and(beyond) {
        // A single score that would pass the target is void (F-53).
        return 0;
    }
    match rules.match_.cap {
        // Only what fits is written: 92 and 35 to a cap of 100 writes 8 (R3.3.2).
        Some(cap) => score.min(i32::try_from(cap).unwrap_or(i32::MAX).saturating_sub(points).max(0)),
        None => score,
    }
}
