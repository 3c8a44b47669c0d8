//! Trains from one hub: one for each seat and a public one. A double may have to be covered before anything else (F-train).

use alloc::vec::Vec;

use super::{Fits, Layout, choice::pick_tile};
use crate::{
    play::{Move, OpenEnd, Place, PlayError, PlayRules},
    ruleset::TurnPlays,
    seat::{SEATS_MAX, Seat},
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// The outer ends of the trains, and the trains on which other seats may lay (F-train).
///
/// Every train begins with the hub's number, even before it has a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trains {
    /// The numbers at the outer ends: first of the public train, then of the train of each seat.
    ends: [Pips; SEATS_MAX + 1],
    seats: u8,
    /// One bit for each marked train.
    marked: u16,
    /// The train that ends in an uncovered double, which is then the only open end for every seat; `None` without one.
    bare: Option<u8>,
}

const PUBLIC: usize = 0;

/// The index of a seat's own train in `Trains::ends`.
const fn own(seat: Seat) -> usize {
    seat.index() + 1
}

impl Trains {
    /// The seats whose trains are marked, so that every seat may lay there. A seat marks its train with a pass, and
    /// unmarks it with a tile on it.
    pub fn marked(&self) -> impl Iterator<Item = Seat> {
        let Self { marked, seats, .. } = *self;
        Seat::all(seats.into()).filter(move |seat| marked >> own(*seat) & 1 == 1)
    }

    /// The indexes of the trains where a seat may lay a tile. With `None`, where any seat may.
    fn open(&self, seat: Option<Seat>) -> impl Iterator<Item = usize> + Clone + use<> {
        let mut open: u16 = match (self.bare, seat) {
            (Some(bare), _) => 1 << bare,
            (None, None) => (2 << self.seats) - 1,
            (None, Some(seat)) => 1 << PUBLIC | self.marked | 1 << own(seat),
        };
        core::iter::from_fn(move || {
            (open != 0).then(|| {
                let train = open.trailing_zeros() as usize;
                open &= open - 1;
                train
            })
        })
    }

    fn ends_of(&self, seat: Option<Seat>) -> Vec<OpenEnd> {
        self.open(seat).map(|train| OpenEnd { at: place(train), number: self.ends[train] }).collect()
    }

    fn tiles<const W: usize>(&self, seat: Option<Seat>) -> Tiles<W> {
        self.open(seat).fold(Tiles::EMPTY, |all, train| all | Tiles::of_number(self.ends[train]))
    }

    /// The index of the train at a place; `None` if the place is no train of this table.
    fn train(&self, at: Place) -> Option<usize> {
        match at {
            Place::Public => Some(PUBLIC),
            Place::Train(seat) if seat.index() < self.seats.into() => Some(own(seat)),
            _ => None,
        }
    }
}

fn place(train: usize) -> Place {
    if train == PUBLIC { Place::Public } else { Place::Train(Seat::at(train - 1)) }
}

impl<const W: usize> Layout<W> for Trains {
    fn first(tile: Tile, seats: usize, _rules: &PlayRules) -> Self {
        Self { ends: [tile.high(); SEATS_MAX + 1], seats: seats as u8, marked: 0, bare: None }
    }

    #[inline]
    fn plays(&self, hand: Tiles<W>, seat: Seat, _rules: &PlayRules, mut each: impl FnMut(Fits<W>)) {
        for train in self.open(Some(seat)) {
            each(Fits::plain(place(train), hand.with_number(self.ends[train])));
        }
    }

    #[inline]
    fn pick(
        &self,
        hand: Tiles<W>,
        seat: Seat,
        _rules: &PlayRules,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let sets = self.open(Some(seat)).map(|train| (train, hand.with_number(self.ends[train])));
        pick_tile(sets, choose).map(|(train, tile)| Move::play(tile, place(train)))
    }

    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        seat: Seat,
        _rules: &PlayRules,
    ) -> Result<(), PlayError> {
        let choice = Move::Play { tile, at, leaves };
        let Some(train) = self.train(at).filter(|train| self.open(Some(seat)).any(|open| open == *train))
        else {
            return Err(match at {
                Place::First => PlayError::WrongPlace(choice),
                _ => PlayError::NoSuchEnd(choice, self.ends_of(Some(seat))),
            });
        };
        if leaves.is_some() {
            Err(PlayError::NoChoiceOfHalf(choice))
        } else if tile.has(self.ends[train]) {
            Ok(())
        } else {
            Err(PlayError::DoesNotFit(choice, self.ends_of(Some(seat))))
        }
    }

    fn lay(&mut self, tile: Tile, at: Place, _leaves: Option<Pips>, seat: Seat, rules: &PlayRules) {
        let Some(train) = self.train(at) else { return };
        self.ends[train] = tile.beyond(self.ends[train]);
        let is_bare = tile.is_double() && rules.turn == TurnPlays::CoverDouble;
        self.bare = is_bare.then_some(train as u8);
        if train == own(seat) {
            self.marked &= !(1 << train);
        }
    }

    fn pass(&mut self, seat: Seat) {
        self.marked |= 1 << own(seat);
    }

    fn open_tiles(&self, _rules: &PlayRules) -> Tiles<W> {
        self.tiles(None)
    }

    #[inline]
    fn fits_any(&self, tiles: Tiles<W>, _rules: &PlayRules) -> bool {
        self.open(None).any(|train| !tiles.with_number(self.ends[train]).is_empty())
    }

    fn open_tiles_for(&self, seat: Seat, _rules: &PlayRules) -> Tiles<W> {
        self.tiles(Some(seat))
    }

    fn ends(&self) -> Vec<OpenEnd> {
        self.ends_of(None)
    }

    fn single_number(&self) -> Option<Pips> {
        let mut numbers = self.open(None).map(|train| self.ends[train]);
        let first = numbers.next()?;
        numbers.all(|number| number == first).then_some(first)
    }

    fn marked(&self) -> Vec<Seat> {
        self.marked().collect()
    }
}
