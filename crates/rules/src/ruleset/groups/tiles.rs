//! `tiles.*`: the set of tiles and their faces.

use alloc::{collections::BTreeMap, vec::Vec};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::by_players;
use crate::{tile::Tile, tile_set::TileSet};

/// The `tiles.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TileRules {
    /// The set in use.
    pub set: TileSet,
    /// The tiles removed before the deal.
    pub without: Without,
    /// The numbers that a blank matches.
    pub blanks: Blanks,
    /// The pictures on the tiles. They change no rule.
    pub faces: Faces,
}

/// The tiles removed before the deal, for any number of players or by that number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(untagged, expecting = "expected a list of tiles such as [[0,0]], or lists by players")]
pub enum Without {
    /// The same tiles for any number of players.
    Always(Vec<Tile>),
    /// By number of players; nothing is removed for numbers not listed.
    ByPlayers(#[serde(deserialize_with = "by_players::read")] BTreeMap<u8, Vec<Tile>>),
}

impl Default for Without {
    fn default() -> Self {
        Self::Always(Vec::new())
    }
}

/// The numbers that a blank half matches.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Blanks {
    /// Only a blank.
    #[default]
    Plain,
    /// Every number (R4.2.15).
    Wild,
}

/// The pictures on the tiles.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Faces {
    /// Dots.
    #[default]
    Pips,
    /// Pictures, for children (R0.1.18).
    Pictures,
    /// Playing cards (C44).
    Cards,
}
