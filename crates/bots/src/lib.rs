//! Bots: choosing a move from what one seat can see.

mod level;

pub use crate::level::{Level, ParseLevelError};
