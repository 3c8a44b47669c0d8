//! Pairings after which the rounds to come can be played.

use super::{Field, Pairs, Search, Swiss};

/// Up to this many places, every round is compared.
const PLACES_COMPARED_MAX: usize = 12;

/// The cheapest round after which `to_come` more can be played, or else as many as possible.
///
/// In fields of up to 12 places, with the bye, this is exact. Larger fields have fewer dead ends, and their rounds come from
/// a plan: as many rounds as the search finds, one of them exchanged for the cheapest that leaves the others as they are.
pub(super) fn choose(swiss: &Swiss, cheapest: Pairs, to_come: usize) -> Pairs {
    let field = swiss.field();
    let mut search = Search::default();
    let after = field.after(&cheapest);
    if search.can_follow(&after, to_come) {
        return cheapest;
    }
    let plan = search.longest(&field, to_come + 1);
    let to_come = plan.len().saturating_sub(1);
    if search.can_follow(&after, to_come) {
        return cheapest;
    }
    let compared = match field.size() <= PLACES_COMPARED_MAX {
        true => compared(swiss, &field, &mut search, to_come),
        false => None,
    };
    compared.or_else(|| planned(swiss, &plan)).unwrap_or(cheapest)
}

/// The cheapest round after which so many can be played, by looking at every one.
fn compared(swiss: &Swiss, field: &Field, search: &mut Search, to_come: usize) -> Option<Pairs> {
    let rounds = swiss.costs().flat_map(|costs| costs.all(field)).map(|round| round.pairs);
    rounds.into_iter().find(|pairs| search.can_follow(&field.after(pairs), to_come))
}

/// The cheapest round that leaves all rounds of a plan but one as they are.
fn planned(swiss: &Swiss, plan: &[Pairs]) -> Option<Pairs> {
    let without = |given_up: usize| {
        let kept = plan.iter().enumerate().filter(|(at, _)| *at != given_up);
        let taken: Pairs = kept.flat_map(|(_, round)| round.iter().copied()).collect();
        let is_free =
            |one: usize, other: usize| !taken.contains(&(one, other)) && !taken.contains(&(other, one));
        swiss.cheapest(&is_free)
    };
    let rounds = (0..plan.len()).filter_map(without);
    rounds.min_by_key(|round| round.price).map(|round| round.pairs)
}
