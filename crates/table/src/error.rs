//! Errors of restoring a table from its events.

use boneyard_rules::{PlayError, RulesError, Seat, SetupError, Tile};

/// Why a table cannot be restored from its events.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// The first event does not open a table.
    #[error("the first event does not open a table")]
    NotOpened,
    /// An event is missing.
    #[error("event {expected} is missing: {found} follows")]
    Gap {
        /// The number of the missing event.
        expected: u64,
        /// The number that came instead.
        found: u64,
    },
    /// This version of the program cannot read the rules.
    #[error("the table's rules are not known: {0}")]
    Rules(RulesError),
    /// An event does not follow from those before it.
    #[error("event {seq} cannot have happened: {why}")]
    Impossible {
        /// The event's number.
        seq: u64,
        /// The reason.
        why: EventError,
    },
}

/// Why an event does not follow from those before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventError {
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// No person sits there.
    #[error("seat {0} does not belong to a person")]
    NoPerson(Seat),
    /// It is another seat's turn.
    #[error("it is the turn of seat {0}")]
    OtherTurn(Seat),
    /// No round is being played.
    #[error("no round is being played")]
    NoRound,
    /// The round is not over.
    #[error("no round was played to its end")]
    RoundGoesOn,
    /// There is no pile to take from.
    #[error("no tiles lie there")]
    NoPile,
    /// The pile has no tile at that place.
    #[error("no tile lies at place {0}")]
    NoTile(usize),
    /// The seat has its tiles, or another seat takes first.
    #[error("seat {0} may not take")]
    MayNotTake(Seat),
    /// The boneyard has another tile at that place.
    #[error("{tile} is not at place {place} of the boneyard")]
    NotInBoneyard {
        /// The tile that was drawn.
        tile: Tile,
        /// The place in the boneyard that the event names.
        place: usize,
    },
    /// The seat may not announce 6-6.
    #[error("seat {0} cannot announce 6-6")]
    MayNotDeclare(Seat),
    /// The rules do not allow the action.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The rules do not allow the deal.
    #[error(transparent)]
    Deal(#[from] SetupError),
    /// The rules have no table of this size.
    #[error(transparent)]
    Rules(#[from] RulesError),
}
