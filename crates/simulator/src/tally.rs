//! Counts of what went on, so that a run shows that bad days did come.

/// What went on in one or more worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches that ended or were stopped.
    pub matches: u64,
    /// Rounds that were written.
    pub rounds: u64,
    /// Tiles laid, tiles drawn and passes.
    pub plays: u64,
    /// Times the server was killed and came back.
    pub restarts: u64,
    /// Times the disk refused and the table stood still.
    pub freezes: u64,
    /// Connections that broke.
    pub disconnects: u64,
    /// Times a client's picture of the table was compared with the table itself.
    pub compared: u64,
    /// Deals that were exchanged for another one without a seat noticing.
    pub exchanged: u64,
}

impl Tally {
    /// Both together.
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
