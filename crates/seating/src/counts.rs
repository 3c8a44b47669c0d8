//! A table of counts with the sum of their squares, which measures how even they are.

use crate::PLAYERS_MAX;

/// A count for every row and column below 64, starting at 0.
#[derive(Clone)]
pub(super) struct CountTable(Vec<u16>);

const WIDTH: usize = PLAYERS_MAX as usize;

impl CountTable {
    pub(super) fn new() -> Self {
        Self(vec![0; WIDTH * WIDTH])
    }

    /// Increments a count and returns the change of the sum of squares.
    pub(super) fn increment(&mut self, row: usize, column: usize) -> i32 {
        let count = &mut self.0[row * WIDTH + column];
        *count += 1;
        2 * i32::from(*count) - 1
    }

    /// By how much the sum of squares would grow with an increment.
    pub(super) fn growth(&self, row: usize, column: usize) -> i32 {
        2 * i32::from(self.0[row * WIDTH + column]) + 1
    }

    /// Decrements a count and returns the change of the sum of squares, which is negative.
    pub(super) fn decrement(&mut self, row: usize, column: usize) -> i32 {
        let count = &mut self.0[row * WIDTH + column];
        *count -= 1;
        -2 * i32::from(*count) - 1
    }
}
