//! What a seat sees of each action at the table.

use crate::{
    play::{Move, Place},
    seat::Seat,
    tile::{Pips, Tile},
};

/// Something a seat saw happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// A tile was laid.
    Played {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where it went.
        at: Place,
        /// The half that stayed open, where either half might have touched the end.
        leaves: Option<Pips>,
    },
    /// A double that was just laid was closed.
    Closed {
        /// Who.
        seat: Seat,
    },
    /// A seat laid nothing more in a turn that might have gone on.
    Done {
        /// Who.
        seat: Seat,
    },
    /// A tile was drawn; only its player knows which.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile, where this view shows the hand that drew it.
        tile: Option<Tile>,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
}

impl Seen {
    /// The seat that acted.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match *self {
            Self::Played { seat, .. }
            | Self::Closed { seat }
            | Self::Done { seat }
            | Self::Drew { seat, .. }
            | Self::Passed { seat } => seat,
        }
    }

    /// The move behind it.
    #[must_use]
    pub const fn choice(&self) -> Move {
        match *self {
            Self::Played { tile, at, leaves, .. } => Move::Play { tile, at, leaves },
            Self::Closed { .. } => Move::Close,
            Self::Done { .. } => Move::Done,
            Self::Drew { .. } => Move::Draw,
            Self::Passed { .. } => Move::Pass,
        }
    }
}
