//! Chooses a bot's move.

use boneyard_rules::{Move, View};
use boneyard_table::Level;
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    beginner,
    budget::Budget,
    endgame,
    mind::{Likely, Memory, Mind},
    sampling,
};

/// The move a bot makes; `None` if it is not this seat's turn. With one legal move, the bot makes it without
/// thinking.
///
/// The same view, random numbers and playouts give the same move. A clock in the budget can cut the search short and
/// so change the move. With [`Budget::default`] a master also solves the end of rounds between two, in up to 0.2 seconds that no clock cuts
/// short.
pub fn choose(level: Level, view: &View, rng: &mut impl Rng, budget: Budget<'_>) -> Option<Move> {
    match view.legal[..] {
        [] | [_] => view.legal.first().copied(),
        _ => decide(level, view, Xoshiro256PlusPlus::from_rng(rng), budget),
    }
}

/// This function is not generic over the random numbers, so that the search is compiled in this crate, which is
/// optimised even in debug builds of its callers.
fn decide(level: Level, view: &View, mut rng: Xoshiro256PlusPlus, budget: Budget<'_>) -> Option<Move> {
    if level == Level::Master
        && budget.is_at_tables()
        && let Some(choice) = endgame::choose(view, &mut rng)
    {
        return Some(choice);
    }
    match mind(level) {
        Some(mind) => sampling::choose(view, &mut rng, budget, mind),
        None => beginner::choose(view, &mut rng),
    }
}

/// How a level thinks; `None` for a beginner, who does not look ahead.
pub(crate) const fn mind(level: Level) -> Option<Mind> {
    let (memory, likely) = (Memory::Everything, Likely::ByChoices);
    match level {
        Level::Beginner => None,
        Level::Easy => {
            Some(Mind { memory: Memory::Counts, likely: Likely::Equally, looks_ahead: 0, deals: 12 })
        }
        Level::Steady => Some(Mind { memory, likely: Likely::Equally, looks_ahead: 0, deals: 50 }),
        Level::Strong => Some(Mind { memory, likely, looks_ahead: 0, deals: 180 }),
        Level::Master => Some(MASTER),
    }
}

/// How a master thinks, and who gives hints.
pub(crate) const MASTER: Mind =
    Mind { memory: Memory::Everything, likely: Likely::ByChoices, looks_ahead: 16, deals: 3_000 };
