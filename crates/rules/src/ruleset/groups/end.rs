//! `end.*`: when a round is over.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// `end.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndRules {
    /// Whose empty hand ends the round.
    pub out: OutRule,
    /// When the round is blocked (C12).
    pub block: BlockRule,
    /// What happens to a dead line while tiles may still be drawn (C13).
    pub dead_boneyard: DeadBoneyard,
}

/// Whose empty hand ends the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OutRule {
    /// The first player's.
    #[default]
    FirstPlayer,
    /// Those of all who score together: no rules are played so, but the question is asked.
    WholeSide,
}

/// When the round is blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockRule {
    /// Nobody can play and nothing may be drawn.
    #[default]
    NoMove,
    /// Besides: both ends show a number whose non-doubles are all on the table (R0.4.20-23).
    DeadSuit,
}

/// What happens to a dead line while tiles may still be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DeadBoneyard {
    /// They are drawn first.
    #[default]
    DrawnOut,
    /// The round stops as soon as every tile of the open numbers is seen on the table.
    Stays,
}
