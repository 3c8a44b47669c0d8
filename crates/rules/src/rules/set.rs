//! The set of tiles, and what they show.

use alloc::{collections::BTreeMap, vec::Vec};

use serde::{Deserialize, Serialize};

use super::by_players;
use crate::tile::{CORNER_MAX, Pips, Tile};

/// `tiles.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileRules {
    /// The set in use.
    pub set: TileSet,
    /// Tiles removed before the deal.
    pub without: Without,
    /// What a blank matches.
    pub blanks: Blanks,
    /// What the tiles show; display only.
    pub faces: Faces,
}

/// A set of tiles, named by its highest double.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TileSet {
    /// 28 tiles.
    #[default]
    #[serde(rename = "double-6")]
    Double6,
    /// 55 tiles.
    #[serde(rename = "double-9")]
    Double9,
    /// 91 tiles.
    #[serde(rename = "double-12")]
    Double12,
    /// 136 tiles.
    #[serde(rename = "double-15")]
    Double15,
    /// 190 tiles.
    #[serde(rename = "double-18")]
    Double18,
    /// 56 triangles, one for every three numbers from 0 to 5.
    #[serde(rename = "triomino-56")]
    Triomino56,
}

impl TileSet {
    /// The highest number on a tile.
    #[must_use]
    pub const fn highest(self) -> Pips {
        match self {
            Self::Double6 => 6,
            Self::Double9 => 9,
            Self::Double12 => 12,
            Self::Double15 => 15,
            Self::Double18 => 18,
            Self::Triomino56 => CORNER_MAX,
        }
    }

    /// The tile that shows one number and no other: a double, or of triangles a triple.
    #[must_use]
    pub const fn double(self, number: Pips) -> Option<Tile> {
        if self.is_triangles() { Tile::triangle(number, number, number) } else { Tile::double(number) }
    }

    /// Whether its tiles have three numbers.
    #[must_use]
    pub const fn is_triangles(self) -> bool {
        matches!(self, Self::Triomino56)
    }
}

/// Removed tiles: the same for any number of players, or by that number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a list of tiles such as [[0,0]], or lists by players")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Without {
    /// For any number of players.
    Always(Vec<Tile>),
    /// By number of players; nothing is removed for numbers not listed.
    ByPlayers(#[serde(deserialize_with = "by_players::read")] BTreeMap<u8, Vec<Tile>>),
}

impl Default for Without {
    fn default() -> Self {
        Self::Always(Vec::new())
    }
}

/// What a blank half matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Blanks {
    /// Another blank.
    #[default]
    Plain,
    /// Anything, and anything matches it (R4.2.15).
    Wild,
}

/// What the tiles show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Faces {
    /// Dots.
    #[default]
    Pips,
    /// Pictures, for children (R0.1.18).
    Pictures,
    /// Playing cards (C44).
    Cards,
}
