//! A second, slow implementation of the rules, written from the rulebook and not from the engine. It uses plain lists and
//! the words of the parameters. If it and the engine disagree, one is wrong.
//!
//! Start with [`round`], the legal moves as words of a record. [`table`] has the layouts, [`settling`] the score of a
//! finished round, [`next_lead`] the next leader. From the engine, these files use only the tiles and the
//! parameter values.
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

/// Whether these rules are played on a plain line, one tile a turn.
pub(crate) fn is_plain(rules: &Rules) -> bool {
    let parameters = parameters::Parameters::of(rules);
    parameters.is("layout.shape", "line")
        && parameters.is("layout.match", "equal")
        && parameters.is("tiles.blanks", "plain")
        && parameters.is("turn.plays", "one")
}
