//! The moves a seat may choose from, as two sets of tiles.

use core::hint::select_unpredictable;

use crate::{
    action::{Move, Place},
    tile::Tile,
    tiles::Tiles,
};

/// All moves of a position on a plain line. Either tiles that may be played, or a draw, or a pass, or, after the
/// round, nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moves<const W: usize = 1> {
    /// Tiles for the left end, or for the lead.
    left: Tiles<W>,
    right: Tiles<W>,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Lead,
    Play,
    /// The turn may go on, or be done with.
    More,
    Draw,
    Pass,
    Over,
}

impl<const W: usize> Moves<W> {
    pub(crate) const NONE: Self = Self { left: Tiles::EMPTY, right: Tiles::EMPTY, kind: Kind::Over };

    #[inline]
    pub(crate) const fn lead(tiles: Tiles<W>) -> Self {
        Self { left: tiles, right: Tiles::EMPTY, kind: Kind::Lead }
    }

    #[inline]
    pub(crate) const fn plays(left: Tiles<W>, right: Tiles<W>) -> Self {
        Self { left, right, kind: Kind::Play }
    }

    #[inline]
    pub(crate) const fn more(left: Tiles<W>, right: Tiles<W>) -> Self {
        Self { left, right, kind: Kind::More }
    }

    #[inline]
    pub(crate) const fn draw() -> Self {
        Self { left: Tiles::EMPTY, right: Tiles::EMPTY, kind: Kind::Draw }
    }

    #[inline]
    pub(crate) const fn pass() -> Self {
        Self { left: Tiles::EMPTY, right: Tiles::EMPTY, kind: Kind::Pass }
    }

    /// How many moves there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self.kind {
            Kind::Lead | Kind::Play => self.left.len() + self.right.len(),
            Kind::More => self.left.len() + self.right.len() + 1,
            Kind::Draw | Kind::Pass => 1,
            Kind::Over => 0,
        }
    }

    /// Whether there is none: the round is over.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kind == Kind::Over
    }

    /// Whether the seat must take a tile.
    #[must_use]
    #[inline]
    pub fn must_draw(&self) -> bool {
        self.kind == Kind::Draw
    }

    /// Whether the seat must pass.
    #[must_use]
    #[inline]
    pub fn must_pass(&self) -> bool {
        self.kind == Kind::Pass
    }

    /// The `n`th move in the order of [`Moves::iter`], counted from 0.
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Move> {
        match self.kind {
            Kind::Lead => self.left.nth(n).map(|tile| Move::play(tile, Place::First)),
            Kind::More if n + 1 == self.len() => Some(Move::Done),
            Kind::Play | Kind::More => {
                let lefts = self.left.len();
                let is_left = n < lefts;
                // Which end it is can't be guessed where moves are chosen at random, so nothing branches on it.
                let tiles = select_unpredictable(is_left, self.left, self.right);
                let n = select_unpredictable(is_left, n, n.wrapping_sub(lefts));
                let at = select_unpredictable(is_left, Place::Left, Place::Right);
                tiles.nth(n).map(|tile| Move::play(tile, at))
            }
            Kind::Draw => (n == 0).then_some(Move::Draw),
            Kind::Pass => (n == 0).then_some(Move::Pass),
            Kind::Over => None,
        }
    }

    /// The moves: those at the left end first, each end by tile.
    pub fn iter(self) -> impl Iterator<Item = Move> {
        (0..self.len()).filter_map(move |n| self.nth(n))
    }

    /// The tiles that may be played, wherever they go.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<W> {
        (self.left | self.right).iter()
    }
}
