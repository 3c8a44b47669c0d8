//! Plays like a child who likes doubles.

use std::cmp::Reverse;

use boneyard_rules::{Move, View};
use rand::Rng;

use crate::random::below;

/// A double if one fits, and otherwise any tile that fits; without a partner the heaviest. Draws and passes only without one.
pub(crate) fn choose(view: &View, rng: &mut impl Rng) -> Option<Move> {
    let seats = view.counts.seats();
    let is_alone = view.rules.sides(seats).count() == seats;
    view.legal.iter().copied().min_by_key(|chosen| {
        let (liking, pips) = match chosen {
            Move::Play { tile, .. } if tile.is_double() => (2, tile.pips()),
            Move::Play { tile, .. } => (1, tile.pips()),
            Move::Close | Move::Done | Move::Draw | Move::Pass => (0, 0),
        };
        let weight = if is_alone { pips } else { 0 };
        (Reverse(liking), Reverse(weight), below(rng, 1 << 16))
    })
}
