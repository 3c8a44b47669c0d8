//! Who has the first side.

use boneyard_pairing::Sides;

use crate::{Entrant, state::State};

/// The sides of everyone, by [`Entrant::index`].
pub(super) fn sides(state: &State) -> Vec<Sides> {
    let mut sides = vec![Sides::default(); state.entries.len()];
    for meeting in &state.meetings {
        for (entrant, is_first) in [(meeting.pairing.first, true), (meeting.pairing.second, false)] {
            sides[entrant.index()].count(is_first);
        }
    }
    sides
}

/// Two entrants, the first side first. If both have had the same sides, `one` has the first if `one_if_even`.
pub(super) fn seated(sides: &[Sides], [one, other]: [Entrant; 2], one_if_even: bool) -> [Entrant; 2] {
    match sides[one.index()].is_first_against(sides[other.index()], one_if_even) {
        true => [one, other],
        false => [other, one],
    }
}
