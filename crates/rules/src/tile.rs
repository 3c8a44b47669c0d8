//! One domino, and the numbers on it.

use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How many pips a half shows: 0 (blank) to [`PIPS_MAX`].
pub type Pips = u8;

/// The highest number any set has: double-eighteen.
pub const PIPS_MAX: Pips = 18;

/// A domino. `6-4` and `4-6` are the same tile, so the smaller half is kept first.
///
/// ```
/// use boneyard_rules::Tile;
///
/// let tile: Tile = "6-4".parse()?;
/// assert_eq!(tile, "4-6".parse()?);
/// assert_eq!(tile.to_string(), "4-6");
/// assert_eq!(tile.pips(), 10);
/// assert!("6-x".parse::<Tile>().is_err());
/// # Ok::<_, boneyard_rules::ParseTileError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[Pips; 2]", into = "[Pips; 2]")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Tile {
    low: Pips,
    high: Pips,
}

impl Tile {
    /// The tile with these two halves, in either order; `None` above [`PIPS_MAX`].
    #[must_use]
    pub const fn new(a: Pips, b: Pips) -> Option<Self> {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        if high > PIPS_MAX { None } else { Some(Self { low, high }) }
    }

    /// The double of a number; `None` above [`PIPS_MAX`].
    #[must_use]
    pub const fn double(number: Pips) -> Option<Self> {
        Self::new(number, number)
    }

    /// The smaller half.
    #[must_use]
    pub const fn low(self) -> Pips {
        self.low
    }

    /// The larger half.
    #[must_use]
    pub const fn high(self) -> Pips {
        self.high
    }

    /// Whether both halves show the same number.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.low == self.high
    }

    /// The pips of both halves together (R0.2.11).
    #[must_use]
    pub const fn pips(self) -> u32 {
        self.low as u32 + self.high as u32
    }

    /// Whether one of the halves shows `number`.
    #[must_use]
    pub const fn has(self, number: Pips) -> bool {
        self.low == number || self.high == number
    }

    /// The half that stays open when the other half touches `number`; `None` where the tile lacks it.
    #[must_use]
    pub const fn other_half(self, number: Pips) -> Option<Pips> {
        if self.low == number {
            Some(self.high)
        } else if self.high == number {
            Some(self.low)
        } else {
            None
        }
    }

    /// The half that is not `number`, of a tile that shows it: a double shows it twice.
    #[must_use]
    #[inline]
    pub(crate) const fn beyond(self, number: Pips) -> Pips {
        if self.low == number { self.high } else { self.low }
    }

    /// The tile's place in the endless list 0-0, 0-1, 1-1, 0-2, …: the same in every set.
    #[must_use]
    pub(crate) const fn index(self) -> usize {
        self.high as usize * (self.high as usize + 1) / 2 + self.low as usize
    }

    /// Undoes [`Tile::index`]; `index` must be below [`TILES_MAX`].
    pub(crate) const fn at_index(index: usize) -> Self {
        TILES[index]
    }
}

/// The tiles of a double-eighteen set.
pub(crate) const TILES_MAX: usize = 190;

const TILES: [Tile; TILES_MAX] = {
    let mut tiles = [Tile { low: 0, high: 0 }; TILES_MAX];
    let mut high = 0;
    let mut index = 0;
    while high <= PIPS_MAX {
        let mut low = 0;
        while low <= high {
            tiles[index] = Tile { low, high };
            index += 1;
            low += 1;
        }
        high += 1;
    }
    tiles
};

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

/// The text is not a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseTileError(alloc::string::String);

impl fmt::Display for ParseTileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a tile: `{}` (write it as `6-4`)", self.0)
    }
}

impl core::error::Error for ParseTileError {}

impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Self, ParseTileError> {
        let half = |digits: &str| -> Option<Pips> {
            // `+6` and `06` are numbers to the standard parser, but nobody writes a tile so.
            let plain = digits == "0" || (digits.starts_with(|c: char| ('1'..='9').contains(&c)));
            plain.then(|| digits.parse().ok()).flatten()
        };
        text.split_once('-')
            .and_then(|(a, b)| Tile::new(half(a)?, half(b)?))
            .ok_or_else(|| ParseTileError(text.into()))
    }
}

impl From<Tile> for [Pips; 2] {
    fn from(tile: Tile) -> Self {
        [tile.low, tile.high]
    }
}

impl TryFrom<[Pips; 2]> for Tile {
    type Error = ParseTileError;

    fn try_from([a, b]: [Pips; 2]) -> Result<Self, ParseTileError> {
        Tile::new(a, b).ok_or_else(|| ParseTileError(alloc::format!("{a}-{b}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_names_one_tile() {
        for index in 0..TILES_MAX {
            assert_eq!(Tile::at_index(index).index(), index);
        }
    }

    #[test]
    fn odd_spellings_are_no_tiles() {
        for text in ["", "6", "6-", "-6", "6_4", "+6-4", "06-4", "6-4-2", "19-0", "6 -4", "٣-٤"] {
            assert!(text.parse::<Tile>().is_err(), "{text}");
        }
    }
}
