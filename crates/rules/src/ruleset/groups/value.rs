//! `value.*`: what tiles left in a hand count.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::tile::Tile;

/// `value.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ValueRules {
    /// Tiles that count something else than their pips.
    pub special: Vec<SpecialValue>,
}

/// Tiles that count something else than their pips (C26, C27).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpecialValue {
    /// Which tiles.
    pub tiles: Vec<Tile>,
    /// Whether they must be the whole hand.
    pub when: SpecialWhen,
    /// What they count.
    pub points: u32,
}

/// When a special value counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpecialWhen {
    /// When nothing else is in the hand.
    Only,
    /// Whenever held.
    Held,
}
