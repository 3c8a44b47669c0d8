//! Plays like a child who likes doubles.

use std::cmp::Reverse;

use boneyard_rules::{Move, View};
use rand::Rng;

use crate::random::below;

/// A double if one fits, and otherwise any tile that fits. Draws and passes only without one.
pub(crate) fn choose(view: &View, rng: &mut impl Rng) -> Option<Move> {
    view.legal.iter().copied().min_by_key(|chosen| {
        let liking = match chosen {
            Move::Play { tile, .. } if tile.is_double() => 2,
            Move::Play { .. } => 1,
            Move::Close | Move::Done | Move::Draw | Move::Pass => 0,
        };
        (Reverse(liking), below(rng, 1 << 16))
    })
}
