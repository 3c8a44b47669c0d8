//! Messages about club evenings.
//!
//! [`EveningClientMessage`] and [`EveningServerMessage`] are the messages of the WebSocket. The other types are bodies
//! of requests and responses. [`EveningRefusal`] lists the reasons for refusing a request.

mod refusal;
mod regulations;
mod socket;

use boneyard_club::live::{Author, EveningOptions, OnlinePlay};
use boneyard_club::{Day, Player};
use boneyard_ids::{ClubId, DeviceName, EveningId, LinkId, ParticipantId};
use serde::{Deserialize, Serialize};

pub use refusal::EveningRefusal;
pub use regulations::{
    ClubRegulation, ClubRules, EditRegulation, NewRegulation, REGULATION_SOURCE_CHARS_MAX,
};
pub use socket::{EveningClientMessage, EveningServerMessage, PlayerDevice};

/// The longest name of a device, in characters. A name has only ASCII letters, digits and hyphens.
pub const DEVICE_CHARS_MAX: usize = DeviceName::CHARS_MAX;

/// The letters that join codes can have. Vowels and letters that are easy to misread are missing.
pub const CODE_LETTERS: &str = "BCDFGHJKMNPQRSTVWXYZ";

/// The length of a join code, in letters.
pub const CODE_CHARS: usize = 4;

/// The longest evening file, in bytes.
pub const EVENING_FILE_BYTES_MAX: usize = 512 * 1024;

/// The most evenings on one page of a club's list. A page with fewer evenings is the last one.
pub const EVENINGS_LISTED_MAX: u32 = 50;

/// Opens an evening. You become its organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenEvening {
    /// The club. You must be an organiser, or have entered it as a member (CLUB-1).
    pub club: ClubId,
    /// The text of the evening file, at most `EVENING_FILE_BYTES_MAX` bytes.
    pub file: String,
    /// The options of the evening. If you leave them out, the evening gets those in the club's settings. Clients of
    /// version 0.1 send this field as `customs`.
    #[serde(default, skip_serializing_if = "Option::is_none", alias = "customs")]
    pub options: Option<EveningOptions>,
    /// How the tables are played online. If you leave it out, they are real tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<OnlinePlay>,
    /// Whether the first match begins at once. It has no effect on an evening that has begun already.
    #[serde(default)]
    pub begin: bool,
    /// Whether you know that players whose names look alike are different people. It has no effect on an evening that has begun already.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub namesakes: bool,
}

/// The evening that you opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenedEvening {
    /// The evening's id, as in its URL.
    pub id: EveningId,
    /// The join code: four letters. Players use it to find and join the evening.
    pub code: String,
}

/// An evening, for a list.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EveningSummary {
    /// The evening's id, as in its URL.
    pub id: EveningId,
    pub club: ClubId,
    /// When it was opened, in milliseconds since 1970.
    pub opened_ms: i64,
    /// When it was closed, in milliseconds since 1970; `None` while it is open.
    pub closed_ms: Option<i64>,
    /// The facts that lists of evenings show.
    #[serde(flatten)]
    pub facts: EveningFacts,
}

/// The facts about an evening that lists of evenings show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EveningFacts {
    /// The evening's name.
    pub name: String,
    /// The planned day; `None` if the evening file has none.
    pub date: Option<Day>,
    /// How many players the evening has.
    pub players: u16,
    /// How many matches the evening's schedule has.
    pub matches: u16,
    /// The number of the last match that began, from 1; 0 before the first match.
    pub begun: u16,
    /// Whether every match of the schedule has a result at every table.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// Whether the closed evening counts in the club's seasons. `None` while it is open, and for an evening that an older server
    /// closed: that one counts if `final` is true.
    #[serde(default)]
    pub counts: Option<bool>,
    /// Whether the organiser discarded the evening. Lists leave it out.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub discarded: bool,
}

