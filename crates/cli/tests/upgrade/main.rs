//! Nothing is lost between versions: a database that version 0.1 wrote is opened by the present program, shows what it
//! showed then, and goes on.
//!
//! `v0.1/` holds the database, the cookies of its people and what the program of that version answered about it. The
//! example `old_database` (`write.rs`) writes such a folder with the program of any version.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cast;
mod copy;
mod fixture;
mod go_on;
mod losses;
mod phone;
mod records;
mod same;
mod seats;
mod wire;
