//! Grids that wrap round, large enough for any figure of triangles that touch along edges.
//!
//! All 56 triangles in a row take 56 columns; the tallest figure has 29 rows. A free cell beside the figure is one
//! column or row further away, and its corners one more. So 64 columns and 32 rows are enough to tell all points apart.

use super::{
    corners::{Corners, UNKNOWN},
    lattice::{At, Point},
};
use crate::tile::Pips;

/// How many columns there are: the bits of a word.
pub(super) const COLUMNS: i8 = 64;

/// How many rows there are.
pub(super) const ROWS: i8 = 32;

/// One word for each row.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Rows<T>([T; ROWS as usize]);

impl<T> Rows<T> {
    #[inline]
    const fn at(&self, y: i8) -> &T {
        &self.0[y.rem_euclid(ROWS) as usize]
    }

    #[inline]
    const fn at_mut(&mut self, y: i8) -> &mut T {
        &mut self.0[y.rem_euclid(ROWS) as usize]
    }
}

/// The bit of a column.
#[inline]
const fn bit(x: i8) -> u64 {
    1_u64.rotate_left(x as u32)
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Cells(Rows<u64>);

impl Cells {
    pub(super) const EMPTY: Self = Self(Rows([0; ROWS as usize]));

    #[inline]
    pub(super) const fn contains(&self, (x, y): At) -> bool {
        self.0.at(y).rotate_right(x as u32) & 1 == 1
    }

    #[inline]
    pub(super) const fn insert(&mut self, (x, y): At) {
        *self.0.at_mut(y) |= bit(x);
    }

    #[inline]
    pub(super) const fn remove(&mut self, (x, y): At) {
        *self.0.at_mut(y) &= !bit(x);
    }

    /// The cells of a row, one bit each from the column `left` on.
    #[inline]
    pub(super) const fn row(&self, y: i8, left: i8) -> u64 {
        self.0.at(y).rotate_right(left as u32)
    }

    /// The cells round a point that are in the set, six at most.
    #[inline]
    pub(super) fn around(&self, (x, y): Point) -> impl Iterator<Item = At> + use<> {
        let (above, below) = (self.row(y - 1, x - 1) & 0b111, self.row(y, x - 1) & 0b111);
        let mut cells = above | below << 8;
        core::iter::from_fn(move || {
            (cells != 0).then(|| {
                let bit = cells.trailing_zeros() as i8;
                cells &= cells - 1;
                (x - 1 + bit % 8, y - 1 + bit / 8)
            })
        })
    }
}

/// The numbers on the points.
///
/// A row of cells is a strip, and its points zigzag between the two edges of the strip, one in each column. A strip has a
/// word for each binary digit of its numbers, the lowest digit first, with one bit a column. A point lies on the edge of two
/// strips, and both have its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Numbers(Rows<[u64; 3]>);

impl Numbers {
    /// [`UNKNOWN`] on every point.
    pub(super) const NONE: Self = Self(Rows([[u64::MAX; 3]; ROWS as usize]));

    /// The numbers on the corners of a cell.
    #[inline]
    pub(super) const fn corners(&self, cell: At) -> Corners {
        let (x, y) = cell;
        let [ones, twos, fours] = *self.0.at(y);
        let before = x.wrapping_sub(1) as u32;
        let digits = [ones.rotate_right(before), twos.rotate_right(before), fours.rotate_right(before)];
        Corners::new(digits, cell)
    }

    /// Records the number of a point that had none.
    #[inline]
    pub(super) fn set(&mut self, (x, y): Point, number: Pips) {
        let changed = [0, 1, 2].map(|place| u64::from((UNKNOWN ^ number) >> place & 1).rotate_left(x as u32));
        for y in [y - 1, y] {
            for (digits, changed) in self.0.at_mut(y).iter_mut().zip(changed) {
                *digits ^= changed;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_row_and_the_tallest_figure_fit() {
        for first in [-57, -20, 0] {
            let mut cells = Cells::EMPTY;
            for step in 0..58 {
                cells.insert((first + step, -3));
            }
            assert_eq!(cells.row(-3, first), (1 << 58) - 1);
            assert!(!cells.contains((first - 1, -3)) && !cells.contains((first + 58, -3)));
            cells.remove((first, -3));
            assert_eq!(cells.row(-3, first + 1), (1 << 57) - 1);

            let mut cells = Cells::EMPTY;
            for step in (0..31).step_by(2) {
                cells.insert((5, first + step));
            }
            assert!((0..31).all(|step| cells.contains((5, first + step)) == (step % 2 == 0)));
        }
    }

    #[test]
    fn the_cells_round_a_point_come_by_row() {
        let mut cells = Cells::EMPTY;
        for cell in [(32, 1), (30, 0), (31, 1), (31, 2), (29, 0)] {
            cells.insert(cell);
        }
        assert!(cells.around((31, 1)).eq([(30, 0), (31, 1), (32, 1)]));
    }

    #[test]
    fn six_cells_share_the_number_of_a_point() {
        for (x, y) in [(0, 0), (-32, 32), (31, -1)] {
            let mut numbers = Numbers::NONE;
            numbers.set((x, y), 4);
            for (near, place) in
                [((-1, -1), 1), ((0, -1), 0), ((1, -1), 2), ((-1, 0), 2), ((0, 0), 0), ((1, 0), 1)]
            {
                let mut clockwise = [None; 3];
                clockwise[place] = Some(4);
                assert_eq!(numbers.corners((x + near.0, y + near.1)).numbers(), clockwise, "{near:?}");
            }
        }
    }
}
