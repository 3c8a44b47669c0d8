//! The rounds of a Swiss.
//!
//! In the spirit of the Dutch system (FIDE Handbook C.04.3): entrants with equal points form a group, and the top half of a
//! group meets its bottom half. If a group is odd, its last meets the first of the next group. Among all pairings without a
//! repeat, the one that departs least is chosen, in this order:
//!
//! 1. The rounds to come can be played: no pairing is chosen that leads into a dead end (`ahead`).
//! 2. The bye goes to the lowest entrant who has had none and without whom the others can be paired.
//! 3. Nobody has one side three times more often than the other, if that can be.
//! 4. Opponents have similar points: the least sum of squared differences.
//! 5. Opponents are half a group apart, those who change groups are next to the other group, and sides are even. One place
//!    in a group weighs 1, one place away from the other group 4, and one side twice more often than the other 3.

mod ahead;
mod costs;
mod field;
mod search;

use self::{costs::Standing, field::Field, search::Search};
use super::Round;
use crate::{Format, state::State};

/// The entrants of each match by their places in the standing. A bye is a match against the place after the last.
type Pairs = Vec<(usize, usize)>;

/// The next round; `None` if every pairing would repeat a match or a bye.
pub(crate) fn round(state: &State) -> Option<Round> {
    let standing = Standing::new(state);
    let cheapest = standing.cheapest(&|_, _| true)?.pairs;
    let to_come = rounds_left(state).saturating_sub(1);
    let pairs = match to_come == 0 || never_ends_early(state, &standing) {
        true => cheapest,
        false => ahead::choose(&standing, cheapest, to_come),
    };
    Some(standing.seated(&pairs))
}

/// Whether two or more can be paired for the next round without a repeat.
pub(crate) fn can_go_on(state: &State) -> bool {
    let standing = Standing::new(state);
    never_ends_early(state, &standing) || standing.cheapest(&|_, _| true).is_some()
}

/// The most rounds that those who take part can play in all: fewer than the format has if it is certain that the last ones
/// cannot be paired.
pub(crate) fn rounds_possible(state: &State) -> u16 {
    let standing = Standing::new(state);
    let left = match rounds_left(state) {
        left if never_ends_early(state, &standing) => left,
        left if standing.has_two() => Search::default().most(&standing.field(), left),
        _ => 0,
    };
    state.round.saturating_add(u16::try_from(left).unwrap_or(u16::MAX))
}

/// How many rounds are not paired yet.
fn rounds_left(state: &State) -> usize {
    match state.format() {
        Format::Swiss { rounds, .. } => rounds.saturating_sub(state.round).into(),
        _ => 0,
    }
}

/// Whether every round can be paired, whatever the rounds before it are.
///
/// So it is if the number of places n, even and with the bye, is at least twice the number of rounds r. Before each round a
/// place has at most r − 1 others behind it, so at least n − 1 − (r − 1) ≥ n/2 are left that it may meet. Then a graph of n
/// places has a Hamilton cycle (Dirac's theorem), and every second match of the cycle is a round. As a Swiss has at most 20
/// rounds, only fields of fewer than 40 places need to look ahead.
fn never_ends_early(state: &State, standing: &Standing<'_>) -> bool {
    let Format::Swiss { rounds, .. } = state.format() else { return false };
    standing.size() >= 2 * usize::from(rounds)
}
