//! Limits on the size of a competition.

/// The most sessions of a competition. Entrants keep theirs in the bits of a number.
pub const SESSIONS_MAX: usize = 60;

/// The most players of a competition. More would make the standings slow.
pub const COMPETITION_ENTRANTS_MAX: usize = 2_000;

/// The most answers about who is the same person.
pub const COMPETITION_ANSWERS_MAX: usize = 1_000;

/// The most open questions that are listed.
pub const COMPETITION_QUESTIONS_MAX: usize = 100;

/// The most people on an entry list.
pub const COMPETITION_ENTRIES_MAX: usize = COMPETITION_ENTRANTS_MAX;

/// The most characters of a licence number.
pub const LICENCE_CHARS_MAX: usize = 30;
