//! Bots: choose a move from what one seat can see.
//!
//! [`choose`] takes a [`Level`], a [`View`](boneyard_rules::View), random numbers and a [`Budget`], and returns a
//! move. A bot never gets a position, so it cannot know what others hold. [`knowledge`] has what it can infer from
//! passes and draws, and [`belief`] what follows from what others chose. [`arena`] compares bots.
//!
//! This crate reads no clock and makes no seeds: both are arguments.
//!
//! ```
//! use boneyard_bots::{Budget, Level, arena::Deal, choose};
//! use boneyard_rules::{Rules, Standing, View};
//! use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
//!
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
//! let round = deal.round();
//! let view = View::of(round, deal.rules().clone(), deal.standing().clone(), round.turn());
//! let chosen = choose(Level::Steady, &view, &mut rng, Budget::playouts(500));
//! assert!(round.legal().contains(&chosen.expect("it is this seat's turn")));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod advise;
mod announce;
pub mod arena;
mod beginner;
pub mod belief;
mod bot;
mod budget;
mod choose;
pub mod endgame;
mod estimate;
mod evaluate;
mod exact;
pub mod exploit;
mod greedy;
pub mod habits;
mod holders;
pub mod knowledge;
mod mind;
mod outlook;
mod playout;
mod random;
mod resample;
pub mod sampler;
mod sampling;
mod spots;
mod weighed;

pub use boneyard_table::Level;

pub use crate::{
    advise::{advise, weigh, why},
    announce::announces,
    bot::{Bot, NoSuchBot},
    budget::Budget,
    choose::choose,
    estimate::Estimate,
    evaluate::points,
    holders::{Holders, holders, lacks},
    outlook::outlook,
    playout::{Counted, RandomRounds},
    resample::Resampler,
    weighed::Weighed,
};
