//! Why a request about an evening is refused.

use boneyard_ids::EveningId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why something about an evening is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EveningRefusal {
    /// Only members of the club open its evenings; it does not know this visitor by e-mail (CLUB-1, CLUB-17).
    NotMember,
    /// The evening file cannot be read.
    BadFile {
        /// The line.
        line: u32,
        /// What is wrong, in English.
        detail: String,
    },
    /// The visitor is in another evening that is open; one has to be left first (CLUB-20).
    Elsewhere {
        /// Its identifier.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        id: EveningId,
        /// What it is called.
        name: String,
    },
    /// The organiser let this device go. It may come back once the organiser lets it in.
    Barred,
    /// Only the organiser of the evening may do that.
    NotOrganiser,
    /// The code is not that of the evening.
    WrongCode,
    /// There is no such player, or it is the organiser's number.
    NoSuchPlayer,
    /// Another device is here for this player; the organiser can free the name (CLUB-21).
    NameTaken,
    /// The evening is closed.
    Closed,
    /// Nobody would be left to run the evening.
    LastOrganiser,
    /// The link was used or withdrawn, or never was.
    LinkOver,
    /// An evening gives out no more links than this.
    TooManyLinks {
        /// The most.
        max: usize,
    },
}
