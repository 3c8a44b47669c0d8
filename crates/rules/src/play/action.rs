//! Moves and actions. A [`Move`] is what a seat chooses; an [`Action`] is a move with the drawn tile.

use alloc::string::String;
use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::place::{Place, from_apex};
use crate::tile::{PIPS_MAX, Pips, Tile};

/// What a seat chooses to do. A turn is one move, or several where the rules allow it. `Display` and `FromStr` use the
/// notation of records: `1-5@R`, `0-3@L=3`, `draw`.
///
/// ```
/// use boneyard_rules::Move;
///
/// let chosen: Move = "5-1@R".parse()?;
/// assert_eq!(chosen.to_string(), "1-5@R");
///
/// let refused = "1-5@X".parse::<Move>().expect_err("there is no end X");
/// assert_eq!(refused.to_string(), "not a move: `1-5@X` (write it as `6-4@R`, `draw` or `pass`)");
/// # Ok::<_, boneyard_rules::ParseMoveError>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Move {
    /// Lay a tile.
    Play {
        /// The tile.
        tile: Tile,
        /// The place where the tile is laid.
        at: Place,
        /// The half that stays open, where either half may touch the end; else `None`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
    },
    /// Draw a tile from the boneyard.
    Draw,
    /// Close the double that was just laid, so that no tile may be attached to it (F-donkey).
    Close,
    /// End a turn in which more tiles could follow.
    Done,
    /// Pass: the seat cannot lay a tile or draw.
    Pass,
}

impl Move {
    /// A play at a place where only one half of the tile can touch.
    ///
    /// ```
    /// use boneyard_rules::{Move, Place};
    ///
    /// assert_eq!(Move::play("1-5".parse()?, Place::Right).to_string(), "1-5@R");
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn play(tile: Tile, at: Place) -> Self {
        Self::Play { tile, at, leaves: None }
    }
}

/// What a seat did: a [`Move`] with the drawn tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// The seat laid a tile.
    Play {
        /// The tile.
        tile: Tile,
        /// The place where the tile was laid.
        at: Place,
        /// The half that stayed open, where either half could touch the end; else `None`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
    },
    /// The seat drew this tile from the boneyard.
    Draw {
        /// The tile.
        tile: Tile,
    },
    /// The seat closed the double that it had just laid.
    Close,
    /// The seat ended a turn in which more tiles could follow.
    Done,
    /// The seat passed.
    Pass,
}

impl Action {
    /// A play at a place where only one half of the tile could touch.
    #[must_use]
    #[inline]
    pub const fn play(tile: Tile, at: Place) -> Self {
        Self::Play { tile, at, leaves: None }
    }

    /// The move of this action, without the drawn tile.
    ///
    /// ```
    /// use boneyard_rules::{Action, Move};
    ///
    /// assert_eq!(Action::Draw { tile: "1-5".parse()? }.choice(), Move::Draw);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
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

/// A triangle in text, starting with the number at its cell's apex.
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
