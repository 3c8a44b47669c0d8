//! The numbers round one cell, and the tiles that agree with them.

use super::lattice::At;
use crate::{
    play::from_apex,
    tile::{CORNER_MAX, Pips, TRIANGLES, TRIANGLES_AT, Tile},
};

/// The known numbers of a cell's corners.
///
/// There are three groups of three bits. A group has one binary digit of each corner's number, the corners from left to
/// right; the group of the lowest digits comes first. A tenth bit is set if the cell points down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Corners(u16);

/// Stands for the number of a corner where no tile lies: all its digits are set.
pub(super) const UNKNOWN: Pips = 0b111;

const _: () = assert!(CORNER_MAX < UNKNOWN, "every number has digits of its own");
const _: () = assert!(TRIANGLES_AT.is_multiple_of(LAID.len()), "the first triangle comes first");

/// The bits of the first corner.
const FIRST: u16 = 0b001_001_001;

/// The bit of a cell that points down: the lowest bits of its column and row differ.
const DOWN: u16 = 1 << 9;

/// How many values [`Corners`] can have.
const VALUES: usize = 1 << 10;

/// The corners of each triangle with each turn, in a cell that points up and in one that points down.
///
/// The index of a tile is taken modulo the length of this list, so that no index is out of bounds.
const LAID: [[[Corners; 2]; 3]; 64] = {
    let mut all = [[[Corners(0); 2]; 3]; 64];
    let mut case = 0;
    while case < 6 * TRIANGLES {
        let (index, turn, down) = (case / 6, case / 2 % 3, case % 2);
        let [apex, next, last] = from_apex(Tile::at_index(TRIANGLES_AT + index), turn as u8);
        all[index][turn][down] = if down == 0 {
            Corners(spread(last) | spread(apex) << 1 | spread(next) << 2)
        } else {
            Corners(spread(next) | spread(apex) << 1 | spread(last) << 2 | DOWN)
        };
        case += 1;
    }
    all
};

/// For each value of [`Corners`], the tiles that fit it, one bit a triangle.
const FITTING: [u64; VALUES] = {
    let mut all = [0; VALUES];
    let mut case = 0;
    // Each corner may be known or not.
    while case < 8 * 6 * TRIANGLES {
        let (unknown, index) = (case % 8, case / 8 / 6);
        let laid = LAID[index][case / 8 / 2 % 3][case / 8 % 2];
        all[(laid.0 | (unknown as u16 * FIRST)) as usize] |= 1 << index;
        case += 1;
    }
    all
};

/// The bits of a number on the first corner.
const fn spread(number: Pips) -> u16 {
    let number = number as u16;
    number & 1 | (number & 2) << 2 | (number & 4) << 4
}

impl Corners {
    /// The corners of this cell. The lowest three bits of each word are one binary digit of the three numbers.
    #[inline]
    pub(super) const fn new([ones, twos, fours]: [u64; 3], (x, y): At) -> Self {
        let numbers = ones & 7 | (twos & 7) << 3 | (fours & 7) << 6;
        Self(numbers as u16 | ((x ^ y) as u16) << 9 & DOWN)
    }

    /// The corners of a tile with this turn in the same cell.
    #[inline]
    fn laid(self, tile: Tile, turn: u8) -> Self {
        LAID[tile.index() % LAID.len()][usize::from(turn % 3)][usize::from(self.0 & DOWN != 0)]
    }

    /// The number on a corner, counted from the left, or [`UNKNOWN`].
    #[inline]
    const fn get(self, corner: usize) -> Pips {
        let bits = self.0 >> corner;
        (bits & 1 | bits >> 2 & 2 | bits >> 4 & 4) as Pips
    }

    /// The numbers clockwise from the apex; `None` where one is unknown.
    pub(super) fn numbers(self) -> [Option<Pips>; 3] {
        let clockwise = if self.0 & DOWN == 0 { [1, 2, 0] } else { [1, 0, 2] };
        clockwise.map(|corner| Some(self.get(corner)).filter(|number| *number != UNKNOWN))
    }

    /// These corners with the number of one that was unknown.
    #[inline]
    pub(super) const fn with(self, corner: usize, number: Pips) -> Self {
        Self(self.0 ^ spread(UNKNOWN ^ number) << corner)
    }

    /// One bit for each unknown corner.
    #[inline]
    const fn unknowns(self) -> u16 {
        self.0 & self.0 >> 3 & self.0 >> 6 & 0b111
    }

    /// The first corner whose number is unknown, counted from the left.
    #[inline]
    pub(super) fn unknown(self) -> Option<usize> {
        let unknowns = self.unknowns();
        (unknowns != 0).then(|| unknowns.trailing_zeros() as usize)
    }

    /// The tiles that fit the known corners, one bit a triangle.
    #[inline]
    pub(super) fn tiles(self) -> u64 {
        FITTING[usize::from(self.0) % VALUES]
    }

    /// Whether a triangle with this turn matches every known corner.
    #[inline]
    pub(super) fn admits(self, tile: Tile, turn: u8) -> bool {
        (self.0 ^ self.laid(tile, turn).0) & !(self.unknowns() * FIRST) == 0
    }

    /// The number that a triangle with this turn has on a corner, counted from the left.
    #[inline]
    pub(super) fn number_of(self, tile: Tile, turn: u8, corner: usize) -> Pips {
        self.laid(tile, turn).get(corner)
    }

    /// The turn in which a fitting tile lies here. Only one turn can fit a tile, unless its numbers are equal.
    #[inline]
    pub(super) fn turn_of(self, tile: Tile) -> u8 {
        match (self.admits(tile, 0), self.admits(tile, 1)) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        }
    }
}
