//! Bodies about clubs: what a club is, whom it knows, and who may run it.

use boneyard_club::Day;
use boneyard_club::season::{HallOfFame, SeasonId, SeasonRules, SeasonSpan, SeasonStanding};
use boneyard_ids::{ClubId, EveningId, InvitationId, MemberId, OrganiserId, SeasonPlayerId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest name of a club, a member, a page or an entry, in characters.
pub const CLUB_NAME_CHARS_MAX: usize = 60;

/// The longest note about a member, and the longest reason of a penalty, in characters.
pub const NOTE_CHARS_MAX: usize = 200;

/// The longest e-mail, in characters.
pub const EMAIL_CHARS_MAX: usize = 254;

/// The most usual penalties of a club.
pub const PENALTIES_MAX: usize = 40;

/// The largest amount of a usual penalty.
pub const PENALTY_AMOUNT_MAX: u16 = 999;

/// How a club holds its evenings. Whatever is missing is as in a new club.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct ClubSettings {
    /// The page whose subscribers the members are (CLUB-16); empty where it is called as the club.
    pub page_name: String,
    /// What the page calls its way to the evenings (CLUB-16); empty where the client names it.
    pub entry_name: String,
    /// The penalties that an organiser chooses from (CLUB-72).
    pub penalties: Vec<UsualPenalty>,
    /// Whether one of the other pair confirms a match before the organiser does.
    pub countersigned: bool,
    /// Where the zero of a tied fish stands.
    pub tied_fish: TiedFish,
    /// How its evenings are counted over time.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub season: SeasonSettings,
}

/// How a club counts its evenings over time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SeasonSettings {
    /// How long a season is.
    pub span: SeasonSpan,
    /// How the evenings of a season are counted.
    pub rules: SeasonRules,
}

/// A reason that is often punished, with what it usually costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UsualPenalty {
    /// What a player did.
    pub reason: String,
    /// How much effectiveness it costs; 0 for a sanction without a penalty.
    pub amount: u16,
}

/// In whose column the zero of a tied fish stands (T-7). It never changes a score.
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenClub {
    /// What it is called.
    pub name: String,
}

/// A club that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedClub {
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ClubId,
}

/// Changes a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditClub {
    /// What it is called from now on.
    pub name: String,
    /// How it holds its evenings from now on.
    pub settings: ClubSettings,
}

/// A club that the visitor organises or has entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubSummary {
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ClubId,
    /// What it is called.
    pub name: String,
    /// What the visitor is in it.
    pub you: ClubRole,
}

/// What a visitor is in a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubRole {
    /// One of those who run it.
    pub organises: bool,
    /// The e-mail by which the visitor has entered. It is nobody's proof, so it tells no name.
    pub email: Option<String>,
}

/// A club, as anybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubView {
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ClubId,
    /// What it is called.
    pub name: String,
    /// How it holds its evenings.
    pub settings: ClubSettings,
    /// Names of the organisers, the first one first. Empty for visitors who neither organise nor have entered. A name is empty where an
    /// organiser has not said it.
    pub organisers: Vec<String>,
    /// What the visitor is in it.
    pub you: ClubRole,
}

/// Somebody on the list of a club, as organisers see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubMember {
    /// The member's own for as long as the list has it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: MemberId,
    /// What the list tells of the member.
    #[serde(flatten)]
    pub entry: MemberEntry,
    /// When the list took the member in, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
}

/// What the list of a club tells of a member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberEntry {
    /// The name in the club.
    pub name: String,
    /// The e-mail. No two members have one that differs by capitals alone.
    pub email: String,
    /// What organisers note about the member; often nothing.
    #[serde(default)]
    pub note: String,
}

/// How to take in a list of members.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct ImportOptions {
    /// Only says what would be done.
    #[serde(default)]
    pub preview: bool,
}

/// What a list of members does, or would do. Members who are not on it stay as they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MembersImport {
    /// Those whom the club does not know yet.
    pub added: Vec<MemberEntry>,
    /// Those of whom the list tells something new.
    pub changed: Vec<MemberChange>,
    /// How many of the list are as the club knows them.
    pub unchanged: usize,
    /// Columns of the list, by their headings, that a club keeps nothing of.
    pub ignored: Vec<String>,
}

/// What a list of members tells anew of one of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberChange {
    /// As the club knows the member.
    pub before: MemberEntry,
    /// As the list does.
    pub after: MemberEntry,
}

/// Who runs a club, and who is asked to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubOrganisers {
    /// Those who run it, the first of them first.
    pub organisers: Vec<ClubOrganiser>,
    /// The invitations that hold, the oldest first.
    pub invitations: Vec<ClubInvitation>,
}

/// Somebody who runs a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubOrganiser {
    /// Names the organiser of this club.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: OrganiserId,
    /// The name; empty until chosen.
    pub name: String,
    /// Whether it is the visitor.
    pub you: bool,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: i64,
}

/// An organiser invitation link. The secret of the link is shown once, when the link is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubInvitation {
    /// Names the invitation.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: InvitationId,
    /// Who made it; empty where they have not said a name.
    pub by: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_ms: i64,
    /// When it is over, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until_ms: i64,
}

