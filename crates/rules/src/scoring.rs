//! Scores a finished round: points in play, the hands, bonuses, and the standing of the match.
//!
//! Start with [`settle`], which turns a [`FinishedRound`] and a [`Standing`] into a [`Settlement`].
//! [`RoundSums`] shows how its points add up.

mod account;
mod block;
mod bonus;
mod comparison;
mod credits;
mod finished_round;
mod instant_win;
mod play_scoring;
mod settlement;
mod standing;
mod sums;
mod verdict;

pub use self::{
    account::SideScore,
    bonus::PaidBonus,
    comparison::{BlockComparison, BlockMeasure},
    finished_round::{FinishedRound, RoundFacts},
    play_scoring::PlayScoring,
    settlement::{Settlement, settle},
    standing::{Account, Standing},
    sums::{HandSum, RoundSums},
    verdict::{Verdict, verdict},
};
