//! A free cell beside laid triangles, and how a tile is turned in it.

use super::corners::Corners;
use crate::{
    play::{Cell, Place},
    tile::Tile,
};

/// A cell as one number, which orders cells by row and then by column.
pub(super) type CellKey = i16;

pub(super) const fn key((x, y): (i8, i8)) -> CellKey {
    (y as i16) * 256 + x as i16
}

/// A free cell of the rim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FreeCell {
    x: i8,
    y: i8,
    corners: Corners,
}

impl FreeCell {
    pub(super) fn new(cell: CellKey, corners: Corners) -> Self {
        // The inverse of `key`: a negative column borrows one from the row.
        let x = cell as i8;
        Self { x, y: ((cell - i16::from(x)) >> 8) as i8, corners }
    }

    /// The tiles that match its corners, one bit a triangle.
    #[inline]
    pub(super) fn tiles(self) -> u64 {
        self.corners.tiles()
    }

    /// This cell with the turn that a tile of [`FreeCell::tiles`] needs.
    #[inline]
    pub(super) fn place(self, tile: Tile) -> Place {
        Place::Cell(Cell { x: self.x, y: self.y, turn: self.corners.turn_of(tile) })
    }
}
