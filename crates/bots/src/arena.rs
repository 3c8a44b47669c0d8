//! Compares bots: plays the same deals several times with different bots.
//!
//! [`Deal::compare`] plays one round for each side, [`matches::compare`] a whole match.

mod deal;
mod foul;
mod margin;
pub mod matches;

pub use self::{
    deal::{Deal, Played},
    foul::Foul,
    margin::Margin,
};

/// The two bots of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contender {
    /// The bot whose gain is returned.
    First,
    /// The bot it is compared with.
    Second,
}
