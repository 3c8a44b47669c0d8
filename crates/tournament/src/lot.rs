//! The lot, drawn with the seed of the tournament.

use crate::Entrant;

/// The lot of an entrant: the lower number goes first. No two entrants of a tournament have the same.
pub(crate) fn lot(seed: u64, entrant: Entrant) -> u32 {
    let [low, high] = [seed & 0xffff_ffff, seed >> 32].map(|half| u32::try_from(half).unwrap_or_default());
    mix(mix(u32::from(entrant.number()) ^ low) ^ high)
}

/// The last step of MurmurHash3. It maps the 32-bit numbers one to one.
const fn mix(number: u32) -> u32 {
    let number = (number ^ (number >> 16)).wrapping_mul(0x85eb_ca6b);
    let number = (number ^ (number >> 13)).wrapping_mul(0xc2b2_ae35);
    number ^ (number >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_never_changes() {
        let drawn = |seed| [0, 1, 2].map(|index| lot(seed, Entrant::at(index)));
        assert_eq!(drawn(0), [804_215_951, 3_050_591_713, 3_918_329_826]);
        assert_eq!(drawn(u64::MAX), [697_053_500, 346_652_476, 1_097_745_261]);
    }
}
