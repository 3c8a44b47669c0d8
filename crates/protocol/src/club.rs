//! Bodies of requests and responses about clubs: settings, members, organisers and seasons.

use boneyard_club::Day;
use boneyard_club::season::{HallOfFame, SeasonId, SeasonRules, SeasonSpan, SeasonStanding};
use boneyard_ids::{ClubId, EveningId, InvitationId, MemberId, OrganiserId, SeasonPlayerId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest name of a club, a member, a page or an entry, in characters.
pub const CLUB_NAME_CHARS_MAX: usize = 60;

/// The longest note about a member, and the longest reason of a penalty, in characters.
pub const NOTE_CHARS_MAX: usize = 200;

/// The longest e-mail address, in characters.
pub const EMAIL_CHARS_MAX: usize = 254;

/// How many usual penalties a club may have.
pub const PENALTIES_MAX: usize = 40;

/// The largest amount of a usual penalty.
pub const PENALTY_AMOUNT_MAX: u16 = 999;

/// The settings of a club's evenings. A missing field gets the default of a new club.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct ClubSettings {
    /// The page that the members subscribe to (CLUB-16); if empty, the club's name is shown.
    pub page_name: String,
    /// The label of the link to the club's evenings (CLUB-16); if empty, the client has a default.
    pub entry_name: String,
    /// The penalties that organisers choose from (CLUB-72).
    pub penalties: Vec<UsualPenalty>,
    /// Whether the other pair must confirm a match before the organiser does.
    pub countersigned: bool,
    /// The column for the zero of a tied fish.
    pub tied_fish: TiedFish,
    /// How seasons count the evenings.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub season: SeasonSettings,
}

/// How a club's seasons work.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SeasonSettings {
    /// How long a season is.
    pub span: SeasonSpan,
    /// How a season counts its evenings.
    pub rules: SeasonRules,
}

/// A common reason for a penalty, with its usual amount.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UsualPenalty {
    pub reason: String,
    /// The effectiveness it costs; 0 for a sanction without a penalty.
    pub amount: u16,
}

/// Which pair's column gets the zero of a tied fish (T-7). It never changes a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TiedFish {
    /// The pair that led the round.
    #[default]
    Leader,
    /// The pair that made the fish.
    Blocker,
}

/// Opens a club.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenClub {
    pub name: String,
}

/// A club that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedClub {
    /// The club's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ClubId,
}

/// Changes a club.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditClub {
    pub name: String,
    pub settings: ClubSettings,
}

/// A club that the visitor organises or has entered.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubSummary {
    /// The club's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ClubId,
    pub name: String,
    pub you: ClubRole,
}

/// A visitor's role in a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubRole {
    /// Whether the visitor is an organiser.
    pub organises: bool,
    /// The member's e-mail that the visitor entered. It is not verified, so the server never returns the member's
    /// name for it.
    pub email: Option<String>,
}

/// A club, as every visitor may see it.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubView {
    /// The club's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ClubId,
    pub name: String,
    pub settings: ClubSettings,
    /// The organisers' names, the earliest first. An organiser without a name has an empty one. The list is empty for
    /// visitors who are neither organisers nor members.
    pub organisers: Vec<String>,
    pub you: ClubRole,
}

/// A member of a club, as organisers see them.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubMember {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: MemberId,
    /// The member's data.
    #[serde(flatten)]
    pub entry: MemberEntry,
    /// When the member was added, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
}

/// A member's data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberEntry {
    /// The name in the club.
    pub name: String,
    /// The e-mail address. It must differ from every other member's by more than upper and lower case.
    pub email: String,
    /// The organisers' note about the member; may be empty.
    #[serde(default)]
    pub note: String,
}

/// Options of importing a list of members.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct ImportOptions {
    /// Whether to report the changes without making them.
    #[serde(default)]
    pub preview: bool,
}

/// The changes that an imported list makes, or would make. Members who are not on the list stay unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MembersImport {
    /// The new members.
    pub added: Vec<MemberEntry>,
    /// The members whose data change.
    pub changed: Vec<MemberChange>,
    /// How many members stay the same.
    pub unchanged: usize,
    /// The headings of columns that are ignored.
    pub ignored: Vec<String>,
}

/// A change to one member by an imported list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberChange {
    /// The data before the import.
    pub before: MemberEntry,
    /// The data in the list.
    pub after: MemberEntry,
}

/// The organisers of a club and its open invitations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubOrganisers {
    /// The organisers, the earliest first.
    pub organisers: Vec<ClubOrganiser>,
    /// The open invitations, the oldest first.
    pub invitations: Vec<ClubInvitation>,
}

/// An organiser of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubOrganiser {
    /// The organiser's id in this club.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: OrganiserId,
    /// The name; empty until the organiser chooses one.
    pub name: String,
    /// Whether this organiser is the visitor.
    pub you: bool,
    /// When they became an organiser, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
}

/// An organiser invitation link. Its secret is shown once, when the link is made.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubInvitation {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: InvitationId,
    /// The name of the organiser who made it; empty if they have none.
    pub by: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_ms: i64,
    /// When it expires, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until_ms: i64,
}

/// A new invitation link.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewInvitation {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: InvitationId,
    /// The secret in the link.
    pub secret: String,
}

