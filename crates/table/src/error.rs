//! Why events do not make a table.

use boneyard_rules::{PlayError, RulesError, Seat, SetupError, Tile};

/// Why events do not make a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// The first event does not open a table.
    #[error("the first event does not open a table")]
    NotOpened,
    /// The numbers are not dense.
    #[error("event {expected} is missing: {found} follows")]
    Gap {
        /// The number that was due.
        expected: u64,
        /// The number that stood there.
        found: u64,
    },
    /// This version does not know the rules.
    #[error("the table's rules are not known: {0}")]
    Rules(RulesError),
    /// An event does not follow from those before it.
    #[error("event {seq} cannot have happened: {why}")]
    Impossible {
        /// Its number.
        seq: u64,
        /// Why.
        why: EventError,
    },
}

/// Why an event does not follow from those before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventError {
    /// The table has fewer seats.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// No person sits there.
    #[error("seat {0} is no person's")]
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
    /// No pile lies on the table.
    #[error("no tiles lie there")]
    NoPile,
    /// Nothing lies at that place of the pile.
    #[error("no tile lies at place {0}")]
    NoTile(usize),
    /// The seat has its tiles, or another seat takes first.
    #[error("seat {0} may not take")]
    MayNotTake(Seat),
    /// Another tile lies at that place of the boneyard.
    #[error("{tile} is not at place {place} of the boneyard")]
    NotInBoneyard {
        /// The tile that was drawn.
        tile: Tile,
        /// Where.
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
    /// The rules have no such table.
    #[error(transparent)]
    Rules(#[from] RulesError),
}
