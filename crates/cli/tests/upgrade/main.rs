//! Nothing is lost between versions. The current version opens a database of version 0.1, gives the same answers, and
//! continues its tables and evenings.
//!
//! `v0.1/` holds the database, the cookies of its guests and the answers of that version. The
//! example `old_database` (`write.rs`) writes such a folder with the program of any version.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod cast;
mod copy;
mod fixture;
mod go_on;
mod guide;
mod losses;
mod phone;
mod records;
mod same;
mod seats;
mod wire;
