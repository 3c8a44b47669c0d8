//! The standing of a match between two rounds.

use alloc::{vec, vec::Vec};

use serde::{Deserialize, Serialize};

use crate::{
    ruleset::{AnnounceBy, Rules},
    seat::Side,
};

/// The points of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Account {
    /// The points scored so far.
    pub points: i32,
    /// Points that are added once the account opens (R0.4.26).
    pub remembered: u32,
    /// Whether the account is open: before that no points are added.
    pub open: bool,
}

/// The standing of a match between two rounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Standing {
    /// One account for each side.
    pub accounts: Vec<Account>,
    /// Points of tied blocks that are carried to a later round.
    pub carried: u32,
    /// The number of rounds so far, without redeals.
    #[serde(default)]
    pub rounds: u32,
    /// The side whose account opened first; `None` before that, and where all are open from the start.
    #[serde(default)]
    pub first_open: Option<Side>,
}

impl Standing {
    /// The standing before the first round.
    ///
    /// ```
    /// use boneyard_rules::{Rules, Standing};
    ///
    /// let standing = Standing::new(&Rules::preset("goat")?, 2);
    /// assert!(!standing.accounts[0].open, "the first 13 points of a round open it");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
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
