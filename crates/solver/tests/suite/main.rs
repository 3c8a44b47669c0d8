//! The solver against a plain minimax, and what holds for every round.

mod minimax;
mod plain;
mod properties;
mod refusals;
mod small_rounds;
mod whole_rounds;
