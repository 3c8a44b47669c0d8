//! What a seat may do in its turn: moves, the places of tiles, and the errors of refused moves.

mod action;
mod error;
mod place;
mod rules;

pub use self::{
    action::{Action, Move, ParseMoveError},
    error::PlayError,
    place::{Cell, OpenEnd, Place},
};
pub(crate) use self::{
    place::from_apex,
    rules::{PlayRules, Touch},
};
