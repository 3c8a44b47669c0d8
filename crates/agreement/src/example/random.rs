//! Shuffles from a seed, so that the same rules always give the same example.

use boneyard_rules::Tile;

/// The splitmix64 generator.
pub(crate) struct Shuffler(u64);

impl Shuffler {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn shuffle(&mut self, tiles: &mut [Tile]) {
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, self.below(last + 1));
        }
    }

    /// A number below `bound`, which must not be 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX);
        usize::try_from(self.next() % bound).unwrap_or(0)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }
}
