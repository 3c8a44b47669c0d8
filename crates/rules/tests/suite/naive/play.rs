//! A tile and its place, as a record writes them.

use std::fmt;

use boneyard_rules::Tile;

/// The place of a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Spot {
    /// The place of the first tile.
    First,
    /// `L`, `R`, `U` or `D`, and the half that stays open. A record writes the half if either could stay open.
    Arm {
        name: char,
        opens: u8,
        written: bool,
    },
    Train(usize),
    PublicTrain,
    /// On this laid tile.
    On(Tile),
    /// In this cell, with these numbers clockwise from its apex.
    Cell {
        x: i32,
        y: i32,
        from_apex: [u8; 3],
    },
}

/// A tile and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Play {
    pub(crate) tile: Tile,
    pub(crate) spot: Spot,
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = self.tile;
        match self.spot {
            Spot::First => write!(f, "{tile}"),
            Spot::Arm { name, opens, written: true } => write!(f, "{tile}@{name}={opens}"),
            Spot::Arm { name, .. } => write!(f, "{tile}@{name}"),
            Spot::Train(seat) => write!(f, "{tile}@{}", seat + 1),
            Spot::PublicTrain => write!(f, "{tile}@M"),
            Spot::On(laid) => write!(f, "{tile}@{laid}"),
            Spot::Cell { x, y, from_apex: [a, b, c] } => write!(f, "{a}-{b}-{c}@{x},{y}"),
        }
    }
}
