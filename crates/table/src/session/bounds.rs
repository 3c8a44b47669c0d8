//! The limits of a session.

/// How many clients a session keeps, and how long it waits. Times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SessionBounds {
    /// Clients at one table, players and spectators together.
    pub clients_max: usize,
    /// Clients of one person.
    pub clients_per_person_max: usize,
    /// How many missed events a returning client is sent. A client that missed more gets a snapshot.
    pub missed_events_max: usize,
    /// How long a person who sat down has to connect before they count as away.
    pub arrival_ms: u64,
    /// How long a table freezes when the store fails. The time doubles with each further failure.
    pub retry_first_ms: u64,
    /// The longest freeze before the next try.
    pub retry_max_ms: u64,
    /// How long a table without clients stays open before its first match.
    pub idle_waiting_ms: u64,
    /// How long it stays open during a match.
    pub idle_playing_ms: u64,
    /// How long it stays open after a match.
    pub idle_over_ms: u64,
    /// How long a table without clients stays in memory, if it has nothing to do by itself.
    pub awake_ms: u64,
}

impl SessionBounds {
    /// Bounds that suit a table over the internet.
    pub const STANDARD: Self = Self {
        clients_max: 200,
        clients_per_person_max: 8,
        missed_events_max: 64,
        arrival_ms: 10_000,
        retry_first_ms: 500,
        retry_max_ms: 15_000,
        idle_waiting_ms: HOUR_MS,
        idle_playing_ms: 3 * 24 * HOUR_MS,
        idle_over_ms: HOUR_MS / 6,
        awake_ms: HOUR_MS / 12,
    };
}

const HOUR_MS: u64 = 60 * 60 * 1_000;
