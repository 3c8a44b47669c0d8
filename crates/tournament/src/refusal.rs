//! Why a tournament refuses a command.

use serde::{Deserialize, Serialize};

use crate::{Entrant, PairingId};

/// Why a tournament refuses a command. The tournament stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
#[schema(as = TournamentFault)]
pub enum Refusal {
    /// The tournament is closed.
    #[error("the tournament is closed")]
    Closed,
    /// The tournament has started already.
    #[error("the tournament has started already")]
    AlreadyStarted,
    /// The tournament has not started.
    #[error("the tournament has not started; start it first")]
    NotStarted,
    /// The tournament is full.
    #[error("the tournament is full; it takes {most} entrants")]
    Full { most: u16 },
    /// Too many entrants have registered, counting those who withdrew.
    #[error("{most} entrants have registered, counting those who withdrew; no more can register")]
    TooManyRegistered { most: u16 },
    /// It is too late to enter.
    #[error("it is too late to enter")]
    EntryClosed,
    /// Too few entrants take part.
    #[error("{entrants} take part, and {needed} are needed")]
    TooFewEntrants { entrants: u16, needed: u16 },
    /// There is no such entrant.
    #[error("there is no entrant `{entrant}`")]
    NoEntrant { entrant: Entrant },
    /// There is no such pairing.
    #[error("there is no pairing `{pairing}`")]
    NoPairing { pairing: PairingId },
    /// The entrant has withdrawn already.
    #[error("entrant {entrant} has withdrawn already")]
    AlreadyWithdrawn { entrant: Entrant },
    /// The entrant takes part already.
    #[error("entrant {entrant} takes part already")]
    NotWithdrawn { entrant: Entrant },
    /// The entrant has come back too often.
    #[error("entrant {entrant} has come back {most} times and cannot come back again")]
    TooManyReturns { entrant: Entrant, most: u16 },
    /// Matches are open.
    #[error("{open} matches are open; report them first")]
    MatchesOpen { open: usize },
    /// Every round is paired.
    #[error("every round is paired")]
    AllPaired,
    /// No two entrants can be paired now.
    #[error("no two entrants can be paired now")]
    NobodyToPair,
    /// Round `round` cannot be paired without a repeat, or without a second bye for an entrant.
    #[error("round {round} cannot be paired: too many have met already; close the tournament")]
    AllHaveMet { round: u16 },
    /// The time of the arena is over.
    #[error("the time is over; no match can begin")]
    TimeOver,
    /// The tournament has too many matches.
    #[error("the tournament has {most} matches, and no more can begin")]
    TooManyPairings { most: u32 },
    /// The match is decided already.
    #[error("match {pairing} is decided; correct its outcome instead")]
    AlreadyDecided { pairing: PairingId },
    /// The match is not decided.
    #[error("match {pairing} is not decided; report its outcome instead")]
    NotDecided { pairing: PairingId },
    /// A later pairing follows from the outcome.
    #[error("match {pairing} cannot be corrected, because match {later} follows from its outcome")]
    Followed { pairing: PairingId, later: PairingId },
    /// The correction changes nothing.
    #[error("match {pairing} has this outcome already")]
    SameOutcome { pairing: PairingId },
    /// The organiser has corrected too many outcomes.
    #[error("{most} outcomes have been corrected; no more can be")]
    TooManyCorrections { most: u16 },
}
