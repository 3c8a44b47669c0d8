//! Rounds that can follow one another: sets of matches in which everyone has one, without a repeat.

use std::collections::HashSet;

use super::{Field, Pairs, field::places};

/// What a search has shown.
pub(super) enum Found {
    /// These rounds can be played one after the other.
    Rounds(Vec<Pairs>),
    /// So many rounds cannot be played.
    Nothing,
    /// The search was given up.
    Unknown,
}

/// The steps of one search.
const STEPS_MAX: u32 = 1 << 17;
/// The steps of all searches for one round.
const STEPS_IN_ALL_MAX: u32 = 1 << 20;
/// The steps of the first two tries. The next two have twice as many, and so on.
const STEPS_OF_FIRST_TRY: u32 = 1 << 10;

/// Up to this many places, matches are left out before rounds are planned.
const PLACES_THINNED_MAX: usize = 12;
/// A look at every set of 12 places counts as so many steps.
const STEPS_OF_SETS: u32 = 16;

/// How many dead ends are remembered: some megabytes.
const DEAD_ENDS_MAX: usize = 1 << 14;

/// The search was given up.
struct GivenUp;

/// A search with backtracking that remembers dead ends. Its steps are bounded.
pub(super) struct Search {
    steps_left: u32,
    /// Fields in which so many rounds cannot be played.
    dead_ends: HashSet<(Field, usize)>,
    /// The steps of this try.
    try_left: u32,
    /// Decides the order of this try; 0 for the order of the places.
    order: u64,
    /// Whether this try leaves out matches before it plans rounds. That is quick if there are few matches to spare, and slow
    /// if there are many.
    thins: bool,
}

impl Default for Search {
    fn default() -> Self {
        Self { steps_left: STEPS_IN_ALL_MAX, dead_ends: HashSet::new(), try_left: 0, order: 0, thins: false }
    }
}

impl Search {
    /// Whether so many rounds are found.
    pub(super) fn can_follow(&mut self, field: &Field, rounds: usize) -> bool {
        matches!(self.find(field, rounds), Found::Rounds(_))
    }

    /// As many rounds as are found, at most `most`.
    pub(super) fn longest(&mut self, field: &Field, most: usize) -> Vec<Pairs> {
        let mut longest = Vec::new();
        // If so many rounds can be played, fewer can be as well.
        let mut above = most + 1;
        while longest.len() + 1 < above {
            let rounds = longest.len().midpoint(above);
            match self.find(field, rounds) {
                Found::Rounds(plan) => longest = plan,
                Found::Nothing | Found::Unknown => above = rounds,
            }
        }
        longest
    }

    /// The most rounds that can be played, at most `most`, as far as it is certain that there are no more.
    pub(super) fn most(&mut self, field: &Field, most: usize) -> usize {
        let is_possible = |rounds: &usize| !matches!(self.find(field, *rounds), Found::Nothing);
        (1..=most).rev().find(is_possible).unwrap_or(0)
    }

    /// Looks for so many rounds, in several tries that differ in order and method.
    pub(super) fn find(&mut self, field: &Field, rounds: usize) -> Found {
        let mut left = STEPS_MAX.min(self.steps_left);
        for attempt in 0_u32.. {
            let steps = left.min(STEPS_OF_FIRST_TRY << (attempt / 2));
            if steps == 0 {
                break;
            }
            (self.try_left, self.order) = (steps, attempt.into());
            self.thins = attempt % 2 == 1 && field.size() <= PLACES_THINNED_MAX;
            let mut plan = Vec::new();
            let tried = self.extend(field.clone(), rounds, &mut plan);
            (left, self.steps_left) = (left - steps, self.steps_left - steps);
            if let Ok(is_found) = tried {
                self.steps_left += self.try_left;
                return if is_found { Found::Rounds(plan) } else { Found::Nothing };
            }
        }
        Found::Unknown
    }

    /// Adds so many rounds to a plan. `false` if that cannot be.
    fn extend(&mut self, field: Field, rounds: usize, plan: &mut Vec<Pairs>) -> Result<bool, GivenUp> {
        if rounds == 0 {
            return Ok(true);
        }
        let key = (field, rounds);
        if self.dead_ends.contains(&key) {
            return Ok(false);
        }
        let is_found = match self.thins {
            true => self.thin(key.0.clone(), key.0.apart(), rounds, plan)?,
            false => self.next_round(key.0.clone(), rounds, plan)?,
        };
        if !is_found && self.dead_ends.len() < DEAD_ENDS_MAX {
            self.dead_ends.insert(key);
        }
        Ok(is_found)
    }

    /// Leaves out matches until everyone has one for each round, and then plans the rounds.
    ///
    /// Almost every field that cannot be played is found here: a place has nothing left to leave out, or a set of places has
    /// too few matches.
    fn thin(
        &mut self,
        mut field: Field,
        mut kept: Field,
        rounds: usize,
        plan: &mut Vec<Pairs>,
    ) -> Result<bool, GivenUp> {
        loop {
            self.count(STEPS_OF_SETS)?;
            if !field.settle(rounds, &kept) || field.has_short_set(rounds) {
                return Ok(false);
            }
            let Some(choice) = field.least_choice(rounds, &kept) else {
                return self.next_round(field, rounds, plan);
            };
            let Some(other) = self.in_order(choice.others).next() else { return Ok(false) };
            let mut thinner = field.clone();
            thinner.part(choice.place, other);
            if self.thin(thinner, kept.clone(), rounds, plan)? {
                return Ok(true);
            }
            kept.join(choice.place, other);
        }
    }

