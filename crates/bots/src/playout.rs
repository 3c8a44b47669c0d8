//! Random play to the end of a round.

use boneyard_rules::{Action, Move, Position};
use rand::Rng;

/// A number below `bound`, each about equally likely: the bias is below one in a hundred million.
#[inline]
pub(crate) fn below(rng: &mut impl Rng, bound: usize) -> usize {
    // The high half of a product maps 32 random bits to the range without a division.
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// Plays a position to the end of the round, every move equally likely, and says how many tiles were laid,
/// drawn or passed over.
#[inline]
pub fn play_out<const W: usize>(position: &mut Position<W>, rng: &mut impl Rng) -> u32 {
    let mut plays = 0;
    loop {
        let moves = position.moves();
        if moves.must_pass() {
            position.play_unchecked(Action::Pass);
        } else if moves.must_draw() {
            let boneyard = position.boneyard();
            let Some(tile) = boneyard.nth(below(rng, boneyard.len())) else { return plays };
            position.play_unchecked(Action::Draw { tile });
        } else {
            let Some(Move::Play { tile, at }) = moves.nth(below(rng, moves.len())) else { return plays };
            position.play_unchecked(Action::Play { tile, at });
        }
        plays += 1;
    }
}
