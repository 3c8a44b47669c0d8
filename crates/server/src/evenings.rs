//! Club evenings on the server.
//!
//! One task owns each evening ([`task`]). [`registry`] finds and starts the tasks. The request handlers are in
//! `open`, `join`, `links`, `views`, `downloads`, `engine` and `socket`.

mod answer_cache;
mod codes;
pub(crate) mod downloads;
pub(crate) mod engine;
pub(crate) mod join;
pub(crate) mod links;
pub(crate) mod log;
mod message;
mod namesakes;
mod online;
pub(crate) mod open;
mod people;
mod played;
mod quota;
mod refused;
mod registry;
pub(crate) mod result;
pub(crate) mod rights;
pub(crate) mod roster;
mod services;
mod snapshot;
pub(crate) mod socket;
pub(crate) mod summary;
mod task;
pub(crate) mod views;

pub(crate) use {codes::CodeAttempts, registry::Evenings, services::EveningServices};
