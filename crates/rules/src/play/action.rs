//! What a seat may choose, and what it did: a [`Move`] becomes an [`Action`] once the drawn tile is known.

use alloc::string::String;
use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::place::{Place, from_apex};
use crate::tile::{PIPS_MAX, Pips, Tile};

/// What a seat may choose to do. Which tile a draw brings is not its choice. A turn is one move, or several where
/// the rules let it go on.
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
        /// The half that stays open, where either half may touch the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        leaves: Option<Pips>,
    },
    /// Take a tile from the boneyard.
    Draw,
    /// Close the double that was just laid, so that nothing may be attached to it.
    Close,
    /// Lay nothing more in a turn that might go on.
    Done,
    /// Do nothing.
    Pass,
}

impl Move {
    /// A tile laid where only one of its halves can touch.
    #[must_use]
    #[inline]
    pub const fn play(tile: Tile, at: Place) -> Self {
        Self::Play { tile, at, leaves: None }
    }
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
        /// The half that stayed open, where either half might have touched the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
    },
    /// It took this tile from the boneyard.
    Draw {
        /// The tile.
        tile: Tile,
    },
    /// It closed the double it had just laid.
    Close,
    /// It laid nothing more in a turn that might have gone on.
    Done,
    /// It did nothing.
    Pass,
}

impl Action {
    /// A tile laid where only one of its halves could touch.
    #[must_use]
    #[inline]
    pub const fn play(tile: Tile, at: Place) -> Self {
        Self::Play { tile, at, leaves: None }
    }

    /// The choice behind it.
    #[must_use]
    pub const fn choice(self) -> Move {
        match self {
            Self::Play { tile, at, leaves } => Move::Play { tile, at, leaves },
            Self::Draw { .. } => Move::Draw,
            Self::Close => Move::Close,
            Self::Done => Move::Done,
            Self::Pass => Move::Pass,
        }
    }
}

/// The move as a record says it: `1-5@R`, `0-3@L=3`, `draw`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { tile, at, leaves } => {
                match at {
                    Place::Cell(cell) => write!(f, "{}{at}", Turned(*tile, cell.turn))?,
                    _ => write!(f, "{tile}{at}")?,
                }
                leaves.map_or(Ok(()), |leaves| write!(f, "={leaves}"))
            }
            Self::Draw => f.write_str("draw"),
            Self::Close => f.write_str("close"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A triangle written from the number at its cell's apex.
struct Turned(Tile, u8);

impl fmt::Display for Turned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(tile, turn) = *self;
        let [apex, right, left] = from_apex(tile, turn);
        write!(f, "{apex}-{right}-{left}")
    }
}

/// The text is not a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("not a move: `{0}` (write it as `6-4@R`, `draw` or `pass`)")]
pub struct ParseMoveError(String);

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        match text {
            "draw" => Ok(Self::Draw),
            "close" => Ok(Self::Close),
            "done" => Ok(Self::Done),
            "pass" => Ok(Self::Pass),
            _ => play(text).ok_or_else(|| ParseMoveError(text.into())),
        }
    }
}

fn play(text: &str) -> Option<Move> {
    let (tile, end) = text.split_once('@').map_or((text, None), |(tile, end)| (tile, Some(end)));
    let (end, leaves) = match end.and_then(|end| end.split_once('=')) {
        Some((end, leaves)) => (Some(end), Some(leaves.parse().ok().filter(|n| *n <= PIPS_MAX)?)),
        None => (end, None),
    };
    let written = tile;
    let tile: Tile = tile.parse().ok()?;
    let at = match end {
        None => Place::First,
        Some(end) => Place::read(end, written, tile)?,
    };
    Some(Move::Play { tile, at, leaves })
}