/// Uses an invitation link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JoinOrganisers {
    /// The secret in the link.
    pub secret: String,
}

/// Enters a club as a member, by e-mail (CLUB-16).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnterClub {
    /// The member's e-mail.
    pub email: String,
}

/// The answer to [`EnterClub`].
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClubEntry {
    /// No member has this e-mail. The answer contains nothing else (CLUB-17).
    NotRegistered,
    /// A member who is in no evening of the club and may open one (CLUB-1, CLUB-19). The e-mail is not verified, so
    /// the answer has no name.
    Free,
    /// A member who is already in an evening of the club and goes there (CLUB-18).
    InEvening {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        evening: EveningId,
        /// The evening's name.
        title: String,
    },
}

/// Asks for a season of a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct SeasonRequest {
    /// The season, such as `2026` or `2026-2`; if left out, the last one with evenings.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
    pub season: Option<SeasonId>,
}

/// The standings of a club's season.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeasonView {
    pub season: SeasonId,
    /// How seasons work in this club.
    pub settings: SeasonSettings,
    /// Whether the season is over.
    pub over: bool,
    /// The seasons to choose from: those with evenings, this one and the current one, the latest first.
    pub seasons: Vec<SeasonId>,
    /// The evenings of the season, the earliest first.
    pub evenings: Vec<HeldEvening>,
    /// The people in the standings, in the same order.
    pub people: Vec<SeasonPerson>,
    pub standings: Vec<SeasonStanding>,
}

/// The winners and records of all evenings of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HallView {
    /// How long a season is.
    pub span: SeasonSpan,
    /// The winners of seasons and evenings, and the records.
    pub hall: HallOfFame,
    /// The evenings that the records name.
    pub evenings: Vec<HeldEvening>,
    /// The people that the honours name.
    pub people: Vec<SeasonPerson>,
}

/// An evening of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HeldEvening {
    /// The evening's id, as in its URL.
    pub id: EveningId,
    /// The evening's name.
    pub name: String,
    /// The planned day, or the day on which it was opened.
    #[ts(type = "string")]
    pub day: Day,
    /// How many people played.
    pub players: u8,
}

/// A person in a season or in the hall of fame: a member, or a guest under their name in the evening.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeasonPerson {
    /// The id in standings and records.
    pub id: SeasonPlayerId,
    pub name: String,
    /// Whether they are not a member of the club.
    pub guest: bool,
}

/// Why a club refuses a request.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ClubRefusal {
    /// Only organisers may do this.
    NotOrganiser,
    /// The member, organiser or other part of the club that the request changes no longer exists.
    Gone,
    /// The club would have no organiser.
    LastOrganiser,
    /// The invitation was withdrawn, has expired, or never existed.
    InvitationOver,
    /// The club would have too many members.
    TooManyMembers {
        /// The most members of a club.
        max: usize,
    },
    /// The club would have too many organisers.
    TooManyOrganisers {
        /// The most organisers of a club.
        max: usize,
    },
    /// The club already has the most open invitations.
    TooManyInvitations {
        /// The most open invitations of a club.
        max: usize,
    },
    /// Another member of the club has this e-mail.
    EmailTaken { email: String },
    /// The text is not an e-mail address.
    BadEmail {
        /// The text that the request gives as the e-mail.
        email: String,
    },
    /// A note is too long or has invisible characters.
    BadNote {
        /// The longest, in characters.
        max: usize,
    },
    /// There are too many usual penalties, a reason is missing or too long, or an amount is too large.
    BadPenalties {
        /// The most usual penalties of a club.
        penalties: usize,
        /// The longest reason, in characters.
        chars: usize,
        /// The largest amount.
        amount: u16,
    },
    /// The list has invalid lines, so no line was imported.
    BadList {
        /// The faults, in line order.
        faults: Vec<ListFault>,
        /// How many faults are left out.
        more: usize,
    },
}

/// A fault in a line of an imported list.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListFault {
    /// The line, from 1.
    pub line: usize,
    pub fault: LineFault,
}

/// Why a line of a list cannot be imported.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum LineFault {
    /// The list has no members.
    Empty,
    /// The text is not UTF-8.
    Encoding,
    /// A quotation mark is not closed.
    OpenQuote,
    /// The heading of a required column is missing.
    NoColumn {
        /// The column that is missing.
        column: ListColumn,
    },
    /// Two headings mean the same column.
    ColumnTwice { column: ListColumn },
    /// The line has more fields than there are columns.
    TooManyFields {
        /// How many columns there are.
        columns: usize,
    },
    /// The name is missing.
    NoName,
    /// The name is too long or has invisible characters.
    BadName {
        /// The longest, in characters.
        max: usize,
    },
    /// The e-mail is missing.
    NoEmail,
    /// The text is not an e-mail address.
    BadEmail {
        /// The text of the field.
        email: String,
    },
    /// An earlier line has the same e-mail.
    EmailTwice {
        email: String,
        /// The earlier line.
        line: usize,
    },
    /// The note is too long or has invisible characters.
    BadNote {
        /// The longest, in characters.
        max: usize,
    },
}

/// A column of a list of members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ListColumn {
    /// The names.
    Name,
    /// The e-mails.
    Email,
    /// The notes.
    Note,
}
