//! Bodies of requests and responses about clubs: settings, members, organisers and seasons.

use boneyard_club::Day;
use boneyard_club::csv::Separator;
use boneyard_club::season::{HallOfFame, SeasonId, SeasonRules, SeasonSpan, SeasonStanding};
use boneyard_ids::{ClubId, EveningId, InvitationId, MemberId, OrganiserId, SeasonPlayerId};
use serde::{Deserialize, Serialize};

use crate::competition::CompetitionRefusal;

/// The longest name of a club, a member or a page, in characters. It is also the limit of a link's label.
pub const CLUB_NAME_CHARS_MAX: usize = 60;

/// The longest note about a member, and the longest reason for a usual penalty, in characters.
pub const NOTE_CHARS_MAX: usize = 200;

/// The longest e-mail address, in characters.
pub const EMAIL_CHARS_MAX: usize = 254;

/// The most usual penalties of a club.
pub const PENALTIES_MAX: usize = 40;

/// The largest amount of a usual penalty, in points of effectiveness.
pub const PENALTY_AMOUNT_MAX: u16 = 999;

/// A club's settings. A field that you leave out gets its default, as in a new club.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ClubSettings {
    /// The name of the page that the members subscribe to (CLUB-16), at most `CLUB_NAME_CHARS_MAX` characters. If it is
    /// empty, clients show the club's name.
    pub page_name: String,
    /// The label of the link to the club's evenings (CLUB-16), at most `CLUB_NAME_CHARS_MAX` characters. If it is
    /// empty, clients show a default label.
    pub entry_name: String,
    /// The usual penalties, from which organisers choose (CLUB-72). At most `PENALTIES_MAX`.
    pub penalties: Vec<UsualPenalty>,
    /// Whether a player of the other pair must agree to a result before the organiser can confirm it.
    pub countersigned: bool,
    /// The pair whose column gets the zero of a tied fish.
    pub tied_fish: TiedFish,
    /// How the club's seasons work.
    pub season: SeasonSettings,
}

/// How a club's seasons work. A field that you leave out gets its default, as in a new club.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct SeasonSettings {
    /// The length of a season.
    pub span: SeasonSpan,
    /// How a season counts its evenings.
    pub rules: SeasonRules,
}

/// A common reason for a penalty, with its usual amount. The reason has 1 to `NOTE_CHARS_MAX` characters.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct UsualPenalty {
    pub reason: String,
    /// The points of effectiveness that the player loses, from 0 to `PENALTY_AMOUNT_MAX`; 0 for a sanction without a
    /// penalty.
    pub amount: u16,
}

/// The pair whose column gets the zero of a tied fish (T-7). The choice does not change any score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TiedFish {
    /// The pair that led the round.
    #[default]
    Leader,
    /// The pair that made the fish.
    Blocker,
}

/// Opens a club. The name has 1 to `CLUB_NAME_CHARS_MAX` characters.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenClub {
    pub name: String,
    /// Your name as the first member, 1 to `CLUB_NAME_CHARS_MAX` characters. If you leave it out, you get your own name,
    /// if you have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
}

/// The club that you opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenedClub {
    /// The club's id, as in its URL.
    pub id: ClubId,
}

/// Changes a club. The name has 1 to `CLUB_NAME_CHARS_MAX` characters. The settings replace all earlier ones.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EditClub {
    pub name: String,
    pub settings: ClubSettings,
}

/// A club that you organise or have entered.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubSummary {
    /// The club's id, as in its URL.
    pub id: ClubId,
    pub name: String,
    pub you: ClubRole,
}

/// Your role in a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubRole {
    /// Whether you are an organiser.
    pub organises: bool,
    /// Whether the club knows this device as a member's.
    #[serde(default)]
    pub member: bool,
    /// The e-mail of that member; `None` if you are no member, or a member without an e-mail. The server does not verify
    /// the e-mail, so it never returns the member's name for it.
    pub email: Option<String>,
}

/// A club, as you may see it.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubView {
    /// The club's id, as in its URL.
    pub id: ClubId,
    pub name: String,
    pub settings: ClubSettings,
    /// The organisers' names, ordered by when they became organisers. The name is empty until the organiser chooses
    /// one. The list is empty unless you are an organiser or have entered the club.
    pub organisers: Vec<String>,
    pub you: ClubRole,
}

/// A member of a club, as organisers see them.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubMember {
    pub id: MemberId,
    /// The member's data.
    #[serde(flatten)]
    pub entry: MemberEntry,
    /// When the member was added, in milliseconds since 1970.
    pub since_ms: i64,
}

