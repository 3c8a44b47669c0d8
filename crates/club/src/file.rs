//! The evening file: an evening as text that a person can read, type, keep and mail (CLUB-99).
//!
//! [`read()`] refuses whatever cannot be, by line; [`write()`] writes the same evening down again. Conditions may stand
//! anywhere; what was played is taken in the order of the lines.
//!
//! ```
//! use boneyard_club::file;
//!
//! let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
//! assert_eq!(evening.report().standings[0].tally.points, 2);
//! let refused = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 99:80\n");
//! assert_eq!(refused.map_err(|error| error.line), Err(4));
//! # Ok::<_, file::FileError>(())
//! ```

mod conditions;
mod played;
mod read;
mod seats;
mod words;
mod write;

pub use read::read;
pub use words::FileError;
pub use write::{Privacy, write};

/// The version of the format.
pub const VERSION: u16 = 1;
