//! Picks one tile out of several sets by its index among all their tiles.

use crate::{tile::Tile, tiles::Tiles};

/// Chooses one tile of these sets, and returns it with the value of its set; `None` where all sets are empty. `choose`
/// gets the count of all tiles, which is not 0, and returns a number below that count. The tiles are counted set by
/// set.
#[inline]
pub(super) fn pick_tile<A, const W: usize>(
    sets: impl Iterator<Item = (A, Tiles<W>)> + Clone,
    choose: impl FnOnce(usize) -> usize,
) -> Option<(A, Tile)> {
    let count = sets.clone().map(|(_, tiles)| tiles.len()).sum();
    if count == 0 {
        return None;
    }
    let mut n = choose(count);
    for (of, tiles) in sets {
        let here = tiles.len();
        if n < here {
            return tiles.nth(n).map(|tile| (of, tile));
        }
        n -= here;
    }
    None
}
