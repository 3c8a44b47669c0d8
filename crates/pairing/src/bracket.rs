//! The places of a knock-out.

/// The seeds, from 0, by their place in the bracket: the best two can meet in the final only, the best four in the
/// semi-finals, and so on. `places` is a power of two.
///
/// ```
/// assert_eq!(boneyard_pairing::seeds_in_order(8), [0, 7, 3, 4, 1, 6, 2, 5]);
/// ```
#[must_use]
pub fn seeds_in_order(places: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < places {
        let last = 2 * seeds.len() - 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_seed_meets_the_last() {
        assert_eq!(seeds_in_order(2), [0, 1]);
        assert_eq!(seeds_in_order(4), [0, 3, 1, 2]);
    }
}
