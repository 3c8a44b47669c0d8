//! Why a request about an evening is refused.

use boneyard_ids::EveningId;
use serde::{Deserialize, Serialize};

/// Why the server refuses a request about an evening.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EveningRefusal {
    /// Only members may open an evening of the club. Enter the club first, with a member's e-mail (CLUB-1, CLUB-17).
    NotMember,
    /// The evening file has an error.
    BadFile {
        /// The number of the line with the error, from 1.
        line: u32,
        /// What is wrong, in English.
        detail: String,
    },
    /// The names of two players look alike. Ask whether they are two people. Then give one of them another name, or open the evening with
    /// `namesakes`.
    NamesAlike {
        /// The number of the first player.
        first: u16,
        name: String,
        /// The number of the second player.
        second: u16,
        other: String,
    },
    /// The game of the evening's tables does not score a round as the sheets do. Choose the club game for pairs, `club-pairs`.
    GameDoesNotFit,
    /// Online tables play by club pairs, and the file has another regulation. Leave the regulation out, or play at real tables.
    RegulationNotOnline,
    /// You are in an open evening already, on this or another device. Leave it first (CLUB-20).
    Elsewhere { id: EveningId, name: String },
    /// The organiser removed this device. You can join again after the organiser allows it.
    Barred,
    /// Only an organiser of the evening may do this.
    NotOrganiser,
    /// This is not the join code of the evening.
    WrongCode,
    /// You cannot join as this player. The evening has no player with this number, the number is the organiser's, or
    /// you are an organiser.
    NoSuchPlayer,
    /// Another device has joined as this player. The organiser can remove that device (CLUB-21).
    NameTaken,
    /// The evening is closed. Its participants, its code and its links cannot change any more.
    Closed,
    /// The last organiser of an open evening cannot leave or be removed.
    LastOrganiser,
    /// The link was used or withdrawn, or never existed.
    LinkOver,
    /// The evening has too many unused organiser links. Withdraw one first.
    TooManyLinks {
        /// The most unused links of an evening.
        max: usize,
    },
}
