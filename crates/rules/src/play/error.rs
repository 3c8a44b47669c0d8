//! Why an action is refused.

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use thiserror::Error;

use super::{
    action::Move,
    place::{OpenEnd, Place},
};
use crate::tile::{Pips, Tile};

/// Why an action is refused. It says what would have been right.
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
    /// The first tile has no end, and every other one has.
    #[error("{}", wrong_place(*.0))]
    WrongPlace(Move),
    /// The tile does not fit there.
    #[error("{0} does not fit; {ends}", ends = Listed(.1))]
    DoesNotFit(Move, Vec<OpenEnd>),
    /// There is no such place, or it is not open.
    #[error("{0} names an end that is not open; open are{ends}", ends = Named(.1))]
    NoSuchEnd(Move, Vec<OpenEnd>),
    /// A triangle needs a cell.
    #[error("{0} needs a cell; write it from the cell's apex, such as {0}@1,0")]
    NeedsCell(Tile),
    /// The cell is taken, or no edge of it touches a tile.
    #[error("{0} names a cell that is taken or touches no tile along an edge")]
    NoSuchCell(Move),
    /// The tile does not agree with these corners of its cell, clockwise from the apex.
    #[error("{0} does not fit; from its apex the cell asks for{corners}", corners = Corners(*.1))]
    CornersDiffer(Move, [Option<Pips>; 3]),
    /// Either half fits there, so it must be said which of these stays open.
    #[error("either half of {0} fits; write {0}={one} or {0}={other}, the half left open", one = .1[0], other = .1[1])]
    WhichHalf(Move, [Pips; 2]),
    /// Only one half fits there, so there is no choice which stays open.
    #[error("{0} names a half left open, but only one half can be")]
    NoChoiceOfHalf(Move),
    /// While both ends are equal, tiles go to the right (R3.1.11).
    #[error("both ends show {1}, so {0} goes to the right: {0}@R")]
    RightOnEqualEnds(Tile, Pips),
    /// In a turn that goes on only such doubles may follow.
    #[error("{0} cannot follow in this turn; another double that fits may, or the turn is over")]
    OnlyDoubles(Tile),
    /// A tile fits, so the seat may neither draw nor pass; the move is one that it has.
    #[error("a tile fits and must be played, such as {0}")]
    MustPlay(Move),
    /// Nothing fits and tiles may be drawn.
    #[error("nothing fits and the boneyard has tiles, so draw")]
    MustDraw,
    /// Nothing may be drawn, or nothing more this turn.
    #[error("nothing may be drawn now")]
    NothingToDraw,
    /// Nothing covers the double, and nothing may be drawn.
    #[error("nothing covers the double, so the turn ends in a pass")]
    MustPass,
    /// The tile is not in the boneyard.
    #[error("{0} is not in the boneyard")]
    NotInBoneyard(Tile),
    /// No double was just laid that may be closed.
    #[error("only a double that was just laid is closed")]
    NothingToClose,
    /// The turn is over by itself, or has not begun: there is nothing to be done with.
    #[error("nothing was laid yet; play, draw or pass")]
    NotDone,
    /// Something was laid in this turn, which may go on or end as it is.
    #[error("a tile was laid in this turn, so it may go on or end, but is no pass")]
    TurnMayEnd,
}

/// The open ends in a sentence: "the ends are 3 and 5".
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

/// Each open end with its number, after a space.
struct Named<'a>(&'a [OpenEnd]);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = |(at, end): (usize, &OpenEnd)| {
            write!(f, "{} {} with {}", if at == 0 { "" } else { "," }, end.at, end.number)
        };
        self.0.iter().enumerate().try_for_each(open)
    }
}

/// The numbers that a cell asks for, `?` for any, after a space.
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
