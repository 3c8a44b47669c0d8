//! The tile that a side may announce before the lead.

use crate::tile::Tile;

/// The tile that a side may announce before the lead: 6-6 (R0.3.23).
///
/// ```
/// assert_eq!(boneyard_rules::announced_tile().to_string(), "6-6");
/// ```
#[must_use]
pub fn announced_tile() -> Tile {
    Tile::double(6).unwrap_or_else(|| Tile::at_index(0))
}
