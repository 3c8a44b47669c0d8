//! The numbers round one cell, and the tiles that agree with them.

use crate::{
    play::from_apex,
    tile::{CORNER_MAX, Pips, TRIANGLES, TRIANGLES_AT, Tile},
};

/// The known numbers of a cell's corners, and the edges where it touches a tile. Corners go clockwise from the apex;
/// edge n begins at corner n.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Corners(u16);

/// The bits of one corner. All set means that its number is unknown.
const UNKNOWN: u16 = 0b111;

/// The bits of all corners.
const NUMBERS: u16 = 0o777;

/// The first bit of the edges.
const EDGES: u32 = 9;

/// For each value of the corner bits, the tiles that fit them, one bit a triangle.
const FITTING: [u64; NUMBERS as usize + 1] = {
    let mut all = [0; NUMBERS as usize + 1];
    let mut index = 0;
    while index < TRIANGLES {
        let mut turn = 0;
        while turn < 3 {
            let numbers = packed(from_apex(Tile::at_index(TRIANGLES_AT + index), turn));
            // Each corner may be known or not.
            let mut unknown = 0;
            while unknown < 8 {
                let mut mask = 0;
                let mut corner = 0;
                while corner < 3 {
                    if unknown >> corner & 1 == 1 {
                        mask |= UNKNOWN << (3 * corner);
                    }
                    corner += 1;
                }
                all[(numbers | mask) as usize] |= 1 << index;
                unknown += 1;
            }
            turn += 1;
        }
        index += 1;
    }
    all
};

const _: () = assert!(CORNER_MAX < UNKNOWN as Pips, "every number has bits of its own");

const fn packed([apex, next, last]: [Pips; 3]) -> u16 {
    apex as u16 | (next as u16) << 3 | (last as u16) << 6
}

impl Default for Corners {
    /// A cell that touches nothing.
    fn default() -> Self {
        Self(NUMBERS)
    }
}

impl Corners {
    /// The number on a corner; `None` where it is unknown.
    pub(super) fn get(self, corner: usize) -> Option<Pips> {
        let bits = self.0 >> (3 * corner) & UNKNOWN;
        (bits != UNKNOWN).then_some(bits as Pips)
    }

    pub(super) fn set(&mut self, corner: usize, number: Pips) {
        self.0 = self.0 & !(UNKNOWN << (3 * corner)) | u16::from(number) << (3 * corner);
    }

    pub(super) fn numbers(self) -> [Option<Pips>; 3] {
        [self.get(0), self.get(1), self.get(2)]
    }

    /// Whether tiles lie on all three corners.
    pub(super) fn is_complete(self) -> bool {
        self.numbers().iter().all(Option::is_some)
    }

    /// Whether a tile lies along the edge that begins at this corner.
    pub(super) fn touches(self, edge: usize) -> bool {
        self.0 >> (EDGES as usize + edge) & 1 == 1
    }

    pub(super) fn touch(&mut self, edge: usize) {
        self.0 |= 1 << (EDGES as usize + edge);
    }

    /// How many edges touch a tile.
    pub(super) fn edges(self) -> u32 {
        (self.0 >> EDGES).count_ones()
    }

    /// The tiles that fit the known corners, one bit a triangle.
    #[inline]
    pub(super) fn tiles(self) -> u64 {
        FITTING[usize::from(self.0 & NUMBERS)]
    }

    /// Whether these numbers, clockwise from the apex, match every known corner.
    pub(super) fn admit(self, numbers: [Pips; 3]) -> bool {
        // The lowest bit of each corner that has all its bits set.
        let unknown = self.0 & self.0 >> 1 & self.0 >> 2 & 0o111;
        (self.0 ^ packed(numbers)) & NUMBERS & !(unknown * UNKNOWN) == 0
    }

    /// The turn in which a fitting tile lies here. Only one turn can fit a tile, unless its numbers are equal.
    #[inline]
    pub(super) fn turn_of(self, tile: Tile) -> u8 {
        let fits = |turn: u8| self.admit(from_apex(tile, turn));
        match (fits(0), fits(1)) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        }
    }
}
