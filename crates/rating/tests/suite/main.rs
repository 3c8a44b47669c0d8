//! The tests of ratings, as one program.

mod matches;
mod properties;
mod recovery;
