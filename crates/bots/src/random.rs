//! Random numbers and orders: faster than those of `rand`, and a seed gives the same ones with every version of it.

use rand::Rng;

/// A uniform random number below `bound`, with a bias below one in a hundred million.
#[inline]
pub(crate) fn below(rng: &mut impl Rng, bound: usize) -> usize {
    // The high half of a product maps 32 random bits to the range without a division.
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// Puts the items into a random order, every order equally likely.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}

/// A uniform random number from 0 to below 1.
#[inline]
pub(crate) fn fraction(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}
