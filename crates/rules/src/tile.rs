//! A tile and its numbers: a domino with two, or a triangle with three.

use core::{cmp::Ordering, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How many pips a half shows: 0 (blank) to [`PIPS_MAX`].
pub type Pips = u8;

/// The highest number on any tile, from the double-eighteen set.
pub const PIPS_MAX: Pips = 18;

/// A domino or a triangle. `6-4` and `4-6` are the same domino, so the smaller half is kept first. A triangle has three
/// numbers, which ascend clockwise from the smallest.
///
/// ```
/// use boneyard_rules::Tile;
///
/// let tile: Tile = "6-4".parse()?;
/// assert_eq!(tile, "4-6".parse()?);
/// assert_eq!(tile.to_string(), "4-6");
/// assert_eq!(tile.pips(), 10);
/// assert!("6-x".parse::<Tile>().is_err());
///
/// let triangle: Tile = "2-3-1".parse()?;
/// assert_eq!(triangle.to_string(), "1-2-3");
/// assert!("1-3-2".parse::<Tile>().is_err(), "its numbers do not ascend clockwise");
/// # Ok::<_, boneyard_rules::ParseTileError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(try_from = "Serialized", into = "Serialized")]
#[schema(value_type = Vec<u8>)]
pub struct Tile(
    /// Its index in [`LIST`]: 0-0, 0-1, 1-1, 0-2, … for dominoes, then the triangles from [`TRIANGLES_AT`]. A tile has
    /// the same index in every set.
    u8,
);

/// The numbers of a tile, the smallest first and clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Numbers {
    low: Pips,
    /// The larger half; for a triangle, the middle number.
    high: Pips,
    /// The largest number of a triangle; [`NO_THIRD`] for a domino.
    third: Pips,
}

/// The third number of a domino, which has none.
const NO_THIRD: Pips = Pips::MAX;

impl Tile {
    /// The tile with these two halves, in either order; `None` above [`PIPS_MAX`].
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert_eq!(Tile::new(6, 4), Tile::new(4, 6));
    /// assert_eq!(Tile::new(19, 0), None);
    /// ```
    #[must_use]
    pub const fn new(a: Pips, b: Pips) -> Option<Self> {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        if high > PIPS_MAX { None } else { Some(Self(Numbers { low, high, third: NO_THIRD }.index() as u8)) }
    }

    /// The triangle with these three numbers, read clockwise from any corner; `None` above
    /// [`CORNER_MAX`], and where they do not ascend from the smallest.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert_eq!(Tile::triangle(3, 1, 2), Tile::triangle(1, 2, 3));
    /// assert_eq!(Tile::triangle(1, 3, 2), None);
    /// ```
    #[must_use]
    pub const fn triangle(a: Pips, b: Pips, c: Pips) -> Option<Self> {
        let (low, high, third) = if a <= b && a <= c {
            // If the smallest number comes twice, start where the numbers then ascend: 1-3-1 is 1-1-3.
            if a == c && b > c { (c, a, b) } else { (a, b, c) }
        } else if b <= c {
            (b, c, a)
        } else {
            (c, a, b)
        };
        if low <= high && high <= third && third <= CORNER_MAX {
            Some(Self(Numbers { low, high, third }.index() as u8))
        } else {
            None
        }
    }

    /// The double of a number; `None` above [`PIPS_MAX`].
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert_eq!(Tile::double(6).map(|tile| tile.to_string()).as_deref(), Some("6-6"));
    /// assert_eq!(Tile::double(19), None);
    /// ```
    #[must_use]
    pub const fn double(number: Pips) -> Option<Self> {
        Self::new(number, number)
    }

    #[inline]
    const fn listed(self) -> Numbers {
        LIST[self.0 as usize]
    }

    /// The smaller half.
    #[must_use]
    #[inline]
    pub const fn low(self) -> Pips {
        self.listed().low
    }

    /// The larger half; for a triangle, the middle number.
    #[must_use]
    #[inline]
    pub const fn high(self) -> Pips {
        self.listed().high
    }

