//! What is fuzzed, and what must hold for any input. The targets feed it for as long as one likes; a short run is part of
//! the tests (`crates/rules/tests/short_fuzz.rs`).

pub mod dgn;
pub mod position;
pub mod rules;
