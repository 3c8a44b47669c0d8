//! Pairing those who wait in an arena.

use std::cmp::Reverse;

use boneyard_pairing::cheapest_pairs;

use super::{
    Round,
    sides::{seated, sides},
};
use crate::{Entrant, standing::ranked, state::State};

/// Pairs those who wait and are there.
///
/// Two who have just met wait for others, as long as a third entrant is there or plays. If the number is odd, the entrant whose
/// last match ended most recently waits on, unless the others cannot be paired without it. Opponents are near each other in
/// the standings.
pub(crate) fn round(state: &State, is_there: &dyn Fn(Entrant) -> bool) -> Round {
    let mut waiting = waiting(state);
    waiting.retain(|entrant| is_there(*entrant));
    let last = LastOpponents::new(state, waiting.len());
    let all_but = |at: usize| {
        let mut others = waiting.clone();
        others.remove(at);
        let pairs = last.pairs(&others);
        (2 * pairs.len() == others.len()).then_some(pairs)
    };
    let all_but_one = match waiting.len() % 2 {
        1 => most_recent_first(state, &waiting).take(ATTEMPTS_MAX).find_map(all_but),
        _ => None,
    };
    let (sides, pairs) = (sides(state), all_but_one.unwrap_or_else(|| last.pairs(&waiting)));
    let sit = |(at, pair): (usize, [Entrant; 2])| seated(&sides, pair, (at as u64 ^ state.seed) & 1 == 0);
    Round { pairs: pairs.into_iter().enumerate().map(sit).collect(), byes: Vec::new() }
}

/// How many entrants may be tried as the one who waits on. The first fails only if few wait and most of them have just met.
const ATTEMPTS_MAX: usize = 3;

/// Those who take part and have no open match, the best first.
fn waiting(state: &State) -> Vec<Entrant> {
    let mut is_free: Vec<bool> = state.entries.iter().map(|entry| !entry.is_withdrawn).collect();
    for entrant in state.open_meetings().flat_map(|meeting| meeting.pairing.entrants()) {
        is_free[entrant.index()] = false;
    }
    ranked(state).into_iter().map(|(entrant, _)| entrant).filter(|it| is_free[it.index()]).collect()
}

/// The places of those who wait: first those whose last match ended most recently.
fn most_recent_first(state: &State, waiting: &[Entrant]) -> impl Iterator<Item = usize> {
    let mut places: Vec<usize> = (0..waiting.len()).rev().collect();
    places.sort_by_key(|at| Reverse(state.entries[waiting[*at].index()].waits_since));
    places.into_iter()
}

/// The last opponent of everyone, by [`Entrant::index`].
struct LastOpponents {
    last: Vec<Option<Entrant>>,
    /// Whether nobody else is there, or plays and will be.
    may_repeat: bool,
}

impl LastOpponents {
    fn new(state: &State, waiting: usize) -> Self {
        let mut last = vec![None; state.entries.len()];
        for meeting in &state.meetings {
            let [one, other] = meeting.pairing.entrants();
            last[one.index()] = Some(other);
            last[other.index()] = Some(one);
        }
        let is_alone = waiting <= 2 && state.open_meetings().next().is_none();
        Self { last, may_repeat: is_alone }
    }

    fn have_just_met(&self, one: Entrant, other: Entrant) -> bool {
        self.last[one.index()] == Some(other) || self.last[other.index()] == Some(one)
    }

    /// As many pairs as possible of entrants who are near each other in a list.
    fn pairs(&self, entrants: &[Entrant]) -> Vec<[Entrant; 2]> {
        let cost = |one: usize, other: usize| {
            let can_meet = self.may_repeat || !self.have_just_met(entrants[one], entrants[other]);
            can_meet.then(|| (one.abs_diff(other) as i64 - 1).pow(2))
        };
        let pairs = cheapest_pairs(entrants.len(), cost);
        pairs.into_iter().map(|(one, other)| [entrants[one], entrants[other]]).collect()
    }
}
