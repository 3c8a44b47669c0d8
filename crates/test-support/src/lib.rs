//! What the tests of several crates share.
//!
//! A `visitor` asks a server for things as a browser does; a `phone` follows a club evening. `running` is a
//! server in the test's own process. `pdf` reads the text of printed pages. Everything here panics where a test cannot
//! go on.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg_attr(
    feature = "server",
    expect(missing_docs, reason = "the names and types of helpers for tests say what they are")
)]

#[cfg(feature = "server")]
mod http;
pub mod pdf;
#[cfg(feature = "server")]
pub mod phone;
#[cfg(feature = "server")]
pub mod running;
#[cfg(feature = "server")]
pub mod visitor;
