//! Bodies of HTTP requests and responses about matches that are over, and the people who played them.

use boneyard_ids::MatchId;
use boneyard_rules::{Family, Seat};
use boneyard_table::{Persona, SeenEvent, TableView};
use serde::{Deserialize, Serialize};

mod document;
mod hands;
mod opponents;
mod search;
mod season;

pub use self::{
    document::{
        DownloadFormat, DownloadRequest, MatchDocument, RecordDocument, RecordHand, RecordPlayer,
        RecordPoints, RecordRound, RecordTurn,
    },
    hands::{COUNTED_MATCHES_MAX, ChanceVerdict, DoublesCount, HandCounts, HandStatistics, PipsCount},
    opponents::{HeadToHead, OPPONENT_MATCHES_MAX, OPPONENTS_MAX, Opponents, OpponentsRequest},
    search::{
        FoundMatch, ImportedMatch, ImportedPlayer, ImportedReplay, ImportedView, SearchPage, SearchRequest,
    },
    season::{RATING_SEASONS_MAX, RatingSeason, RatingSeasonRequest},
};

/// The matches on one page of a list.
pub const MATCHES_PER_PAGE: usize = 30;

/// Which of your matches to list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MatchesRequest {
    /// Matches of this preset only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Matches in which this name played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// Matches that ended at this time or later, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since_ms: Option<i64>,
    /// Matches that ended before this time, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_ms: Option<i64>,
    /// The `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// One page of your matches, the last match first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MatchesPage {
    /// At most `MATCHES_PER_PAGE` matches.
    pub matches: Vec<FinishedMatch>,
    /// What to send as `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

/// A match that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct FinishedMatch {
    /// The id of the match, as in its address and in its record.
    pub id: MatchId,
    /// The preset of the rules.
    pub preset: String,
    /// The rules: the preset and its overrides.
    pub rules: String,
    /// When the match began, in milliseconds since 1970.
    pub began_ms: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// How many rounds were scored.
    pub rounds: u32,
    /// Whether the match is rated.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub rated: bool,
    /// The version of the host's own rules, which the people accepted with the rules when they sat down. Absent if the host had
    /// none, and for matches of older versions. Read them at `/api/house-rules/{version}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house_rules: Option<String>,
    /// The players, in the order of their first seats.
    pub players: Vec<MatchPlayer>,
}

/// A player of a match that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MatchPlayer {
    /// The first seat of the player.
    pub seat: Seat,
    /// The number of the side, from 0.
    pub side: u8,
    /// The name at the end of the match. It is empty for a bot, for a guest without a name, and for a deleted account.
    pub name: String,
    /// The number of the face that the person chose; absent if the face follows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Who a bot is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub persona: Option<Persona>,
    /// Whether it is you.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub you: bool,
    /// The points of the side.
    pub points: i64,
    /// How the match counts for the player. In a rated match that somebody left, this may differ from the points.
    pub outcome: SideResult,
    /// Whether the player left: a bot held the seat at the end, the match ended because the player gave up or had no time left, or the
    /// others stopped it after the player had been away for a while.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub left: bool,
    /// The points that the Goat club's formula gives; absent where the rules have none (R0.4.46).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_points: Option<u32>,
    /// What a rated match changed. Absent until it is booked, which takes less than a second.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingChange>,
}

/// What a rated match changed for a player.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RatingChange {
    pub before: u16,
    pub after: u16,
}

/// How a match ended for a side.
#[expect(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SideResult {
    Won,
    Lost,
    /// Nobody won or lost.
    Tied,
    /// The players stopped the match.
    Stopped,
}

/// How a match is shown again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReplayRequest {
    /// The seat whose hand is shown, from 1. If you leave it out, all hands are hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A match that is over, as one seat or a spectator saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MatchReplay {
    /// The match.
    #[serde(rename = "match")]
    pub match_: FinishedMatch,
    /// The table when the match began.
    pub start: TableView,
    /// What happened since then, in order. The last event is the end of the match.
    pub events: Vec<ReplayEvent>,
}

/// An event of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ReplayEvent {
    /// When it happened, in milliseconds since the match began.
    pub at_ms: u64,
    /// What happened.
    pub event: SeenEvent,
}

/// A person with an account, as everyone may see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Profile {
    /// The name, which no other account has.
    pub name: String,
    /// The number of the face that the person chose; `null` if the face follows the name.
    pub face: Option<u16>,
    /// Whether a program plays for the person.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bot: bool,
    /// When the account was opened, in milliseconds since 1970.
    pub since_ms: i64,
    /// The ratings, one for each family of games in which the person played rated matches.
    pub ratings: Vec<FamilyRating>,
    /// How the ratings changed, the oldest change first: the last `RATING_CHANGES_MAX`.
    pub changes: Vec<RatingPoint>,
    /// What the person has played, the most played preset first. Stopped matches do not count.
    pub played: Vec<PlayedPreset>,
}

/// How often a person played a preset, and how the matches ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PlayedPreset {
    /// The preset.
    pub preset: String,
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches in which nobody won.
    pub tied: u32,
    /// Matches that the person left.
    pub left: u32,
    /// The sum of what the Goat club's formula gave in rated matches; absent where the rules have none (R0.4.46).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_points: Option<u32>,
}

/// The changes of ratings on a profile.
pub const RATING_CHANGES_MAX: usize = 200;

/// The lines of a leaderboard.
pub const LEADERS_MAX: usize = 100;

/// The rating of a new player.
pub const RATING_START: u16 = 1_500;

/// A rating in one family of games, by Glicko-2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct FamilyRating {
    /// The family.
    pub family: Family,
    /// The rating. A new player has 1500.
    pub rating: u16,
    /// How uncertain the rating is: the true strength lies within twice as much, 19 times out of 20.
    pub deviation: u16,
    /// Whether the rating is still too uncertain for a leaderboard.
    pub provisional: bool,
    /// How many rated matches it rests on.
    pub matches: u32,
}

/// A rating after a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RatingPoint {
    /// The family of games.
    pub family: Family,
    /// The match.
    #[serde(rename = "match")]
    pub match_: MatchId,
    /// The rating after the match.
    pub rating: u16,
    /// When the match ended, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Leader {
    /// The name of the account.
    pub name: String,
    /// The number of the face that the person chose; `null` if the face follows the name.
    pub face: Option<u16>,
    /// Whether a program plays for the person.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bot: bool,
    /// The rating.
    pub rating: FamilyRating,
}
