//! Plays as sets of tiles, so that callers can count the plays or pick a play without a list.

use super::free_cell::FreeCell;
use crate::{
    play::{Move, Place},
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// Tiles that may each be laid at one place in one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fits<const W: usize> {
    tiles: Tiles<W>,
    way: Way,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// At this place only one half of each tile can touch.
    Plain(Place),
    /// At this place either half can touch; this half stays open.
    Leaving(Place, Half),
    /// In this cell, each tile turned so that its corners match.
    Turned(FreeCell),
}

/// One half of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Half {
    Low,
    High,
}

impl Half {
    pub(super) const fn of(self, tile: Tile) -> Pips {
        match self {
            Self::Low => tile.low(),
            Self::High => tile.high(),
        }
    }
}

impl<const W: usize> Fits<W> {
    /// Tiles of which only one half can touch at this place.
    #[inline]
    pub(crate) const fn plain(at: Place, tiles: Tiles<W>) -> Self {
        Self { tiles, way: Way::Plain(at) }
    }

    /// Tiles laid at this place so that this half stays open.
    #[inline]
    pub(super) const fn leaving(at: Place, half: Half, tiles: Tiles<W>) -> Self {
        Self { tiles, way: Way::Leaving(at, half) }
    }

    /// The tiles of `triangles` that match the corners of the cell `free`. `triangles` has one bit for each triangle.
    #[inline]
    pub(super) fn turned(free: FreeCell, triangles: u64) -> Self {
        Self { tiles: Tiles::of_triangles(free.tiles() & triangles), way: Way::Turned(free) }
    }

    /// How many plays there are: one for each tile.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self.way {
            // Only the word of the triangles has bits set.
            Way::Turned(_) => self.tiles.triangles().count_ones() as usize,
            Way::Plain(_) | Way::Leaving(..) => self.tiles.len(),
        }
    }

    /// Whether there are no plays.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// The `n`th play in the order of [`Fits::iter`], counted from 0.
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Move> {
        self.tiles.nth(n).map(|tile| self.play(tile))
    }

    /// The plays, in the order of [`Tiles::iter`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Move> {
        self.tiles.iter().map(move |tile| self.play(tile))
    }

    #[inline]
    fn play(&self, tile: Tile) -> Move {
        match self.way {
            Way::Plain(at) => Move::play(tile, at),
            Way::Leaving(at, half) => Move::Play { tile, at, leaves: Some(half.of(tile)) },
            Way::Turned(free) => Move::play(tile, free.place(tile)),
        }
    }
}
