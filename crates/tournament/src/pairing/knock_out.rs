//! The matches of a knock-out that can begin.

use boneyard_pairing::Sides;

use super::{
    Round,
    sides::{seated, sides},
};
use crate::{Bracket, Entrant, state::State};

/// Every match whose two entrants are known and that is neither open nor decided, by round. The byes of the first round
/// come with its first pairings.
pub(crate) fn rounds(state: &State, bracket: &Bracket) -> Vec<(u16, Round)> {
    let sides = sides(state);
    let mut rounds: Vec<(u16, Round)> = Vec::new();
    for (number, one) in bracket.matches() {
        let Some(pair) = one.ready() else { continue };
        if rounds.last().is_none_or(|(last, _)| *last != number) {
            rounds.push((number, Round::default()));
        }
        if let Some((_, round)) = rounds.last_mut() {
            let last = one.pairings.last().and_then(|id| state.meeting(*id));
            round.pairs.push(match last {
                // A match that is played again swaps the sides.
                Some(last) => [last.pairing.second, last.pairing.first],
                None => first_sides(state, &sides, pair),
            });
        }
    }
    if let (0, Some((_, round))) = (state.round, rounds.first_mut()) {
        round.byes = bracket.rounds[0].iter().filter_map(|one| one.bye()).collect();
    }
    rounds
}

/// If both have had the first side equally often, the lot decides which seeds have it in the first round.
fn first_sides(state: &State, sides: &[Sides], pair: [Entrant; 2]) -> [Entrant; 2] {
    let seed_of = |entrant| state.seeding.iter().position(|it| *it == entrant).unwrap_or(0);
    let best = pair.map(seed_of).into_iter().min().unwrap_or(0);
    seated(sides, pair, (best as u64 ^ state.seed) & 1 == 0)
}
