//! Messages about club evenings: the WebSocket ([`EveningClientMessage`], [`EveningServerMessage`]), the bodies of
//! requests, and the reasons to refuse one.

mod refusal;
mod socket;

use boneyard_club::live::{Author, EveningOptions};
use boneyard_club::{Day, Player};
use boneyard_ids::{ClubId, DeviceName, EveningId, LinkId, ParticipantId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use refusal::EveningRefusal;
pub use socket::{EveningClientMessage, EveningServerMessage, PlayerDevice};

/// The longest name of a device, in characters: letters, digits and hyphens.
pub const DEVICE_CHARS_MAX: usize = DeviceName::CHARS_MAX;

/// The letters of join codes. Letters that are easy to misread, and vowels, are left out.
pub const CODE_LETTERS: &str = "BCDFGHJKMNPQRSTVWXYZ";

/// The length of a join code.
pub const CODE_CHARS: usize = 4;

/// The longest evening file, in bytes.
pub const EVENING_FILE_BYTES_MAX: usize = 512 * 1024;

/// The most evenings in one page of a club's list. A shorter page is the last one.
pub const EVENINGS_LISTED_MAX: u32 = 50;

/// Opens an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenEvening {
    /// The club. The visitor must be a member (CLUB-1).
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub club: ClubId,
    /// The text of the evening file.
    pub file: String,
    /// The options of the evening; by default those in the settings of the club. Version 0.1 calls them `customs`.
    #[serde(default, alias = "customs")]
    #[ts(optional)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub options: Option<EveningOptions>,
}

/// An evening that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedEvening {
    /// The evening's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: EveningId,
    /// The join code.
    pub code: String,
}

/// An evening, for a list.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningSummary {
    /// The evening's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: EveningId,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub club: ClubId,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened_ms: i64,
    /// When it was closed, in milliseconds since 1970; `None` while it is open.
    #[ts(type = "number | null")]
    pub closed_ms: Option<i64>,
    /// The public facts.
    #[serde(flatten)]
    pub facts: EveningFacts,
}

/// The facts about an evening that lists show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningFacts {
    /// The evening's name.
    pub name: String,
    /// The planned day; `None` if the evening file has none.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub date: Option<Day>,
    /// How many players the evening has.
    pub players: u8,
    /// How many matches are planned.
    pub matches: u16,
    /// The number of the last match that began; 0 before the first.
    pub begun: u16,
    /// Whether every result is entered.
    #[serde(rename = "final")]
    pub is_final: bool,
}

/// Asks for a club's evenings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct EveningsRequest {
    /// Only evenings opened before this time, in milliseconds since 1970. For the next page, pass the `opened_ms` of
    /// the last evening.
    #[serde(default)]
    pub before: Option<i64>,
}

/// Asks for an evening by its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct CodeRequest {
    /// The four letters, in either case.
    pub code: String,
}

/// How to print a sheet of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct SheetPrintRequest {
    /// The language: en, ru, hr, es or pt; English if left out.
    #[serde(default)]
    pub lang: Option<String>,
    /// The paper: a4 or letter; A4 if left out.
    #[serde(default)]
    pub paper: Option<String>,
    /// Whether to use large print.
    #[serde(default)]
    pub large: bool,
}

/// An evening, for a person who has its code.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FoundEvening {
    /// The evening's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: EveningId,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub club: ClubId,
    /// The evening's name.
    pub name: String,
    /// The visitor's author, if the visitor has joined.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub me: Option<Author>,
    /// The players, by number.
    pub players: Vec<FoundPlayer>,
}

/// A player in the list from which a visitor chooses their name (CLUB-21).
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FoundPlayer {
    /// The player's number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub player: Player,
    pub name: String,
    /// Whether another device has joined as this player. Always true for the organiser's number.
    pub taken: bool,
}

/// Joins an evening as one of its players (CLUB-21).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JoinEvening {
    /// The four letters, in either case.
    pub code: String,
    /// The player who uses this device.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub player: Player,
}

/// A device that has joined an evening, as its organiser sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningPerson {
    /// Identifies the guest to the organiser. The device ids in the guest's entries begin with this id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ParticipantId,
    /// The author of its entries.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub author: Author,
    /// When it joined, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
    /// Whether the device is connected.
    pub online: bool,
    /// Whether it is the requesting device.
    pub you: bool,
    /// Whether the organiser has confirmed that the device is the player's.
    pub confirmed: bool,
}

/// A device that the organiser removed. It may not join again until the organiser allows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BarredDevice {
    /// Identifies the guest to the organiser.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ParticipantId,
    /// The player whose device it was; `None` for an organiser's.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub player: Option<Player>,
    /// When it was removed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
}

/// Confirms that a device is the player's. Only a confirmed device gets needs that were entered before it joined
/// (CLUB-103).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConfirmDevice {
    /// Whether the device is confirmed.
    pub confirmed: bool,
}

/// The new join code of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewCode {
    /// The four letters.
    pub code: String,
}

/// A link that makes another device an organiser's. Its secret is shown once, when the link is made.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningLink {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: LinkId,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_ms: i64,
}

/// A new organiser link.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewEveningLink {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: LinkId,
    /// The secret in the link.
    pub secret: String,
}

/// Uses an organiser link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClaimEvening {
    /// The secret in the link.
    pub secret: String,
}
