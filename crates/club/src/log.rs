//! Corrections of an evening (CLUB-54).

use serde::{Deserialize, Serialize};

use crate::{Moment, Player};

/// A correction: who changed what, when and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Correction {
    /// When the correction was made.
    pub at: Moment,
    pub by: Player,
    /// The corrected item, such as `match 1 table 1 round 2`.
    pub what: String,
    pub old: String,
    /// Empty if the item was removed.
    pub new: String,
    pub why: String,
}

impl Correction {
    /// The number of characters in the texts of the correction.
    pub(crate) fn chars(&self) -> usize {
        [&self.what, &self.old, &self.new, &self.why].map(|text| text.chars().count()).iter().sum()
    }
}
