//! `value.*`: the points of the tiles left in a hand.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::tile::Tile;

/// The `value.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ValueRules {
    /// Tiles whose points differ from their pips.
    pub special: Vec<SpecialValue>,
}

/// Points of tiles that differ from their pips (C26, C27).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SpecialValue {
    /// The tiles.
    pub tiles: Vec<Tile>,
    /// Whether the points hold in every hand, or only in a hand of exactly these tiles.
    pub when: SpecialWhen,
    /// The points: of each tile with [`SpecialWhen::Held`], of all together with [`SpecialWhen::Only`].
    pub points: u32,
}

/// The hands in which a special value counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialWhen {
    /// A hand of exactly these tiles.
    Only,
    /// Every hand that holds one of them.
    Held,
}
