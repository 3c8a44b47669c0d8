//! The messages on the wire. Nothing else in the project writes JSON for a client.
//!
//! [`ClientMessage`] and [`ServerMessage`] are what a table's WebSocket carries, [`evening`] holds what an evening's does;
//! [`http`], [`learn`] and [`club`] hold the bodies of requests; [`Problem`] is every reason to fail. [`typescript()`] and
//! [`evening_typescript()`] declare all of it for the web client, and a test fails when the client's copy is stale.

pub mod club;
pub mod evening;
mod evening_types;
pub mod http;
pub mod learn;
mod problem;
mod socket;
mod typescript;

pub use crate::{
    evening_types::evening_typescript,
    problem::{Failure, Problem},
    socket::{ClientMessage, ServerMessage, VERSION},
    typescript::typescript,
};
