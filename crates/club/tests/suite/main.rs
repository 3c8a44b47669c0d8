//! The tests of club evenings, as one program.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod api;
mod competition;
mod evenings;
mod examples;
mod files;
mod season;
mod short_fuzz;
mod spreadsheets;
