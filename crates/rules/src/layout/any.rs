//! A layout chosen at run time, for callers that do not need speed.

use alloc::vec::Vec;

use super::{
    Fits, Layout, LayoutKind, line::Line, spinner::SpinnerLayout, trains::Trains, tree::Tree,
    triangles::Triangles,
};
use crate::{
    play::{OpenEnd, Place, PlayError, PlayRules},
    ruleset::PlayScore,
    seat::Seat,
    tile::{Pips, Tile},
    tiles::{Tiles, WIDE},
};

/// The layout that the rules ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::large_enum_variant, reason = "a layout is `Copy`, and a round has only one")]
pub(crate) enum AnyLayout {
    Line(Line),
    Spinner(SpinnerLayout),
    Trains(Trains),
    Tree(Tree),
    Triangles(Triangles),
}

/// Calls a method of the layout, with tile sets of any width.
macro_rules! call {
    ($any:expr, $method:ident($($argument:expr),*)) => {
        match $any {
            AnyLayout::Line(layout) => Layout::<WIDE>::$method(layout, $($argument),*),
            AnyLayout::Spinner(layout) => Layout::<WIDE>::$method(layout, $($argument),*),
            AnyLayout::Trains(layout) => Layout::<WIDE>::$method(layout, $($argument),*),
            AnyLayout::Tree(layout) => Layout::<WIDE>::$method(layout, $($argument),*),
            AnyLayout::Triangles(layout) => Layout::<WIDE>::$method(layout, $($argument),*),
        }
    };
}

impl Layout<WIDE> for AnyLayout {
    fn first(tile: Tile, seats: usize, rules: &PlayRules) -> Self {
        match LayoutKind::of_play(rules) {
            LayoutKind::Line => Self::Line(Layout::<WIDE>::first(tile, seats, rules)),
            LayoutKind::Spinner => Self::Spinner(Layout::<WIDE>::first(tile, seats, rules)),
            LayoutKind::Trains => Self::Trains(Layout::<WIDE>::first(tile, seats, rules)),
            LayoutKind::Tree => Self::Tree(Layout::<WIDE>::first(tile, seats, rules)),
            LayoutKind::Triangles => Self::Triangles(Layout::<WIDE>::first(tile, seats, rules)),
        }
    }

    fn plays(&self, hand: Tiles<WIDE>, seat: Seat, rules: &PlayRules, each: impl FnMut(Fits<WIDE>)) {
        call!(self, plays(hand, seat, rules, each));
    }

    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        seat: Seat,
        rules: &PlayRules,
    ) -> Result<(), PlayError> {
        call!(self, check(tile, at, leaves, seat, rules))
    }

    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>, seat: Seat, rules: &PlayRules) {
        call!(self, lay(tile, at, leaves, seat, rules));
    }

    fn pass(&mut self, seat: Seat) {
        call!(self, pass(seat));
    }

    fn open_tiles(&self, rules: &PlayRules) -> Tiles<WIDE> {
        call!(self, open_tiles(rules))
    }

    fn open_tiles_for(&self, seat: Seat, rules: &PlayRules) -> Tiles<WIDE> {
        call!(self, open_tiles_for(seat, rules))
    }

    fn ends(&self) -> Vec<OpenEnd> {
        call!(self, ends())
    }

    fn end_counts(&self) -> Vec<Option<u32>> {
        call!(self, end_counts())
    }

    fn single_number(&self) -> Option<Pips> {
        call!(self, single_number())
    }

    fn made(&self, score: PlayScore, tile: Tile, at: Place, before: Option<&Self>) -> i32 {
        match (self, before) {
            // The layouts that score in play.
            (Self::Spinner(after), None) => Layout::<WIDE>::made(after, score, tile, at, None),
            (Self::Spinner(after), Some(Self::Spinner(before))) => {
                Layout::<WIDE>::made(after, score, tile, at, Some(before))
            }
            (Self::Triangles(after), None) => Layout::<WIDE>::made(after, score, tile, at, None),
            (Self::Triangles(after), Some(Self::Triangles(before))) => {
                Layout::<WIDE>::made(after, score, tile, at, Some(before))
            }
            _ => 0,
        }
    }

    fn close(&mut self, at: Place) {
        call!(self, close(at));
    }

    fn marked(&self) -> Vec<Seat> {
        call!(self, marked())
    }
}
