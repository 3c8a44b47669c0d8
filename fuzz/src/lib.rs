//! The checks that fuzzing runs on any input. A short run is part of the tests (`short_fuzz.rs` in `crates/dgn/tests` and
//! `crates/club/tests`).

pub mod dgn;
pub mod evening;
pub mod position;
pub mod rules;
