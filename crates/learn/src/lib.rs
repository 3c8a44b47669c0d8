//! The learning pages: a playable lesson and strategy for every preset, the history of the game, and guides.
//!
//! `learn/lessons/<preset>.dgn` at the root of the project is a record, and `locales/<language>/learn/<preset>.md` has its
//! words and the strategy. All are compiled into this crate. A lesson is its
//! record played at a table, so a page draws it like any table. Start with [`page`].

mod error;
mod guides;
mod lesson;
mod pages;
mod play;
mod prose;
mod text;

pub use boneyard_i18n::Language;

pub use crate::{
    error::LearnError,
    guides::{GUIDES, guide},
    pages::{index, page},
    play::record_replay,
};
