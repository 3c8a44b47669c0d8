//! Sets of tiles, such as a hand or the boneyard, stored with one bit a tile.

use core::{
    hint::select_unpredictable,
    ops::{BitAnd, BitOr, BitOrAssign, Range},
};

use crate::{
    tile::{DOMINOES_MAX, PIPS_MAX, Pips, TILES_MAX, TRIANGLES_AT, Tile, is_tile},
    tile_set::TileSet,
};

/// Some tiles of one set, such as a hand, the boneyard or the tiles on the table.
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

    /// Every tile that `W` words can hold.
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
    ///
    /// ```
    /// use boneyard_rules::{TileSet, Tiles, Wide};
    ///
    /// assert!(Tiles::<1>::fits(TileSet::Double9));
    /// assert!(!Tiles::<1>::fits(TileSet::Double12));
    /// assert!(Wide::fits(TileSet::Double18));
    /// ```
    #[must_use]
    pub fn fits(set: TileSet) -> bool {
        indexes(set).end <= 64 * W
    }

    /// Every tile of a set.
    ///
    /// ```
    /// use boneyard_rules::{TileSet, Tiles};
    ///
    /// assert_eq!(Tiles::<1>::full_set(TileSet::Double6).len(), 28);
    /// ```
    ///
    /// # Panics
    /// When `W` words cannot hold the set.
    #[must_use]
    pub fn full_set(set: TileSet) -> Self {
        assert!(Self::fits(set), "{set:?} does not fit {W} words");
        let Range { start, end } = indexes(set);
        let below = |index: usize| u64::MAX.checked_shr(64 - index as u32).unwrap_or(0);
        let mut tiles = Self::EMPTY;
        for (at, word) in tiles.0.iter_mut().enumerate() {
            let [start, end] = [start, end].map(|index| index.saturating_sub(64 * at).min(64));
            *word = below(end) & !below(start);
        }
        tiles
    }

    /// All tiles that show `number`, its double included, that `W` words can hold. They include tiles beyond the set in
    /// play: intersect the two sets.
    ///
    /// ```
    /// use boneyard_rules::{TileSet, Tiles};
    ///
    /// let threes = Tiles::<1>::full_set(TileSet::Double6) & Tiles::of_number(3);
    /// assert_eq!(threes.len(), 7);
    /// ```
    #[must_use]
    #[inline]
    pub const fn of_number(number: Pips) -> Self {
        Self::BY_NUMBER[number as usize]
    }

    /// How many tiles the set has.
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

    /// Whether the set has no tiles.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether `tile` is in this set.
    #[must_use]
    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        let index = tile.index();
        index < 64 * W && self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a tile. The caller passes a tile that `W` words hold; a release build ignores any other tile.
    ///
    /// ```
    /// use boneyard_rules::{Tile, Tiles};
    ///
    /// let mut hand = Tiles::<1>::EMPTY;
    /// let tile: Tile = "2-5".parse()?;
    /// hand.insert(tile);
    /// assert!(hand.contains(tile));
    /// hand.remove(tile);
    /// assert!(hand.is_empty());
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        let index = tile.index();
        debug_assert!(index < 64 * W, "{tile} does not fit {W} words");
        if index < 64 * W {
            self.0[index / 64] |= 1 << (index % 64);
        }
    }

    /// Removes a tile. A tile that is not in the set is ignored.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        let index = tile.index();
        if index < 64 * W {
            self.0[index / 64] &= !(1 << (index % 64));
        }
    }

    /// These tiles without those of `other`.
    ///
    /// ```
    /// use boneyard_rules::{TileSet, Tiles};
    ///
    /// let all = Tiles::<1>::full_set(TileSet::Double6);
    /// assert_eq!(all.without(Tiles::of_number(6)).len(), 21, "a set up to double-five");
    /// ```
    #[must_use]
    #[inline]
    pub fn without(mut self, other: Self) -> Self {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= !mask;
        }
        self
    }

    /// The tiles among these that show `number`.
    ///
    /// ```
    /// use boneyard_rules::{TileSet, Tiles};
    ///
    /// assert_eq!(Tiles::<1>::full_set(TileSet::Double6).with_number(3).len(), 7);
    /// ```
    #[must_use]
    #[inline]
    pub fn with_number(self, number: Pips) -> Self {
        self & Self::of_number(number)
    }

    /// The doubles in this set.
    ///
    /// ```
    /// use boneyard_rules::{TileSet, Tiles};
    ///
    /// assert_eq!(Tiles::<1>::full_set(TileSet::Double6).doubles().pips(), 42);
    /// ```
    #[must_use]
    #[inline]
    pub fn doubles(self) -> Self {
        self & Self::DOUBLES
    }

    /// The triangles in this set, one bit each.
    #[inline]
    pub(crate) fn triangles(self) -> u64 {
        self.0.get(TRIANGLES_AT / 64).copied().unwrap_or(0)
    }

    /// The set of these triangles: the inverse of [`Tiles::triangles`].
    #[inline]
    pub(crate) fn of_triangles(bits: u64) -> Self {
        let mut tiles = Self::EMPTY;
        if let Some(word) = tiles.0.get_mut(TRIANGLES_AT / 64) {
            *word = bits;
        }
        tiles
    }

    /// The sum of the pips of all tiles.
    ///
    /// ```
    /// use boneyard_rules::{TileSet, Tiles};
    ///
    /// assert_eq!(Tiles::<1>::full_set(TileSet::Double6).pips(), 168);
    /// ```
    #[must_use]
    pub fn pips(self) -> u32 {
        self.iter().map(Tile::pips).sum()
    }

    /// The first tile in the order of [`Tiles::iter`].
    ///
    /// ```
    /// use boneyard_rules::{Tile, Tiles};
    ///
    /// assert_eq!(Tiles::<1>::of_number(4).first(), Tile::new(0, 4));
    /// assert_eq!(Tiles::<1>::EMPTY.first(), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Tile> {
        let at = self.0.iter().position(|word| *word != 0)?;
        Some(Tile::at_index(at * 64 + self.0[at].trailing_zeros() as usize))
    }

    /// The `n`th tile in the order of [`Tiles::iter`], counted from 0.
    ///
    /// ```
    /// use boneyard_rules::{Tile, Tiles};
    ///
    /// assert_eq!(Tiles::<1>::of_number(4).nth(4), Tile::double(4));
    /// assert_eq!(Tiles::<1>::EMPTY.nth(0), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn nth(self, mut n: usize) -> Option<Tile> {
        let mut at = 0;
        // The bits of the last word need not be counted: if they are too few, `word` becomes 0 below.
        while at + 1 < W {
            let ones = self.0[at].count_ones() as usize;
            if n < ones {
                break;
            }
            n -= ones;
            at += 1;
        }
        let mut word = self.0[at];
        // Most sets are small. Doing the first three steps always costs less than a mispredicted branch.
        word = select_unpredictable(n > 0, word & word.wrapping_sub(1), word);
        word = select_unpredictable(n > 1, word & word.wrapping_sub(1), word);
        word = select_unpredictable(n > 2, word & word.wrapping_sub(1), word);
        for _ in 3..n.min(64) {
            word &= word.wrapping_sub(1);
        }
        (word != 0).then(|| Tile::at_index(at * 64 + word.trailing_zeros() as usize))
    }

    /// The tiles, by their larger half and then by their smaller half.
    ///
    /// ```
    /// use boneyard_rules::{Tile, Tiles};
    ///
    /// let hand: Tiles = ["1-3".parse()?, "0-0".parse()?, "2-2".parse()?].into_iter().collect();
    /// let order: Vec<String> = hand.iter().map(|tile| tile.to_string()).collect();
    /// assert_eq!(order, ["0-0", "2-2", "1-3"]);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
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

/// The indexes of a set's tiles in the list of all tiles.
fn indexes(set: TileSet) -> Range<usize> {
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
    fn every_set_has_its_size_and_pips() {
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
