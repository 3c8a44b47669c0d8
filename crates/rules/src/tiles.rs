//! A set of tiles, one bit a tile.

use core::{
    hint::select_unpredictable,
    ops::{BitAnd, BitOr, BitOrAssign, Range},
};

use crate::{
    tile::{DOMINOES_MAX, PIPS_MAX, Pips, TILES_MAX, TRIANGLES_AT, Tile, is_tile},
    tile_set::TileSet,
};

/// Some tiles of one set: a hand, a boneyard, what lies on the table.
///
/// `W` is the number of machine words. One word holds every tile up to double-nine; four hold
/// double-eighteen, and triangles. See [`Wide`].
///
/// ```
/// use boneyard_rules::{Tile, Tiles};
///
/// let hand: Tiles = ["6-6", "0-3"].iter().map(|t| t.parse::<Tile>().unwrap()).collect();
/// assert_eq!(hand.len(), 2);
/// assert_eq!(hand.with_number(3).pips(), 3);
/// assert!(!hand.contains("1-2".parse()?));
/// # Ok::<_, boneyard_rules::ParseTileError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiles<const W: usize = 1>([u64; W]);

/// Tiles of any set.
pub type Wide = Tiles<WIDE>;

/// The machine words that hold any set.
pub const WIDE: usize = 4;

impl<const W: usize> Tiles<W> {
    /// No tiles.
    pub const EMPTY: Self = Self([0; W]);

    /// For each number, all tiles that show it.
    const BY_NUMBER: [Self; PIPS_MAX as usize + 1] = {
        let mut all = [Self::EMPTY; PIPS_MAX as usize + 1];
        let mut index = 0;
        while index < TILES_MAX && index < 64 * W {
            if is_tile(index) {
                let tile = Tile::at_index(index);
                all[tile.low() as usize].0[index / 64] |= 1 << (index % 64);
                all[tile.high() as usize].0[index / 64] |= 1 << (index % 64);
                if let Some(third) = tile.third() {
                    all[third as usize].0[index / 64] |= 1 << (index % 64);
                }
            }
            index += 1;
        }
        all
    };

    /// Every tile of every set that `W` words hold.
    pub(crate) const ALL: Self = {
        let mut all = Self::EMPTY;
        let mut index = 0;
        while index < TILES_MAX && index < 64 * W {
            if is_tile(index) {
                all.0[index / 64] |= 1 << (index % 64);
            }
            index += 1;
        }
        all
    };

    const DOUBLES: Self = {
        let mut doubles = Self::EMPTY;
        let mut index = 0;
        while index < DOMINOES_MAX && index < 64 * W {
            if Tile::at_index(index).is_double() {
                doubles.0[index / 64] |= 1 << (index % 64);
            }
            index += 1;
        }
        doubles
    };

    /// 0-0 and the tiles whose halves make seven (F-matador).
    pub(crate) const MATADORS: Self = {
        let mut matadors = Self::EMPTY;
        let mut index = 0;
        while index < DOMINOES_MAX && index < 64 * W {
            let tile = Tile::at_index(index);
            if tile.high() <= 6 && (tile.pips() == 0 || tile.pips() == 7) {
                matadors.0[index / 64] |= 1 << (index % 64);
            }
            index += 1;
        }
        matadors
    };

    /// Whether `W` words hold this set.
    #[must_use]
    pub fn fits(set: TileSet) -> bool {
        places(set).end <= 64 * W
    }

    /// Every tile of a set.
    ///
    /// # Panics
    /// When `W` words cannot hold it.
    #[must_use]
    pub fn full_set(set: TileSet) -> Self {
        assert!(Self::fits(set), "{set:?} does not fit {W} words");
        places(set).map(Tile::at_index).collect()
    }

    /// All tiles that show `number`, its double included, as far as `W` words reach.
    #[must_use]
    #[inline]
    pub const fn of_number(number: Pips) -> Self {
        Self::BY_NUMBER[number as usize]
    }

