//! What there is to learn: a playable lesson and a page of strategy for every preset, and the history of the game.
//!
//! The texts lie in the folder `learn` at the root of the project: `lessons/<preset>.dgn` is a record, and
//! `<language>/<preset>.md` has the words for it, keyed to its turns, and the strategy. This crate carries them
//! along, checks them and makes of each record what a table would have shown: a page draws a lesson like a table.
//! Start with [`page`].

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
