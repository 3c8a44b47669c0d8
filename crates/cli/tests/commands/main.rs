//! The commands from outside: what they print, write and refuse.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod analyze;
#[cfg(feature = "measure")]
mod arena;
mod backup;
mod check;
mod collusion;
mod evenings;
#[cfg(feature = "measure")]
mod exploit;
mod import;
#[cfg(not(feature = "measure"))]
mod left_out;
mod logs;
mod print;
mod program;
mod records;
mod schedule;
mod serve;
