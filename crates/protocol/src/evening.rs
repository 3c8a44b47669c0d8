//! Messages about club evenings: the WebSocket ([`EveningClientMessage`], [`EveningServerMessage`]), the bodies of
//! requests, and the reasons to refuse one.

mod refusal;
mod socket;

use boneyard_club::live::{Author, Customs};
use boneyard_club::{Day, Player};
use boneyard_ids::{ClubId, DeviceName, EveningId, LinkId, ParticipantId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use refusal::EveningRefusal;
pub use socket::{EveningClientMessage, EveningServerMessage, PlayerDevice};

/// The longest name of a device, in characters: letters, digits and hyphens.
pub const DEVICE_CHARS_MAX: usize = DeviceName::CHARS_MAX;

/// The letters of the codes by which evenings are joined: none that is misread, none that makes words.
pub const CODE_LETTERS: &str = "BCDFGHJKMNPQRSTVWXYZ";

/// How many letters a code has.
pub const CODE_CHARS: usize = 4;

/// The longest evening file, in bytes.
pub const EVENING_FILE_BYTES_MAX: usize = 512 * 1024;

/// Evenings in one answer of a club's list. Where there are fewer, there are none before them.
pub const EVENINGS_LISTED_MAX: u32 = 50;

/// Opens an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenEvening {
    /// The club, of which the visitor has to be a member (CLUB-1).
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub club: ClubId,
    /// The evening as a file.
    pub file: String,
    /// How it is kept; as the club keeps its evenings where it is left out.
    #[serde(default)]
    #[ts(optional)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub customs: Option<Customs>,
}

/// An evening that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedEvening {
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: EveningId,
    /// What others join by.
    pub code: String,
}

/// An evening, for a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningSummary {
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: EveningId,
    /// The club whose evening it is.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub club: ClubId,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened_ms: i64,
    /// When it was closed, in milliseconds since 1970; `None` while it is open.
    #[ts(type = "number | null")]
    pub closed_ms: Option<i64>,
    /// What is told of it.
    #[serde(flatten)]
    pub facts: EveningFacts,
}

/// What lists tell of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningFacts {
    /// What it is called.
    pub name: String,
    /// The planned day.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub date: Option<Day>,
    /// How many players there are.
    pub players: u8,
    /// How many matches are to be played.
    pub matches: u16,
    /// The match that was begun last; 0 before the first.
    pub begun: u16,
    /// Whether every match is in.
    #[serde(rename = "final")]
    pub is_final: bool,
}

/// Asks for a club's evenings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct EveningsRequest {
    /// Only those opened before this time, in milliseconds since 1970: the `opened_ms` of the last one of the list before.
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

/// Asks how a sheet of an evening is printed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct SheetPrintRequest {
    /// The language: en, ru, hr, es or pt; English where it is left out.
    #[serde(default)]
    pub lang: Option<String>,
    /// The paper: a4 or letter; A4 where it is left out.
    #[serde(default)]
    pub paper: Option<String>,
    /// Whether the print is large.
    #[serde(default)]
    pub large: bool,
}

/// An evening as whoever wants to join it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FoundEvening {
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: EveningId,
    /// The club whose evening it is.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub club: ClubId,
    /// What it is called.
    pub name: String,
    /// Who the visitor is there already.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub me: Option<Author>,
    /// Those who play, in the order of their numbers.
    pub players: Vec<FoundPlayer>,
}

/// A player, for whoever looks for the own name (CLUB-21).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FoundPlayer {
    /// The number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub player: Player,
    /// The name.
    pub name: String,
    /// Whether another device is here for this player. The organiser's number always is taken.
    pub taken: bool,
}

/// Joins an evening under a name from its list (CLUB-21).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JoinEvening {
    /// The four letters, in either case.
    pub code: String,
    /// Whom this device is for.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub player: Player,
}

/// A device that is somebody in an evening, for its organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningPerson {
    /// Names it to its organiser; entries of its devices begin with it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ParticipantId,
    /// Who it is.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub author: Author,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
    /// Whether it can be reached now.
    pub online: bool,
    /// Whether it is the device that asks.
    pub you: bool,
    /// Whether the organiser says that it really is the player's.
    pub confirmed: bool,
}

/// A device that the organiser let go. It stays out until the organiser lets it in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BarredDevice {
    /// Names it to the organiser.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ParticipantId,
    /// The player whose device it was; none for an organiser's.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub player: Option<Player>,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
}

/// Confirms that a device is the player's. Only a confirmed device is sent needs that were entered before it joined (CLUB-103).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConfirmDevice {
    /// Whether it is.
    pub confirmed: bool,
}

/// What others join an evening by from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewCode {
    /// The four letters.
    pub code: String,
}

/// A link that makes one more device the organiser's. What it carries is told once, when it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningLink {
    /// Names the link.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: LinkId,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_ms: i64,
}

/// A link that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewEveningLink {
    /// Names the link.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: LinkId,
    /// What it carries.
    pub secret: String,
}

/// Comes with a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClaimEvening {
    /// What the link carries.
    pub secret: String,
}
