use skillratings::glicko2::{Glicko2Rating, expected_score};

use crate::Rating;

/// The probability that the first player of a duel wins, from 0 to 1. A tie counts as half a win. The less certain the
/// ratings are, the nearer it is to one half.
///
/// ```
/// use boneyard_rating::{Rating, win_probability};
///
/// let (strong, weak) = (Rating::new(1700.0, 60.0, 0.06)?, Rating::new(1500.0, 60.0, 0.06)?);
/// assert_eq!((win_probability(strong, weak) * 100.0).round(), 75.0);
/// assert_eq!(win_probability(strong, strong), 0.5);
/// # Ok::<_, boneyard_rating::RatingError>(())
/// ```
#[must_use]
pub fn win_probability(player: Rating, opponent: Rating) -> f64 {
    expected_score(&player.glicko(), &opponent.glicko()).0
}

/// The probability that the first pair wins, from 0 to 1. A tie counts as half a win. A pair is as strong as the mean of its
/// two players.
///
/// ```
/// use boneyard_rating::{Rating, pair_win_probability};
///
/// let (strong, weak) = (Rating::new(1700.0, 60.0, 0.06)?, Rating::new(1300.0, 60.0, 0.06)?);
/// let even = Rating::new(1500.0, 60.0, 0.06)?;
/// assert_eq!(pair_win_probability([strong, weak], [even, even]), 0.5);
/// # Ok::<_, boneyard_rating::RatingError>(())
/// ```
#[must_use]
pub fn pair_win_probability(pair: [Rating; 2], opponents: [Rating; 2]) -> f64 {
    expected_score(&mean(pair), &mean(opponents)).0
}

fn mean([one, other]: [Rating; 2]) -> Glicko2Rating {
    Glicko2Rating {
        rating: f64::midpoint(one.rating(), other.rating()),
        deviation: one.deviation().hypot(other.deviation()) / 2.0,
        ..one.glicko()
    }
}
