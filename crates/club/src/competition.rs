//! A competition over several days or rooms: one standings over the evenings of a club.
//!
//! A [`CompetitionPlan`] is the name, what is counted, and the sessions, each an evening with a day and a room. A [`SessionPlayed`] is
//! what is confirmed of one of them. [`CompetitionPlan::results`] finds out who is the same person and who stands on the entry list
//! ([`CompetitionEntry`]), adds everything up, and gives [`CompetitionResults`], which are stored and published as they are.

mod entrants;
mod entries;
mod limits;
mod plan;
mod results;
mod session;
mod standings;

pub use {
    entrants::{EntrantDoubt, EntrantQuestion},
    entries::{CompetitionEntry, EntryCheck},
    limits::{
        COMPETITION_ANSWERS_MAX, COMPETITION_ENTRANTS_MAX, COMPETITION_ENTRIES_MAX,
        COMPETITION_QUESTIONS_MAX, LICENCE_CHARS_MAX, SESSIONS_MAX,
    },
    plan::{CompetitionCounts, CompetitionFault, CompetitionPlan, CompetitionSession, EntrantAnswer},
    results::{
        CompetitionMatch, CompetitionPlayer, CompetitionResults, CompetitionStanding, Computed,
        SessionResults,
    },
    session::{SessionPlayed, SessionPlayer},
};
