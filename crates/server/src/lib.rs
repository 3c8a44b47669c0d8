//! The table server. Start reading at `router`, its table of contents; then `tables`, where one task runs each table, and
//! `evenings`, where one task keeps each club evening.
//!
//! This is a thin shell: what a table does is decided by `boneyard_table`, what is stored by `boneyard_store`. Here the
//! clock is read, randomness is drawn, and sockets are read and written.

mod assets;
mod bots;
mod bounds;
mod catalogue;
mod clients;
mod clock;
mod clubs;
mod config;
mod connections;
pub mod deal;
mod email;
mod error;
mod evenings;
mod guests;
mod health;
mod hosts;
mod learn;
mod lobby;
mod network;
mod openapi;
mod origin;
mod outbox;
mod random;
mod rate;
mod router;
mod security;
mod serve;
mod socket;
mod state;
mod stopping;
mod tables;
mod uploads;
mod work;

pub use config::{Config, Limits, ParsePublicUrlError, PublicUrl};
pub use serve::{Server, StartError, told_to_stop};