    /// The largest number of a triangle; `None` for a domino.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert_eq!("1-2-3".parse::<Tile>()?.third(), Some(3));
    /// assert_eq!("1-2".parse::<Tile>()?.third(), None);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn third(self) -> Option<Pips> {
        if self.is_triangle() { Some(self.listed().third) } else { None }
    }

    #[inline]
    const fn is_triangle(self) -> bool {
        self.index() >= TRIANGLES_AT
    }

    /// The largest number that the tile shows.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert_eq!("4-6".parse::<Tile>()?.largest(), 6);
    /// assert_eq!("1-2-3".parse::<Tile>()?.largest(), 3);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub const fn largest(self) -> Pips {
        let Numbers { high, third, .. } = self.listed();
        if self.is_triangle() { third } else { high }
    }

    /// The numbers that the tile shows: two, or three clockwise from the smallest.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert!("6-4".parse::<Tile>()?.numbers().eq([4, 6]));
    /// assert!("2-3-1".parse::<Tile>()?.numbers().eq([1, 2, 3]));
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    pub fn numbers(self) -> impl Iterator<Item = Pips> {
        [Some(self.low()), Some(self.high()), self.third()].into_iter().flatten()
    }

    /// Whether the tile is a domino with two equal halves. A triangle is never a double.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert!("3-3".parse::<Tile>()?.is_double());
    /// assert!(!"3-3-3".parse::<Tile>()?.is_double());
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_double(self) -> bool {
        self.low() == self.high() && !self.is_triangle()
    }

    /// Whether the tile is a triangle that shows one number three times.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert!("3-3-3".parse::<Tile>()?.is_triple());
    /// assert!(!"3-3-4".parse::<Tile>()?.is_triple());
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub const fn is_triple(self) -> bool {
        let Numbers { low, third, .. } = self.listed();
        low == third
    }

    /// The number that a triangle shows twice, and its other number; `None` for any other tile.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert_eq!("1-1-3".parse::<Tile>()?.pair(), Some((1, 3)));
    /// assert_eq!("1-3-3".parse::<Tile>()?.pair(), Some((3, 1)));
    /// assert_eq!("1-2-3".parse::<Tile>()?.pair(), None);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub const fn pair(self) -> Option<(Pips, Pips)> {
        let Numbers { low, high, third } = self.listed();
        if !self.is_triangle() || low == third {
            None
        } else if low == high {
            Some((low, third))
        } else if high == third {
            Some((high, low))
        } else {
            None
        }
    }

    /// The sum of the tile's numbers (R0.2.11).
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// assert_eq!("4-6".parse::<Tile>()?.pips(), 10);
    /// assert_eq!("1-2-3".parse::<Tile>()?.pips(), 6);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub const fn pips(self) -> u32 {
        let Numbers { low, high, third } = self.listed();
        let third = if self.is_triangle() { third } else { 0 };
        low as u32 + high as u32 + third as u32
    }

    /// Whether the tile shows `number`.
    ///
    /// ```
    /// use boneyard_rules::Tile;
    ///
    /// let tile: Tile = "4-6".parse()?;
    /// assert!(tile.has(6) && !tile.has(5));
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub const fn has(self, number: Pips) -> bool {
        let Numbers { low, high, third } = self.listed();
        low == number || high == number || (third == number && number != NO_THIRD)
    }

    /// The other half of a domino that shows `number`; for a double, `number` itself.
    #[must_use]
    #[inline]
    pub(crate) const fn beyond(self, number: Pips) -> Pips {
        let Numbers { low, high, .. } = self.listed();
        if low == number { high } else { low }
    }

    /// The tile's index in [`LIST`].
    #[must_use]
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile at an index of [`LIST`]. The caller passes an index for which [`is_tile`] holds.
    #[inline]
    pub(crate) const fn at_index(index: usize) -> Self {
        debug_assert!(is_tile(index));
        Self(index as u8)
    }
}

/// Whether a tile has this index.
pub(crate) const fn is_tile(index: usize) -> bool {
    index < DOMINOES_MAX || (TRIANGLES_AT <= index && index < TILES_MAX)
}

impl Numbers {
    /// The index in [`LIST`].
    const fn index(self) -> usize {
        let (low, high) = (self.low as usize, self.high as usize);
        if self.third == NO_THIRD {
            high * (high + 1) / 2 + low
        } else {
            let third = self.third as usize;
            TRIANGLES_AT + third * (third + 1) * (third + 2) / 6 + high * (high + 1) / 2 + low
        }
    }
}

/// The highest number on a triangle.
pub const CORNER_MAX: Pips = 5;

/// How many tiles a double-eighteen set has.
pub(crate) const DOMINOES_MAX: usize = 190;

/// The index of the first triangle: a multiple of 64, so that triangles have a machine word of their own.
pub(crate) const TRIANGLES_AT: usize = 192;

/// How many triangles exist.
pub(crate) const TRIANGLES: usize = 56;

/// One more than the index of the last triangle.
pub(crate) const TILES_MAX: usize = TRIANGLES_AT + TRIANGLES;

