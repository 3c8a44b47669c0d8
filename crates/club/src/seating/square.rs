//! A count for every two of something, and how even the counts are.

use crate::PLAYERS_MAX;

/// A count for every row and column below 64, all 0 at first.
#[derive(Clone)]
pub(super) struct Square(Vec<u16>);

const WIDTH: usize = PLAYERS_MAX as usize;

impl Square {
    pub(super) fn new() -> Self {
        Self(vec![0; WIDTH * WIDTH])
    }

    /// Counts one more, and says by how much that makes the sum of all squares larger.
    pub(super) fn more(&mut self, row: usize, column: usize) -> i32 {
        let count = &mut self.0[row * WIDTH + column];
        *count += 1;
        2 * i32::from(*count) - 1
    }

    /// Counts one less, and says by how much that makes the sum of all squares larger, which is less than nothing.
    pub(super) fn fewer(&mut self, row: usize, column: usize) -> i32 {
        let count = &mut self.0[row * WIDTH + column];
        *count -= 1;
        -2 * i32::from(*count) - 1
    }
}
