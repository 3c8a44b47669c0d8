//! The messages between the server and its clients. They also use types of other crates, such as `Rules`.
//!
//! [`ClientMessage`] and [`ServerMessage`] are the messages of a table's WebSocket; [`evening`] has those of a club
//! evening. [`http`], [`account`], [`mod@matches`], [`pools`], [`learn`], [`club`], [`competition`], [`tournaments`], [`notices`], [`watch`] and [`moderation`] have the bodies of requests and responses. [`local`] has
//! the requests and answers of the engine that runs a table on a device. [`Problem`] lists the errors.
//!
//! Without the feature `server`, the crate has only what an engine on a device needs: nothing of clubs, tournaments and rules in words.
//!
//! `cargo xtask generate typescript` reads the types of the web client from this source. A test fails if the client's copy
//! is stale.

pub mod account;
#[cfg(feature = "server")]
pub mod club;
#[cfg(feature = "server")]
pub mod competition;
#[cfg(feature = "server")]
pub mod evening;
pub mod friends;
pub mod http;
pub mod learn;
#[cfg(feature = "server")]
pub mod lobby;
pub mod local;
pub mod matches;
pub mod moderation;
pub mod notices;
pub mod passkeys;
pub mod pools;
mod problem;
mod socket;
pub mod tokens;
#[cfg(feature = "server")]
pub mod tournaments;
pub mod watch;

pub use crate::{
    problem::{Failure, Problem},
    socket::{ClientMessage, OtherMove, ServerMessage, ShortEnds, ShortMove, ShortState, VERSION},
};
