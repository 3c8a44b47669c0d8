//! The name of a state in the table.

use crate::{
    deal::Deal,
    state::{State, Step},
};

/// Odd numbers without a pattern: the digits of the golden ratio, and those of a generator of random numbers.
const MIX: [u64; 5] = [
    0x9E37_79B9_7F4A_7C15,
    0xBF58_476D_1CE4_E5B9,
    0x94D0_49BB_1331_11EB,
    0xD6E8_FEB8_6659_FD93,
    0xA076_1D64_78BD_642F,
];

/// The bits of the ends, the seat and the step.
const REST_BITS: u32 = 14;

/// The key of a state in which a seat has a choice: its tiles, ends, seat and step, and the silenced seats where they can decide
/// the match. Passes do not matter there.
///
/// Where nothing is drawn and silences do not count, the tiles in hands say who holds them. With sets of up to 50 tiles two states then never
/// share a key. Otherwise two of them do so with a probability of one in 2^64.
#[inline]
pub(crate) fn key(deal: &Deal, state: &State) -> u64 {
    let step = match state.step {
        Step::Fresh => 0,
        Step::Second => 1,
        Step::Run => 2,
    };
    let [low, high] = state.ends.map(u64::from);
    let rest = low | high << 5 | u64::from(state.seat) << 10 | step << 12;
    let held = state.held();
    let mut word = held << REST_BITS | rest;
    if deal.tiles.len() > 64 - REST_BITS as usize {
        word = word.wrapping_add((held >> (64 - REST_BITS)).wrapping_mul(MIX[0]));
    }
    if deal.draws {
        // The hands differ by who drew what, and also the boneyard by what was drawn.
        for (hand, mix) in state.hands.iter().zip(&MIX[1..]) {
            word = word.wrapping_add(mixed(*hand).wrapping_mul(*mix));
        }
        word = word.wrapping_add(u64::from(state.left).wrapping_mul(MIX[0]));
    }
    if deal.payoff.counts_silences() {
        word = word.wrapping_add(mixed(u64::from(u32::from_le_bytes(state.silences))).wrapping_mul(MIX[2]));
    }
    mixed(word)
}

/// Spreads the bits of a word over all bits. Different words stay different.
#[inline]
const fn mixed(mut word: u64) -> u64 {
    word ^= word >> 30;
    word = word.wrapping_mul(MIX[1]);
    word ^= word >> 27;
    word = word.wrapping_mul(MIX[2]);
    word ^ word >> 31
}
