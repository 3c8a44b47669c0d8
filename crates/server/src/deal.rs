//! Shuffles tiles. Each round has its own secret. The same secret, client parts, match and round always give the same
//! order, so anyone can check a deal once its secret is published.

use boneyard_ids::MatchId;
use boneyard_rules::{Seat, Tile};
use hkdf::Hkdf;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::Sha256;

/// The random bytes that a seat's client adds to a shuffle.
pub type Part = [u8; 16];

/// The part for a client that sent none: its seat number, from 1.
pub fn missing_part(seat: u8) -> Part {
    let mut part = [0; 16];
    part[15] = seat;
    part
}

/// The numbers 0..`count` in shuffled order: which tile comes first, second and so on.
pub fn order(secret: &[u8; 32], parts: &[Part], match_id: &MatchId, round: u32, count: u16) -> Vec<u16> {
    let mut words = ChaCha20Rng::from_seed(key(secret, parts, match_id, round));
    let mut order: Vec<u16> = (0..count).collect();
    for last in (1..usize::from(count)).rev() {
        order.swap(last, below(&mut words, last as u32 + 1) as usize);
    }
    order
}

/// Shuffles tiles for a match without parts of clients.
pub(crate) fn shuffled(
    tiles: &[Tile],
    secret: &[u8; 32],
    seats: usize,
    match_id: &MatchId,
    round: u32,
) -> Vec<Tile> {
    let parts: Vec<Part> = Seat::all(seats).map(|seat| missing_part(seat.number())).collect();
    let count = u16::try_from(tiles.len()).expect("the largest set has 190 tiles");
    order(secret, &parts, match_id, round, count).into_iter().map(|place| tiles[usize::from(place)]).collect()
}

fn key(secret: &[u8; 32], parts: &[Part], match_id: &MatchId, round: u32) -> [u8; 32] {
    let salt = parts.concat();
    let info: [&[u8]; 5] =
        [b"boneyard deal 1", b"\0", match_id.as_str().as_bytes(), b"\0", &round.to_be_bytes()];
    let mut key = [0; 32];
    Hkdf::<Sha256>::new(Some(&salt), secret)
        .expand_multi_info(&info, &mut key)
        .expect("32 bytes are within what HKDF-SHA-256 gives");
    key
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

    fn parts() -> Vec<Part> {
        (1..=4).map(missing_part).collect()
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
            let mut order = order(&[3; 32], &parts(), &"m".into(), 1, count);
            order.sort_unstable();
            assert_eq!(order, (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn secret_parts_match_and_round_each_change_the_order() {
        let base = order(&[3; 32], &parts(), &"m".into(), 1, 28);
        let mut other_parts = parts();
        other_parts[2][0] = 1;
        assert_eq!(base, order(&[3; 32], &parts(), &"m".into(), 1, 28));
        assert_ne!(base, order(&[4; 32], &parts(), &"m".into(), 1, 28));
        assert_ne!(base, order(&[3; 32], &other_parts, &"m".into(), 1, 28));
        assert_ne!(base, order(&[3; 32], &parts(), &"n".into(), 1, 28));
        assert_ne!(base, order(&[3; 32], &parts(), &"m".into(), 2, 28));
    }

    #[test]
    fn every_tile_is_equally_likely_at_the_first_place() {
        let mut first = [0_u32; 28];
        for round in 0..28_000 {
            first[usize::from(order(&[5; 32], &parts(), &"m".into(), round, 28)[0])] += 1;
        }
        // Chi squared with 27 degrees of freedom. Fair shuffles exceed 58 once in 2000 tries, and this test is
        // deterministic.
        let chi: f64 = first.iter().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 58.0, "chi squared {chi}: {first:?}");
    }
}
