//! A tile and where it goes, written as a record writes it.

use std::fmt;

use boneyard_rules::Tile;

/// Where a tile goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Spot {
    /// Nothing lies yet.
    First,
    /// `L`, `R`, `U` or `D`; this half stays open. It is written where the other half could have stayed open too.
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

/// A tile and where it goes.
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
