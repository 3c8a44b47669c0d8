//! What an analysis refuses.

use boneyard_dgn::DgnError;
use boneyard_rules::Move;
use thiserror::Error;

/// Why there is no analysis.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AnalysisError {
    /// The record is malformed or not legal.
    #[error(transparent)]
    Record(#[from] DgnError),
    /// In every round some tiles are unknown.
    #[error("no round of this record has all its hands; analysis needs the tiles of every seat")]
    NoKnownRound,
    /// The record has no such round.
    #[error("there is no round at index {round}; the record has {rounds} with all hands")]
    NoRound {
        /// The index that was asked for.
        round: usize,
        /// How many rounds with all hands there are.
        rounds: usize,
    },
    /// The round has no such action.
    #[error("there is no action at index {action}; the round has {actions}")]
    NoAction {
        /// The index that was asked for.
        action: usize,
        /// How many actions the round has.
        actions: usize,
    },
    /// No record was read yet.
    #[error("read a record first")]
    NotRead,
    /// A move that was to be tried is not legal.
    #[error("{0} is not legal there")]
    NotLegal(Move),
}
