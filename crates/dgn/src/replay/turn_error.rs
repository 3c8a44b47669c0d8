//! The errors of replaying turns.

use boneyard_rules::{Move, Outcome, PartialError, PlayError, Seat, Tile};
use thiserror::Error;

/// Why a turn or a `left` line is refused.
#[derive(Debug, Error)]
pub(crate) enum TurnError {
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error(transparent)]
    Partial(#[from] PartialError),
    #[error("the round is over; legal: end {}", ended(*.0))]
    RoundOver(Outcome),
    #[error("it is the turn of seat {due}, not of seat {seat}")]
    OtherSeat { due: Seat, seat: Seat },
    #[error("`{0}` is too much: the turn is over")]
    TurnOver(String),
    #[error("{tile} fits several ends with different results; write {}", either(.ways))]
    Ambiguous { tile: Tile, ways: Vec<Move> },
    #[error("nothing may be drawn now")]
    NothingToDraw,
    #[error("{tile} is not the next tile of the stock; the next one is {next}")]
    NotNext { tile: Tile, next: Tile },
    #[error("{0} is not in the boneyard; it is used up")]
    BoneyardUsedUp(Tile),
    #[error("the drawn tile is not known, but the hands are; write the tile")]
    UnknownDraw,
    #[error("seat {seat} is left with other tiles; write left {seat} {held}")]
    LeftOther { seat: Seat, held: String },
    #[error("seat {seat} has {held} pips left, not {written}; write left {seat} ?{held}")]
    LeftPips { seat: Seat, held: u32, written: u32 },
}

impl TurnError {
    /// Whether the message should list the legal turns.
    pub(crate) const fn asks_for_legal(&self) -> bool {
        matches!(
            self,
            Self::Play(_)
                | Self::Partial(
                    PartialError::Play(_) | PartialError::DrawsForHub(_) | PartialError::NeedsCover
                )
                | Self::OtherSeat { .. }
                | Self::NothingToDraw
        )
    }
}

/// An outcome as an `end` line writes it.
pub(crate) fn ended(outcome: Outcome) -> String {
    match outcome {
        Outcome::Out(seat) => format!("out {seat}"),
        Outcome::Blocked(seat) => format!("blocked {seat}"),
    }
}

/// The moves, joined with "or".
fn either(moves: &[Move]) -> String {
    moves.iter().map(|choice| format!("{choice}")).collect::<Vec<_>>().join(" or ")
}
