//! What a sensible beginner plays: heavy tiles first, doubles early, and some choice kept for later.

use std::cmp::Reverse;

use boneyard_rules::{Move, Tile, View};
use rand::Rng;

use crate::playout::below;

/// What a double is worth laying early, in pips: it fits one number only.
const DOUBLE: u32 = 4;
/// What each number still in the hand is worth, in pips.
const NUMBER: u32 = 2;
/// What each tile that fits the open ends afterwards is worth, in pips.
const FOLLOWER: u32 = 1;

pub(crate) fn choose(view: &View, rng: &mut impl Rng) -> Option<Move> {
    // Equal moves are told apart by lot, so that nobody learns the order of the list.
    view.legal.iter().copied().min_by_key(|chosen| Reverse((worth(view, *chosen), below(rng, 1 << 16))))
}

fn worth(view: &View, chosen: Move) -> u32 {
    let Move::Play { tile, at, leaves } = chosen else { return 0 };
    let kept = || view.hand.iter().filter(|held| **held != tile);
    let open = |held: &Tile| view.ends_after(tile, at, leaves).iter().any(|end| held.has(end.number));
    let followers = kept().filter(|held| open(held)).count();
    let numbers = (0..=view.rules.tiles.set.highest()).filter(|n| kept().any(|held| held.has(*n))).count();
    tile.pips() + u32::from(tile.is_double()) * DOUBLE + numbers as u32 * NUMBER + followers as u32 * FOLLOWER
}
