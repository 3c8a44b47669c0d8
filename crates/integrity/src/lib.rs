//! Finds plays that only shared knowledge explains: hints of collusion, for moderators.
//!
//! A player who knows a hidden hand plays differently. Partners who tell each other their tiles leave ends that the
//! other can play on; a player who sees an opponent's tiles closes the ends that the opponent needs. No single play
//! shows that, but many do together.
//!
//! [`excess`] looks at one play. Say Ana chose it, and look at Ben's hand. Count the tiles of Ben that fit after the
//! play, minus the mean over all plays that Ana could have made. Then take away what Ana could expect: the same number
//! for random hands of Ben that agree with everything Ana saw. If Ana knows nothing of Ben's hand, what is left is 0 on
//! average, because Ben's hand is then like one of the random hands, however Ana chooses. If she helps Ben with what
//! she knows, it is above 0; if she hinders him, below.
//!
//! [`match_excess`] adds up the plays of each round of a stored match: the plays of a round are about the same hands,
//! so only rounds are independent. [`Tally`] compares each ordered pair of people with the others.
//!
//! Two things are honest and look the same. Good players read a hand from the plays of its owner, which the random
//! hands do not know. And people differ in style. So a pair is compared with all other pairs in the same game, and with
//! the other pairs of the same player. If ordinary pairs differ more than chance explains, a pair must differ more
//! before it is listed. What is left is a hint, no proof.
//!
//! This crate reads no clock and no file, and makes no seeds.

mod excess;
mod rounds;
mod tally;

pub use crate::{
    excess::{DEALS, excess},
    rounds::{ExcessError, MatchExcess, RoundExcess, match_excess},
    tally::{
        BASELINE_ROUNDS_MIN, DEVIATIONS_MIN, Effect, FALSE_HINTS_MAX, Findings, HINTS_MAX, Hint, MATCHES_MAX,
        Pair, ROUNDS_MIN, Setting, Tally,
    },
};
