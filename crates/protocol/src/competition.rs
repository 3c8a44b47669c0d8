//! Bodies of requests and responses about competitions of a club over several evenings.

use boneyard_club::competition::{
    CompetitionCounts, CompetitionEntry, CompetitionFault, CompetitionPlan, CompetitionResults,
    EntrantQuestion, EntryCheck,
};
use boneyard_club::csv::Separator;
use boneyard_ids::{CompetitionId, EveningId};
use serde::{Deserialize, Serialize};

/// The format of results as JSON. Fields are only added to it.
pub const COMPETITION_FORMAT: &str = "boneyard-competition/1";

/// A competition on the list of its club.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionSummary {
    pub id: CompetitionId,
    pub name: String,
    /// Whose results add up.
    pub counts: CompetitionCounts,
    /// The number of sessions.
    pub sessions: u16,
    /// The latest official version; `None` if there is none.
    pub official: Option<OfficialMark>,
}

/// A version of results that organisers declared official.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OfficialMark {
    /// The number of the version, from 1.
    pub version: u32,
    /// Since when it is official, in milliseconds since 1970.
    pub since_ms: i64,
    /// The SHA-256 of the results as JSON, in hexadecimal digits.
    pub checksum: String,
}

/// Makes a competition. The name has 1 to `CLUB_NAME_CHARS_MAX` characters.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewCompetition {
    pub name: String,
    pub plan: CompetitionPlan,
}

/// Replaces the name and the plan of a competition.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EditCompetition {
    pub name: String,
    pub plan: CompetitionPlan,
    /// The revision that you changed. If another organiser has changed it since, the request is refused.
    pub revision: u32,
}

/// Declares the results of a competition official.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct DeclareOfficial {
    /// The checksum of the results that you saw. If they have changed since, the request is refused.
    pub checksum: String,
}

/// Replaces or previews the entry list of a competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct EntryListRequest {
    /// The revision of the competition that you changed. If another organiser has changed it since, the request is refused.
    pub revision: u32,
    /// Whether to change nothing and only say what the list has.
    #[serde(default)]
    pub preview: bool,
}

/// An entry list that was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EntryListRead {
    /// The people on the list, in its order.
    pub entries: Vec<CompetitionEntry>,
    /// The headings of columns that are left out.
    pub ignored: Vec<String>,
}

/// Adds a note to the log of a competition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewCompetitionNote {
    /// At most `TEXT_CHARS_MAX` characters.
    pub text: String,
    /// The session that it is about.
    #[serde(default)]
    pub evening: Option<EveningId>,
}

/// A note of an organiser in the log of a competition. Only organisers see it.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionNote {
    /// When it was written, in milliseconds since 1970.
    pub at_ms: i64,
    pub text: String,
    /// The session that it is about.
    #[serde(default)]
    pub evening: Option<EveningId>,
}

/// Asks for the results of a competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CompetitionRequest {
    /// The official version; 0 for the results so far. If you leave it out, you get the latest official version, or else the results
    /// so far.
    #[serde(default)]
    pub version: Option<u32>,
}

/// Asks for the results of a competition as a file. An unknown language or paper gets `bad-request`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CompetitionFileRequest {
    /// As in `GET /api/clubs/{id}/competitions/{competition}`.
    #[serde(default)]
    pub version: Option<u32>,
    /// For CSV, as in lists of members.
    #[serde(default)]
    #[param(inline)]
    pub spreadsheet: Option<Separator>,
    /// For PDF: the language, `en`, `ru`, `hr`, `es` or `pt`.
    #[serde(default)]
    pub lang: Option<String>,
    /// For PDF: the paper, `a4` or `letter`.
    #[serde(default)]
    pub paper: Option<String>,
    /// For PDF: whether to use large print.
    #[serde(default)]
    pub large: bool,
}

/// A competition with its results.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionView {
    pub id: CompetitionId,
    /// The present name.
    pub name: String,
    /// For changes.
    pub revision: u32,
    /// The sessions. Only organisers get the answers about who is the same person.
    pub plan: CompetitionPlan,
    /// All official versions, the first one first.
    pub versions: Vec<OfficialMark>,
    /// The official version that `results` are; `None` if they are not official.
    pub shown: Option<OfficialMark>,
    /// The results; `None` if the sessions cannot be added up.
    pub results: Option<CompetitionResults>,
    /// The checksum of the results so far; `None` if the sessions cannot be added up.
    pub checksum: Option<String>,
    /// Why the sessions cannot be added up, if so.
    pub fault: Option<CompetitionFault>,
    /// Questions to the organisers about who is the same person. Others get none.
    pub questions: Vec<EntrantQuestion>,
    /// How the entry list fits the people who play, for organisers; `None` without a list, and if the sessions cannot be added up.
    pub entries: Option<EntryCheck>,
    /// The notes of the organisers, the first one first. Others get none.
    pub notes: Vec<CompetitionNote>,
    /// Whether you organise the club.
    pub organises: bool,
}

/// Why a club refuses to make or change a competition, or to declare its results official.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum CompetitionRefusal {
    /// Another competition of the club has this name. Upper and lower case count as the same.
    Taken {
        /// The name of that competition.
        name: String,
    },
    /// The club already has the most competitions.
    TooMany {
        /// The most competitions of a club.
        max: usize,
    },
    /// Another organiser has changed the competition since you read it, or its results have changed.
    Changed,
    /// A competition with official results cannot be deleted.
    Official,
    /// The competition already has the most official versions.
    TooManyVersions {
        /// The most official versions of a competition.
        max: usize,
    },
    /// The competition already has the most notes.
    TooManyNotes {
        /// The most notes of a competition.
        max: usize,
    },
    /// The sessions cannot be added up.
    Faulty { fault: CompetitionFault },
    /// A session is still being played, or there is no session.
    NotOver,
    /// Questions about who is the same person are open.
    Questions,
}
