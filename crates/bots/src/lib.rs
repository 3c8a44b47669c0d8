//! Bots: choosing a move from what one seat can see.
//!
//! [`choose`] is the whole of it: a [`Level`], a [`View`](boneyard_rules::View), a source of randomness
//! and a [`Budget`] go in, a move comes out. A bot is never given a position, so it cannot know what
//! others hold; what it can work out from passes and draws is in [`knowledge`]. [`arena`] plays bots
//! against each other.
//!
//! Nothing here reads a clock or draws its own seed: both are arguments.
//!
//! ```
//! use boneyard_bots::{Budget, Level, arena::Deal, choose};
//! use boneyard_rules::{Rules, Standing, View};
//! use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
//!
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
//! let round = deal.round();
//! let view = View::of(round, deal.rules().clone(), deal.standing(), round.turn());
//! let chosen = choose(Level::Steady, &view, &mut rng, Budget::playouts(500));
//! assert!(round.legal().contains(&chosen.expect("it is this seat's turn")));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod announce;
pub mod arena;
mod budget;
mod choose;
mod evaluate;
mod greedy;
pub mod knowledge;
mod playout;
pub mod sampler;
mod steady;

pub use boneyard_table::Level;

pub use crate::{
    announce::announces,
    budget::Budget,
    choose::choose,
    playout::{Counted, RandomRounds},
};
