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

use self::{field::Field, search::Search};
use crate::{Round, Sides};

/// The entrants of each match by their places in the standing. A bye is a match against the place after the last.
type Pairs = Vec<(usize, usize)>;

/// An entrant of the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwissEntrant {
    /// The number of the entrant, from 0.
    pub entrant: usize,
    /// The points so far, in any unit: only their differences count.
    pub points: u32,
    /// The sides so far.
    pub sides: Sides,
    /// Whether the entrant has met nobody in a round, and may not do so again.
    pub has_had_bye: bool,
    /// Whether the entrant has the first side against a lower one who has had the same sides.
    pub is_first_if_even: bool,
}

/// Those who take part in the next round, by points and then by seeding, and who has met whom.
pub struct Swiss {
    places: Vec<SwissEntrant>,
    met: Met,
    /// How many rounds there are in all.
    rounds: usize,
}

impl Swiss {
    /// The field of a Swiss of so many rounds in all. `entrants` are in the order of the seeding, the best first; `met` holds
    /// every match that was paired.
    ///
    /// ```
    /// use boneyard_pairing::{Sides, Swiss, SwissEntrant};
    ///
    /// let entrant = |(entrant, points)| SwissEntrant {
    ///     entrant,
    ///     points,
    ///     sides: Sides::default(),
    ///     has_had_bye: false,
    ///     is_first_if_even: true,
    /// };
    /// let winners_then_losers = [(0, 2), (1, 2), (2, 0), (3, 0)].map(entrant).to_vec();
    /// let swiss = Swiss::new(winners_then_losers, [[0, 2], [1, 3]], 3);
    /// let round = swiss.round(2).expect("not all have met");
    /// assert_eq!(round.pairs, [[0, 1], [2, 3]]);
    /// ```
    #[must_use]
    pub fn new(
        entrants: Vec<SwissEntrant>,
        met: impl IntoIterator<Item = [usize; 2]>,
        rounds: usize,
    ) -> Self {
        let mut places = entrants;
        places.sort_by_key(|place| std::cmp::Reverse(place.points));
        let met = Met::new(places.iter().map(|place| place.entrant), met);
        Self { places, met, rounds }
    }

    /// The next round, if so many are left to pair; `None` if every pairing would repeat a match or a bye. Fields of more than 64
    /// places are paired without a look at the rounds to come.
    #[must_use]
    pub fn round(&self, rounds_left: usize) -> Option<Round> {
        let cheapest = self.cheapest(&|_, _| true)?.pairs;
        let to_come = rounds_left.saturating_sub(1);
        let looks_ahead = to_come > 0 && !self.never_ends_early() && self.size() <= Field::PLACES_MAX;
        let pairs = if looks_ahead { ahead::choose(self, cheapest, to_come) } else { cheapest };
        Some(self.seated(&pairs))
    }

    /// Whether two or more can be paired for the next round without a repeat.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        self.never_ends_early() || self.cheapest(&|_, _| true).is_some()
    }

    /// How many of the rounds that are left can be played: fewer than all if it is certain that the last ones cannot be paired.
    #[must_use]
    pub fn rounds_possible(&self, rounds_left: usize) -> usize {
        match rounds_left {
            left if self.never_ends_early() || self.size() > Field::PLACES_MAX => left,
            left if self.places.len() >= 2 => Search::default().most(&self.field(), left),
            _ => 0,
        }
    }

    /// Whether every round can be paired, whatever the rounds before it are.
    ///
    /// So it is if the number of places n, even and with the bye, is at least twice the number of rounds r. Before each round
    /// a place has at most r − 1 others behind it, so at least n − 1 − (r − 1) ≥ n/2 are left that it may meet. Then a graph
    /// of n places has a Hamilton cycle (Dirac's theorem), and every second match of the cycle is a round. As a Swiss has at
    /// most 20 rounds, only fields of fewer than 40 places need to look ahead.
    fn never_ends_early(&self) -> bool {
        self.size() >= 2 * self.rounds
    }

    /// The number of places, with the bye if the number of entrants is odd.
    fn size(&self) -> usize {
        self.places.len().next_multiple_of(2)
    }

    /// Whether two places may be paired: they have not met, or the entrant has had no bye.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        match (self.places.get(one), self.places.get(other)) {
            (Some(ours), Some(theirs)) => !self.met.have_met(ours.entrant, theirs.entrant),
            (Some(entrant), None) | (None, Some(entrant)) => !entrant.has_had_bye,
            (None, None) => false,
        }
    }

    /// Who may meet whom. Only a small field fits.
    fn field(&self) -> Field {
        Field::new(self.size(), |one, other| self.may_meet(one, other))
    }

    /// A round with the sides of everyone.
    fn seated(&self, pairs: &Pairs) -> Round {
        let mut round = Round::default();
        for &(one, other) in pairs {
            match (self.places.get(one), self.places.get(other)) {
                (Some(upper), Some(lower)) => {
                    let is_first = upper.sides.is_first_against(lower.sides, upper.is_first_if_even);
                    let pair = [upper.entrant, lower.entrant];
                    round.pairs.push(if is_first { pair } else { [pair[1], pair[0]] });
                }
                (one, other) => round.byes.extend(one.or(other).map(|place| place.entrant)),
            }
        }
        round
    }
}

/// Who has met whom.
struct Met {
    entrants: usize,
    met: Vec<bool>,
}

impl Met {
    /// Matches of anyone who does not take part are left out.
    fn new(present: impl Iterator<Item = usize>, matches: impl IntoIterator<Item = [usize; 2]>) -> Self {
        let entrants = present.max().map_or(0, |last| last + 1);
        let mut met = vec![false; entrants * entrants];
        for [one, other] in matches {
            if one < entrants && other < entrants {
                met[one * entrants + other] = true;
                met[other * entrants + one] = true;
            }
        }
        Self { entrants, met }
    }

    fn have_met(&self, one: usize, other: usize) -> bool {
        self.met[one * self.entrants + other]
    }
}
