//! Plays like a sensible beginner: points that can be scored now, heavy tiles first, doubles early, and variety in
//! the hand.

use std::cmp::Reverse;

use boneyard_rules::{LayoutKind, Move, View, ruleset::Sense};
use rand::Rng;

use crate::random::below;

/// The bonus for playing a double early, in pips, because it fits one number only.
const DOUBLE: i32 = 4;
/// The value of each number that stays in the hand, in pips.
const NUMBER: i32 = 2;
/// The value of each held tile that fits the open ends afterwards, in pips.
const FOLLOWER: i32 = 1;
/// Like [`FOLLOWER`], for triangles, in points: a triangle that is played scores, and one that fits nowhere does not.
const FOLLOWING_TRIANGLE: i32 = 3;
/// The value of a point scored in play, in pips. It is certain, unlike pips that the round may never count.
const MADE: i32 = 2;
/// Like [`MADE`], if tiles left in hands do not count: pips then matter only for going out.
const MADE_ALONE: i32 = 20;

pub(crate) fn choose(view: &View, rng: &mut impl Rng) -> Option<Move> {
    // Equal moves are chosen at random, so that the choice does not depend on the order of the list.
    view.legal.iter().copied().min_by_key(|chosen| Reverse((worth(view, *chosen), below(rng, 1 << 16))))
}

fn worth(view: &View, chosen: Move) -> i32 {
    let point = if view.rules.score.sense == Sense::PlayOnly { MADE_ALONE } else { MADE };
    view.points_for(chosen).saturating_mul(point).saturating_add(kept(view, chosen, point))
}

/// The value of a move for the tile it plays and the tiles it keeps.
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
