//! The search over all public matches, those that were imported from records among them.

use boneyard_ids::MatchId;
use boneyard_rules::{Family, Seat};
use serde::{Deserialize, Serialize};

use super::{FinishedMatch, RecordDocument, SideResult};
use boneyard_table::{SeenEvent, TableView};

/// Which matches to find. Rated matches and matches of tournaments are public, and so are imported ones.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchRequest {
    /// Matches in which this name played, with capital or small letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Matches in which this name played too. Needs `player`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// Matches of this preset only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Matches of this family of games only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[param(value_type = Option<String>)]
    pub family: Option<Family>,
    /// `true` for rated matches only, `false` for matches that are not rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// Matches that ended at this time or later, in milliseconds since 1970. Imported matches without a date are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since_ms: Option<i64>,
    /// Matches that ended before this time, in milliseconds since 1970. Imported matches without a date are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_ms: Option<i64>,
    /// How the match ended for `player`; without `player`, for at least one player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[param(value_type = Option<String>)]
    pub result: Option<SideResult>,
    /// The `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// One page of a search, the last match first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SearchPage {
    /// At most `MATCHES_PER_PAGE` matches. A page may have fewer, or none, and still have a `next`: a search looks at a
    /// limited number of matches at a time.
    pub matches: Vec<FoundMatch>,
    /// What to send as `after` to search on; `null` if all matches were searched.
    pub next: Option<String>,
}

/// A match that a search found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "source", rename_all = "kebab-case")]
pub enum FoundMatch {
    /// A match that was played at this server.
    Played {
        /// The match.
        #[serde(rename = "match")]
        match_: FinishedMatch,
    },
    /// A match that was imported from a record.
    Imported {
        /// The match.
        #[serde(rename = "match")]
        match_: ImportedMatch,
    },
}

/// A match that was imported from a record. The server did not deal its tiles, so they cannot be checked, and it has no
/// ratings. What the record leaves open stays open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ImportedMatch {
    /// The id of the match, as in its address.
    pub id: MatchId,
    /// The preset of the rules.
    pub preset: String,
    /// The rules: the preset and its overrides.
    pub rules: String,
    /// The day on which the match was played, such as `2026-11-21`; `null` if the record does not say.
    pub date: Option<String>,
    /// The event; `null` if the record does not say.
    pub event: Option<String>,
    /// The place; `null` if the record does not say.
    pub site: Option<String>,
    /// How many rounds the record has.
    pub rounds: u32,
    /// The players, in the order of their first seats.
    pub players: Vec<ImportedPlayer>,
}

/// A player of an imported match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ImportedPlayer {
    /// The first seat of the player.
    pub seat: Seat,
    /// The number of the side, from 0.
    pub side: u8,
    /// The name as the record has it. It belongs to no account.
    pub name: String,
    /// The level of a bot, as the record has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The points of the side after the last round; `null` under rules without points.
    pub points: Option<i64>,
    /// How the match ended for the side; `null` if the record ends before the match.
    pub outcome: Option<SideResult>,
}

/// An imported match with its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ImportedView {
    /// The match.
    #[serde(rename = "match")]
    pub match_: ImportedMatch,
    /// Its record.
    pub record: RecordDocument,
    /// The match at a table, if the record names every tile and every turn; `null` otherwise.
    pub replay: Option<ImportedReplay>,
}

/// An imported match at a table, as one seat saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ImportedReplay {
    /// The table after the first deal.
    pub start: TableView,
    /// What happens then, in order.
    pub events: Vec<SeenEvent>,
}
