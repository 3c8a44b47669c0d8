//! What a pairing costs.

use std::cmp::Reverse;

use super::{Field, Pairs, Swiss};
use crate::matching::cheapest_pairs;

/// What it weighs to change groups from one place farther away.
const FLOAT_VALUE: i64 = 4;
/// What it weighs to have had one side twice more often than the other.
const SIDE_VALUE: i64 = 3;
/// From this on, sides weigh more than points.
const UNEVENNESS_MAX: i64 = 2;

/// A round with what it costs. Who has the bye comes first: the lower, the better.
pub(super) struct Priced {
    pub(super) price: (Reverse<Option<usize>>, i64),
    pub(super) pairs: Pairs,
}

impl Swiss {
    /// The costs of a round by who has the bye, the lowest first; without a bye for an even number.
    pub(super) fn costs(&self) -> impl Iterator<Item = Costs<'_>> {
        let bye = self.places.len();
        let byes = (0..bye).rev().filter(move |at| self.may_meet(*at, bye)).map(Some);
        let is_odd = bye != self.size();
        byes.filter(move |_| is_odd).chain((!is_odd).then_some(None)).map(|bye| Costs::new(self, bye))
    }

    /// The cheapest round of pairs that `is_allowed`; `None` if every one would repeat a match or a bye.
    ///
    /// With 43 entrants or more, the first bye is the right one: everyone else can meet more than half of the others, so that
    /// a pairing exists (Dirac's theorem).
    pub(super) fn cheapest(&self, is_allowed: &dyn Fn(usize, usize) -> bool) -> Option<Priced> {
        self.costs().find_map(|costs| costs.cheapest(is_allowed))
    }
}

/// What it costs to pair everyone but the entrant who has the bye.
pub(super) struct Costs<'s> {
    swiss: &'s Swiss,
    bye: Option<usize>,
    /// The places of those who are paired.
    paired: Vec<usize>,
    /// How far apart opponents should be, for each of those who are paired.
    apart: Vec<usize>,
    points_value: i64,
    sides_value: i64,
}

impl<'s> Costs<'s> {
    fn new(swiss: &'s Swiss, bye: Option<usize>) -> Self {
        let paired: Vec<usize> = (0..swiss.places.len()).filter(|at| Some(*at) != bye).collect();
        let points: Vec<u32> = paired.iter().map(|at| swiss.places[*at].points).collect();
        let half = (paired.len() / 2) as i64;
        let points_value = 1 + half * (FLOAT_VALUE * paired.len() as i64 + SIDE_VALUE);
        let range = points.first().unwrap_or(&0) - points.last().unwrap_or(&0);
        let sides_value = points_value * (1 + half * i64::from(range).pow(2));
        Self { swiss, bye, apart: distances(&points), paired, points_value, sides_value }
    }

    /// The cheapest of the rounds whose pairs may meet and are allowed.
    fn cheapest(&self, is_allowed: &dyn Fn(usize, usize) -> bool) -> Option<Priced> {
        let may_meet = |one: usize, other: usize| self.swiss.may_meet(one, other) && is_allowed(one, other);
        if self.bye.is_some_and(|bye| !may_meet(bye, self.swiss.places.len())) {
            return None;
        }
        let cost = |one: usize, other: usize| {
            may_meet(self.paired[one], self.paired[other]).then(|| self.cost(one, other))
        };
        let found = cheapest_pairs(self.paired.len(), cost);
        (found.len() * 2 == self.paired.len()).then(|| self.priced(&found))
    }

    /// Every round of a small field, the cheapest first.
    pub(super) fn all(&self, field: &Field) -> Vec<Priced> {
        let mut rounds = Vec::new();
        self.complete(field, &mut (0..self.paired.len()).collect(), &mut Vec::new(), &mut rounds);
        rounds.sort_by_key(|round| round.price);
        rounds
    }

    /// Adds every way to pair those who are free.
    fn complete(&self, field: &Field, free: &mut Vec<usize>, pairs: &mut Pairs, rounds: &mut Vec<Priced>) {
        let Some(other) = free.pop() else { return rounds.push(self.priced(pairs)) };
        for at in 0..free.len() {
            let one = free[at];
            if field.may_meet(self.paired[one], self.paired[other]) {
                free.remove(at);
                pairs.push((one, other));
                self.complete(field, free, pairs, rounds);
                pairs.pop();
                free.insert(at, one);
            }
        }
        free.push(other);
    }

    /// A round with its price, from the pairs among those who are paired.
    fn priced(&self, pairs: &Pairs) -> Priced {
        let cost = pairs.iter().map(|(one, other)| self.cost(*one, *other)).sum();
        let of_places = pairs.iter().map(|(one, other)| (self.paired[*one], self.paired[*other]));
        let bye = self.bye.map(|bye| (bye, self.swiss.places.len()));
        Priced { price: (Reverse(self.bye), cost), pairs: of_places.chain(bye).collect() }
    }

    /// What the match of two costs, the upper first.
    fn cost(&self, one: usize, other: usize) -> i64 {
        let places = &self.swiss.places;
        let (upper, lower) = (places[self.paired[one]], places[self.paired[other]]);
        let difference = i64::from(upper.points - lower.points);
        let distance = match difference {
            0 => (other - one).abs_diff(self.apart[one]) as i64,
            _ => (other - one - 1) as i64 * FLOAT_VALUE,
        };
        let unevenness = upper.sides.unevenness(lower.sides);
        let side = if unevenness == UNEVENNESS_MAX { SIDE_VALUE } else { 0 };
        let too_uneven = (unevenness - UNEVENNESS_MAX).clamp(0, UNEVENNESS_MAX);
        too_uneven * self.sides_value + difference.pow(2) * self.points_value + distance + side
    }
}

/// How far apart the opponents of each place should be: half of what its group has left after the entrant who comes down
/// from the group above has met the first, and the last has gone down to the group below.
fn distances(points: &[u32]) -> Vec<usize> {
    let mut distances = Vec::with_capacity(points.len());
    let mut from_above = 0;
    for group in points.chunk_by(|one, next| one == next) {
        let goes_down = (group.len() + from_above) % 2;
        let rest = group.len().saturating_sub(from_above + goes_down);
        distances.extend(std::iter::repeat_n(rest / 2, group.len()));
        from_above = goes_down;
    }
    distances
}
