//! Seats, the sides they form, and values kept for each seat.

use core::{
    fmt,
    ops::{Index, IndexMut},
};

use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most seats any rules have.
pub const SEATS_MAX: usize = 8;

/// A seat, counted from 1 in the order of play. It is written and sent as that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, counted from 1; `None` outside 1..=[`SEATS_MAX`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= SEATS_MAX { Some(Self(number - 1)) } else { None }
    }

    /// The seat at a place counted from 0; callers stay below [`SEATS_MAX`].
    #[must_use]
    pub const fn at(index: usize) -> Self {
        debug_assert!(index < SEATS_MAX);
        Self(index as u8)
    }

    /// Its number, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its place, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that plays after this one at a table of `seats`.
    #[must_use]
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 as usize + 1;
        if next >= seats { Self(0) } else { Self(next as u8) }
    }

    /// The seats of a table, in the order of play.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
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

/// The number is no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a seat: {0} (seats are 1 to {SEATS_MAX})")]
pub struct SeatError(u8);

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Self, SeatError> {
        Self::new(number).ok_or(SeatError(number))
    }
}

/// One value for every seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Asks for each seat's value in the order of play.
    pub fn new(seats: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(value).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// The value of a seat, if the table has it.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values, in the order of play.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &T> {
        self.0.iter()
    }

    /// Seats and their values, in the order of play.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat::at(index), value))
    }

    /// The same seats with other values.
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

/// The seats that score together. A record names a side by its lowest seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sides(Vec<Vec<Seat>>);

/// A side, counted from 0 in [`Sides`].
pub type Side = usize;

impl Sides {
    /// Every seat for itself.
    #[must_use]
    pub fn solo(seats: usize) -> Self {
        Self(Seat::all(seats).map(|seat| alloc::vec![seat]).collect())
    }

    /// Two pairs of alternate seats.
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

    /// The side a seat belongs to.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Side {
        self.0.iter().position(|seats| seats.contains(&seat)).unwrap_or(0)
    }

    /// Whether two seats score together.
    #[must_use]
    pub fn partners(&self, a: Seat, b: Seat) -> bool {
        self.of(a) == self.of(b)
    }
}
