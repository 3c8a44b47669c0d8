//! The tests of printed sheets, as one program.

mod club;
mod competition;
mod pdf;
mod regulations;
