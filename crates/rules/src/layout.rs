//! How tiles lie on the table: which places are open to a seat, and what a laid tile changes.
//!
//! A [`Layout`] has no hands, turns or boneyard: a [`Position`](crate::Position) has those. Each shape has a type of its
//! own, so that a plain [`Line`] stays small and fast. Start with [`Layout`], then [`Line`].

mod any;
mod choice;
mod corners;
mod fits;
mod free_cell;
mod kind;
mod lattice;
mod line;
mod spinner;
mod tally;
mod torus;
mod trains;
mod tree;
mod triangles;

use alloc::vec::Vec;
use core::{fmt::Debug, hash::Hash};

pub(crate) use self::any::AnyLayout;
pub use self::{
    fits::Fits,
    kind::{LayoutKind, LayoutVisitor, visit_layout},
    line::Line,
    spinner::SpinnerLayout,
    trains::Trains,
    tree::Tree,
    triangles::{ClosedShape, Triangles},
};
use crate::{
    play::{Move, OpenEnd, Place, PlayError, PlayRules},
    ruleset::PlayScore,
    seat::Seat,
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// The tiles on the table in one kind of layout. `W` is the number of machine words of [`Tiles`].
///
/// Only the layouts of this crate implement this trait. A [`Position`](crate::Position) passes only tiles that the turn
/// allows.
pub trait Layout<const W: usize>: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The layout after the first tile of a round.
    fn first(tile: Tile, seats: usize, rules: &PlayRules) -> Self;

    /// A line with these numbers at its left and its right end; `None` for layouts that are not lines.
    fn line(_ends: [Pips; 2]) -> Option<Self> {
        None
    }

    /// Calls `each` with every play of one of these tiles by `seat`. Plays that lead to the same position come once, at
    /// the first of their places.
    fn plays(&self, hand: Tiles<W>, seat: Seat, rules: &PlayRules, each: impl FnMut(Fits<W>));

    /// How many plays [`Layout::plays`] lists.
    #[inline]
    fn count(&self, hand: Tiles<W>, seat: Seat, rules: &PlayRules) -> usize {
        let mut count = 0;
        self.plays(hand, seat, rules, |fits| {
            if !fits.is_empty() {
                count += fits.len();
            }
        });
        count
    }

    /// The `n`th play of [`Layout::plays`], counted from 0.
    #[inline]
    fn nth(&self, hand: Tiles<W>, seat: Seat, rules: &PlayRules, mut n: usize) -> Option<Move> {
        let mut found = None;
        self.plays(hand, seat, rules, |fits| {
            if fits.is_empty() {
                return;
            }
            let here = fits.len();
            if n < here {
                found = fits.nth(n);
            }
            // After the match `n` wraps round to more than any count, so that nothing else is found.
            n = n.wrapping_sub(here);
        });
        found
    }

    /// One play of [`Layout::plays`]; `None` if there is none. `choose` gets the number of plays, which is not 0, and
    /// returns the index of the chosen one.
    #[inline]
    fn pick(
        &self,
        hand: Tiles<W>,
        seat: Seat,
        rules: &PlayRules,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        match self.count(hand, seat, rules) {
            0 => None,
            count => self.nth(hand, seat, rules, choose(count)),
        }
    }

    /// Checks whether `seat` may lay this tile there. It accepts all plays, also those that [`Layout::plays`] leaves
    /// out because they lead to the same position.
    ///
    /// # Errors
    /// Says what would have been legal.
    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        seat: Seat,
        rules: &PlayRules,
    ) -> Result<(), PlayError>;

    /// Lays a tile for `seat`. The caller has called [`Layout::check`].
    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>, seat: Seat, rules: &PlayRules);

    /// Records a pass: on trains it marks the seat's own train.
    fn pass(&mut self, _seat: Seat) {}

    /// All tiles that fit somewhere for at least one seat, wherever those tiles are.
    fn open_tiles(&self, rules: &PlayRules) -> Tiles<W>;

    /// Whether any of these tiles fits somewhere for at least one seat.
    #[inline]
    fn fits_any(&self, tiles: Tiles<W>, rules: &PlayRules) -> bool {
        !(tiles & self.open_tiles(rules)).is_empty()
    }

    /// All tiles that fit somewhere for `seat`, wherever those tiles are.
    fn open_tiles_for(&self, _seat: Seat, rules: &PlayRules) -> Tiles<W> {
        self.open_tiles(rules)
    }

    /// The open ends: each place where a tile may be laid, with the number to match. Always empty for triangles.
    fn ends(&self) -> Vec<OpenEnd>;

    /// What each of [`Layout::ends`] counts where the ends score: `None` for an arm of a cross without a tile. Empty on
    /// layouts whose ends never score.
    fn end_counts(&self) -> Vec<Option<u32>> {
        Vec::new()
    }

    /// The one number that all open ends show; `None` if they differ.
    fn single_number(&self) -> Option<Pips>;

    /// The points for laying `tile` at `at`. `self` is the layout after the play; `before` is the layout before it,
    /// `None` if the tile opened the round. 0 on layouts that never score.
    fn made(&self, _score: PlayScore, _tile: Tile, _at: Place, _before: Option<&Self>) -> i32 {
        0
    }

    /// Closes the double that was laid there last.
    fn close(&mut self, _at: Place) {}

    /// The seats whose trains are marked, so that every seat may lay there; empty on other layouts.
    fn marked(&self) -> Vec<Seat> {
        Vec::new()
    }
}
