//! One line with two ends, where equal numbers touch and nothing is scored in play. It is the fastest layout.

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use super::{Fits, Layout};
use crate::{
    play::{Move, OpenEnd, Place, PlayError, PlayRules},
    seat::Seat,
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// The numbers at the two ends of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    pub(crate) left: Pips,
    pub(crate) right: Pips,
}

impl Line {
    /// The tiles of a hand that fit at the left end and at the right end. If both ends show one number, only one list has
    /// tiles, because either end leads to the same position (G88).
    #[inline]
    pub(crate) fn fitting<const W: usize>(self, hand: Tiles<W>, rules: &PlayRules) -> [Tiles<W>; 2] {
        let left = hand.with_number(self.left);
        let right = hand.with_number(self.right);
        match (self.left == self.right, rules.right_on_equal) {
            (false, _) => [left, right],
            (true, false) => [left, Tiles::EMPTY],
            (true, true) => [Tiles::EMPTY, right],
        }
    }
}

impl<const W: usize> Layout<W> for Line {
    #[inline]
    fn first(tile: Tile, _seats: usize, _rules: &PlayRules) -> Self {
        Self { left: tile.low(), right: tile.high() }
    }

    fn line([left, right]: [Pips; 2]) -> Option<Self> {
        Some(Self { left, right })
    }

    #[inline]
    fn plays(&self, hand: Tiles<W>, _seat: Seat, rules: &PlayRules, mut each: impl FnMut(Fits<W>)) {
        let [left, right] = self.fitting(hand, rules);
        each(Fits::plain(Place::Left, left));
        each(Fits::plain(Place::Right, right));
    }

    #[inline]
    fn count(&self, hand: Tiles<W>, _seat: Seat, rules: &PlayRules) -> usize {
        let [left, right] = self.fitting(hand, rules);
        left.len() + right.len()
    }

    #[inline]
    fn nth(&self, hand: Tiles<W>, _seat: Seat, rules: &PlayRules, n: usize) -> Option<Move> {
        let [left, right] = self.fitting(hand, rules);
        nth_of(left, right, left.len(), n)
    }

    #[inline]
    fn pick(
        &self,
        hand: Tiles<W>,
        _seat: Seat,
        rules: &PlayRules,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let [left, right] = self.fitting(hand, rules);
        let lefts = left.len();
        let count = lefts + right.len();
        if count == 0 {
            return None;
        }
        nth_of(left, right, lefts, choose(count))
    }

    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        _seat: Seat,
        rules: &PlayRules,
    ) -> Result<(), PlayError> {
        let choice = Move::Play { tile, at, leaves };
        let touched = match at {
            Place::Left => self.left,
            Place::Right => self.right,
            Place::First => return Err(PlayError::WrongPlace(choice)),
            _ => return Err(PlayError::NoSuchEnd(choice, Layout::<W>::ends(self))),
        };
        if leaves.is_some() {
            Err(PlayError::NoChoiceOfHalf(choice))
        } else if !tile.has(touched) {
            Err(PlayError::DoesNotFit(choice, Layout::<W>::ends(self)))
        } else if rules.right_on_equal && self.left == self.right && at == Place::Left {
            Err(PlayError::RightOnEqualEnds(tile, touched))
        } else {
            Ok(())
        }
    }

    #[inline]
    fn lay(&mut self, tile: Tile, at: Place, _leaves: Option<Pips>, _seat: Seat, _rules: &PlayRules) {
        // Where moves are random, the CPU would often mispredict a branch on the end, so the code has none.
        let is_left = matches!(at, Place::Left);
        let beyond = tile.beyond(select_unpredictable(is_left, self.left, self.right));
        self.left = select_unpredictable(is_left, beyond, self.left);
        self.right = select_unpredictable(is_left, self.right, beyond);
    }

    #[inline]
    fn open_tiles(&self, _rules: &PlayRules) -> Tiles<W> {
        Tiles::of_number(self.left) | Tiles::of_number(self.right)
    }

    fn ends(&self) -> Vec<OpenEnd> {
        [OpenEnd { at: Place::Left, number: self.left }, OpenEnd { at: Place::Right, number: self.right }]
            .into()
    }

    #[inline]
    fn single_number(&self) -> Option<Pips> {
        (self.left == self.right).then_some(self.left)
    }
}

/// The `n`th play of the tiles that fit at the left end and at the right end, counted from 0.
#[inline(always)]
fn nth_of<const W: usize>(left: Tiles<W>, right: Tiles<W>, lefts: usize, n: usize) -> Option<Move> {
    let is_left = n < lefts;
    // Where moves are random, the CPU would often mispredict a branch on the end, so the code has none.
    let tiles = select_unpredictable(is_left, left, right);
    let n = select_unpredictable(is_left, n, n.wrapping_sub(lefts));
    let at = select_unpredictable(is_left, Place::Left, Place::Right);
    tiles.nth(n).map(|tile| Move::play(tile, at))
}
