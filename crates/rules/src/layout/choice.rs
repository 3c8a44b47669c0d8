//! One tile out of several sets, chosen by its number.

use crate::{tile::Tile, tiles::Tiles};

/// Chooses one tile of these sets, and says which set it comes from. `choose` gets the count of all tiles, which is not 0,
/// and returns a number below it: the tiles are counted set by set. `None` where all sets are empty.
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
