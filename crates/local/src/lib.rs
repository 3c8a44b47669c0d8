//! A table for one person and bots, on the person's own device: without a server and without a network.
//!
//! [`LocalTable`] drives the same [`TableSession`](boneyard_table::session::TableSession) as the server. It has no I/O: the page
//! stores the events, keeps the time and brings the random numbers. [`LocalEngine`] takes the page's requests as JSON. In a
//! browser, `game-wasm` passes them on.

mod engine;
mod events;
mod local_table;
mod replay;

pub use self::{engine::LocalEngine, local_table::LocalTable};
