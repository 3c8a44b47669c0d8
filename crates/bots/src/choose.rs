//! Choosing a move.

use boneyard_rules::{Move, View};
use boneyard_table::Level;
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{budget::Budget, greedy, playout::below, steady};

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
