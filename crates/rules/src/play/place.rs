//! The places where tiles may be laid.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    seat::Seat,
    tile::{Pips, Tile},
};

/// Where a tile is laid.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The place of the first tile of a round.
    First,
    /// The left end. The first tile shows its lower number there.
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
    /// The open half, or an open side, of this laid tile.
    On(Tile),
    /// A cell of the lattice, for a triangle.
    Cell(Cell),
}

/// A cell of the lattice and the turn of the triangle in it. Columns count to the right, rows downwards. A cell points up
/// if its column and row add up to an even number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
pub struct Cell {
    /// The column.
    pub x: i8,
    /// The row.
    pub y: i8,
    /// Which of the tile's numbers lies at the cell's apex: 0 for the smallest, then clockwise.
    pub turn: u8,
}

/// A place where a tile may be laid, and the number that it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenEnd {
    /// The place.
    pub at: Place,
    /// The number that a tile must match there.
    pub number: Pips,
}

/// The place as a move names it after the tile: `@L`, `@3`, `@2-5`, `@-1,2`; nothing for the first tile.
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

impl Place {
    /// Parses the text after `@` in a move; `None` if the text names no place. `written` is the tile as the move spells
    /// it: a triangle starts with the number at its cell's apex, which gives its turn.
    ///
    /// ```
    /// use boneyard_rules::Place;
    ///
    /// let tile = "3-5".parse()?;
    /// assert_eq!(Place::read("L", "3-5", tile), Some(Place::Left));
    /// assert_eq!(Place::read("X", "3-5", tile), None);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub fn read(end: &str, written: &str, tile: Tile) -> Option<Self> {
        Some(match end {
            "L" => Self::Left,
            "R" => Self::Right,
            "U" => Self::Up,
            "D" => Self::Down,
            "M" => Self::Public,
            _ => match end.split_once(',') {
                Some((x, y)) => {
                    Self::Cell(Cell { x: coordinate(x)?, y: coordinate(y)?, turn: turn_of(written, tile)? })
                }
                None if end.contains('-') => Self::On(end.parse().ok()?),
                None => Self::Train(Seat::new(end.parse().ok().filter(|_| end.len() == 1)?)?),
            },
        })
    }
}

/// Parses a coordinate: `0` or `-3`, but not `+3` or `03`.
fn coordinate(text: &str) -> Option<i8> {
    text.parse().ok().filter(|number: &i8| alloc::format!("{number}") == text)
}

/// The numbers of a triangle with this turn, clockwise from its cell's apex.
pub(crate) const fn from_apex(tile: Tile, turn: u8) -> [Pips; 3] {
    let third = if let Some(third) = tile.third() { third } else { 0 };
    let (low, high) = (tile.low(), tile.high());
    match turn % 3 {
        0 => [low, high, third],
        1 => [high, third, low],
        _ => [third, low, high],
    }
}

/// The turn of a triangle whose text starts at its cell's apex; `None` for a domino.
pub(crate) fn turn_of(written: &str, tile: Tile) -> Option<u8> {
    let numbers = || written.split('-').map(|number| number.parse().ok());
    tile.third()?;
    (0..3).find(|turn| numbers().eq(from_apex(tile, *turn).map(Some::<Pips>)))
}
