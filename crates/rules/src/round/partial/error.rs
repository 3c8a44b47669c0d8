//! The reasons for which a round with partly unknown hands refuses an action.

use alloc::{format, string::String, vec::Vec};

use thiserror::Error;

use crate::{play::PlayError, seat::Seat, tile::Tile, tiles::Wide};

/// Why a [`PartialRound`](crate::PartialRound) refuses an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PartialError {
    /// The rules of play forbid the action. The unknown tiles make no difference.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// No tile is on the table yet, so the seat may neither draw nor pass.
    #[error("a round opens with a tile; lead one")]
    NothingLaid,
    /// The seats draw for the hub, and this seat has not drawn it.
    #[error("nobody was dealt {0}, so the seats draw for it")]
    DrawsForHub(Tile),
    /// The round opens with one of these tiles.
    #[error("the round must not open with {tile}; it opens with {}", either(*allowed))]
    OpensWith {
        /// The tile that was laid.
        tile: Tile,
        /// The tiles that may open the round.
        allowed: Wide,
    },
    /// The tile fitted before the seat drew, so the seat was not allowed to draw.
    #[error("{0} fitted before anything was drawn; play it without drawing")]
    FittedBefore(Tile),
    /// The turn cannot end on a double without its cover (F-train).
    #[error("the double needs a cover in the same turn")]
    NeedsCover,
    /// The next tile of the boneyard is known, and it is not the tile that was drawn.
    #[error("{tile} is not the next tile of the stock; the next one is {next}")]
    NotNext {
        /// The tile that was drawn.
        tile: Tile,
        /// The tile that comes next.
        next: Tile,
    },
    /// The set in play has no such tile.
    #[error("{0} is not in the set in play")]
    NotInSet(Tile),
    /// The tile is already on the table.
    #[error("{0} lies on the table already")]
    OnTable(Tile),
    /// Another seat is known to hold the tile.
    #[error("{0} is with seat {1}")]
    HeldBy(Tile, Seat),
    /// The tile is known to be in the boneyard.
    #[error("{0} is in the stock")]
    InBoneyard(Tile),
    /// A revealed hand names a tile twice.
    #[error("this hand has a tile twice")]
    RevealedTwice,
    /// A revealed hand has more or fewer tiles than the seat holds.
    #[error("seat {seat} is left with {held} tiles, not {revealed}")]
    RevealedCount {
        /// The seat of the hand.
        seat: Seat,
        /// How many tiles it holds.
        held: usize,
        /// How many were revealed.
        revealed: usize,
    },
    /// A revealed hand lacks a tile that the seat is known to hold.
    #[error("seat {seat} still holds {tile}; it belongs in this line")]
    NotRevealed {
        /// The seat of the hand.
        seat: Seat,
        /// The tile that is missing.
        tile: Tile,
    },
}

/// The tiles, joined with "or".
fn either(tiles: Wide) -> String {
    tiles.iter().map(|tile| format!("{tile}")).collect::<Vec<_>>().join(" or ")
}
