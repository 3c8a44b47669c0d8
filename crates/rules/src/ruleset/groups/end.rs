//! `end.*`: when a round ends.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `end.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct EndRules {
    /// Whose empty hand ends the round.
    pub out: OutRule,
    /// When the round is blocked (C12).
    pub block: BlockRule,
    /// Whether a round ends while tiles may still be drawn but none of them fits (C13).
    pub dead_boneyard: DeadBoneyard,
}

/// Whose empty hand ends the round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum OutRule {
    /// The first player whose hand is empty ends the round.
    #[default]
    FirstPlayer,
    /// All hands of a side must be empty. Every combination of rules with this value is refused.
    WholeSide,
}

/// When the round is blocked.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum BlockRule {
    /// No seat can play and no tile may be drawn.
    #[default]
    NoMove,
    /// Also when both ends show one number and all tiles of that number but its double are on the table (R0.4.20-23).
    DeadSuit,
}

/// Whether a round ends while tiles may still be drawn but no tile in a hand or in the boneyard fits.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DeadBoneyard {
    /// The seats draw the remaining tiles first.
    #[default]
    DrawnOut,
    /// The round ends at once: the tiles stay in the boneyard.
    Stays,
}
