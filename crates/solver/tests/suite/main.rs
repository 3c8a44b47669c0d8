//! The solver against a plain minimax, and what holds for every round.

mod minimax;
mod plain;
mod properties;
mod small_rounds;
