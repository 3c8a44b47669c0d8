//! How a match stands between two rounds.

use alloc::{vec, vec::Vec};

use serde::{Deserialize, Serialize};

use crate::{
    ruleset::{AnnounceBy, Rules},
    seat::Side,
};

/// One side's points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account {
    /// Recorded points.
    pub points: i32,
    /// Points kept outside the account (R0.4.26).
    pub remembered: u32,
    /// Whether points are recorded yet.
    pub open: bool,
}

/// How a match stands between two rounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// One account a side.
    pub accounts: Vec<Account>,
    /// Points of tied fishes that wait on the table.
    pub carried: u32,
    /// Rounds that counted so far.
    #[serde(default)]
    pub rounds: u32,
    /// The side whose account opened first, where accounts open.
    #[serde(default)]
    pub first_open: Option<Side>,
}

impl Standing {
    /// The standing before the first round.
    #[must_use]
    pub fn new(rules: &Rules, sides: usize) -> Self {
        let account = Account { open: rules.account.open_at == 0, ..Account::default() };
        Self { accounts: vec![account; sides], carried: 0, rounds: 0, first_open: None }
    }

    /// Whether a side may announce 6-6 before the lead (R0.3.23, C34).
    ///
    /// ```
    /// use boneyard_rules::{Rules, Standing};
    ///
    /// let rules = Rules::preset("goat-yard")?;
    /// let mut standing = Standing::new(&rules, 2);
    /// assert!(!standing.may_announce(&rules, 0));
    /// standing.accounts[0].open = true;
    /// standing.first_open = Some(0);
    /// assert!(standing.may_announce(&rules, 0));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn may_announce(&self, rules: &Rules, side: Side) -> bool {
        self.accounts[side].open
            && match rules.match_.announce_by {
                AnnounceBy::FirstOpen => self.first_open == Some(side),
                AnnounceBy::OpenSide => true,
            }
    }
}
