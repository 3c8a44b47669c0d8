//! Choices that the rules refuse.

use std::fmt;

use boneyard_rules::{Move, PlayError, Seat};

/// A bot chose an illegal move, or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foul {
    /// The bot's seat.
    pub seat: Seat,
    /// The chosen move, if any.
    pub chosen: Option<Move>,
    /// Why the rules refuse it.
    pub why: PlayError,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chosen {
            Some(chosen) => write!(f, "seat {} chose {chosen}: {}", self.seat, self.why),
            None => write!(f, "seat {} chose nothing: {}", self.seat, self.why),
        }
    }
}

impl std::error::Error for Foul {}