/// Asks for a page of a club's evenings, the newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct EveningsRequest {
    /// Only evenings that were opened before this time, in milliseconds since 1970. If you leave it out, you get the
    /// newest ones. For the next page, pass the `opened_ms` of the last evening that you have.
    #[serde(default)]
    pub before: Option<i64>,
}

/// Asks for an open evening by its join code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CodeRequest {
    /// The join code: four letters, in either case.
    pub code: String,
}

/// How to print a sheet of an evening. An unknown language or paper gets `bad-request`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SheetPrintRequest {
    /// The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English.
    #[serde(default)]
    pub lang: Option<String>,
    /// The paper: `a4` or `letter`. If you leave it out, you get A4.
    #[serde(default)]
    pub paper: Option<String>,
    /// Whether to use large print. If you leave it out, you get normal print.
    #[serde(default)]
    pub large: bool,
}

/// A name or another text of an evening that printed sheets cannot show whole: the server has no font with some of its letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct UnprintableName {
    /// The player; `None` for the name of the evening, its club, its place or a reason.
    pub player: Option<Player>,
    /// The whole name.
    pub name: String,
    /// Fonts that have the letters, such as `Noto Sans Arabic`, for the host to add.
    pub fonts: Vec<String>,
    /// Whether only emoji and other signs are left out.
    pub only_signs: bool,
}

/// An open evening, for a person who has its join code.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct FoundEvening {
    /// The evening's id, as in its URL.
    pub id: EveningId,
    pub club: ClubId,
    /// The evening's name.
    pub name: String,
    /// Your role in the evening, which is the author of your entries; `None` if you have not joined.
    pub me: Option<Author>,
    /// The players, ordered by number.
    pub players: Vec<FoundPlayer>,
}

/// A player in the list from which you choose your name to join (CLUB-21).
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct FoundPlayer {
    /// The player's number.
    pub player: Player,
    pub name: String,
    /// Whether a device, possibly yours, has joined as this player. Always true for player 1, who is the organiser.
    pub taken: bool,
}

/// Joins an evening as one of its players (CLUB-21).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct JoinEvening {
    /// The join code: four letters, in either case.
    pub code: String,
    /// The number of the player who uses this device, from 2. Player 1 is the organiser.
    pub player: Player,
}

/// A device with a role in an evening, as the organiser sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EveningPerson {
    /// The id by which the organiser names the device in requests. The `device` of its entries begins with this id.
    pub id: ParticipantId,
    /// The device's role, which is the author of its entries.
    pub author: Author,
    /// When the device joined, in milliseconds since 1970.
    pub since_ms: i64,
    /// Whether the device is connected now.
    pub online: bool,
    /// Whether it is the device that sends the request.
    pub you: bool,
    /// Whether the organiser has confirmed that the device belongs to its player.
    pub confirmed: bool,
}

/// A device that the organiser removed. It cannot join again with the code until the organiser allows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct BarredDevice {
    /// The id by which the organiser names the device in requests.
    pub id: ParticipantId,
    /// The number of the player whose device it was; `None` for the device of an organiser.
    pub player: Option<Player>,
    /// When the organiser removed it, in milliseconds since 1970.
    pub since_ms: i64,
}

/// Confirms that a device belongs to its player, or removes the confirmation. Only a confirmed device gets needs that
/// were entered before it joined (CLUB-103).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ConfirmDevice {
    /// Whether the device is confirmed from now on.
    pub confirmed: bool,
}

/// The new join code of an evening. The old one has stopped working.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewCode {
    /// The join code: four letters.
    pub code: String,
}

/// A link that makes another device an organiser's. It works once and is not used yet. You see its secret only once, in
/// [`NewEveningLink`].
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EveningLink {
    pub id: LinkId,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
}

/// The organiser link that you made.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewEveningLink {
    pub id: LinkId,
    /// The secret in the link. The server stores only its hash, so it cannot show the secret again.
    pub secret: String,
}

/// Uses an organiser link, which makes your device an organiser's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClaimEvening {
    /// The secret in the link.
    pub secret: String,
}
