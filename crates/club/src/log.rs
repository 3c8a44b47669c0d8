//! The log of an evening: corrections (CLUB-54) and the notes of the organiser.

use serde::{Deserialize, Serialize};

use crate::{Moment, Player};

/// A line of the log: a correction, which says who changed what, when and why; or a note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Correction {
    /// When the correction was made.
    pub at: Moment,
    pub by: Player,
    /// The corrected item, such as `match 1 table 1 round 2`. A note has `note`, and may name what it is about after it: `note match 1 table 1`.
    pub what: String,
    pub old: String,
    /// Empty if the item was removed.
    pub new: String,
    /// The reason of a correction, or the text of a note.
    pub why: String,
}

/// The word with which a note says that it is one.
pub(crate) const NOTE: &str = "note";

impl Correction {
    /// Whether this is a note, which only organisers see, instead of a correction.
    ///
    /// ```
    /// use boneyard_club::{Correction, Moment, Player};
    ///
    /// let [what, old, new, why] = ["note table 4", "", "", "Wrong tile, played on"].map(str::to_owned);
    /// let line = Correction { at: Moment(0), by: Player::ORGANISER, what, old, new, why };
    /// assert!(line.is_note());
    /// ```
    #[must_use]
    pub fn is_note(&self) -> bool {
        self.what.split(' ').next() == Some(NOTE)
    }

    /// The number of characters in the texts of the correction.
    pub(crate) fn chars(&self) -> usize {
        [&self.what, &self.old, &self.new, &self.why].map(|text| text.chars().count()).iter().sum()
    }
}
