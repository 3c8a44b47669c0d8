//! Ratings of players, by Glicko-2.
//!
//! A player has one [`Rating`] in each family of games. [`after_match`] takes a finished match and gives its players their
//! new ratings. [`win_probability`] and [`pair_win_probability`] compare players before a match.
//!
//! ```
//! use boneyard_rating::{Player, Rating, Side, after_match};
//!
//! let new = Player { rating: Rating::START, left: false };
//! let after = after_match(&[
//!     Side { place: 1, players: vec![new] },
//!     Side { place: 2, players: vec![new] },
//! ])?;
//! assert_eq!(after[0][0].displayed().rating, 1662);
//! assert_eq!(after[1][0].displayed().rating, 1338);
//! # Ok::<_, boneyard_rating::MatchError>(())
//! ```
//!
//! Only people have ratings: do not rate a match in which a bot played from the start. The points that the Goat club
//! awards (R0.4.46-51) are not ratings; `boneyard_rules::rating_points` computes them.
//!
//! The method is M. Glickman, [Example of the Glicko-2 system](http://www.glicko.net/glicko/glicko2.pdf) (2013). The
//! crate `skillratings` does its arithmetic. Every match is a rating period of its own.

mod odds;
mod rated_match;
mod rating;

pub use self::{
    odds::{pair_win_probability, win_probability},
    rated_match::{MatchError, Player, Side, after_match},
    rating::{
        DEVIATIONS, DisplayedRating, IDLE_DAYS_PER_PERIOD, PROVISIONAL_DEVIATION, RATINGS, Rating,
        RatingError, VOLATILITIES,
    },
};
