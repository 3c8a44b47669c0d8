//! Shared support for the tests of several crates.
//!
//! A `visitor` uses a server as a browser does; a `phone` follows a club evening. `running` is a server in the
//! test's own process. `pdf` reads the text of printed pages. All of them panic on failure.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]
#![cfg_attr(
    feature = "server",
    expect(missing_docs, reason = "the names and types of helpers for tests say what they are")
)]

pub mod pdf;
#[cfg(feature = "server")]
pub mod phone;
#[cfg(feature = "server")]
pub mod running;
#[cfg(feature = "server")]
pub mod visitor;
