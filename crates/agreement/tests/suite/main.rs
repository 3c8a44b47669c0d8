//! The tests of agreements, as one program.

mod controls;
mod sheets;
mod silenced;