/// A member's data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MemberEntry {
    /// The name in the club, 1 to `CLUB_NAME_CHARS_MAX` characters.
    pub name: String,
    /// The e-mail address, at most `EMAIL_CHARS_MAX` characters; empty if the club has none. Two members of a club cannot
    /// have the same address. Upper and lower case count as the same.
    #[serde(default)]
    pub email: String,
    /// The organisers' note about the member, at most `NOTE_CHARS_MAX` characters; may be empty.
    #[serde(default)]
    pub note: String,
}

/// Options for a new member.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NewMemberOptions {
    /// Whether a member whose name differs only in accents, capitals, spaces or punctuation is another person. Without this, such
    /// a name is refused.
    #[serde(default)]
    pub namesakes: bool,
}

/// Makes two members one, because they are one person. The devices, seasons and statistics of both are joined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MergeMembers {
    /// The other member, who leaves the list.
    pub other: MemberId,
    /// The data of the member who stays.
    pub entry: MemberEntry,
}

/// How a list is downloaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SpreadsheetRequest {
    /// The separator, for a file that a person opens in a spreadsheet: it then begins with a byte order mark. If you leave it out, you
    /// get commas and no byte order mark, for programs.
    #[serde(default)]
    #[param(inline)]
    pub spreadsheet: Option<Separator>,
}

/// Options for the import of a list of members.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ImportOptions {
    /// Whether this is a preview: the response has the changes, but the server does not make them.
    #[serde(default)]
    pub preview: bool,
}

/// The changes that the import of a list makes, or would make. Members who are not on the list stay unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MembersImport {
    /// The new members.
    pub added: Vec<MemberEntry>,
    /// The members whose data change.
    pub changed: Vec<MemberChange>,
    /// How many members on the list keep their data.
    pub unchanged: usize,
    /// The headings of the columns that the import ignores.
    pub ignored: Vec<String>,
    /// The lines with more fields than columns. Their last fields are joined into one note.
    #[serde(default)]
    pub joined: Vec<JoinedNote>,
    /// The new members whose names are like another's, who may be the same person.
    #[serde(default)]
    pub alike: Vec<AlikeNames>,
}

/// A note that the import joins from several fields: it has a delimiter that is not in quotation marks.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct JoinedNote {
    /// The number of the line, from 1.
    pub line: usize,
    pub note: String,
}

/// Two names that differ only in accents, capitals, spaces or punctuation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AlikeNames {
    /// The name on the imported list.
    pub name: String,
    /// The name of a member, or of an earlier line.
    pub other: String,
}

/// A change to one member by an imported list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MemberChange {
    /// The data before the import.
    pub before: MemberEntry,
    /// The data after the import. If the member's line has no field for a note, the note stays.
    pub after: MemberEntry,
}

/// The organisers of a club and its open invitations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubOrganisers {
    /// The organisers, ordered by when they became organisers.
    pub organisers: Vec<ClubOrganiser>,
    /// The invitations that are not used and have not expired, the oldest first.
    pub invitations: Vec<ClubInvitation>,
}

/// An organiser of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubOrganiser {
    /// The organiser's id in this club.
    pub id: OrganiserId,
    /// The name; empty until the organiser chooses one.
    pub name: String,
    /// Whether this organiser is you.
    pub you: bool,
    /// When they became an organiser, in milliseconds since 1970.
    pub since_ms: i64,
}

/// An invitation link for another organiser. It works once. You see its secret only once, in [`NewInvitation`].
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubInvitation {
    pub id: InvitationId,
    /// The name of the organiser who made it; empty until the organiser chooses one.
    pub by: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// When it expires, in milliseconds since 1970.
    pub until_ms: i64,
}

/// The invitation link that you made.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewInvitation {
    pub id: InvitationId,
    /// The secret in the link. The server stores only its hash, so it cannot show the secret again.
    pub secret: String,
}

/// The names of a club's members, for those who may open an evening in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubNames {
    /// Your name on the list; `None` if you are not on it. It is also `None` if you only gave a member's e-mail, because
    /// the server does not verify e-mails.
    pub you: Option<String>,
    /// The names of all members, also yours, in no particular order.
    pub members: Vec<String>,
    /// The players of the evening that you asked for, by number; empty without one.
    #[serde(default)]
    pub players: Vec<NamedPlayer>,
}

/// Asks for the players of an evening of the club, too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NamesRequest {
    /// The evening.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    pub evening: Option<EveningId>,
}

/// A player of an evening, and the member who the player is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NamedPlayer {
    /// The name in the evening.
    pub name: String,
    /// The name that the member has now; `None` for a guest.
    pub member: Option<String>,
}

