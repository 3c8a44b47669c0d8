//! The rounds of a Swiss, from the events of the tournament.

use boneyard_pairing::{Swiss, SwissEntrant};

use super::{Round, sides::sides};
use crate::{Entrant, Format, state::State, tally::tallies};

/// The next round; `None` if every pairing would repeat a match or a bye.
pub(crate) fn round(state: &State) -> Option<Round> {
    let round = field(state).round(rounds_left(state))?;
    let pairs = round.pairs.into_iter().map(|pair| pair.map(Entrant::at)).collect();
    Some(Round { pairs, byes: round.byes.into_iter().map(Entrant::at).collect() })
}

/// Whether two or more can be paired for the next round without a repeat.
pub(crate) fn can_go_on(state: &State) -> bool {
    field(state).can_go_on()
}

/// The most rounds that those who take part can play in all: fewer than the format has if it is certain that the last ones
/// cannot be paired.
pub(crate) fn rounds_possible(state: &State) -> u16 {
    let left = field(state).rounds_possible(rounds_left(state));
    state.round.saturating_add(u16::try_from(left).unwrap_or(u16::MAX))
}

/// Those who take part. If two have had the same sides, the better one has the first side with every other seed; the lot
/// decides which.
fn field(state: &State) -> Swiss {
    let (tallies, sides) = (tallies(state), sides(state));
    let seeds = state.seeding.iter().enumerate().filter(|(_, entrant)| state.is_active(**entrant));
    let entrants = seeds.map(|(seed, entrant)| SwissEntrant {
        entrant: entrant.index(),
        points: tallies[entrant.index()].halves,
        sides: sides[entrant.index()],
        has_had_bye: tallies[entrant.index()].byes > 0,
        is_first_if_even: (seed as u64 ^ state.seed) & 1 == 0,
    });
    // A walkover counts as a match, because the two were paired.
    let met = state.meetings.iter().map(|meeting| meeting.pairing.entrants().map(Entrant::index));
    Swiss::new(entrants.collect(), met, rounds(state))
}

fn rounds(state: &State) -> usize {
    match state.format() {
        Format::Swiss { rounds, .. } => rounds.into(),
        _ => 0,
    }
}

/// How many rounds are not paired yet.
fn rounds_left(state: &State) -> usize {
    rounds(state).saturating_sub(state.round.into())
}
