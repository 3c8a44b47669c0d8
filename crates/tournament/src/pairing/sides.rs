//! Who has the first side.

use std::cmp::Ordering;

use crate::{Entrant, state::State};

/// The sides that an entrant has had. A walkover counts as well, because the sides were given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sides {
    /// First sides less second sides.
    balance: i32,
    /// 1 if the last side was the first, −1 if it was the second, 0 before the first match.
    last: i32,
}

/// The sides of everyone, by [`Entrant::index`].
pub(super) fn sides(state: &State) -> Vec<Sides> {
    let mut sides = vec![Sides::default(); state.entries.len()];
    for meeting in &state.meetings {
        for (entrant, side) in [(meeting.pairing.first, 1), (meeting.pairing.second, -1)] {
            let sides = &mut sides[entrant.index()];
            sides.balance += side;
            sides.last = side;
        }
    }
    sides
}

/// How much more often one of two entrants will have had one side than the other, if they meet with the better choice of
/// sides.
pub(super) fn unevenness(one: Sides, other: Sides) -> i64 {
    let (low, high) = (one.balance.min(other.balance), one.balance.max(other.balance));
    (low + 1).abs().max((high - 1).abs()).into()
}

/// Two entrants, the first side first: the one who has had it less often, then the one who had it longer ago, then
/// `one` if `one_if_even`.
pub(super) fn seated(sides: &[Sides], [one, other]: [Entrant; 2], one_if_even: bool) -> [Entrant; 2] {
    let (ours, theirs) = (sides[one.index()], sides[other.index()]);
    let one_is_first = match ours.balance.cmp(&theirs.balance).then(ours.last.cmp(&theirs.last)) {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => one_if_even,
    };
    if one_is_first { [one, other] } else { [other, one] }
}
