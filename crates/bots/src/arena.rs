//! Compares bots: plays the same deals several times with different bots. A [`Player`] is a bot, or a cheat.
//!
//! [`Deal::compare`] plays one round for each side, [`matches::compare`] a whole match.

use boneyard_rules::{Round, Tile};

mod deal;
mod foul;
pub mod matches;
mod player;

pub use self::{
    deal::{Deal, Played},
    foul::Foul,
    player::{NoSuchPlayer, Player},
};

/// The two bots of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contender {
    /// The bot whose gain is returned.
    First,
    /// The bot it is compared with.
    Second,
}

/// What no bot sees: every hand, and the order of the boneyard.
#[derive(Clone, Copy, Debug)]
pub struct FaceUp<'a> {
    /// The round in progress.
    pub round: &'a Round,
    /// The tiles that nobody has drawn, the next one first.
    pub boneyard: &'a [Tile],
}
