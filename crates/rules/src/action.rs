//! What a seat may choose, and what it did.

use alloc::string::String;
use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    seat::Seat,
    tile::{PIPS_MAX, Pips, Tile},
};

/// Where a tile is laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// The first tile of a round has no end to go to.
    First,
    /// The left end. After a first tile that is not a double, its lower number.
    #[serde(rename = "L")]
    Left,
    /// The right end.
    #[serde(rename = "R")]
    Right,
    /// The upper arm of a spinner.
    #[serde(rename = "U")]
    Up,
    /// The lower arm of a spinner.
    #[serde(rename = "D")]
    Down,
    /// The public train.
    #[serde(rename = "M")]
    Public,
    /// The train of this seat.
    Train(Seat),
    /// The open half of this laid tile.
    On(Tile),
    /// This cell, for a triangle.
    Cell(Cell),
}

/// A cell for a triangle, and how the tile lies in it. Columns grow to the right, rows downwards; cells whose column
/// and row add up to an even number point up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cell {
    /// The column.
    pub x: i8,
    /// The row.
    pub y: i8,
    /// Which of the tile's numbers lies at the cell's apex: 0 the smallest, then clockwise.
    pub turn: u8,
}

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

/// The end as it stands after a tile: `@L`, `@3`, `@2-5`, `@-1,2`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => Ok(()),
            Self::Left => f.write_str("@L"),
            Self::Right => f.write_str("@R"),
            Self::Up => f.write_str("@U"),
            Self::Down => f.write_str("@D"),
            Self::Public => f.write_str("@M"),
            Self::Train(seat) => write!(f, "@{seat}"),
            Self::On(tile) => write!(f, "@{tile}"),
            Self::Cell(Cell { x, y, .. }) => write!(f, "@{x},{y}"),
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
        Some(end) => place(end, written, tile)?,
    };
    Some(Move::Play { tile, at, leaves })
}

/// The place that stands after `@`, for this tile as it was written.
pub(crate) fn place(end: &str, written: &str, tile: Tile) -> Option<Place> {
    Some(match end {
        "L" => Place::Left,
        "R" => Place::Right,
        "U" => Place::Up,
        "D" => Place::Down,
        "M" => Place::Public,
        _ => match end.split_once(',') {
            Some((x, y)) => {
                Place::Cell(Cell { x: coordinate(x)?, y: coordinate(y)?, turn: turn_of(written, tile)? })
            }
            None if end.contains('-') => Place::On(end.parse().ok()?),
            None => Place::Train(Seat::new(end.parse().ok().filter(|_| end.len() == 1)?)?),
        },
    })
}

/// A coordinate as it is written: `0`, `-3`, and neither `+3` nor `03`.
fn coordinate(text: &str) -> Option<i8> {
    text.parse().ok().filter(|number: &i8| alloc::format!("{number}") == text)
}

/// A triangle's numbers clockwise from its cell's apex, turned so many times.
pub(crate) const fn from_apex(tile: Tile, turn: u8) -> [Pips; 3] {
    let third = if let Some(third) = tile.third() { third } else { 0 };
    let (low, high) = (tile.low(), tile.high());
    match turn % 3 {
        0 => [low, high, third],
        1 => [high, third, low],
        _ => [third, low, high],
    }
}

/// How a triangle is turned that was written from its apex; none for a domino.
pub(crate) fn turn_of(written: &str, tile: Tile) -> Option<u8> {
    let numbers = || written.split('-').map(|number| number.parse().ok());
    tile.third()?;
    (0..3).find(|turn| numbers().eq(from_apex(tile, *turn).map(Some::<Pips>)))
}
