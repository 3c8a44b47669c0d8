//! Tests of the whole server over real sockets.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod clubs;
mod doors;
mod evenings;
mod guests;
mod pages;
mod play;
mod seasons;
mod tables;
mod wire;

use boneyard_test_support::{pdf as pdf_reader, phone, running, visitor};
