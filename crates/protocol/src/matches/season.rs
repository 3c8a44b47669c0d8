//! The seasons of ratings: calendar quarters in UTC.

use boneyard_rules::Family;
use serde::{Deserialize, Serialize};

use super::Leader;

/// Whose ratings to list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RatingSeasonRequest {
    /// A season such as `2026-4`: a year and its quarter, from 1. Without it, the running season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<String>,
}

/// The ratings of a family of games at the end of a season, or now while it runs. A season is a calendar quarter in UTC.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RatingSeason {
    /// The family.
    pub family: Family,
    /// The season.
    pub season: String,
    /// When it begins, in milliseconds since 1970.
    pub from_ms: i64,
    /// When the next one begins, in milliseconds since 1970.
    pub until_ms: i64,
    /// The highest ratings, by the last rated match of each person in the season: at most `LEADERS_MAX`. Provisional ratings are
    /// left out.
    pub leaders: Vec<Leader>,
    /// The seasons with rated matches of this family, the last first, and the running one: at most `RATING_SEASONS_MAX`.
    pub seasons: Vec<String>,
}

/// The seasons in a list.
pub const RATING_SEASONS_MAX: usize = 80;
