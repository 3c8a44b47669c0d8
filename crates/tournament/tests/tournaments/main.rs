//! Whole tournaments.

mod arena;
mod by_hand;
mod knock_out;
mod properties;
mod round_robin;
mod rounds_to_come;
mod run;
mod size;
mod stored;
mod swiss;
