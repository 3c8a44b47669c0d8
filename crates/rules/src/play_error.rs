//! Why an action is refused.

use alloc::vec::Vec;
use core::fmt;

use crate::{
    action::{Move, Place},
    layout::OpenEnd,
    tile::{Pips, Tile},
};

/// Why an action is refused. It says what would have been right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The round is over.
    Over,
    /// The seat does not hold the tile.
    NotHeld(Tile),
    /// The round must open with another tile.
    MustLead(Tile),
    /// The round must open with a double.
    MustLeadDouble,
    /// The first tile has no end, and every other one has.
    WrongPlace(Move),
    /// The tile does not fit there.
    DoesNotFit(Move, Vec<OpenEnd>),
    /// There is no such place, or it is not open.
    NoSuchEnd(Move, Vec<OpenEnd>),
    /// A triangle needs a cell.
    NeedsCell(Tile),
    /// The cell is taken, or no edge of it touches a tile.
    NoSuchCell(Move),
    /// The tile does not agree with these corners of its cell, clockwise from the apex.
    CornersDiffer(Move, [Option<Pips>; 3]),
    /// Either half fits there, so it must be said which of these stays open.
    WhichHalf(Move, [Pips; 2]),
    /// Only one half fits there, so there is no choice which stays open.
    NoChoiceOfHalf(Move),
    /// While both ends are equal, tiles go to the right (R3.1.11).
    RightOnEqualEnds(Tile, Pips),
    /// In a turn that goes on only such doubles may follow.
    OnlyDoubles(Tile),
    /// A tile fits, so the seat may neither draw nor pass; the move is one that it has.
    MustPlay(Move),
    /// Nothing fits and tiles may be drawn.
    MustDraw,
    /// Nothing may be drawn, or nothing more this turn.
    NothingToDraw,
    /// Nothing covers the double, and nothing may be drawn.
    MustPass,
    /// The tile is not in the boneyard.
    NotInBoneyard(Tile),
    /// No double was just laid that may be closed.
    NothingToClose,
    /// The turn is over by itself, or has not begun: there is nothing to be done with.
    NotDone,
    /// Something was laid in this turn, which may go on or end as it is.
    TurnMayEnd,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the round is over"),
            Self::NotHeld(tile) => write!(f, "{tile} is not in this hand"),
            Self::MustLead(tile) => write!(f, "the round must open with {tile}"),
            Self::MustLeadDouble => f.write_str("the round must open with a double"),
            Self::WrongPlace(Move::Play { tile, at: Place::First, .. }) => {
                write!(f, "{tile} needs an end; write {tile}@L or {tile}@R")
            }
            Self::WrongPlace(choice) => write!(f, "{choice} names an end, but nothing lies on the table"),
            Self::DoesNotFit(choice, ends) => write!(f, "{choice} does not fit; {}", Listed(ends)),
            Self::NoSuchEnd(choice, ends) => {
                write!(f, "{choice} names an end that is not open; open are")?;
                let open = |(at, end): (usize, &OpenEnd)| {
                    write!(f, "{} {} with {}", if at == 0 { "" } else { "," }, end.at, end.number)
                };
                ends.iter().enumerate().try_for_each(open)
            }
            Self::NeedsCell(tile) => {
                write!(f, "{tile} needs a cell; write it from the cell's apex, such as {tile}@1,0")
            }
            Self::NoSuchCell(choice) => {
                write!(f, "{choice} names a cell that is taken or touches no tile along an edge")
            }
            Self::CornersDiffer(choice, corners) => {
                write!(f, "{choice} does not fit; from its apex the cell asks for")?;
                let asked = |(at, corner): (usize, &Option<Pips>)| {
                    f.write_str(if at == 0 { " " } else { "-" })?;
                    match corner {
                        Some(number) => write!(f, "{number}"),
                        None => f.write_str("?"),
                    }
                };
                corners.iter().enumerate().try_for_each(asked)
            }
            Self::WhichHalf(choice, [one, other]) => {
                write!(
                    f,
                    "either half of {choice} fits; write {choice}={one} or {choice}={other}, the half left open"
                )
            }
            Self::NoChoiceOfHalf(choice) => {
                write!(f, "{choice} names a half left open, but only one half can be")
            }
            Self::RightOnEqualEnds(tile, number) => {
                write!(f, "both ends show {number}, so {tile} goes to the right: {tile}@R")
            }
            Self::OnlyDoubles(tile) => {
                write!(
                    f,
                    "{tile} cannot follow in this turn; another double that fits may, or the turn is over"
                )
            }
            Self::MustPlay(choice) => write!(f, "a tile fits and must be played, such as {choice}"),
            Self::MustDraw => f.write_str("nothing fits and the boneyard has tiles, so draw"),
            Self::NothingToDraw => f.write_str("nothing may be drawn now"),
            Self::MustPass => f.write_str("nothing covers the double, so the turn ends in a pass"),
            Self::NotInBoneyard(tile) => write!(f, "{tile} is not in the boneyard"),
            Self::NothingToClose => f.write_str("only a double that was just laid is closed"),
            Self::NotDone => f.write_str("nothing was laid yet; play, draw or pass"),
            Self::TurnMayEnd => {
                f.write_str("a tile was laid in this turn, so it may go on or end, but is no pass")
            }
        }
    }
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

impl core::error::Error for PlayError {}
