//! What each entrant has scored.

use crate::{Entrant, Format, Share, state::State};

/// The results of one entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) halves: u32,
    pub(crate) won: u32,
    pub(crate) tied: u32,
    pub(crate) lost: u32,
    pub(crate) won_unplayed: u32,
    pub(crate) lost_unplayed: u32,
    pub(crate) byes: u32,
    /// Whether the results do not count (round robin only).
    pub(crate) is_annulled: bool,
    /// How many wins in a row the last matches were.
    streak: u32,
}

impl Tally {
    pub(crate) const fn played(&self) -> u32 {
        self.won + self.tied + self.lost
    }

    fn add(&mut self, share: Share) {
        let count = match share {
            Share::Won => &mut self.won,
            Share::Tied => &mut self.tied,
            Share::Lost => &mut self.lost,
            Share::WonUnplayed => &mut self.won_unplayed,
            Share::LostUnplayed => &mut self.lost_unplayed,
        };
        *count += 1;
    }

    /// The points of an arena: 2 for a win, 1 for a tie. After two wins in a row each further win counts double, until a
    /// match that is not won. A walkover counts as a win.
    fn add_arena_points(&mut self, share: Share) {
        let factor = if share.is_win() && self.streak >= 2 { 4 } else { 2 };
        self.halves += factor * share.halves();
        self.streak = if share.is_win() { self.streak + 1 } else { 0 };
    }
}

/// The tally of everyone, by [`Entrant::index`].
///
/// Meetings are read in the order of their pairings. No entrant has two open at a time, so that is the order of play.
pub(crate) fn tallies(state: &State) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); state.entries.len()];
    for (entrant, _, share) in state.meetings.iter().flat_map(|meeting| meeting.shares()) {
        tallies[entrant.index()].add(share);
    }
    for entrant in annulled(state, &tallies) {
        tallies[entrant.index()].is_annulled = true;
    }
    for (entrant, opponent, share) in state.meetings.iter().flat_map(|meeting| meeting.shares()) {
        let counts = !tallies[entrant.index()].is_annulled && !tallies[opponent.index()].is_annulled;
        let tally = &mut tallies[entrant.index()];
        match state.format() {
            Format::Arena { .. } => tally.add_arena_points(share),
            _ if counts => tally.halves += share.halves(),
            _ => {}
        }
    }
    for bye in &state.byes {
        let tally = &mut tallies[bye.entrant.index()];
        tally.byes += 1;
        // Everyone of a round robin has the same byes, and those of a knock-out have a place in the bracket instead.
        if let Format::Swiss { .. } = state.format() {
            tally.halves += Share::Won.halves();
        }
    }
    tallies
}

/// The withdrawn entrants of a round robin who have played fewer than half of their matches.
///
/// Their results stay in the table, but nobody's points count them (FIDE Handbook C.06, Tournament Rules, V.4).
fn annulled(state: &State, tallies: &[Tally]) -> Vec<Entrant> {
    let Format::RoundRobin { cycles } = state.format() else { return Vec::new() };
    let matches = (state.seeding.len().saturating_sub(1)) as u32 * u32::from(cycles);
    let has_played_half = |entrant: Entrant| 2 * tallies[entrant.index()].played() >= matches;
    let seeded = state.seeding.iter().copied();
    seeded.filter(|entrant| !state.is_active(*entrant) && !has_played_half(*entrant)).collect()
}
