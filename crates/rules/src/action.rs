//! What a seat may choose, and what it did.

use alloc::string::String;
use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::tile::Tile;

/// Where a tile is laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// The first tile of a round has no end to go to.
    #[serde(rename = "first")]
    First,
    /// The left end. After a first tile that is not a double, its lower number.
    #[serde(rename = "L")]
    Left,
    /// The right end.
    #[serde(rename = "R")]
    Right,
}

/// What a seat may choose to do. Which tile a draw brings is not its choice.
///
/// ```
/// use boneyard_rules::Move;
///
/// let chosen: Move = "5-1@R".parse()?;
/// assert_eq!(chosen.to_string(), "1-5@R");
/// assert!("1-5@X".parse::<Move>().is_err());
/// # Ok::<_, boneyard_rules::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Move {
    /// Lay a tile.
    Play {
        /// The tile.
        tile: Tile,
        /// Where it goes.
        at: Place,
    },
    /// Take a tile from the boneyard.
    Draw,
    /// Do nothing.
    Pass,
}

/// What a seat did: a [`Move`] with the tile that a draw brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// It laid a tile.
    Play {
        /// The tile.
        tile: Tile,
        /// Where it went.
        at: Place,
    },
    /// It took this tile from the boneyard.
    Draw {
        /// The tile.
        tile: Tile,
    },
    /// It did nothing.
    Pass,
}

impl Action {
    /// The choice behind it.
    #[must_use]
    pub const fn choice(self) -> Move {
        match self {
            Self::Play { tile, at } => Move::Play { tile, at },
            Self::Draw { .. } => Move::Draw,
            Self::Pass => Move::Pass,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "",
            Self::Left => "@L",
            Self::Right => "@R",
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { tile, at } => write!(f, "{tile}{at}"),
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseMoveError(String);

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a move: `{}` (write it as `6-4@R`, `draw` or `pass`)", self.0)
    }
}

impl core::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let error = || ParseMoveError(text.into());
        let (tile, at) = match text {
            "draw" => return Ok(Self::Draw),
            "pass" => return Ok(Self::Pass),
            _ => match text.split_once('@') {
                None => (text, Place::First),
                Some((tile, "L")) => (tile, Place::Left),
                Some((tile, "R")) => (tile, Place::Right),
                Some(_) => return Err(error()),
            },
        };
        Ok(Self::Play { tile: tile.parse().map_err(|_| error())?, at })
    }
}
