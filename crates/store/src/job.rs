//! The jobs of the writer, with the channels for its answers.

use tokio::sync::oneshot;

use crate::{
    AccountChange, AccountError, AccountRefusal, ClubChange, ClubError, ClubRefusal, EveningChange,
    EveningError, EveningRefusal, Guest, MatchChange, ModerationChange, ModerationError, ModerationRefusal,
    StoreError, TournamentChange, TournamentError, TournamentRefusal,
};

/// A write operation with the channel for its result.
pub(crate) enum Job {
    SaveGuest {
        guest: Guest,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    /// Writes an unchanged value, to check that writing works.
    Check {
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    /// Books the ratings of matches that are over.
    BookRatings {
        a_day_max: u32,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    ChangeMatches {
        change: MatchChange,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    ChangeAccount {
        change: AccountChange,
        reply: oneshot::Sender<Result<(), AccountError>>,
    },
    ChangeClub {
        change: ClubChange,
        reply: oneshot::Sender<Result<(), ClubError>>,
    },
    ChangeEvening {
        change: EveningChange,
        reply: oneshot::Sender<Result<(), EveningError>>,
    },
    ChangeModeration {
        change: ModerationChange,
        reply: oneshot::Sender<Result<(), ModerationError>>,
    },
    ChangeTournament {
        change: TournamentChange,
        reply: oneshot::Sender<Result<(), TournamentError>>,
    },
}

/// The outcome of a job in a committed transaction.
pub(crate) enum Outcome {
    Stored,
    AccountRefused(AccountRefusal),
    ClubRefused(ClubRefusal),
    EveningRefused(EveningRefusal),
    ModerationRefused(ModerationRefusal),
    TournamentRefused(TournamentRefusal),
}

impl Job {
    /// The approximate number of rows written, at least 1.
    pub(crate) fn rows(&self) -> usize {
        match self {
            Job::SaveGuest { .. }
            | Job::Check { .. }
            | Job::BookRatings { .. }
            | Job::ChangeModeration { .. }
            | Job::ChangeAccount { .. } => 1,
            Job::ChangeMatches { change, .. } => change.rows(),
            Job::ChangeClub { change, .. } => change.rows(),
            Job::ChangeEvening { change, .. } => change.rows(),
            Job::ChangeTournament { change, .. } => change.rows(),
        }
    }

    pub(crate) fn answer(self, outcome: Outcome) {
        // A failed send means that the caller no longer waits.
        match (self, outcome) {
            (
                Job::SaveGuest { reply, .. }
                | Job::Check { reply }
                | Job::BookRatings { reply, .. }
                | Job::ChangeMatches { reply, .. },
                _,
            ) => {
                _ = reply.send(Ok(()));
            }
            (Job::ChangeAccount { reply, .. }, Outcome::AccountRefused(refusal)) => {
                _ = reply.send(Err(refusal.into()));
            }
            (Job::ChangeAccount { reply, .. }, _) => _ = reply.send(Ok(())),
            (Job::ChangeClub { reply, .. }, Outcome::ClubRefused(refusal)) => {
                _ = reply.send(Err(refusal.into()));
            }
            (Job::ChangeClub { reply, .. }, _) => _ = reply.send(Ok(())),
            (Job::ChangeEvening { reply, .. }, Outcome::EveningRefused(refusal)) => {
                _ = reply.send(Err(refusal.into()));
            }
            (Job::ChangeEvening { reply, .. }, _) => _ = reply.send(Ok(())),
            (Job::ChangeModeration { reply, .. }, Outcome::ModerationRefused(refusal)) => {
                _ = reply.send(Err(refusal.into()));
            }
            (Job::ChangeModeration { reply, .. }, _) => _ = reply.send(Ok(())),
            (Job::ChangeTournament { reply, .. }, Outcome::TournamentRefused(refusal)) => {
                _ = reply.send(Err(refusal.into()));
            }
            (Job::ChangeTournament { reply, .. }, _) => _ = reply.send(Ok(())),
        }
    }

    pub(crate) fn fail(self, error: &StoreError) {
        // A failed send means that the caller no longer waits.
        match self {
            Job::SaveGuest { reply, .. }
            | Job::Check { reply }
            | Job::BookRatings { reply, .. }
            | Job::ChangeMatches { reply, .. } => {
                _ = reply.send(Err(error.clone()));
            }
            Job::ChangeAccount { reply, .. } => _ = reply.send(Err(error.clone().into())),
            Job::ChangeClub { reply, .. } => _ = reply.send(Err(error.clone().into())),
            Job::ChangeEvening { reply, .. } => _ = reply.send(Err(error.clone().into())),
            Job::ChangeModeration { reply, .. } => _ = reply.send(Err(error.clone().into())),
            Job::ChangeTournament { reply, .. } => _ = reply.send(Err(error.clone().into())),
        }
    }
}
