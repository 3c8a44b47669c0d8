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

    /// The place that may meet the fewest others, and how many; `None` without places.
    pub(super) fn scarcest(&self) -> Option<(usize, usize)> {
        let counts = self.others.iter().map(|row| row.count_ones() as usize).enumerate();
        counts.min_by_key(|(_, count)| *count)
    }

    /// The field after a round.
    pub(super) fn after(&self, round: &Pairs) -> Self {
        let mut rest = self.clone();
        round.iter().for_each(|(one, other)| rest.part(*one, *other));
        rest
    }

    /// Keeps two from meeting.
    pub(super) fn part(&mut self, one: usize, other: usize) {
        self.others[one] &= !(1 << other);
        self.others[other] &= !(1 << one);
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
