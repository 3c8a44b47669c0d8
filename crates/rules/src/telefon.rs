//! Telefon's own exceptions (F-telefon): what its opening tile makes, and how far a round lifts its winner.

use crate::tile::Tile;

/// Up to here an opening 5-5 scores, and a round lifts its winner.
const HUNDREDS: i32 = 300;

/// Whether the tile that opens a round scores: only 5-5, after the match's first round and below 300.
pub(crate) fn opening_scores(tile: Tile, later_round: bool, points: i32) -> bool {
    later_round && points < HUNDREDS && Some(tile) == Tile::double(5)
}

/// What a round pays its winner who has so many points: no more than is missing to 300.
pub(crate) fn round_pays(credit: u32, points: i32) -> u32 {
    credit.min(u32::try_from(HUNDREDS.saturating_sub(points)).unwrap_or(0))
}
