//! Counts of what happened, so that a run can prove that faults did occur.

/// Counts of what happened in one or more worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches that ended or were stopped.
    pub matches: u64,
    /// Finished rounds.
    pub rounds: u64,
    /// Actions of seats: plays, draws, passes, closed doubles, turns ended by choice and announcements.
    pub plays: u64,
    /// How often the server was killed and restarted.
    pub restarts: u64,
    /// How often a write to the disk failed.
    pub freezes: u64,
    /// Connections that broke.
    pub disconnects: u64,
    /// How often a client's view was compared with the table.
    pub compared: u64,
    /// How often a round was replayed with an alternative deal and looked the same.
    pub exchanged: u64,
}

impl Tally {
    /// The sums of the counts.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            matches: self.matches + other.matches,
            rounds: self.rounds + other.rounds,
            plays: self.plays + other.plays,
            restarts: self.restarts + other.restarts,
            freezes: self.freezes + other.freezes,
            disconnects: self.disconnects + other.disconnects,
            compared: self.compared + other.compared,
            exchanged: self.exchanged + other.exchanged,
        }
    }
}
