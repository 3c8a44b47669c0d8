use hkdf::Hkdf;
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use sha2::Sha256;

use crate::bytes::{Part, Secret};

/// Everything that decides a deal.
#[derive(Clone, Copy, Debug)]
pub struct Shuffle<'a> {
    /// The secret of the round.
    pub secret: &'a Secret,
    /// The part of every seat, in seat order.
    pub parts: &'a [Part],
    /// The id of the match, as its record has it.
    pub match_id: &'a str,
    /// The number of the round in its match, from 1.
    pub round: u32,
}

impl Shuffle<'_> {
    /// The numbers 0 to `count` - 1 in shuffled order. They are places in the list of all tiles, the lowest tile first.
    /// The order gives the hands of the seats, then the boneyard.
    #[must_use]
    pub fn order(&self, count: u16) -> Vec<u16> {
        shuffled(&mut self.words(b"boneyard deal 1"), count)
    }

    /// Which of `seats` seats leads by lot, from 0.
    ///
    /// # Panics
    /// If there are no seats.
    #[must_use]
    pub fn lot(&self, seats: usize) -> usize {
        self.lot_with_tiles(seats, 0).0
    }

    /// The same as [`Shuffle::lot`], and the tiles that the seats draw for the lead before the best one goes to the seat on
    /// which the lot falls. They are places in the list of all tiles, which has `count` of them; those of the seats come
    /// first.
    ///
    /// # Panics
    /// If there are no seats.
    #[must_use]
    pub fn lot_with_tiles(&self, seats: usize, count: u16) -> (usize, Vec<u16>) {
        let mut words = self.words(b"boneyard lot 1");
        let seats = u32::try_from(seats).expect("a table has few seats");
        assert!(seats > 0, "a lot has someone to fall on");
        (below(&mut words, seats) as usize, shuffled(&mut words, count))
    }

    fn words(&self, purpose: &[u8]) -> ChaCha20Rng {
        let salt: Vec<u8> = self.parts.iter().flat_map(|part| *part.as_bytes()).collect();
        let info = [purpose, b"\0", self.match_id.as_bytes(), b"\0", &self.round.to_be_bytes()];
        let mut key = [0; 32];
        Hkdf::<Sha256>::new(Some(&salt), self.secret.as_bytes())
            .expand_multi_info(&info, &mut key)
            .expect("32 bytes are within what HKDF-SHA-256 gives");
        ChaCha20Rng::from_seed(key)
    }
}

/// The numbers 0 to `count` - 1, shuffled as Fisher and Yates do.
fn shuffled(words: &mut ChaCha20Rng, count: u16) -> Vec<u16> {
    let mut order: Vec<u16> = (0..count).collect();
    for last in (1..usize::from(count)).rev() {
        order.swap(last, below(words, last as u32 + 1) as usize);
    }
    order
}

/// A uniform random number below `bound`. Words from the largest multiple of `bound` upwards are dropped, because they
/// would favour small numbers.
fn below(words: &mut ChaCha20Rng, bound: u32) -> u32 {
    let fair = (1_u64 << 32) - (1_u64 << 32) % u64::from(bound);
    loop {
        let word = words.next_u32();
        if u64::from(word) < fair {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = Secret::new([3; 32]);

    fn parts() -> [Part; 4] {
        [1, 2, 3, 4].map(Part::missing)
    }

    fn shuffle<'a>(secret: &'a Secret, parts: &'a [Part], match_id: &'a str, round: u32) -> Shuffle<'a> {
        Shuffle { secret, parts, match_id, round }
    }

    #[test]
    fn words_are_those_of_chacha20_little_endian() {
        // RFC 8439, appendix A.1, vector 1: key, nonce and counter zero.
        let mut words = ChaCha20Rng::from_seed([0; 32]);
        assert_eq!([words.next_u32(), words.next_u32()], [0xade0_b876, 0x903d_f1a0]);
    }

    #[test]
    fn an_order_has_every_place_once() {
        for count in [0, 1, 2, 28, 55, 190] {
            let mut order = shuffle(&SECRET, &parts(), "m", 1).order(count);
            order.sort_unstable();
            assert_eq!(order, (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn secret_parts_match_and_round_each_change_the_order() {
        let base = shuffle(&SECRET, &parts(), "m", 1).order(28);
        let mut other_parts = parts();
        other_parts[2] = Part::missing(9);
        assert_eq!(base, shuffle(&SECRET, &parts(), "m", 1).order(28));
        assert_ne!(base, shuffle(&Secret::new([4; 32]), &parts(), "m", 1).order(28));
        assert_ne!(base, shuffle(&SECRET, &other_parts, "m", 1).order(28));
        assert_ne!(base, shuffle(&SECRET, &parts(), "n", 1).order(28));
        assert_ne!(base, shuffle(&SECRET, &parts(), "m", 2).order(28));
    }

    /// Chi squared over how often each of `counts` happened, where each is equally likely.
    fn chi_squared(counts: &[u32]) -> f64 {
        let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
        counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum()
    }

    #[test]
    fn every_tile_is_equally_likely_at_the_first_place_and_every_seat_to_lead() {
        let (mut first, mut leads) = ([0_u32; 28], [0_u32; 4]);
        for round in 0..28_000 {
            let (secret, parts) = (Secret::new([5; 32]), parts());
            let shuffle = shuffle(&secret, &parts, "m", round);
            first[usize::from(shuffle.order(28)[0])] += 1;
            leads[shuffle.lot(4)] += 1;
        }
        // Fair shuffles exceed these with 27 and 3 degrees of freedom once in 2000 tries, and this test is deterministic.
        assert!(chi_squared(&first) < 58.0, "{first:?}");
        assert!(chi_squared(&leads) < 17.8, "{leads:?}");
    }
}
