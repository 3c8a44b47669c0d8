//! What the learner can know about hidden tiles, from plays, passes, draws and the sizes of the hands.

use boneyard_bots::knowledge::Knowledge;
use boneyard_rules::{Seat, Tile, Tiles, WIDE, Wide};

use super::lesson::Moment;

/// Where a hidden tile can be: in the hand of a seat, or in the boneyard.
pub(crate) type Holder = Option<Seat>;

impl Moment<'_> {
    /// The hidden tiles that this seat, or the boneyard, can have in some deal that agrees with all the learner saw.
    pub(crate) fn may_hold(&self, holder: Holder) -> Vec<Tile> {
        let knowledge = Knowledge::<WIDE>::of(&self.view());
        let can_hold = |tile: &Tile| {
            knowledge.spots.iter().enumerate().any(|(at, spot)| {
                spot.seat == holder && spot.admits.contains(*tile) && fits_with(&knowledge, *tile, at)
            })
        };
        knowledge.hidden.iter().filter(can_hold).collect()
    }

    /// Whether the learner can be sure that this seat, or the boneyard, has the tile.
    pub(crate) fn surely_holds(&self, holder: Holder, tile: Tile) -> bool {
        let other = |other: &Holder| *other != holder && self.may_hold(*other).contains(&tile);
        self.may_hold(holder).contains(&tile) && !self.holders().iter().any(other)
    }

    /// The other seats, and the boneyard.
    pub(crate) fn holders(&self) -> Vec<Holder> {
        self.lesson.seats().map(Some).chain([None]).collect()
    }
}

/// Whether every other tile finds a spot if this tile takes the spot `at`.
fn fits_with(knowledge: &Knowledge<WIDE>, tile: Tile, at: usize) -> bool {
    let mut taken: Vec<Option<Tile>> = vec![None; knowledge.spots.len()];
    taken[at] = Some(tile);
    let others: Wide = [tile].into_iter().collect();
    (knowledge.hidden | knowledge.unsettled).without(others).iter().all(|other| {
        let mut tried = vec![false; taken.len()];
        tried[at] = true;
        find_spot(knowledge, other, &mut taken, &mut tried)
    })
}

/// Finds a spot for a tile, and moves other tiles to other spots for it (an augmenting path).
fn find_spot(
    knowledge: &Knowledge<WIDE>,
    tile: Tile,
    taken: &mut [Option<Tile>],
    tried: &mut [bool],
) -> bool {
    for (at, spot) in knowledge.spots.iter().enumerate() {
        let admits: Tiles<WIDE> = spot.admits;
        if tried[at] || !admits.contains(tile) {
            continue;
        }
        tried[at] = true;
        let is_free = match taken[at] {
            None => true,
            Some(other) => find_spot(knowledge, other, taken, tried),
        };
        if is_free {
            taken[at] = Some(tile);
            return true;
        }
    }
    false
}