/// Says which member you are, as an organiser. If no member has the name, you are added to the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct BeMember {
    /// The name on the list, 1 to `CLUB_NAME_CHARS_MAX` characters.
    pub name: String,
}

/// Uses the link that an organiser made for a member. This device then belongs to that member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EnterByLink {
    /// The secret in the link.
    pub secret: String,
}

/// The link for a member that you made. It works once. An earlier link for the same member has stopped working.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewMemberLink {
    /// The secret in the link. The server stores only its hash, so it cannot show the secret again.
    pub secret: String,
    /// When it expires, in milliseconds since 1970.
    pub until_ms: i64,
}

/// Uses an invitation link, which makes you an organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct JoinOrganisers {
    /// The secret in the link.
    pub secret: String,
}

/// Enters a club as a member, by e-mail (CLUB-16).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EnterClub {
    /// Your e-mail, as on the club's list of members. Upper and lower case count as the same.
    pub email: String,
}

/// The answer to [`EnterClub`].
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClubEntry {
    /// No member of the club has this e-mail. The answer contains nothing else (CLUB-17).
    NotRegistered,
    /// You are in no open evening, so you may open one (CLUB-1, CLUB-19). The server does not verify the e-mail, so the
    /// answer does not have the member's name.
    Free,
    /// You are already in an open evening, on this or another device (CLUB-18). It can be an evening of another club.
    /// The client opens it.
    InEvening {
        evening: EveningId,
        /// The evening's name.
        title: String,
    },
}

/// Asks for a season of a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SeasonRequest {
    /// The season, such as `2026` or `2026-2`. If you leave it out, you get the latest season with evenings, or else
    /// the current season. A season that does not fit the club's season length gets `not-found`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    pub season: Option<SeasonId>,
}

/// The standings of a club's season.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SeasonView {
    pub season: SeasonId,
    /// How seasons work in this club.
    pub settings: SeasonSettings,
    /// Whether the season has ended.
    pub over: bool,
    /// The seasons that you can choose: those with evenings, this one and the current one. The latest is first.
    pub seasons: Vec<SeasonId>,
    /// The evenings of the season that count, ordered by day. Only closed evenings with all results count.
    pub evenings: Vec<HeldEvening>,
    /// The people in the standings, in the same order.
    pub people: Vec<SeasonPerson>,
    pub standings: Vec<SeasonStanding>,
}

/// The winners and records of all evenings of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct HallView {
    /// The length of a season.
    pub span: SeasonSpan,
    /// The winners of seasons and evenings, and the records.
    pub hall: HallOfFame,
    /// The evenings that the records refer to.
    pub evenings: Vec<HeldEvening>,
    /// Everyone in the honours, in the same order.
    pub people: Vec<SeasonPerson>,
}

/// An evening of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct HeldEvening {
    /// The evening's id, as in its URL.
    pub id: EveningId,
    /// The evening's name.
    pub name: String,
    /// The planned day, or the day on which the evening was opened if its file has none.
    pub day: Day,
    /// How many players the evening had.
    pub players: u16,
}

/// A person in a season or in the hall of fame. A guest is known by the name in the evening.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SeasonPerson {
    /// The id in standings and records.
    pub id: SeasonPlayerId,
    pub name: String,
    /// Whether the person is a guest, not a member of the club.
    pub guest: bool,
}

/// Why a club refuses a request.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ClubRefusal {
    /// Only organisers of the club may do this.
    NotOrganiser,
    /// The member, organiser, invitation, regulation or competition that you want to change does not exist any more.
    Gone,
    /// You cannot remove the last organiser of a club.
    LastOrganiser,
    /// The invitation was used or withdrawn, has expired, or never existed.
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
    /// Another member of the club has this e-mail. Upper and lower case count as the same.
    EmailTaken { email: String },
    /// Another member of the club has this name, and one of the two has no e-mail to tell them apart.
    NameTaken { name: String },
    /// A member's name differs only in accents, capitals, spaces or punctuation. If they are two people, send the request again with
    /// `namesakes`.
    NamesAlike {
        /// The name of that member.
        other: String,
    },
    /// The text is too long or does not have the form of an e-mail address.
    BadEmail {
        /// The text that you sent as the e-mail.
        email: String,
    },
    /// The note is too long or has invisible characters.
    BadNote {
        /// The longest note, in characters.
        max: usize,
    },
    /// There are too many usual penalties, or an amount is too large. Or a reason is missing, too long or has invisible
    /// characters.
    BadPenalties {
        /// The most usual penalties of a club.
        penalties: usize,
        /// The longest reason, in characters.
        chars: usize,
        /// The largest amount, in points of effectiveness.
        amount: u16,
    },
    /// The club already has the most regulations.
    TooManyRegulations {
        /// The most regulations of a club.
        max: usize,
    },
    /// Another regulation of the club has this name. Upper and lower case count as the same.
    RegulationTaken {
        /// The name of that regulation.
        name: String,
    },
    /// No evening can have these rules: a number is outside its limits, or the order of places is invalid.
    BadRegulation,
    /// The text about the source of the rules is too long or has invisible characters.
    BadSource {
        /// The longest text, in characters.
        max: usize,
    },
    /// A competition cannot be made, changed or declared official.
    Competition { refusal: CompetitionRefusal },
    /// The spreadsheet cannot be read.
    BadSpreadsheet { fault: SpreadsheetFault },
    /// The list has invalid lines. The server imported none of the list.
    BadList {
        /// The faults, in line order.
        faults: Vec<ListFault>,
        /// How many further faults the server found and left out of `faults`.
        more: usize,
    },
}

