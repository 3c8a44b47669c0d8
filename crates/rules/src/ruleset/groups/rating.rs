//! `rating.*`: the rating points of a match.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// `rating.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingRules {
    /// How rating points are computed; `None` for no rating.
    pub formula: Option<RatingFormula>,
    /// Whether remembered points count like scored points.
    pub remembered: bool,
}

/// How rating points are computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RatingFormula {
    /// A tenth of the points missing to 100 (R0.4.46-51).
    #[serde(rename = "goat-club")]
    GoatClub,
    /// 3, 2 or 1 by the loser's points (R3.3.3).
    #[serde(rename = "club-3-2-1")]
    Club321,
}