    /// How many tiles there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        let mut count = 0;
        let mut word = 0;
        while word < W {
            count += self.0[word].count_ones() as usize;
            word += 1;
        }
        count
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether `tile` is among them.
    #[must_use]
    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        let index = tile.index();
        index < 64 * W && self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a tile; one that `W` words cannot hold is a mistake of the caller and ignored.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        let index = tile.index();
        debug_assert!(index < 64 * W, "{tile} does not fit {W} words");
        if index < 64 * W {
            self.0[index / 64] |= 1 << (index % 64);
        }
    }

    /// Takes a tile out, if it is there.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        let index = tile.index();
        if index < 64 * W {
            self.0[index / 64] &= !(1 << (index % 64));
        }
    }

    /// These tiles without those of `other`.
    #[must_use]
    #[inline]
    pub fn without(mut self, other: Self) -> Self {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= !mask;
        }
        self
    }

    /// Those that show `number`.
    #[must_use]
    #[inline]
    pub fn with_number(self, number: Pips) -> Self {
        self & Self::of_number(number)
    }

    /// The doubles among them.
    #[must_use]
    #[inline]
    pub fn doubles(self) -> Self {
        self & Self::DOUBLES
    }

    /// The triangles among them, in a word of their own.
    #[inline]
    pub(crate) fn triangles(self) -> u64 {
        self.0.get(TRIANGLES_AT / 64).copied().unwrap_or(0)
    }

    /// Undoes [`Tiles::triangles`].
    #[inline]
    pub(crate) fn of_triangles(bits: u64) -> Self {
        let mut tiles = Self::EMPTY;
        if let Some(word) = tiles.0.get_mut(TRIANGLES_AT / 64) {
            *word = bits;
        }
        tiles
    }

    /// All their pips together.
    #[must_use]
    pub fn pips(self) -> u32 {
        self.iter().map(Tile::pips).sum()
    }

    /// The first tile in the order of [`Tiles::iter`].
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Tile> {
        let at = self.0.iter().position(|word| *word != 0)?;
        Some(Tile::at_index(at * 64 + self.0[at].trailing_zeros() as usize))
    }

    /// The `n`th tile in the order of [`Tiles::iter`], counted from 0.
    #[must_use]
    #[inline]
    pub fn nth(self, mut n: usize) -> Option<Tile> {
        let mut at = 0;
        // The last word need not be counted: it runs out of tiles by itself.
        while at + 1 < W {
            let ones = self.0[at].count_ones() as usize;
            if n < ones {
                break;
            }
            n -= ones;
            at += 1;
        }
        let mut word = self.0[at];
        // Most sets asked are small, and the first steps cost less than a wrong guess whether to take them.
        word = select_unpredictable(n > 0, word & word.wrapping_sub(1), word);
        word = select_unpredictable(n > 1, word & word.wrapping_sub(1), word);
        word = select_unpredictable(n > 2, word & word.wrapping_sub(1), word);
        for _ in 3..n.min(64) {
            word &= word.wrapping_sub(1);
        }
        (word != 0).then(|| Tile::at_index(at * 64 + word.trailing_zeros() as usize))
    }

    /// The tiles, by their larger half and then by their smaller one.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        self.0.into_iter().enumerate().flat_map(|(at, mut word)| {
            core::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    Tile::at_index(at * 64 + bit)
                })
            })
        })
    }
}

/// Where the tiles of a set stand in the list of all tiles.
fn places(set: TileSet) -> Range<usize> {
    let highest = usize::from(set.highest());
    if set.is_triangles() {
        TRIANGLES_AT..TRIANGLES_AT + (highest + 1) * (highest + 2) * (highest + 3) / 6
    } else {
        0..(highest + 1) * (highest + 2) / 2
    }
}

impl<const W: usize> Default for Tiles<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> BitAnd for Tiles<W> {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= mask;
        }
        self
    }
}

impl<const W: usize> BitOr for Tiles<W> {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for Tiles<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word |= mask;
        }
    }
}

impl<const W: usize> FromIterator<Tile> for Tiles<W> {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_sizes_and_pips() {
        // G83.
        for (set, tiles, pips) in [
            (TileSet::Double6, 28, 168),
            (TileSet::Double9, 55, 495),
            (TileSet::Double12, 91, 1092),
            (TileSet::Double15, 136, 2040),
            (TileSet::Double18, 190, 3420),
        ] {
            let all = Wide::full_set(set);
            assert_eq!((all.len(), all.pips()), (tiles, pips), "{set:?}");
            assert_eq!(all.doubles().len(), usize::from(set.highest()) + 1);
            assert_eq!(all.with_number(set.highest()).len(), usize::from(set.highest()) + 1);
        }
        let triangles = Wide::full_set(TileSet::Triomino56);
        assert_eq!((triangles.len(), triangles.doubles().len(), triangles.with_number(5).len()), (56, 0, 21));
    }

    #[test]
    fn nth_agrees_with_iter() {
        let set: Tiles = Tiles::<1>::full_set(TileSet::Double9).without(Tiles::of_number(4));
        for (n, tile) in set.iter().enumerate() {
            assert_eq!(set.nth(n), Some(tile));
        }
        assert_eq!(set.nth(set.len()), None);
    }
}