    /// Plans the next round, and then those after it.
    ///
    /// The place with the fewest matches left meets a certain other in one of the rounds, or in none. Rounds may be swapped, so
    /// in the first case this round can be the next. If the place needs every match that it has left, only that case is
    /// possible.
    fn next_round(
        &mut self,
        mut field: Field,
        rounds: usize,
        plan: &mut Vec<Pairs>,
    ) -> Result<bool, GivenUp> {
        let kept = field.apart();
        while field.settle(rounds, &kept)
            && !field.has_odd_part()
            && let Some(one) = field.scarcest()
        {
            let Some(other) = self.in_order(field.others(one, !0)).next() else { break };
            let free = field.all() & !(1 << one) & !(1 << other);
            if self.complete(&field, free, rounds, &mut vec![(one, other)], plan)? {
                return Ok(true);
            }
            field.part(one, other);
        }
        Ok(false)
    }

    /// Pairs the places that are free in this round, and then plans the rounds after it.
    fn complete(
        &mut self,
        field: &Field,
        free: u64,
        rounds: usize,
        pairs: &mut Pairs,
        plan: &mut Vec<Pairs>,
    ) -> Result<bool, GivenUp> {
        self.count(1)?;
        let Some(one) = places(free).min_by_key(|place| field.others(*place, free).count_ones()) else {
            plan.push(pairs.clone());
            let is_found = self.extend(field.after(pairs), rounds - 1, plan)?;
            if !is_found {
                plan.pop();
            }
            return Ok(is_found);
        };
        for other in self.in_order(field.others(one, free)) {
            pairs.push((one, other));
            let rest = free & !(1 << one) & !(1 << other);
            if self.complete(field, rest, rounds, pairs, plan)? {
                return Ok(true);
            }
            pairs.pop();
        }
        Ok(false)
    }

    /// Counts steps of this try.
    fn count(&mut self, steps: u32) -> Result<(), GivenUp> {
        self.try_left = self.try_left.checked_sub(steps).ok_or(GivenUp)?;
        Ok(())
    }

    /// The places of a set in the order of this try.
    fn in_order(&mut self, set: u64) -> impl Iterator<Item = usize> + use<> {
        // Marsaglia's xorshift; 0 stays 0.
        self.order ^= self.order << 13;
        self.order ^= self.order >> 7;
        self.order ^= self.order << 17;
        let turn = (self.order % u64::from(u64::BITS)) as u32;
        places(set.rotate_right(turn)).map(move |place| (place + turn as usize) % Field::PLACES_MAX)
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};

    use super::*;

    /// Checks that a plan has so many rounds, each with everyone once, without a repeat.
    fn check_plan(field: &Field, plan: &[Pairs], rounds: usize) {
        assert_eq!(plan.len(), rounds);
        let mut rest = field.clone();
        for round in plan {
            let seen = round.iter().fold(0, |seen: u64, &(one, other)| {
                assert!(rest.may_meet(one, other) && seen & (1 << one | 1 << other) == 0);
                seen | 1 << one | 1 << other
            });
            assert_eq!(seen, field.all());
            rest = rest.after(round);
        }
    }

    /// Two halves of an odd number of places, in which everyone may meet, and some matches between them.
    fn halves(half: usize, between: usize) -> Field {
        Field::new(2 * half, |one, other| {
            let is_same = (one < half) == (other < half);
            is_same || (one.abs_diff(other) == half && one.min(other) < between)
        })
    }

    #[test]
    fn a_field_that_has_not_met_has_as_many_rounds_as_a_round_robin() {
        for size in (2..=38).step_by(2) {
            let field = Field::new(size, |_, _| true);
            let rounds = (size - 1).min(20);
            match Search::default().find(&field, rounds) {
                Found::Rounds(plan) => check_plan(&field, &plan, rounds),
                Found::Nothing | Found::Unknown => panic!("{size} places have {rounds} rounds"),
            }
            if size <= 20 {
                assert!(matches!(Search::default().find(&field, size), Found::Nothing), "{size} places");
            }
        }
    }

    #[test]
    fn odd_halves_play_as_many_rounds_as_they_have_matches_between_them() {
        // Each round needs a match between the halves.
        for (half, between) in [(3, 0), (3, 1), (3, 2), (5, 2), (5, 3), (7, 2), (13, 3)] {
            let field = halves(half, between);
            let plan = Search::default().longest(&field, half - 1);
            check_plan(&field, &plan, between);
        }
    }

    #[test]
    fn a_search_gives_up() {
        let (field, mut search) = (halves(13, 3), Search::default());
        let started = std::time::Instant::now();
        while search.steps_left > 0 {
            let before = search.steps_left;
            assert!(matches!(search.find(&field, 12), Found::Unknown));
            assert!((1..=STEPS_MAX).contains(&(before - search.steps_left)));
        }
        eprintln!("all steps: {:?}", started.elapsed());
        assert!(matches!(search.find(&field, 12), Found::Unknown));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, cases: 300, ..ProptestConfig::default() })]

        #[test]
        fn a_search_ends_in_a_field_of_twelve(
            // Those who were there from the beginning have met more often than others.
            early in 4_usize..=12,
            met in vec((0_usize..12, 0_usize..12), 0..80),
        ) {
            let have_met = |one: usize, other: usize| {
                met.iter().map(|(one, other)| (one % early, other % early)).any(|it| it == (one, other) || it == (other, one))
            };
            let field = Field::new(12, |one, other| !have_met(one, other));
            let mut search = Search::default();
            for rounds in 1..12 {
                match search.find(&field, rounds) {
                    Found::Rounds(plan) => check_plan(&field, &plan, rounds),
                    Found::Nothing => {}
                    Found::Unknown => prop_assert!(false, "{} rounds of {:?}", rounds, field),
                }
            }
        }
    }
}