/// Why a spreadsheet cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SpreadsheetFault {
    /// The file has a password.
    Locked,
    /// The file has macros.
    Macros,
    /// The file is neither an Excel nor an OpenDocument spreadsheet, or it is from an Excel before 1997.
    OtherKind,
    /// The file is damaged.
    Broken,
    /// No sheet has a cell with content. Hidden sheets do not count.
    Empty,
    /// A sheet has too many rows or columns, or all sheets together have too much text.
    TooLarge {
        /// The last row that may have content.
        rows: u32,
        /// The last column that may have content.
        columns: u32,
    },
}

/// The sheets of a spreadsheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SpreadsheetView {
    /// The sheets that have content, in the order of their tabs. There is at least one.
    pub sheets: Vec<SpreadsheetSheet>,
}

/// A sheet with content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SpreadsheetSheet {
    /// The name on its tab.
    pub name: String,
    /// Its rows as lines, with tabs between the cells, each as its cell shows it. Line 1 is row 1. Columns before the first
    /// one with content are left out. `POST /api/clubs/{id}/members.csv` accepts such a text.
    pub text: String,
}

/// A fault in a line of a list that you import.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ListFault {
    /// The number of the line, from 1.
    pub line: usize,
    pub fault: LineFault,
}

/// Why a line of a list cannot be imported.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum LineFault {
    /// The list has no members.
    Empty,
    /// The list is not text in UTF-8, or in UTF-16 with a byte order mark. `line` is the first line with other bytes.
    Encoding,
    /// A quotation mark opens in this line and is not closed.
    OpenQuote,
    /// The heading of a required column is missing.
    NoColumn {
        /// The column that is missing.
        column: ListColumn,
    },
    /// Two headings mean the same column.
    ColumnTwice { column: ListColumn },
    /// The line has more fields than columns, and the last column is not the note, to which they could belong.
    TooManyFields {
        /// The most fields of a line.
        columns: usize,
    },
    /// The name is missing.
    NoName,
    /// The name is too long or has invisible characters.
    BadName {
        /// The longest name, in characters.
        max: usize,
    },
    /// An earlier line has the same name, and one of the two lines has no e-mail to tell them apart.
    NameTwice {
        name: String,
        /// The number of the earlier line, from 1.
        line: usize,
    },
    /// The text is too long or does not have the form of an e-mail address.
    BadEmail {
        /// The text of the field, cut off after `CLUB_NAME_CHARS_MAX` characters.
        email: String,
    },
    /// An earlier line has the same e-mail. Upper and lower case count as the same.
    EmailTwice {
        email: String,
        /// The number of the earlier line, from 1.
        line: usize,
    },
    /// The note is too long or has invisible characters.
    BadNote {
        /// The longest note, in characters.
        max: usize,
    },
    /// The licence number is too long or has invisible characters.
    BadLicence {
        /// The longest licence number, in characters.
        max: usize,
    },
    /// The club is too long or has invisible characters.
    BadClub {
        /// The longest name of a club, in characters.
        max: usize,
    },
    /// An earlier line of an entry list has the same name.
    EntryTwice {
        name: String,
        /// The number of the earlier line, from 1.
        line: usize,
    },
    /// An earlier line has the same licence number.
    LicenceTwice {
        licence: String,
        /// The number of the earlier line, from 1.
        line: usize,
    },
    /// An entry list has several columns, but its first line does not name them.
    NoHeadings,
    /// The entry list has too many people. `line` is the first one too many.
    TooManyEntries {
        /// The most people on an entry list.
        max: usize,
    },
}

/// A column of a list of members, or of an entry list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ListColumn {
    /// The names.
    Name,
    /// The e-mails.
    Email,
    /// The notes.
    Note,
    /// The licence numbers.
    Licence,
    /// The clubs of the players.
    Club,
}
