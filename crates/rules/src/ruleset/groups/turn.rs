//! `turn.*`: the tiles that one turn may lay.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `turn.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct TurnRules {
    /// How many tiles a turn may lay.
    pub plays: TurnPlays,
    /// Whether the seat may close a double that it has just laid (F-donkey).
    pub close_double: bool,
    /// The end that a tile goes to while both ends show one number.
    pub equal_ends: EqualEnds,
}

/// How many tiles a turn may lay, and which.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum TurnPlays {
    /// One tile.
    #[default]
    One,
    /// One tile, or two doubles at two different ends (R0.3.22, R2.9).
    TwoDoubles,
    /// One tile, then any number of doubles that fit (F-donkey).
    DoubleRun,
    /// One tile. A double needs a cover in the same turn, from the hand or drawn; so does a cover that is a double
    /// (F-train).
    CoverDouble,
}

/// The end that a tile goes to while both ends show one number.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum EqualEnds {
    /// Either end.
    #[default]
    Free,
    /// Only the right end (R3.1.11).
    LeaderRight,
}
