//! The sets of tiles that games are played with.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::tile::{CORNER_MAX, DOMINOES_MAX, Pips, Tile};

/// How many tiles the largest set has.
pub const SET_TILES_MAX: usize = DOMINOES_MAX;

/// A set of tiles. A set of dominoes is named by its highest double, the set of triangles by how many it has.
///
/// ```
/// use boneyard_rules::TileSet;
///
/// assert_eq!(serde_json::from_str::<TileSet>(r#""double-9""#)?, TileSet::Double9);
/// assert!(serde_json::from_str::<TileSet>(r#""double-10""#).is_err(), "no such set is made");
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
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
    ///
    /// ```
    /// use boneyard_rules::TileSet;
    ///
    /// assert_eq!(TileSet::Double9.highest(), 9);
    /// assert_eq!(TileSet::Triomino56.highest(), 5);
    /// ```
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

    /// The double of `number`, or in a set of triangles the triple; `None` where no tile has that number.
    ///
    /// ```
    /// use boneyard_rules::{Tile, TileSet};
    ///
    /// assert_eq!(TileSet::Double6.double(2), Tile::new(2, 2));
    /// assert_eq!(TileSet::Triomino56.double(2), Tile::triangle(2, 2, 2));
    /// ```
    #[must_use]
    pub const fn double(self, number: Pips) -> Option<Tile> {
        if self.is_triangles() { Tile::triangle(number, number, number) } else { Tile::double(number) }
    }

    /// Whether the tiles of this set have three numbers.
    ///
    /// ```
    /// use boneyard_rules::TileSet;
    ///
    /// assert!(TileSet::Triomino56.is_triangles());
    /// assert!(!TileSet::Double6.is_triangles());
    /// ```
    #[must_use]
    pub const fn is_triangles(self) -> bool {
        matches!(self, Self::Triomino56)
    }
}
