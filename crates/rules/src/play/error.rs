//! The reasons to refuse an action, each with a message that says what would be legal.

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use thiserror::Error;

use super::{
    action::Move,
    place::{OpenEnd, Place},
};
use crate::tile::{Pips, Tile};

/// Why an action is refused. The message says what would be legal.
///
/// ```
/// use boneyard_rules::PlayError;
///
/// let refused = PlayError::MustLead("6-6".parse()?);
/// assert_eq!(refused.to_string(), "the round must open with 6-6");
/// # Ok::<_, boneyard_rules::ParseTileError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The round is over.
    #[error("the round is over")]
    Over,
    /// The seat does not hold the tile.
    #[error("{0} is not in this hand")]
    NotHeld(Tile),
    /// The round must open with another tile.
    #[error("the round must open with {0}")]
    MustLead(Tile),
    /// The round must open with a double.
    #[error("the round must open with a double")]
    MustLeadDouble,
    /// The first tile of a round must name no end; every later tile must name one.
    #[error("{}", wrong_place(*.0))]
    WrongPlace(Move),
    /// The tile does not fit there.
    #[error("{0} does not fit; {ends}", ends = Listed(.1))]
    DoesNotFit(Move, Vec<OpenEnd>),
    /// The place does not exist or is not open.
    #[error("{0} names an end that is not open; open are{ends}", ends = Named(.1))]
    NoSuchEnd(Move, Vec<OpenEnd>),
    /// The play of a triangle must name a cell.
    #[error("{0} needs a cell; write it from the cell's apex, such as {0}@1,0")]
    NeedsCell(Tile),
    /// The cell is taken, or none of its edges touches a tile.
    #[error("{0} names a cell that is taken or touches no tile along an edge")]
    NoSuchCell(Move),
    /// The tile does not match these corners of its cell, clockwise from the apex; `None` for a corner that takes any
    /// number.
    #[error("{0} does not fit; from its apex the cell asks for{corners}", corners = Corners(*.1))]
    CornersDiffer(Move, [Option<Pips>; 3]),
    /// Either half fits there, so the move must name the half that stays open: one of these two numbers.
    #[error("either half of {0} fits; write {0}={one} or {0}={other}, the half left open", one = .1[0], other = .1[1])]
    WhichHalf(Move, [Pips; 2]),
    /// Only one half fits there, so the move must not name the half that stays open.
    #[error("{0} names a half left open, but only one half can be")]
    NoChoiceOfHalf(Move),
    /// While both ends show one number, tiles go to the right end (R3.1.11).
    #[error("both ends show {1}, so {0} goes to the right: {0}@R")]
    RightOnEqualEnds(Tile, Pips),
    /// Only a double that fits may follow in this turn.
    #[error("{0} cannot follow in this turn; another double that fits may, or the turn is over")]
    OnlyDoubles(Tile),
    /// A tile fits, so the seat may neither draw nor pass. The value is one legal play.
    #[error("a tile fits and must be played, such as {0}")]
    MustPlay(Move),
    /// No tile of the hand fits, and the seat may draw.
    #[error("nothing fits and the boneyard has tiles, so draw")]
    MustDraw,
    /// The boneyard allows no draw, or no further draw in this turn.
    #[error("nothing may be drawn now")]
    NothingToDraw,
    /// No tile covers the double, and the seat may not draw (F-train).
    #[error("nothing covers the double, so the turn ends in a pass")]
    MustPass,
    /// The tile is not in the boneyard.
    #[error("{0} is not in the boneyard")]
    NotInBoneyard(Tile),
    /// The last tile is not a double that may be closed.
    #[error("only a double that was just laid is closed")]
    NothingToClose,
    /// No tile was laid in this turn, so there is no turn to end.
    #[error("nothing was laid yet; play, draw or pass")]
    NotDone,
    /// A tile was laid in this turn, so the seat may continue or end it, but not pass.
    #[error("you laid a tile in this turn, so you can continue or end it, but not pass")]
    TurnMayEnd,
}

/// Prints the numbers of the open ends: "the ends are 3 and 5".
struct Listed<'a>(&'a [OpenEnd]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((last, before)) = self.0.split_last() else { return f.write_str("no end is open") };
        if before.is_empty() {
            return write!(f, "the end is {}", last.number);
        }
        f.write_str("the ends are ")?;
        for (at, end) in before.iter().enumerate() {
            write!(f, "{}{}", if at == 0 { "" } else { ", " }, end.number)?;
        }
        write!(f, " and {}", last.number)
    }
}

/// Prints each open end with its number, after a space.
struct Named<'a>(&'a [OpenEnd]);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = |(at, end): (usize, &OpenEnd)| {
            write!(f, "{} {} with {}", if at == 0 { "" } else { "," }, end.at, end.number)
        };
        self.0.iter().enumerate().try_for_each(open)
    }
}

/// Prints the corners of a cell after a space; `?` means a corner that takes any number.
struct Corners([Option<Pips>; 3]);

impl fmt::Display for Corners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asked = |(at, corner): (usize, &Option<Pips>)| {
            f.write_str(if at == 0 { " " } else { "-" })?;
            match corner {
                Some(number) => write!(f, "{number}"),
                None => f.write_str("?"),
            }
        };
        self.0.iter().enumerate().try_for_each(asked)
    }
}

fn wrong_place(tried: Move) -> String {
    match tried {
        Move::Play { tile, at: Place::First, .. } => {
            format!("{tile} needs an end; write {tile}@L or {tile}@R")
        }
        _ => format!("{tried} names an end, but nothing lies on the table"),
    }
}
