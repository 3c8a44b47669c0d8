//! The tests of lessons and pages, as one program.

mod claims;
mod facts;
mod pages;
mod replayed;
