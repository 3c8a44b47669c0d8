//! What a sensible beginner plays: points that are there to be made, heavy tiles first, doubles early, and some choice
//! kept for later.

use std::cmp::Reverse;

use boneyard_rules::{LayoutKind, Move, View, ruleset::Sense};
use rand::Rng;

use crate::playout::below;

/// What a double is worth laying early, in pips: it fits one number only.
const DOUBLE: i32 = 4;
/// What each number still in the hand is worth, in pips.
const NUMBER: i32 = 2;
/// What each tile that fits the open ends afterwards is worth, in pips.
const FOLLOWER: i32 = 1;
/// The same for triangles, in points: each that is laid scores, and one that finds no cell does not.
const FOLLOWING_TRIANGLE: i32 = 3;
/// What a point made in play is worth, in pips: it is sure, and a pip laid only may have been one.
const MADE: i32 = 2;
/// The same where tiles left in hands are not written: pips are then worth little but to go out.
const MADE_ALONE: i32 = 20;

pub(crate) fn choose(view: &View, rng: &mut impl Rng) -> Option<Move> {
    // Equal moves are told apart by lot, so that nobody learns the order of the list.
    view.legal.iter().copied().min_by_key(|chosen| Reverse((worth(view, *chosen), below(rng, 1 << 16))))
}

fn worth(view: &View, chosen: Move) -> i32 {
    let point = if view.rules.score.sense == Sense::PlayOnly { MADE_ALONE } else { MADE };
    view.points_for(chosen).saturating_mul(point).saturating_add(kept(view, chosen, point))
}

/// What a move is worth for the tile it gets rid of and those that it leaves.
fn kept(view: &View, chosen: Move, point: i32) -> i32 {
    let Move::Play { tile, at, leaves } = chosen else { return 0 };
    let kept = || view.hand.iter().filter(|held| **held != tile);
    let open = view.fitting_after(tile, at, leaves);
    let followers = kept().filter(|held| open.contains(**held)).count() as i32;
    let follower = if LayoutKind::of(&view.rules) == LayoutKind::Triangles {
        FOLLOWING_TRIANGLE * point
    } else {
        FOLLOWER
    };
    let numbers =
        (0..=view.rules.tiles.set.highest()).filter(|n| kept().any(|held| held.has(*n))).count() as i32;
    tile.pips() as i32 + i32::from(tile.is_double()) * DOUBLE + numbers * NUMBER + followers * follower
}
