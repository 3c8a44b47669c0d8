//! Counts for every triangle at once.

/// How many binary digits each count has. A tile has three edges, and each edge matches at most eight edges of laid
/// tiles. So a tile fits at most 24 cells, and five digits are enough.
const DIGITS: usize = 5;

/// In how many free cells each triangle fits. The counts are binary numbers: each word holds one digit of all counts,
/// the lowest digit first, with one bit for each triangle.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Tally([u64; DIGITS]);

impl Tally {
    pub(super) const ZERO: Self = Self([0; DIGITS]);

    /// Adds 1 for each of these triangles.
    #[inline]
    pub(super) fn add(&mut self, triangles: u64) {
        let mut carry = triangles;
        for digit in &mut self.0 {
            *digit ^= carry;
            carry &= !*digit;
        }
        debug_assert_eq!(carry, 0);
    }

    /// Subtracts 1 for each of these triangles, whose counts are not 0.
    #[inline]
    pub(super) fn subtract(&mut self, triangles: u64) {
        let mut borrow = triangles;
        for digit in &mut self.0 {
            *digit ^= borrow;
            borrow &= *digit;
        }
        debug_assert_eq!(borrow, 0);
    }

    /// The sum of the counts of these triangles.
    #[inline]
    pub(super) fn sum(&self, triangles: u64) -> usize {
        let of = |(place, digit): (usize, &u64)| ((digit & triangles).count_ones() as usize) << place;
        self.0.iter().enumerate().map(of).sum()
    }

    /// The triangles whose count is not 0.
    #[inline]
    pub(super) fn counted(&self) -> u64 {
        self.0.iter().fold(0, |all, digit| all | digit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_up_and_down() {
        let mut tally = Tally::ZERO;
        for _ in 0..30 {
            tally.add(0b011);
        }
        tally.add(0b101);
        assert_eq!([0b001, 0b010, 0b100, 0b111, 0].map(|one| tally.sum(one)), [31, 30, 1, 62, 0]);
        assert_eq!(tally.counted(), 0b111);
        for _ in 0..30 {
            tally.subtract(0b011);
        }
        assert_eq!((tally.sum(0b111), tally.counted()), (2, 0b101));
    }
}
