//! The rounds of a Swiss.
//!
//! In the spirit of the Dutch system (FIDE Handbook C.04.3): entrants with equal points form a group, and the top half of a
//! group meets its bottom half. If a group is odd, its last meets the first of the next group. Among all pairings without a
//! repeat, the one that departs least is chosen, in this order:
//!
//! 1. The bye goes to the lowest entrant who has had none and without whom the others can be paired.
//! 2. Nobody has one side three times more often than the other, if that can be.
//! 3. Opponents have similar points: the least sum of squared differences.
//! 4. Opponents are half a group apart, those who change groups are next to the other group, and sides are even. One place
//!    in a group weighs 1, one place away from the other group 4, and one side twice more often than the other 3.

use super::{
    Round,
    matching::cheapest_pairs,
    sides::{Sides, seated, sides, unevenness},
};
use crate::{Entrant, state::State, tally::tallies};

/// The next round; `None` if every pairing would repeat a match or a bye.
pub(crate) fn round(state: &State) -> Option<Round> {
    let standing = by_points(state);
    if standing.len().is_multiple_of(2) {
        return pairs(state, &standing).map(|pairs| Round { pairs, byes: Vec::new() });
    }
    // More than one attempt is rare, and quick: from 43 entrants on, everyone else can meet more than half of the others,
    // so that a pairing exists (Dirac's theorem).
    (0..standing.len()).rev().find_map(|at| {
        let bye = standing[at].entrant;
        if state.byes.iter().any(|it| it.entrant == bye) {
            return None;
        }
        let mut others = standing.clone();
        others.remove(at);
        pairs(state, &others).map(|pairs| Round { pairs, byes: vec![bye] })
    })
}

#[derive(Clone, Copy)]
struct Place {
    entrant: Entrant,
    halves: u32,
    /// The place in the seeding, from 0.
    seed: usize,
}

/// Those who take part, by points and then by seeding.
fn by_points(state: &State) -> Vec<Place> {
    let tallies = tallies(state);
    let mut places: Vec<Place> = state
        .seeding
        .iter()
        .enumerate()
        .filter(|(_, entrant)| state.is_active(**entrant))
        .map(|(seed, &entrant)| Place { entrant, halves: tallies[entrant.index()].halves, seed })
        .collect();
    places.sort_by_key(|place| (std::cmp::Reverse(place.halves), place.seed));
    places
}

/// What it weighs to change groups from one place farther away.
const FLOAT_VALUE: i64 = 4;
/// What it weighs to have had one side twice more often than the other.
const SIDE_VALUE: i64 = 3;
/// From this on, sides weigh more than points.
const UNEVENNESS_MAX: i64 = 2;

/// Pairs everyone of an even number; `None` if that would repeat a match.
fn pairs(state: &State, places: &[Place]) -> Option<Vec<[Entrant; 2]>> {
    let (sides, met, apart) = (sides(state), Met::new(state), distances(places));
    let half = (places.len() / 2) as i64;
    let points_value = 1 + half * (FLOAT_VALUE * places.len() as i64 + SIDE_VALUE);
    let range = places.first().map_or(0, |it| it.halves) - places.last().map_or(0, |it| it.halves);
    let sides_value = points_value * (1 + half * i64::from(range).pow(2));
    let cost = |one: usize, other: usize| {
        let (upper, lower) = (places[one], places[other]);
        if met.have_met(upper.entrant, lower.entrant) {
            return None;
        }
        let difference = i64::from(upper.halves - lower.halves);
        let distance = match difference {
            0 => (other - one).abs_diff(apart[one]) as i64,
            _ => (other - one - 1) as i64 * FLOAT_VALUE,
        };
        let unevenness = unevenness(sides[upper.entrant.index()], sides[lower.entrant.index()]);
        let side = if unevenness == UNEVENNESS_MAX { SIDE_VALUE } else { 0 };
        let too_uneven = (unevenness - UNEVENNESS_MAX).clamp(0, UNEVENNESS_MAX);
        Some(too_uneven * sides_value + difference.pow(2) * points_value + distance + side)
    };
    let pairs = cheapest_pairs(places.len(), cost);
    (pairs.len() * 2 == places.len()).then(|| {
        pairs.into_iter().map(|(one, other)| sit(state, &sides, places[one], places[other])).collect()
    })
}

/// If both have had the same sides, the better one has the first side with every other seed; the lot decides which.
fn sit(state: &State, sides: &[Sides], upper: Place, lower: Place) -> [Entrant; 2] {
    let upper_if_even = (upper.seed as u64 ^ state.seed) & 1 == 0;
    seated(sides, [upper.entrant, lower.entrant], upper_if_even)
}

/// How far apart the opponents of each place should be: half of what its group has left after the entrant who comes down
/// from the group above has met the first, and the last has gone down to the group below.
fn distances(places: &[Place]) -> Vec<usize> {
    let mut distances = Vec::with_capacity(places.len());
    let mut from_above = 0;
    for group in places.chunk_by(|one, next| one.halves == next.halves) {
        let goes_down = (group.len() + from_above) % 2;
        let rest = group.len().saturating_sub(from_above + goes_down);
        distances.extend(std::iter::repeat_n(rest / 2, group.len()));
        from_above = goes_down;
    }
    distances
}

/// Who has met whom. A walkover counts, because the two were paired.
struct Met {
    entrants: usize,
    met: Vec<bool>,
}

impl Met {
    fn new(state: &State) -> Self {
        let entrants = state.entries.len();
        let mut met = vec![false; entrants * entrants];
        for meeting in &state.meetings {
            let [one, other] = meeting.pairing.entrants().map(Entrant::index);
            met[one * entrants + other] = true;
            met[other * entrants + one] = true;
        }
        Self { entrants, met }
    }

    fn have_met(&self, one: Entrant, other: Entrant) -> bool {
        self.met[one.index() * self.entrants + other.index()]
    }
}
