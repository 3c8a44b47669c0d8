//! Why a request about an evening is refused.

use boneyard_ids::EveningId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why the server refuses a request about an evening.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EveningRefusal {
    /// Only members of the club may open its evenings, and this visitor has not entered a member's e-mail (CLUB-1,
    /// CLUB-17).
    NotMember,
    /// The evening file cannot be read.
    BadFile {
        /// The line in the file, from 1.
        line: u32,
        /// What is wrong, in English.
        detail: String,
    },
    /// The visitor is in another open evening and must leave it first (CLUB-20).
    Elsewhere {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        id: EveningId,
        name: String,
    },
    /// The organiser removed this device. It may return once the organiser allows it.
    Barred,
    /// Only an organiser of the evening may do this.
    NotOrganiser,
    /// The code does not match the evening.
    WrongCode,
    /// The evening has no such player.
    NoSuchPlayer,
    /// Another device has joined as this player. The organiser can free the name (CLUB-21).
    NameTaken,
    /// The evening is closed.
    Closed,
    /// The evening would have no organiser.
    LastOrganiser,
    /// The link was used or withdrawn, or never existed.
    LinkOver,
    /// The evening has too many links.
    TooManyLinks {
        /// The most links of an evening.
        max: usize,
    },
}
