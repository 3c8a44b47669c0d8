//! How tiles lie on the table: which places are open to whom, and what a tile laid there changes.
//!
//! A [`Layout`] knows nothing of hands, turns or the boneyard: that is the [`Position`](crate::Position)'s. There is
//! one type for each figure, so that a plain [`Line`] stays as small and quick as it can be.

mod arms;
mod fits;
mod line;
mod trains;
mod tree;
mod triangles;

use alloc::vec::Vec;
use core::{fmt::Debug, hash::Hash};

use serde::{Deserialize, Serialize};

pub use self::{
    arms::Arms,
    fits::Fits,
    line::Line,
    trains::Trains,
    tree::Tree,
    triangles::{Joint, Triangles},
};
use crate::{
    action::{Move, Place},
    play_error::PlayError,
    play_rules::PlayRules,
    rules::{Blanks, Matching, PlayScore, Rules, Shape},
    seat::Seat,
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// A place where a tile may be laid, and the number it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenEnd {
    /// The place.
    pub at: Place,
    /// The number that a tile must match there.
    pub number: Pips,
}

/// Which layout some rules are played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// [`Line`].
    Line,
    /// [`Arms`].
    Arms,
    /// [`Trains`].
    Trains,
    /// [`Tree`].
    Tree,
    /// [`Triangles`].
    Triangles,
}

impl Rules {
    /// The layout that these rules are played with: the quickest that does all they say.
    #[must_use]
    pub fn figure(&self) -> Figure {
        // The two ends of a line are always open.
        let plain = self.layout.match_ == Matching::Equal
            && self.tiles.blanks == Blanks::Plain
            && !self.turn.close_double;
        match self.layout.shape {
            Shape::Line if plain && self.score.play.is_none() => Figure::Line,
            Shape::Line | Shape::Cross => Figure::Arms,
            Shape::Trains => Figure::Trains,
            Shape::Tree | Shape::ChickenFoot => Figure::Tree,
            Shape::Triangles => Figure::Triangles,
        }
    }
}

/// The tiles on the table as one kind of figure. `W` is that of [`Tiles`].
///
/// It is implemented by this crate's layouts alone: a [`Position`](crate::Position) calls it with what its rules allow.
pub trait Layout<const W: usize>: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The layout that the first tile of a round makes.
    fn first(tile: Tile, seats: usize, rules: &PlayRules) -> Self;

    /// A line with these numbers at its left and its right end; `None` where the figure is no line.
    fn line(_ends: [Pips; 2]) -> Option<Self> {
        None
    }

    /// Tells `each` every way in which `seat` may lay one of these tiles. Ways that lead to the same position stand once,
    /// at the first of their places.
    fn plays(&self, hand: Tiles<W>, seat: Seat, rules: &PlayRules, each: impl FnMut(Fits<W>));

    /// How many ways there are.
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

    /// The `n`th of them, counted from 0.
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
            // Past the one that was found this passes every count.
            n = n.wrapping_sub(here);
        });
        found
    }

    /// Whether `seat` may lay this tile there, though another place may lead to the same position.
    ///
    /// # Errors
    /// Says what would have been right.
    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        seat: Seat,
        rules: &PlayRules,
    ) -> Result<(), PlayError>;

    /// Lays a tile of `seat`'s that [`Layout::check`] admits.
    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>, seat: Seat, rules: &PlayRules);

    /// Takes note of a pass.
    fn pass(&mut self, _seat: Seat) {}

    /// The tiles that anybody might lay anywhere.
    fn open_tiles(&self, rules: &PlayRules) -> Tiles<W>;

    /// The tiles that `seat` might lay anywhere.
    fn open_tiles_for(&self, _seat: Seat, rules: &PlayRules) -> Tiles<W> {
        self.open_tiles(rules)
    }

    /// The places where a tile may be laid, each with its number.
    fn ends(&self) -> Vec<OpenEnd>;

    /// The number that every open end shows, if it is the same.
    fn single_number(&self) -> Option<Pips>;

    /// What laying a tile makes where such things score: this is how the tiles lie after it, and `before` how they lay
    /// before. Nothing scores on a figure that does not say what.
    fn made(&self, _score: PlayScore, _tile: Tile, _at: Place, _before: Option<&Self>) -> i32 {
        0
    }

    /// Closes the double that was laid there last.
    fn close(&mut self, _at: Place) {}

    /// The seats whose trains are marked, so that anybody may lay there.
    fn marked(&self) -> Vec<Seat> {
        Vec::new()
    }
}
