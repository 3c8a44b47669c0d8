//! A client of a Boneyard server: for bots, load tests and the tests of the server.
//!
//! A [`Visitor`] sends requests to a [`Server`]. A [`TableSocket`] plays a seat or watches, an [`EveningSocket`] follows
//! a club evening, and [`Lines`] are a stream. With the feature `process`, the module `process` starts and kills servers. Bodies
//! and messages are the types of `boneyard_protocol`; `docs/api.md` explains the API step by step.
//!
//! This guest opens a table and plays its seat against a bot, always the heaviest tile. A program for a rated table has
//! a token instead ([`Visitor::with_token`]), and connects again if the socket closes: see `examples/bot.rs`.
//!
//! ```no_run
//! use boneyard_client::{Server, Visitor};
//! use boneyard_protocol::http::{OpenTable, SeatRequest};
//! use boneyard_rules::Move;
//! use boneyard_table::{Command, Level, TableOptions};
//!
//! # async fn example() -> Result<(), boneyard_client::ClientError> {
//! let server: Server = "http://127.0.0.1:8080".parse()?;
//! let me = Visitor::guest(&server).await?;
//! let seats = vec![SeatRequest::Me, SeatRequest::bot(Level::Steady)];
//! let request = OpenTable { rules: "draw".to_owned(), seats, options: TableOptions::default() };
//! let table = me.open_table(&request).await?;
//!
//! let mut seat = me.follow_table(&table).await?;
//! while let Some(message) = seat.receive().await {
//!     message?;
//!     let weight = |choice: &Move| match choice {
//!         Move::Play { tile, .. } => Some(tile.pips()),
//!         _ => None,
//!     };
//!     if seat.state.is_over() {
//!         break;
//!     } else if let Some(heaviest) = seat.choices().iter().copied().max_by_key(weight) {
//!         seat.act(heaviest).await?;
//!     } else if seat.waits_for_ready() {
//!         seat.act(Command::Ready).await?;
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod error;
mod evening;
mod http;
#[cfg(feature = "process")]
pub mod process;
mod server;
mod socket;
mod table;
mod visitor;

pub use error::ClientError;
pub use evening::{EntryResult, EveningSocket};
pub use http::{Answer, Connection, Lines, Request};
pub use server::Server;
pub use socket::Socket;
pub use table::{TableSocket, TableState};
pub use visitor::Visitor;
