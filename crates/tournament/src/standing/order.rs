//! Splitting ties, one tie-break after the other.

use super::{Reason, TieBreak, values::Values};
use crate::Entrant;

/// Orders a group. Those whom no tie-break splits stay in the order in which they came, without a reason.
pub(super) fn ordered(
    group: Vec<Entrant>,
    tie_breaks: &[TieBreak],
    values: &Values<'_>,
) -> Vec<(Entrant, Option<Reason>)> {
    let Some((&by, rest)) = tie_breaks.split_first() else {
        return group.into_iter().map(|entrant| (entrant, None)).collect();
    };
    if group.len() < 2 {
        return ordered(group, &[], values);
    }
    let Some(of_group) = values.of_group(by, &group) else {
        return ordered(group, rest, values);
    };
    let mut valued: Vec<(i64, Entrant)> = of_group.into_iter().zip(group).collect();
    let better_first = |value: i64| if by.prefers_lower() { value } else { -value };
    // The sort is stable: equal values keep their order.
    valued.sort_by_key(|(value, _)| better_first(*value));
    let parts: Vec<&[(i64, Entrant)]> = valued.chunk_by(|(one, _), (next, _)| one == next).collect();
    let is_split = parts.len() > 1;
    let next_tie_breaks = if by == TieBreak::DirectEncounter && is_split { tie_breaks } else { rest };
    let mut order = Vec::with_capacity(valued.len());
    for (at, part) in parts.iter().enumerate() {
        let entrants = part.iter().map(|(_, entrant)| *entrant).collect();
        order.extend(ordered(entrants, next_tie_breaks, values));
        if let (Some((_, reason)), Some(next)) = (order.last_mut(), parts.get(at + 1)) {
            *reason = Some(Reason { by, ours: part[0].0, theirs: next[0].0 });
        }
    }
    order
}
