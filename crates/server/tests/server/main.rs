//! Tests of the whole server over real sockets.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod accounts;
mod clubs;
mod doors;
mod evenings;
mod example_bots;
mod friends;
mod guests;
mod hints;
mod lobby;
mod matches;
mod metrics;
mod moderation;
mod notices;
mod openapi;
mod pages;
mod people;
mod play;
mod pools;
mod seasons;
mod spreadsheet;
mod tables;
mod tokens;
mod tournaments;
mod watch;
mod wire;

use boneyard_test_support::{pdf as pdf_reader, phone, running, visitor};
