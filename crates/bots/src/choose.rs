//! Choosing a move.

use boneyard_rules::{Move, View};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{greedy, level::Level, playout::below, steady};

/// How much thought a decision may take.
///
/// ```
/// use boneyard_bots::Budget;
///
/// let asked = std::cell::Cell::new(0);
/// let out_of_time = || asked.replace(asked.get() + 1) >= 10;
/// let budget = Budget::default().until(&out_of_time);
/// # let _ = budget;
/// ```
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// `None` for as many as take about the same time with any set.
    playouts: Option<u32>,
    out_of_time: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'static> {
    /// The playouts of the default budget with a set of 28 tiles; larger sets, whose rounds are longer, get
    /// fewer. They take an ordinary core well under 20 ms, and more of them hardly play better.
    pub const PLAYOUTS: u32 = 6_000;

    /// At most so many rounds imagined to their end, all moves together; at least one for each move.
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts: Some(playouts), out_of_time: None }
    }
}

impl<'a> Budget<'a> {
    /// The same, but no longer than until `out_of_time` says yes. It is asked every so often: some
    /// dozens of playouts apart.
    #[must_use]
    pub fn until<'b>(self, out_of_time: &'b dyn Fn() -> bool) -> Budget<'b> {
        Budget { playouts: self.playouts, out_of_time: Some(out_of_time) }
    }

    /// The playouts with a set of so many tiles.
    pub(crate) fn playouts_with(&self, tiles: usize) -> u32 {
        let scaled = || (Budget::PLAYOUTS as usize * 28 / tiles.max(28)) as u32;
        self.playouts.unwrap_or_else(scaled)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.out_of_time.is_some_and(|out_of_time| out_of_time())
    }
}

/// The move a bot makes; `None` when it is not this seat's turn. A forced move comes at once.
///
/// The same view, randomness and budget in playouts give the same move. A clock in the budget can cut
/// the thought short and so change it.
pub fn choose(level: Level, view: &View, rng: &mut impl Rng, budget: Budget<'_>) -> Option<Move> {
    if let [] | [_] = view.legal[..] {
        return view.legal.first().copied();
    }
    decide(level, view, Xoshiro256PlusPlus::from_rng(rng), budget)
}

/// Takes one kind of randomness, so that all thinking is compiled with this crate, which is built to be
/// quick even where those that call it are not.
fn decide(level: Level, view: &View, mut rng: Xoshiro256PlusPlus, budget: Budget<'_>) -> Option<Move> {
    match level {
        Level::Random => view.legal.get(below(&mut rng, view.legal.len())).copied(),
        Level::Greedy => greedy::choose(view, &mut rng),
        Level::Steady => steady::choose(view, &mut rng, budget),
    }
}
