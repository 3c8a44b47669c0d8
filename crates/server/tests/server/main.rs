//! The whole server over real sockets.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod clubs;
mod doors;
mod evenings;
mod guests;
mod pages;
#[path = "../../../print/tests/reader/mod.rs"]
mod pdf_reader;
mod phone;
mod play;
mod running;
mod seasons;
mod tables;
mod visitor;
mod wire;
