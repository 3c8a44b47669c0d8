//! Corrections: who changed what, when and why (CLUB-54).

use serde::{Deserialize, Serialize};

use crate::{Moment, Player};

/// A change of something that stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Correction {
    /// When.
    pub at: Moment,
    /// Who changed it.
    pub by: Player,
    /// What was changed: `match 1 table 1 round 2`.
    pub what: String,
    /// What stood there.
    pub old: String,
    /// What stands there now.
    pub new: String,
    /// Why.
    pub why: String,
}

impl Correction {
    /// How many characters its texts have.
    pub(crate) fn chars(&self) -> usize {
        [&self.what, &self.old, &self.new, &self.why].map(|text| text.chars().count()).iter().sum()
    }
}
