//! The rules once more, slowly: plain lists and the parameters' own words, written from the rulebook without looking
//! at the engine. Where the two disagree, one of them is wrong.
//!
//! Start with [`round`]: what a seat may do, as the words of a record. [`table`] names the figures that tiles form,
//! [`settling`] says what a finished round writes, [`next_lead`] who leads then. No file uses the engine: it gives
//! tiles and the values of parameters, and nothing else.
#![allow(dead_code, reason = "each test file uses its own part")]

mod block;
mod blocking;
mod bonus;
mod credit;
mod cross;
pub(crate) mod game;
pub(crate) mod judging;
pub(crate) mod made;
mod matching;
pub(crate) mod next_lead;
pub(crate) mod opening;
pub(crate) mod parameters;
mod play;
pub(crate) mod random;
pub(crate) mod round;
pub(crate) mod settling;
mod spelling;
pub(crate) mod standing;
pub(crate) mod table;
pub(crate) mod tiles;
mod trains;
mod tree;
mod triangles;
mod turns;

use boneyard_rules::Rules;

/// Whether these rules are played on a plain line, a tile a turn.
pub(crate) fn is_plain(rules: &Rules) -> bool {
    let parameters = parameters::Parameters::of(rules);
    parameters.is("layout.shape", "line")
        && parameters.is("layout.match", "equal")
        && parameters.is("tiles.blanks", "plain")
        && parameters.is("turn.plays", "one")
}
