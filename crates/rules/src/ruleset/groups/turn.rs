//! `turn.*`: the tiles that one turn may lay.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// `turn.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnRules {
    /// How many tiles a turn lays.
    pub plays: TurnPlays,
    /// Whether the seat may close a double that it has just laid (F-donkey).
    pub close_double: bool,
    /// The end that a tile goes to while both ends show one number.
    pub equal_ends: EqualEnds,
}

/// How many tiles a turn lays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TurnPlays {
    /// One.
    #[default]
    One,
    /// One, or two doubles at two ends (R0.3.22, R2.9).
    TwoDoubles,
    /// One, then any doubles that fit (F-donkey).
    DoubleRun,
    /// One, and after a double a cover for it from the hand or the boneyard (F-train).
    CoverDouble,
}

/// The end that a tile goes to while both ends show one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EqualEnds {
    /// Either end.
    #[default]
    Free,
    /// Only the right end (R3.1.11).
    LeaderRight,
}
