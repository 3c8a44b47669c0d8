//! The Berger tables of a round robin.

use super::Round;
use crate::state::State;

/// How many rounds the tournament has.
pub(crate) fn rounds(entrants: usize, cycles: u16) -> u16 {
    let round_count = (entrants + entrants % 2).saturating_sub(1);
    u16::try_from(round_count).unwrap_or(u16::MAX).saturating_mul(cycles)
}

/// A round, from 1. Withdrawn entrants keep their places, and their opponents win by walkovers.
///
/// These are the Berger tables of the FIDE Handbook (C.05, Annex 1), by the circle method: the last number stays, and the
/// others turn round it. In the second cycle the sides are swapped.
pub(crate) fn round(state: &State, round: u16) -> Round {
    let entrants = state.seeding.len();
    let places = entrants + entrants % 2;
    let (turning, half) = ((places - 1).max(1), places / 2);
    let index = usize::from(round.saturating_sub(1));
    let (cycle, step) = (index / turning, index % turning);
    // The opponent of the last place, in the order of the tables.
    let pivot = step / 2 + if step % 2 == 0 { 0 } else { half };
    let last = places - 1;
    let with_last = if step % 2 == 0 { [pivot, last] } else { [last, pivot] };
    let others = (1..half).map(|by| [(pivot + by) % turning, (pivot + turning - by) % turning]);
    let mut paired = Round::default();
    for pair in std::iter::once(with_last).chain(others) {
        let [one, other] = if cycle % 2 == 0 { pair } else { [pair[1], pair[0]] };
        match (state.seeding.get(one), state.seeding.get(other)) {
            (Some(one), Some(other)) => paired.pairs.push([*one, *other]),
            (one, other) => paired.byes.extend(one.or(other).copied().filter(|it| state.is_active(*it))),
        }
    }
    paired
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entrant, Format, Settings, Timestamp, state::Entry};

    fn numbers(entrants: usize, number: u16) -> (Vec<[u16; 2]>, Vec<u16>) {
        let settings = Settings::new(Format::RoundRobin { cycles: 2 }, 2..=32).expect("settings");
        let mut state = State::new(settings, 1);
        state.entries =
            vec![Entry { rating: None, is_withdrawn: false, returns: 0, waits_since: 0 }; entrants];
        state.seeding = (0..entrants).map(Entrant::at).collect();
        state.started_at = Some(Timestamp(0));
        let round = round(&state, number);
        let pairs = round.pairs.iter().map(|pair| pair.map(Entrant::number)).collect();
        (pairs, round.byes.iter().map(|it| it.number()).collect())
    }

    #[test]
    fn six_entrants_meet_as_in_the_table() {
        assert_eq!(numbers(6, 1).0, [[1, 6], [2, 5], [3, 4]]);
        assert_eq!(numbers(6, 2).0, [[6, 4], [5, 3], [1, 2]]);
        assert_eq!(numbers(6, 3).0, [[2, 6], [3, 1], [4, 5]]);
        assert_eq!(numbers(6, 4).0, [[6, 5], [1, 4], [2, 3]]);
        assert_eq!(numbers(6, 5).0, [[3, 6], [4, 2], [5, 1]]);
        assert_eq!(numbers(6, 6).0, [[6, 1], [5, 2], [4, 3]]);
    }

    #[test]
    fn the_opponent_of_an_absent_last_number_has_a_bye() {
        assert_eq!(numbers(5, 1), (vec![[2, 5], [3, 4]], vec![1]));
        assert_eq!(numbers(5, 2), (vec![[5, 3], [1, 2]], vec![4]));
    }

    #[test]
    fn two_entrants_have_one_round_a_cycle() {
        assert_eq!((rounds(2, 2), rounds(5, 1), rounds(6, 1)), (2, 5, 5));
        assert_eq!((numbers(2, 1).0, numbers(2, 2).0), (vec![[1, 2]], vec![[2, 1]]));
    }
}
