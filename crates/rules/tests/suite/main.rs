//! The tests of the rules, as one program: each further program would compile the rules and the naive engine again.
//!
//! `naive` is a second engine, written for clarity alone. `second_opinion` and `perft` compare the two.

mod alternatives;
mod conflicts;
mod golden_examples;
mod golden_scores;
mod naive;
mod perft;
mod properties;
mod rare_settlements;
mod second_opinion;
mod sources;
