//! Club evenings: players and results in, seatings and standings out.
//!
//! An evening is a [`Schedule`] (who sits where in every match) and what was played by it. Nothing here waits, logs, reads a
//! clock or draws a lot: time and randomness are arguments.

mod pairing;
mod player;
mod schedule;

pub use {
    pairing::{Pair, Pairing, Seat, SeatedTwice},
    player::{PLAYERS_MAX, PLAYERS_MIN, ParsePlayerError, Player},
    schedule::{MatchPlan, Schedule, SeatingKind, SheetId, TablePlan},
};
