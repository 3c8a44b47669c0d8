//! Seats, the sides that they form, and a list with one value for each seat.

use core::{
    fmt,
    ops::{Index, IndexMut},
};

use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most seats any rules have.
pub const SEATS_MAX: usize = 8;

/// A seat, counted from 1 in the order of play. Its text and JSON are that number.
///
/// ```
/// use boneyard_rules::Seat;
///
/// assert_eq!(serde_json::from_str::<Seat>("2")?, Seat::at(1));
/// let refused = serde_json::from_str::<Seat>("9").expect_err("there are eight seats at most");
/// assert_eq!(refused.to_string(), "not a seat: 9 (seats are 1 to 8)");
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schema(value_type = u8, minimum = 1, maximum = 8)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, counted from 1; `None` outside 1..=[`SEATS_MAX`].
    ///
    /// ```
    /// use boneyard_rules::Seat;
    ///
    /// assert_eq!(Seat::new(1), Some(Seat::FIRST));
    /// assert_eq!((Seat::new(0), Seat::new(9)), (None, None));
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= SEATS_MAX { Some(Self(number - 1)) } else { None }
    }

    /// The seat at an index counted from 0. The caller passes an index below [`SEATS_MAX`].
    #[must_use]
    pub const fn at(index: usize) -> Self {
        debug_assert!(index < SEATS_MAX);
        Self(index as u8)
    }

    /// The number of the seat, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index of the seat, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that plays after this seat at a table of `seats`.
    ///
    /// ```
    /// use boneyard_rules::Seat;
    ///
    /// assert_eq!(Seat::at(2).next(3), Seat::FIRST);
    /// ```
    #[must_use]
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 as usize + 1;
        if next >= seats { Self(0) } else { Self(next as u8) }
    }

    /// The seats of a table, in the order of play.
    ///
    /// ```
    /// use boneyard_rules::Seat;
    ///
    /// assert!(Seat::all(3).map(Seat::number).eq([1, 2, 3]));
    /// ```
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(SEATS_MAX)).map(Self::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

/// The number is not that of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a seat: {0} (seats are 1 to {SEATS_MAX})")]
pub struct SeatError(u8);

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Self, SeatError> {
        Self::new(number).ok_or(SeatError(number))
    }
}

/// One value for every seat of a table. Its JSON is a list in the order of play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Calls `value` for each seat in the order of play.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Seat};
    ///
    /// let numbers = BySeat::new(3, Seat::number);
    /// assert_eq!(numbers[Seat::at(2)], 3);
    /// assert_eq!(numbers.get(Seat::at(3)), None);
    /// ```
    pub fn new(seats: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(value).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// The value of a seat; `None` where the table has no such seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values, in the order of play.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &T> {
        self.0.iter()
    }

    /// Seats and their values, in the order of play.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Seat};
    ///
    /// let held = BySeat::new(2, |seat| 7 - seat.index());
    /// assert_eq!(held.seated().find(|(_, tiles)| **tiles == 6), Some((Seat::at(1), &6)));
    /// ```
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat::at(index), value))
    }

    /// The same seats with the values that `value` makes of these.
    ///
    /// ```
    /// use boneyard_rules::BySeat;
    ///
    /// let doubled = BySeat::new(2, |seat| seat.index()).map(|value| value * 2);
    /// assert!(doubled.iter().eq(&[0, 2]));
    /// ```
    pub fn map<U>(&self, value: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(value).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// The seats of each side: seats of one side score together. A record names a side by its lowest seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(transparent)]
pub struct Sides(Vec<Vec<Seat>>);

/// The index of a side in [`Sides`], counted from 0.
pub type Side = usize;

impl Sides {
    /// Each seat is a side of its own.
    ///
    /// ```
    /// use boneyard_rules::Sides;
    ///
    /// assert_eq!(Sides::solo(3).count(), 3);
    /// ```
    #[must_use]
    pub fn solo(seats: usize) -> Self {
        Self(Seat::all(seats).map(|seat| alloc::vec![seat]).collect())
    }

    /// Two pairs of alternate seats at a table of four.
    ///
    /// ```
    /// use boneyard_rules::{Seat, Sides};
    ///
    /// assert_eq!(Sides::pairs().seats(0), [Seat::at(0), Seat::at(2)]);
    /// ```
    #[must_use]
    pub fn pairs() -> Self {
        let [a, b, c, d] = [0, 1, 2, 3].map(Seat::at);
        Self(alloc::vec![alloc::vec![a, c], alloc::vec![b, d]])
    }

    /// How many sides there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The seats of each side.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[Seat]> {
        self.0.iter().map(Vec::as_slice)
    }

    /// The seats of one side.
    #[must_use]
    pub fn seats(&self, side: Side) -> &[Seat] {
        &self.0[side]
    }

    /// The side that a seat belongs to. The caller passes a seat of the table.
    ///
    /// ```
    /// use boneyard_rules::{Seat, Sides};
    ///
    /// assert_eq!(Sides::pairs().of(Seat::at(3)), 1);
    /// ```
    #[must_use]
    pub fn of(&self, seat: Seat) -> Side {
        self.0.iter().position(|seats| seats.contains(&seat)).unwrap_or(0)
    }

    /// Whether two seats score together.
    ///
    /// ```
    /// use boneyard_rules::{Seat, Sides};
    ///
    /// assert!(Sides::pairs().partners(Seat::at(0), Seat::at(2)));
    /// assert!(!Sides::pairs().partners(Seat::at(0), Seat::at(1)));
    /// ```
    #[must_use]
    pub fn partners(&self, a: Seat, b: Seat) -> bool {
        self.of(a) == self.of(b)
    }
}
