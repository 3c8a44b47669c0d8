//! A free cell beside laid triangles, and how a tile is turned in it.

use super::{corners::Corners, lattice::At};
use crate::{
    play::{Cell, Place},
    tile::Tile,
};

/// A free cell that shares an edge with a laid triangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FreeCell {
    x: i8,
    y: i8,
    corners: Corners,
}

impl FreeCell {
    pub(super) const fn new((x, y): At, corners: Corners) -> Self {
        Self { x, y, corners }
    }

    /// The tiles that match the corners of this cell, one bit for each triangle.
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
