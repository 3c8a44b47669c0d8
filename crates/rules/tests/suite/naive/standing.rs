//! The standing of a match between two rounds.

use super::parameters::Parameters;

/// One side's account.
#[derive(Clone, Default, Debug, PartialEq)]
pub(crate) struct Account {
    pub(crate) points: i64,
    /// Points that are added once the account opens (R0.4.26).
    pub(crate) remembered: i64,
    pub(crate) open: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    /// The account of each side.
    pub(crate) accounts: Vec<Account>,
    /// Points carried to a later round.
    pub(crate) carried: i64,
    /// The number of rounds so far, without redeals.
    pub(crate) rounds: i64,
    /// The side whose account opened first; `None` before that, and where all are open from the start.
    pub(crate) first_open: Option<usize>,
}

impl Standing {
    pub(crate) fn new(parameters: &Parameters, sides: usize) -> Self {
        let open = parameters.number("account.openAt") == 0;
        let account = Account { open, ..Account::default() };
        Self { accounts: vec![account; sides], carried: 0, rounds: 0, first_open: None }
    }

    /// Whether a side may announce 6-6 before the lead (R0.3.23, C34).
    pub(crate) fn may_announce(&self, parameters: &Parameters, side: usize) -> bool {
        let first_only = parameters.is("match.announceBy", "first-open");
        parameters.ends_at_once("announced-6-6")
            && self.accounts[side].open
            && (!first_only || self.first_open == Some(side))
    }
}
