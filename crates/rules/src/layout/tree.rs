//! Layouts that branch: the tree, where every double takes tiles on all its sides, and chicken-foot, where a double must
//! take its toes before any other play.

use alloc::vec::Vec;

use super::{Fits, Layout, choice::pick_tile};
use crate::{
    play::{Move, OpenEnd, Place, PlayError, PlayRules},
    ruleset::Shape,
    seat::Seat,
    tile::{PIPS_MAX, Pips, Tile},
    tiles::Tiles,
};

/// The laid tiles that may be built on. A play names one of them with [`Place::On`].
///
/// Laid tiles that show one number are equivalent. The list of plays names the oldest of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tree {
    /// The tiles that may be built on, oldest first. Entries from `len` on are [`NOTHING`], so that equal trees compare
    /// as equal.
    open: [Open; OPEN_MAX],
    len: u8,
    /// The double that still needs toes, or [`NOTHING`]. While it needs some, no other tile may be built on (F-chicken).
    foot: Open,
}

/// A laid tile that may be built on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Open {
    tile: Tile,
    /// The open number.
    number: Pips,
    /// How many more tiles may be laid on it.
    sides: u8,
}

/// No tile, or a foot that is complete.
const NOTHING: Open = Open { tile: Tile::at_index(0), number: 0, sides: 0 };

/// The most open ends: the hub begins with six, and every later double adds two at most.
const OPEN_MAX: usize = HUB_TOES as usize + 2 * PIPS_MAX as usize;

/// How many tiles the first double of a chicken-foot takes.
const HUB_TOES: u8 = 6;

/// How many tiles every later double of a chicken-foot takes.
const TOES: u8 = 3;

/// The sides of a double in a tree. Unless the double led the round, one side touches the tile that it was laid on.
const SIDES: u8 = 4;

impl Tree {
    /// The tiles that may be built on now.
    fn open(&self) -> &[Open] {
        if self.foot.sides > 0 { core::slice::from_ref(&self.foot) } else { &self.open[..self.len.into()] }
    }

    /// The first tile of each number that is open.
    #[inline]
    fn distinct(&self) -> impl Iterator<Item = &Open> + Clone {
        let mut seen: u32 = 0;
        self.open().iter().filter(move |open| {
            let is_new = seen >> open.number & 1 == 0;
            seen |= 1 << open.number;
            is_new
        })
    }

    /// A mask of the numbers that are open.
    fn numbers(&self) -> u32 {
        self.open().iter().fold(0, |numbers, open| numbers | 1 << open.number)
    }

    fn push(&mut self, tile: Tile, number: Pips, sides: u8) {
        if let Some(free) = self.open.get_mut(usize::from(self.len)) {
            *free = Open { tile, number, sides };
            self.len += 1;
        }
    }

    /// Opens the sides of a double that was just laid.
    fn push_double(&mut self, tile: Tile, opens_round: bool, rules: &PlayRules) {
        let number = tile.high();
        if rules.shape == Shape::ChickenFoot {
            self.foot = Open { tile, number, sides: if opens_round { HUB_TOES } else { TOES } };
        } else {
            self.push(tile, number, if opens_round { SIDES } else { SIDES - 1 });
        }
    }

    /// Uses up one side of a laid tile.
    fn build_on(&mut self, on: Tile, number: Pips) {
        if self.foot.sides > 0 {
            self.foot.sides -= 1;
            if self.foot.sides == 0 {
                self.foot = NOTHING;
            }
            return;
        }
        let len = usize::from(self.len);
        let is_it = |open: &Open| open.tile == on && open.number == number;
        let Some(at) = self.open[..len].iter().position(is_it) else { return };
        self.open[at].sides -= 1;
        if self.open[at].sides == 0 {
            self.open.copy_within(at + 1..len, at);
            self.open[len - 1] = NOTHING;
            self.len -= 1;
        }
    }

    /// The number at which `tile` touches the laid tile `on`; `None` if it does not fit. Both halves of the first tile
    /// may be open.
    fn touched(&self, tile: Tile, on: Tile) -> Option<Pips> {
        self.open().iter().find(|open| open.tile == on && tile.has(open.number)).map(|open| open.number)
    }
}

impl<const W: usize> Layout<W> for Tree {
    fn first(tile: Tile, _seats: usize, rules: &PlayRules) -> Self {
        let mut tree = Self { open: [NOTHING; OPEN_MAX], len: 0, foot: NOTHING };
        if tile.is_double() {
            tree.push_double(tile, true, rules);
        } else {
            tree.push(tile, tile.low(), 1);
            tree.push(tile, tile.high(), 1);
        }
        tree
    }

    #[inline]
    fn plays(&self, hand: Tiles<W>, _seat: Seat, _rules: &PlayRules, mut each: impl FnMut(Fits<W>)) {
        for open in self.distinct() {
            each(Fits::plain(Place::On(open.tile), hand.with_number(open.number)));
        }
    }

    #[inline]
    fn pick(
        &self,
        hand: Tiles<W>,
        _seat: Seat,
        _rules: &PlayRules,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let sets = self.distinct().map(|open| (open.tile, hand.with_number(open.number)));
        pick_tile(sets, choose).map(|(on, tile)| Move::play(tile, Place::On(on)))
    }

    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        _seat: Seat,
        _rules: &PlayRules,
    ) -> Result<(), PlayError> {
        let choice = Move::Play { tile, at, leaves };
        let on = match at {
            Place::On(on) if self.open().iter().any(|open| open.tile == on) => on,
            Place::First => return Err(PlayError::WrongPlace(choice)),
            _ => return Err(PlayError::NoSuchEnd(choice, Layout::<W>::ends(self))),
        };
        if leaves.is_some() {
            Err(PlayError::NoChoiceOfHalf(choice))
        } else if self.touched(tile, on).is_some() {
            Ok(())
        } else {
            Err(PlayError::DoesNotFit(choice, Layout::<W>::ends(self)))
        }
    }

    fn lay(&mut self, tile: Tile, at: Place, _leaves: Option<Pips>, _seat: Seat, rules: &PlayRules) {
        let Place::On(on) = at else { return };
        let Some(touched) = self.touched(tile, on) else { return };
        self.build_on(on, touched);
        if tile.is_double() {
            self.push_double(tile, false, rules);
        } else {
            self.push(tile, tile.beyond(touched), 1);
        }
    }

    fn open_tiles(&self, _rules: &PlayRules) -> Tiles<W> {
        let numbers = self.numbers();
        let open = |number: &Pips| numbers >> number & 1 == 1;
        (0..=PIPS_MAX).filter(open).fold(Tiles::EMPTY, |all, number| all | Tiles::of_number(number))
    }

    #[inline]
    fn fits_any(&self, tiles: Tiles<W>, _rules: &PlayRules) -> bool {
        self.open().iter().any(|open| !tiles.with_number(open.number).is_empty())
    }

    fn ends(&self) -> Vec<OpenEnd> {
        let sides = |open: &Open| {
            let end = OpenEnd { at: Place::On(open.tile), number: open.number };
            core::iter::repeat_n(end, open.sides.into())
        };
        self.open().iter().flat_map(sides).collect()
    }

    fn single_number(&self) -> Option<Pips> {
        let (first, others) = self.open().split_first()?;
        others.iter().all(|open| open.number == first.number).then_some(first.number)
    }

    fn close(&mut self, _at: Place) {
        // The double laid last is the last entry.
        let last = usize::from(self.len).checked_sub(1);
        if let Some(last) = last.filter(|last| self.open[*last].tile.is_double()) {
            self.open[last] = NOTHING;
            self.len -= 1;
        }
    }
}
