//! Exact values of line games in which every tile is known.
//!
//! Start with [`Solver`]: it compiles the rules of a table. An [`OpenRound`] is a round with the order of its boneyard.
//! The answer is a [`Value`]: exact, or two bounds if the [`Budget`] ran out. A [`Table`] keeps what was proved for the
//! next search.
//!
//! Inside, read `search.rs` first. `deal.rs` has what a search never changes, `state.rs` what a move does, and `payoff.rs`
//! what the end of a round pays.
//!
//! The crate reads no clock, draws no random numbers, and gives the same answer to the same question.

mod bounds;
mod budget;
mod deal;
mod hand_values;
mod key;
mod open_round;
mod order;
mod payoff;
mod plays;
mod search;
mod seats;
mod solver;
mod state;
mod table;
mod turns;
mod unsupported;
mod value;

pub use crate::{
    budget::Budget,
    open_round::{OpenRound, OpenRoundError},
    solver::Solver,
    table::Table,
    unsupported::Unsupported,
    value::{Value, ValuedMove},
};
