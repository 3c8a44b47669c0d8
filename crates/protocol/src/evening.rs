//! The WebSocket of a club evening, and the bodies of requests about evenings.
//!
//! The client says `hello` with its device and the last entry it has, and gets `welcome` and the entries that it misses. Entries
//! carry one dense number for all who look on, each as its audience may see it ([`Entry::seen_by`]). Folding them shows the evening as that
//! audience may know it. What a device enters carries the device's own number, so that it may be sent again until it is answered.

use boneyard_club::live::{Act, Author, Customs, Entry, Refusal};
use boneyard_club::{Day, Moment, Need, Player};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;

/// The longest name of a device, in characters: letters, digits and hyphens.
pub const DEVICE_CHARS_MAX: usize = 32;

/// The letters of the codes by which evenings are joined: none that is misread, none that makes words.
pub const CODE_LETTERS: &str = "BCDFGHJKMNPQRSTVWXYZ";

/// How many letters a code has.
pub const CODE_CHARS: usize = 4;

/// The longest evening file, in bytes.
pub const EVENING_FILE_BYTES_MAX: usize = 512 * 1024;

/// Evenings in one answer of a club's list. Where there are fewer, there are none before them.
pub const EVENINGS_LISTED_MAX: u32 = 50;

/// What a client says. Unknown fields are ignored; an unknown type is refused with a code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is read")]
pub enum EveningClientMessage {
    /// The first message.
    Hello {
        /// The client's [`VERSION`](crate::VERSION).
        version: u32,
        /// Names the device among those of the same visitor; the same as long as it remembers the numbers it gave.
        device: String,
        /// The number of the last entry it has; 0 or absent for none.
        #[serde(default)]
        last_seen: u32,
        /// Who it was when it was shown them. Where it is somebody else now, it gets all entries anew.
        #[serde(default)]
        seen_as: Option<Author>,
    },
    /// Something was done. The server sees to it who the author is, and that it was not done in the future.
    Enter {
        /// The entry's number among those of this device, from 1. Repeating one is harmless and answered.
        n: u32,
        /// When it was done.
        at: Moment,
        /// What.
        act: Act,
    },
    /// Answered with `pong`.
    Ping,
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EveningServerMessage {
    /// Answers `hello`; said again whenever the client is somebody else from then on.
    Welcome {
        /// The server's [`VERSION`](crate::VERSION).
        version: u32,
        /// Who the client is; `None` for one that only looks on (CLUB-26).
        me: Option<Author>,
        /// What others join by, for those who are somebody here while the evening is open.
        code: Option<String>,
        /// The club whose evening it is.
        club: String,
        /// What the player of this device needs. `None` where the device is not told (CLUB-103): the organiser has not confirmed that it is
        /// the player's, and it was not there before that was entered.
        needs: Option<Vec<Need>>,
        /// The time by the server's clock.
        now: Moment,
        /// The number of the entry with which those begin that follow. What the client has from there on is void: it was shown to it as
        /// somebody else, or is not stored.
        entries_from: u32,
        /// The number of the last entry there is. The client is up to date once it has that one.
        entries_to: u32,
        /// What the entries of this device are known by; `None` for a client without a guest's cookie.
        device: Option<String>,
        /// The highest number of this device among the entries that were taken; 0 for none. A device that would give a lower one to
        /// something else has forgotten how far it was.
        entered_to: u32,
    },
    /// Entries numbered `from`, `from` + 1, …
    Entries {
        /// The number of the first entry.
        from: u32,
        /// The entries.
        entries: Vec<Entry>,
    },
    /// An entry was taken and is stored; it is among the entries that were sent.
    Taken {
        /// Its number among those of the device.
        n: u32,
        /// Whether it had arrived before.
        again: bool,
    },
    /// An entry was refused, and nothing of it is kept. The same answers one that cannot be read, as far as its number can.
    Refused {
        /// Its number among those of the device.
        n: u32,
        /// Why.
        refusal: Refusal,
    },
    /// For which players there are devices, and which of them can be reached. For those who are somebody here.
    People {
        /// Players with a device, in the order of their numbers.
        people: Vec<PlayerDevice>,
    },
    /// What the client said cannot be done. Where the server cannot go on, it closes the socket next.
    Problem {
        /// Why.
        problem: Problem,
    },
    /// Answers `ping`.
    Pong,
}

/// A player with a device (CLUB-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayerDevice {
    /// Who.
    pub player: Player,
    /// Whether it can be reached now.
    pub online: bool,
}

/// Opens an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenEvening {
    /// The club, of which the visitor has to be a member (CLUB-1).
    pub club: String,
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
    pub id: String,
    /// What others join by.
    pub code: String,
}

/// An evening, for a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningSummary {
    /// Its identifier, as in its address.
    pub id: String,
    /// The club whose evening it is.
    pub club: String,
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
    pub id: String,
    /// The club whose evening it is.
    pub club: String,
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
    pub id: String,
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
    pub id: String,
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
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_ms: i64,
}

/// A link that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewEveningLink {
    /// Names the link.
    pub id: String,
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
        id: String,
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
