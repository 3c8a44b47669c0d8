//! The evening file: an evening as text that a person can read, type, keep and mail (CLUB-99).
//!
//! [`read()`] checks the whole file and names the line of an error; [`write()`] writes an evening in the same format.
//! The version line, `evening 1`, must come first. After it, the lines of the conditions may be anywhere; the lines
//! about matches are read in order. A note of the organiser is a `log` line without values, whose item begins with `note`:
//! `log 2026-11-20T20:14:05Z 1 "note match 2 table 4" "" "" "Wrong tile, played on"`.
//!
//! ```
//! use boneyard_club::file;
//!
//! let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
//! assert_eq!(evening.report().standings[0].tally.points, 2);
//! let refused = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 99:80\n");
//! let error = refused.expect_err("no pair has 100");
//! assert_eq!(
//!     error.to_string(),
//!     "line 4: the match is not finished: neither pair has 100; write `stopped` if it ended so"
//! );
//! # Ok::<_, file::FileError>(())
//! ```

mod conditions;
mod mishaps;
mod played;
mod read;
mod regulation;
mod seats;
mod words;
mod write;

pub use read::read;
pub use words::FileError;
pub use write::{Privacy, write};

/// The version of the format, in the first line of a file.
pub const VERSION: u16 = 1;
