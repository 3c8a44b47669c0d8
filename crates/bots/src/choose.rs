//! Chooses a bot's move.

use boneyard_rules::{Move, View};
use boneyard_table::Level;
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    budget::Budget,
    greedy,
    random::below,
    sampling::{self, Likely},
};

/// The move a bot makes; `None` if it is not this seat's turn. With one legal move, the bot makes it without
/// thinking.
///
/// The same view, random numbers and playouts give the same move. A clock in the budget can cut the search short and
/// so change the move.
pub fn choose(level: Level, view: &View, rng: &mut impl Rng, budget: Budget<'_>) -> Option<Move> {
    match view.legal[..] {
        [] | [_] => view.legal.first().copied(),
        _ => decide(level, view, Xoshiro256PlusPlus::from_rng(rng), budget),
    }
}

/// The move of [`Bot::Strong`](crate::Bot::Strong), under the conditions of [`choose`].
pub(crate) fn choose_strong(view: &View, rng: &mut impl Rng, budget: Budget<'_>) -> Option<Move> {
    match view.legal[..] {
        [] | [_] => view.legal.first().copied(),
        _ => sampling::choose(view, &mut Xoshiro256PlusPlus::from_rng(rng), budget, Likely::ByChoices),
    }
}

/// This function is not generic over the random numbers, so that the search is compiled in this crate, which is
/// optimised even in debug builds of its callers.
fn decide(level: Level, view: &View, mut rng: Xoshiro256PlusPlus, budget: Budget<'_>) -> Option<Move> {
    match level {
        Level::Random => view.legal.get(below(&mut rng, view.legal.len())).copied(),
        Level::Greedy => greedy::choose(view, &mut rng),
        Level::Steady => sampling::choose(view, &mut rng, budget, Likely::Equally),
    }
}
