//! What is fuzzed, and what must hold for any input. The targets feed it for as long as one likes; a short run is part of
//! the tests (`short_fuzz.rs` of `crates/dgn/tests` and `crates/club/tests`).

pub mod dgn;
pub mod evening;
pub mod position;
pub mod rules;
