//! An action as one seat sees it.

use crate::{
    play::{Move, Place},
    seat::Seat,
    tile::{Pips, Tile},
};

/// An action as one seat sees it: the tile of another seat's draw is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// A tile was laid.
    Played {
        /// The seat that acted.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The place where the tile was laid.
        at: Place,
        /// The half that stayed open, where either half could touch the end; else `None`.
        leaves: Option<Pips>,
    },
    /// A double that was just laid was closed.
    Closed {
        /// The seat that acted.
        seat: Seat,
    },
    /// A seat ended a turn in which more tiles could follow.
    Done {
        /// The seat that acted.
        seat: Seat,
    },
    /// A tile was drawn.
    Drew {
        /// The seat that acted.
        seat: Seat,
        /// The tile; `None` if the viewer does not see the hand of the seat that drew.
        tile: Option<Tile>,
    },
    /// A seat passed.
    Passed {
        /// The seat that acted.
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

    /// The move of this action, without the drawn tile.
    ///
    /// ```
    /// use boneyard_rules::{Move, Seat, Seen};
    ///
    /// assert_eq!(Seen::Drew { seat: Seat::FIRST, tile: None }.choice(), Move::Draw);
    /// ```
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