/// An invitation that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewInvitation {
    /// Names the invitation.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: InvitationId,
    /// What the link carries.
    pub secret: String,
}

/// Comes with an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JoinOrganisers {
    /// What the link carries.
    pub secret: String,
}

/// Asks for the way to a club's evenings (CLUB-16).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnterClub {
    /// The e-mail by which the club knows its members.
    pub email: String,
}

/// What a club answers to an e-mail.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClubEntry {
    /// The e-mail is not registered; nothing else is told (CLUB-17).
    NotRegistered,
    /// A member in no evening of the club, who may open one (CLUB-1, CLUB-19). Nobody proves an e-mail, so the member's name is not told.
    Free,
    /// A member who is in an evening of the club already, and is taken there (CLUB-18).
    InEvening {
        /// The evening's identifier.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        evening: EveningId,
        /// What the evening is called.
        title: String,
    },
}

/// Asks for a season of a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct SeasonRequest {
    /// Which, such as `2026` or `2026-2`; where it is left out, the last one with evenings.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
    pub season: Option<SeasonId>,
}

/// Who is where in a season of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeasonView {
    /// Which it is.
    pub season: SeasonId,
    /// How it is counted.
    pub settings: SeasonSettings,
    /// Whether no evening follows any more.
    pub over: bool,
    /// The seasons that there are: those with evenings, this one and the present one; the last first.
    pub seasons: Vec<SeasonId>,
    /// The evenings that are in it, the first of them first.
    pub evenings: Vec<HeldEvening>,
    /// Those who played.
    pub people: Vec<SeasonPerson>,
    /// Who is where.
    pub standings: Vec<SeasonStanding>,
}

/// What a club remembers of all its evenings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HallView {
    /// How long a season is.
    pub span: SeasonSpan,
    /// Winners and records.
    pub hall: HallOfFame,
    /// The evenings that the records name.
    pub evenings: Vec<HeldEvening>,
    /// Those who played.
    pub people: Vec<SeasonPerson>,
}

/// An evening that a season counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HeldEvening {
    /// Its identifier, as in its address.
    pub id: EveningId,
    /// What it is called.
    pub name: String,
    /// The planned day, else that on which it was opened.
    #[ts(type = "string")]
    pub day: Day,
    /// How many played.
    pub players: u8,
}

/// Somebody who played in a season: a member, or a guest under the name of the evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeasonPerson {
    /// What standings and records call them.
    pub id: SeasonPlayerId,
    /// The name.
    pub name: String,
    /// Whether the list of the club does not know them.
    pub guest: bool,
}

/// Why a club refuses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ClubRefusal {
    /// Only those who run the club may do that.
    NotOrganiser,
    /// What was to be changed is not there any more.
    Gone,
    /// The club would have no organiser.
    LastOrganiser,
    /// The invitation was withdrawn, is too old, or never was.
    InvitationOver,
    /// A club has no more members than this.
    TooManyMembers {
        /// The most.
        max: usize,
    },
    /// A club has no more organisers than this.
    TooManyOrganisers {
        /// The most.
        max: usize,
    },
    /// A club gives out no more invitations than this.
    TooManyInvitations {
        /// The most.
        max: usize,
    },
    /// Another member of the club has this e-mail.
    EmailTaken {
        /// The e-mail.
        email: String,
    },
    /// This is no e-mail.
    BadEmail {
        /// What was given.
        email: String,
    },
    /// A note is too long, or holds what cannot be seen.
    BadNote {
        /// The longest, in characters.
        max: usize,
    },
    /// The usual penalties are too many, one has no reason, or one costs too much.
    BadPenalties {
        /// The most of them.
        penalties: usize,
        /// The longest reason, in characters.
        chars: usize,
        /// The largest amount.
        amount: u16,
    },
    /// A list of members has lines that cannot be taken in, so none of it was.
    BadList {
        /// What is wrong, in the order of the lines.
        faults: Vec<ListFault>,
        /// How many more there are.
        more: usize,
    },
}

/// What is wrong with a line of a list of members.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: LineFault,
}

/// Why a line of a list of members cannot be taken in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum LineFault {
    /// There is nobody on the list.
    Empty,
    /// The bytes are no UTF-8.
    Encoding,
    /// A quotation mark is opened and never closed.
    OpenQuote,
    /// The headings lack that of the names or that of the e-mails.
    NoColumn {
        /// The column that is missing.
        column: ListColumn,
    },
    /// The headings name one column twice.
    ColumnTwice {
        /// That column.
        column: ListColumn,
    },
    /// More fields than columns.
    TooManyFields {
        /// How many columns there are.
        columns: usize,
    },
    /// The name is missing.
    NoName,
    /// The name is too long, or holds what cannot be seen.
    BadName {
        /// The longest, in characters.
        max: usize,
    },
    /// The e-mail is missing.
    NoEmail,
    /// This is no e-mail.
    BadEmail {
        /// The text of the field.
        email: String,
    },
    /// An earlier line has the same e-mail.
    EmailTwice {
        /// The e-mail.
        email: String,
        /// The earlier line.
        line: usize,
    },
    /// The note is too long, or holds what cannot be seen.
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
