//! The jobs of the writer, with the channels for its answers.

use tokio::sync::oneshot;

use crate::{
    Append, AppendError, ClubChange, ClubError, ClubRefusal, EveningChange, EveningError, EveningRefusal,
    Guest, StoreError,
};

/// A write operation with the channel for its result.
pub(crate) enum Job {
    Append {
        append: Append,
        done: oneshot::Sender<Result<(), AppendError>>,
    },
    SaveGuest {
        guest: Guest,
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    /// Writes an unchanged value, to check that writing works.
    Check {
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    ChangeClub {
        change: ClubChange,
        done: oneshot::Sender<Result<(), ClubError>>,
    },
    ChangeEvening {
        change: EveningChange,
        done: oneshot::Sender<Result<(), EveningError>>,
    },
}

/// The outcome of a job in a committed transaction.
pub(crate) enum Outcome {
    Stored,
    Conflict(AppendError),
    ClubRefused(ClubRefusal),
    EveningRefused(EveningRefusal),
}

impl Job {
    pub(crate) fn rows(&self) -> usize {
        match self {
            Job::Append { append, .. } => append.events.len().max(1),
            Job::SaveGuest { .. } | Job::Check { .. } => 1,
            Job::ChangeClub { change, .. } => change.rows(),
            Job::ChangeEvening { change, .. } => change.rows(),
        }
    }

    pub(crate) fn answer(self, outcome: Outcome) {
        // A failed send means that the caller no longer waits.
        match (self, outcome) {
            (Job::Append { done, .. }, Outcome::Conflict(error)) => _ = done.send(Err(error)),
            (Job::Append { done, .. }, _) => _ = done.send(Ok(())),
            (Job::SaveGuest { done, .. } | Job::Check { done }, _) => _ = done.send(Ok(())),
            (Job::ChangeClub { done, .. }, Outcome::ClubRefused(refusal)) => {
                _ = done.send(Err(refusal.into()));
            }
            (Job::ChangeClub { done, .. }, _) => _ = done.send(Ok(())),
            (Job::ChangeEvening { done, .. }, Outcome::EveningRefused(refusal)) => {
                _ = done.send(Err(refusal.into()));
            }
            (Job::ChangeEvening { done, .. }, _) => _ = done.send(Ok(())),
        }
    }

    pub(crate) fn fail(self, error: &StoreError) {
        // As above.
        match self {
            Job::Append { done, .. } => _ = done.send(Err(error.clone().into())),
            Job::SaveGuest { done, .. } | Job::Check { done } => _ = done.send(Err(error.clone())),
            Job::ChangeClub { done, .. } => _ = done.send(Err(error.clone().into())),
            Job::ChangeEvening { done, .. } => _ = done.send(Err(error.clone().into())),
        }
    }
}
