//! The only source of random numbers, seeded for each world.

use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

pub(crate) struct SimRng(Xoshiro256PlusPlus);

impl SimRng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        ((u64::from(self.0.next_u32()) * limit as u64) >> 32) as usize
    }

    /// A number from `low` to `high`, both included.
    pub(crate) fn between(&mut self, (low, high): (u64, u64)) -> u64 {
        low + ((u64::from(self.0.next_u32()) * (high - low + 1)) >> 32)
    }

    /// True with a probability of `in_a_thousand` / 1000.
    pub(crate) fn chance(&mut self, in_a_thousand: usize) -> bool {
        self.below(1_000) < in_a_thousand
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    pub(crate) fn shuffled<T>(&mut self, mut things: Vec<T>) -> Vec<T> {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
        things
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// The generator itself, for bots.
    pub(crate) fn stream(&mut self) -> &mut impl Rng {
        &mut self.0
    }
}
