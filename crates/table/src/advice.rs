//! What a bot would do on a seat, and why.

use boneyard_rules::{Move, Seat};
use serde::{Deserialize, Serialize};

/// A move that a bot would make, with a reason to tell a person.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Advice {
    /// The move.
    pub choice: Move,
    /// Why. It follows from the rules and from what the seat has seen.
    pub why: Reason,
}

/// Why a move is good.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reason {
    /// No other move is legal.
    Only,
    /// It lays the last tile of the hand.
    LastTile,
    /// It scores now, and no other move scores more.
    Scores { points: i32 },
    /// The next player certainly has no tile that fits then.
    Stops { seat: Seat },
    /// More tiles of the hand fit then than after any other move.
    Keeps {
        /// How many tiles fit.
        tiles: u8,
    },
    /// It lays a double, which fits one number only and so is hard to lay later.
    Double,
    /// It lays the tile with the most points of those that fit, and points in the hand are bad.
    Heavy { points: u32 },
    /// In deals that agree with what the seat has seen, it did better than the next best move.
    Better {
        /// By how many points, on average.
        points: f32,
        /// In how many deals.
        deals: u32,
    },
}
