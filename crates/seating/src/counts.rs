//! A table of counts with the sum of their squares, which measures how even they are.

/// A count for every row and column below a width, starting at 0.
#[derive(Clone)]
pub(super) struct CountTable {
    width: usize,
    counts: Vec<u16>,
}

impl CountTable {
    pub(super) fn new(width: usize) -> Self {
        Self { width, counts: vec![0; width * width] }
    }

    /// Increments a count and returns the change of the sum of squares.
    pub(super) fn increment(&mut self, row: usize, column: usize) -> i32 {
        let count = self.count_mut(row, column);
        *count += 1;
        2 * i32::from(*count) - 1
    }

    /// By how much the sum of squares would grow with an increment.
    pub(super) fn growth(&self, row: usize, column: usize) -> i32 {
        2 * i32::from(self.counts[row * self.width + column]) + 1
    }

    /// Decrements a count and returns the change of the sum of squares, which is negative.
    pub(super) fn decrement(&mut self, row: usize, column: usize) -> i32 {
        let count = self.count_mut(row, column);
        *count -= 1;
        -2 * i32::from(*count) - 1
    }

    fn count_mut(&mut self, row: usize, column: usize) -> &mut u16 {
        &mut self.counts[row * self.width + column]
    }
}
