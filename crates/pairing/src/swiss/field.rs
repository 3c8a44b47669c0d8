//! Who may still meet whom, in a small field.

use super::Pairs;

/// A graph of up to 64 places. Two that are joined may be paired; the bye is a place as well.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Field {
    /// By place: one bit for each that it may meet.
    others: Vec<u64>,
}

impl Field {
    /// The most places of a field.
    pub(super) const PLACES_MAX: usize = u64::BITS as usize;

    /// The field of `size` places, at most [`PLACES_MAX`](Self::PLACES_MAX).
    pub(super) fn new(size: usize, may_meet: impl Fn(usize, usize) -> bool) -> Self {
        let size = size.min(Self::PLACES_MAX);
        let row = |one: usize| {
            let others = (0..size).filter(|other| *other != one && may_meet(one, *other));
            others.fold(0, |row, other| row | 1 << other)
        };
        Self { others: (0..size).map(row).collect() }
    }

    pub(super) fn size(&self) -> usize {
        self.others.len()
    }

    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.others[one] & 1 << other != 0
    }

    /// Those of `among` that a place may meet.
    pub(super) fn others(&self, place: usize, among: u64) -> u64 {
        self.others[place] & among
    }

    /// All places.
    pub(super) fn all(&self) -> u64 {
        (0..self.others.len()).fold(0, |all, place| all | 1 << place)
    }

    /// The place that may meet the fewest others; `None` without places.
    pub(super) fn scarcest(&self) -> Option<usize> {
        (0..self.others.len()).min_by_key(|place| self.others[*place].count_ones())
    }

    /// The field after a round.
    pub(super) fn after(&self, round: &Pairs) -> Self {
        let mut rest = self.clone();
        round.iter().for_each(|(one, other)| rest.part(*one, *other));
        rest
    }

    /// Leaves out matches that cannot be among those of `rounds` rounds, and says whether so many can be played, as far as the
    /// numbers of matches show it. Matches of `kept` are not left out.
    ///
    /// A place plays one match a round, so it leaves out all that it may have beyond that number. A match that is left out is
    /// left out by both. So a place that has only as many such matches as it must leave out leaves out all of them.
    pub(super) fn settle(&mut self, rounds: usize, kept: &Self) -> bool {
        loop {
            let choices = self.choices(rounds, kept);
            if choices.iter().any(|it| it.is_none_or(|choice| choice.spare > choice.count())) {
                return false;
            }
            let settled = |choice: &Choice| choice.spare > 0 && choice.spare == choice.count();
            let Some(choice) = choices.into_iter().flatten().find(settled) else { return true };
            places(choice.others).for_each(|other| self.part(choice.place, other));
        }
    }

    /// The place that has the least choice which matches to leave out; `None` if everyone has one match a round.
    pub(super) fn least_choice(&self, rounds: usize, kept: &Self) -> Option<Choice> {
        let choices = self.choices(rounds, kept).into_iter().flatten();
        choices.filter(|choice| choice.spare > 0).min_by_key(|choice| choice.count() - choice.spare)
    }

    /// Which matches each place may leave out; `None` for a place that has fewer than `rounds`.
    fn choices(&self, rounds: usize, kept: &Self) -> Vec<Option<Choice>> {
        let spare = |row: &u64| (row.count_ones() as usize).checked_sub(rounds);
        let spares: Vec<Option<usize>> = self.others.iter().map(spare).collect();
        let has_spare = (0..spares.len()).filter(|place| spares[*place] > Some(0));
        let has_spare = has_spare.fold(0, |set, place| set | 1 << place);
        let choice = |(place, spare): (usize, Option<usize>)| {
            let others = self.others[place] & has_spare & !kept.others[place];
            spare.map(|spare| Choice { place, spare, others })
        };
        spares.into_iter().enumerate().map(choice).collect()
    }

    /// The field of as many places in which nobody may meet.
    pub(super) fn apart(&self) -> Self {
        Self { others: vec![0; self.others.len()] }
    }

    /// Lets two meet.
    pub(super) fn join(&mut self, one: usize, other: usize) {
        self.others[one] |= 1 << other;
        self.others[other] |= 1 << one;
    }

    /// Keeps two from meeting.
    pub(super) fn part(&mut self, one: usize, other: usize) {
        self.others[one] &= !(1 << other);
        self.others[other] &= !(1 << one);
    }

    /// Whether some set of places has too few matches for `rounds` rounds. It looks at all sets, so it is for small fields.
    ///
    /// Each round needs a match between a set of an odd number and the others. And if a set is larger than the others
    /// together, those for whom no other is left have to meet within the set.
    pub(super) fn has_short_set(&self, rounds: usize) -> bool {
        let size = self.others.len();
        let mut within = vec![0; 1 << size];
        let mut ends = vec![0; 1 << size];
        for set in 1_usize..1 << size {
            let (place, rest) = (set.trailing_zeros() as usize, set & (set - 1));
            within[set] = within[rest] + self.others(place, rest as u64).count_ones() as usize;
            ends[set] = ends[rest] + self.others[place].count_ones() as usize;
            let count = set.count_ones() as usize;
            let is_narrow = count % 2 == 1 && ends[set] - 2 * within[set] < rounds;
            if is_narrow || 2 * within[set] < rounds * (2 * count).saturating_sub(size) {
                return true;
            }
        }
        false
    }

    /// Whether some places can only meet each other, and their number is odd. Then no round exists.
    pub(super) fn has_odd_part(&self) -> bool {
        let mut left = self.all();
        while left != 0 {
            let part = self.part_of(left.trailing_zeros() as usize);
            if part.count_ones() % 2 == 1 {
                return true;
            }
            left &= !part;
        }
        false
    }

    /// The places that chains of possible matches join to a place.
    fn part_of(&self, place: usize) -> u64 {
        let (mut part, mut new) = (0, 1 << place);
        while new != 0 {
            part |= new;
            new = places(new).fold(0, |all, place| all | self.others[place]) & !part;
        }
        part
    }
}

/// The matches that a place may leave out.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) place: usize,
    /// How many it must leave out.
    spare: usize,
    pub(super) others: u64,
}

impl Choice {
    const fn count(&self) -> usize {
        self.others.count_ones() as usize
    }
}

/// The places of a set, the lowest first.
pub(super) fn places(set: u64) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let place = left.trailing_zeros();
        let is_there = left != 0;
        left &= left.wrapping_sub(1);
        is_there.then_some(place as usize)
    })
}
