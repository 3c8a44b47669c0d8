//! The tests of printed sheets, as one program.

mod club;
mod pdf;
mod regulations;