/// The numbers of every tile. The list has an entry for each value of a `u8`, so that no index is out of bounds.
static LIST: [Numbers; 256] = {
    let mut list = [Numbers { low: 0, high: 0, third: NO_THIRD }; 256];
    let mut high = 0;
    while high <= PIPS_MAX {
        let mut low = 0;
        while low <= high {
            let numbers = Numbers { low, high, third: NO_THIRD };
            list[numbers.index()] = numbers;
            low += 1;
        }
        high += 1;
    }
    let mut third = 0;
    while third <= CORNER_MAX {
        let mut high = 0;
        while high <= third {
            let mut low = 0;
            while low <= high {
                let numbers = Numbers { low, high, third };
                list[numbers.index()] = numbers;
                low += 1;
            }
            high += 1;
        }
        third += 1;
    }
    list
};

impl PartialOrd for Tile {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Compares the numbers from the smallest on: 0-6 comes before 1-1.
impl Ord for Tile {
    fn cmp(&self, other: &Self) -> Ordering {
        self.listed().cmp(&other.listed())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The serialized form of a tile: a list of its numbers.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a tile such as [3,5]")]
enum Serialized {
    Domino([Pips; 2]),
    Triangle([Pips; 3]),
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low(), self.high())?;
        self.third().map_or(Ok(()), |third| write!(f, "-{third}"))
    }
}

/// The text is not a tile.
///
/// ```
/// use boneyard_rules::Tile;
///
/// let refused = "6-x".parse::<Tile>().expect_err("x is no number");
/// assert_eq!(refused.to_string(), "not a tile: `6-x` (write it as `6-4`)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a tile: `{0}` (write it as `6-4`)")]
pub struct ParseTileError(alloc::string::String);

impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Self, ParseTileError> {
        let half = |digits: &str| -> Option<Pips> {
            // The standard parser accepts `+6` and `06`; tiles are written without sign and leading zero.
            let plain = digits == "0" || (digits.starts_with(|c: char| ('1'..='9').contains(&c)));
            plain.then(|| digits.parse().ok()).flatten()
        };
        let mut halves = text.split('-').map(half);
        let tile = match (halves.next(), halves.next(), halves.next(), halves.next()) {
            (Some(Some(a)), Some(Some(b)), None, None) => Tile::new(a, b),
            (Some(Some(a)), Some(Some(b)), Some(Some(c)), None) => Tile::triangle(a, b, c),
            _ => None,
        };
        tile.ok_or_else(|| ParseTileError(text.into()))
    }
}

impl From<Tile> for Serialized {
    fn from(tile: Tile) -> Self {
        match tile.third() {
            None => Self::Domino([tile.low(), tile.high()]),
            Some(third) => Self::Triangle([tile.low(), tile.high(), third]),
        }
    }
}

impl TryFrom<Serialized> for Tile {
    type Error = ParseTileError;

    fn try_from(written: Serialized) -> Result<Self, ParseTileError> {
        match written {
            Serialized::Domino([a, b]) => {
                Tile::new(a, b).ok_or_else(|| ParseTileError(alloc::format!("{a}-{b}")))
            }
            Serialized::Triangle([a, b, c]) => {
                Tile::triangle(a, b, c).ok_or_else(|| ParseTileError(alloc::format!("{a}-{b}-{c}")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn every_index_names_one_tile() {
        for index in (0..DOMINOES_MAX).chain(TRIANGLES_AT..TILES_MAX) {
            let tile = Tile::at_index(index);
            assert_eq!(tile.listed().index(), index);
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
    }

    #[test]
    fn a_triangle_is_the_same_from_every_corner() {
        let mut found = 0;
        for a in 0..=CORNER_MAX {
            for b in 0..=CORNER_MAX {
                for c in 0..=CORNER_MAX {
                    let tile = Tile::triangle(a, b, c);
                    assert_eq!(tile, Tile::triangle(b, c, a), "{a}-{b}-{c}");
                    assert_eq!(tile, Tile::triangle(c, a, b), "{a}-{b}-{c}");
                    found += usize::from(tile.is_some_and(|tile| tile.numbers().eq([a, b, c])));
                }
            }
        }
        assert_eq!(found, TILES_MAX - TRIANGLES_AT);
    }

    #[test]
    fn malformed_tiles_are_refused() {
        for text in
            ["", "6", "6-", "-6", "6_4", "+6-4", "06-4", "6-4-2", "0-2-1", "1-2-3-4", "19-0", "6 -4", "٣-٤"]
        {
            assert!(text.parse::<Tile>().is_err(), "{text}");
        }
    }
}
