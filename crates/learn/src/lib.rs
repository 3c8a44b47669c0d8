//! The learning pages: a playable lesson and strategy for every preset, and the history of the game.
//!
//! The texts are in the folder `learn` at the root of the project: `lessons/<preset>.dgn` is a record, and
//! `<language>/<preset>.md` has its words and the strategy. The texts are compiled into this crate. A lesson is its
//! record played at a table, so a page draws it like any table. Start with [`page`].

mod error;
mod lesson;
mod pages;
mod play;
mod prose;
mod text;

pub use crate::{
    error::LearnError,
    pages::{Language, index, page},
};
