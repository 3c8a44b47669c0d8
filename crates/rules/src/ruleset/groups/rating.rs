//! `rating.*`: the rating points of a match.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `rating.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RatingRules {
    /// How rating points are computed; `None` for no rating.
    pub formula: Option<RatingFormula>,
    /// Whether remembered points count like scored points.
    pub remembered: bool,
}

/// How rating points are computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray, utoipa::ToSchema)]
pub enum RatingFormula {
    /// For each winner, a tenth of the difference between 100 and the winner's points, at least 1. After a timeout the
    /// points of the player whose time ran out replace 100 (R0.4.46-51).
    #[serde(rename = "goat-club")]
    GoatClub,
    /// For each winner, 3, 2 or 1: the more points the loser has, the fewer (R3.3.3).
    #[serde(rename = "club-3-2-1")]
    Club321,
}
