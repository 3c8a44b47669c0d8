use std::{ops::RangeInclusive, time::Duration};

use serde::{Deserialize, Serialize};
use skillratings::glicko2::{Glicko2Rating, decay_deviation};

/// The possible ratings, in points. A match never moves a rating out of this range.
pub const RATINGS: RangeInclusive<f64> = 0.0..=4000.0;

/// The possible deviations, in points. The lowest is from Glickman's paper *The Glicko system*: with less, the rating of a
/// player who improves would hardly follow. The highest is that of a new player.
pub const DEVIATIONS: RangeInclusive<f64> = 30.0..=350.0;

/// The possible volatilities, in Glicko-2 units of 173.7 points. The highest is that of lichess.org: beyond it a rating may
/// never settle. The lowest keeps it able to move.
pub const VOLATILITIES: RangeInclusive<f64> = 0.01..=0.1;

/// A rating is provisional while its deviation is above this, in points. lichess.org uses the same number.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// The days without a rated match after which a deviation has grown as in one rating period.
///
/// A settled player, with a deviation of 60, becomes provisional after a year: 365 days × (0.06 × 173.7)² / (110² − 60²).
/// lichess.org chose this growth (`ratingPeriodsPerDay` in its public source).
pub const IDLE_DAYS_PER_PERIOD: f64 = 4.665;

/// How strong a player is in one family of games, and how certain that is.
///
/// ```
/// use boneyard_rating::Rating;
///
/// let rating: Rating = serde_json::from_str(r#"{"rating":1612.5,"deviation":84.2,"volatility":0.06}"#)?;
/// assert!(!rating.is_provisional());
/// assert!(serde_json::from_str::<Rating>(r#"{"rating":1612.5,"deviation":-1,"volatility":0.06}"#).is_err());
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "UncheckedRating")]
pub struct Rating {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

impl Rating {
    /// The rating of a player before the first rated match: 1500, a deviation of 350 and a volatility of 0.06, as in
    /// Glickman's paper.
    pub const START: Self = Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// A rating that was stored.
    ///
    /// ```
    /// use boneyard_rating::{Rating, RatingError};
    ///
    /// assert_eq!(Rating::new(1500.0, 350.0, 0.06), Ok(Rating::START));
    /// assert_eq!(Rating::new(1500.0, 900.0, 0.06), Err(RatingError::Deviation { deviation: 900.0 }));
    /// ```
    ///
    /// # Errors
    /// The first number outside [`RATINGS`], [`DEVIATIONS`] or [`VOLATILITIES`].
    pub fn new(rating: f64, deviation: f64, volatility: f64) -> Result<Self, RatingError> {
        if !RATINGS.contains(&rating) {
            return Err(RatingError::Rating { rating });
        }
        if !DEVIATIONS.contains(&deviation) {
            return Err(RatingError::Deviation { deviation });
        }
        if !VOLATILITIES.contains(&volatility) {
            return Err(RatingError::Volatility { volatility });
        }
        Ok(Self { rating, deviation, volatility })
    }

    /// The estimated strength, in points. A player with 400 points more wins ten matches of eleven.
    #[must_use]
    pub const fn rating(self) -> f64 {
        self.rating
    }

    /// The standard deviation of the estimate, in points. The strength is within two deviations of the rating in 19 cases
    /// of 20.
    #[must_use]
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// How much the strength is expected to change in one rating period, in Glicko-2 units of 173.7 points.
    #[must_use]
    pub const fn volatility(self) -> f64 {
        self.volatility
    }

    /// Whether the rating is still too uncertain to rank the player.
    #[must_use]
    pub const fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL_DEVIATION
    }

    /// The numbers that people read.
    #[must_use]
    pub fn displayed(self) -> DisplayedRating {
        DisplayedRating { rating: self.rating.round() as u16, deviation: self.deviation.round() as u16 }
    }

    /// The rating today if the last rated match was `idle` ago: only the deviation grows. Apply it to the stored ratings
    /// before a match is rated; see [`IDLE_DAYS_PER_PERIOD`] for how fast it grows.
    ///
    /// ```
    /// use std::time::Duration;
    /// use boneyard_rating::Rating;
    ///
    /// let settled = Rating::new(1800.0, 60.0, 0.06)?;
    /// let a_year_later = settled.after_idle(Duration::from_hours(365 * 24));
    /// assert_eq!(a_year_later.displayed().rating, 1800);
    /// assert_eq!(a_year_later.displayed().deviation, 110);
    /// # Ok::<_, boneyard_rating::RatingError>(())
    /// ```
    #[must_use]
    pub fn after_idle(self, idle: Duration) -> Self {
        let periods = idle.as_secs_f64() / (24.0 * 60.0 * 60.0) / IDLE_DAYS_PER_PERIOD;
        // Each period adds the square of the volatility to the square of the deviation.
        let all_at_once = Glicko2Rating { volatility: self.volatility * periods.sqrt(), ..self.glicko() };
        Self { deviation: decay_deviation(&all_at_once).deviation, ..self }
    }

    pub(crate) const fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }

    /// The nearest possible rating.
    pub(crate) fn nearest(glicko: Glicko2Rating) -> Self {
        let within = |value: f64, range: RangeInclusive<f64>| value.clamp(*range.start(), *range.end());
        Self {
            rating: within(glicko.rating, RATINGS),
            deviation: within(glicko.deviation, DEVIATIONS),
            volatility: within(glicko.volatility, VOLATILITIES),
        }
    }
}

/// A rating as people read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DisplayedRating {
    /// The rating, in points, from 0 to 4000.
    pub rating: u16,
    /// The deviation, in points, from 30 to 350.
    pub deviation: u16,
}

/// Why numbers are not a [`Rating`].
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum RatingError {
    /// The rating is out of range.
    #[error("not a rating: {rating} (ratings go from {} to {})", RATINGS.start(), RATINGS.end())]
    Rating { rating: f64 },
    /// The deviation is out of range.
    #[error("not a deviation: {deviation} (deviations go from {} to {})", DEVIATIONS.start(), DEVIATIONS.end())]
    Deviation { deviation: f64 },
    /// The volatility is out of range.
    #[error(
        "not a volatility: {volatility} (volatilities go from {} to {})",
        VOLATILITIES.start(), VOLATILITIES.end()
    )]
    Volatility { volatility: f64 },
}

#[derive(Deserialize)]
struct UncheckedRating {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

impl TryFrom<UncheckedRating> for Rating {
    type Error = RatingError;

    fn try_from(unchecked: UncheckedRating) -> Result<Self, RatingError> {
        Self::new(unchecked.rating, unchecked.deviation, unchecked.volatility)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_hours(24);

    fn rating(deviation: f64) -> Rating {
        Rating::new(1500.0, deviation, 0.06).expect("a rating")
    }

    #[test]
    fn a_rating_is_provisional_above_110() {
        assert!(Rating::START.is_provisional());
        assert!(rating(110.1).is_provisional());
        assert!(!rating(110.0).is_provisional());
    }

    #[test]
    fn people_read_whole_points() {
        let shown = Rating::new(1499.5, 84.4, 0.06).expect("a rating").displayed();
        assert_eq!(shown, DisplayedRating { rating: 1500, deviation: 84 });
    }

    #[test]
    fn numbers_that_are_no_rating_are_refused() {
        for number in [f64::NAN, f64::INFINITY, -0.1, 4000.1] {
            assert!(matches!(Rating::new(number, 350.0, 0.06), Err(RatingError::Rating { .. })));
            assert!(matches!(Rating::new(1500.0, number, 0.06), Err(RatingError::Deviation { .. })));
            assert!(matches!(Rating::new(1500.0, 350.0, number), Err(RatingError::Volatility { .. })));
        }
        assert_eq!(
            Rating::new(1500.0, 20.0, 0.06).expect_err("too certain").to_string(),
            "not a deviation: 20 (deviations go from 30 to 350)"
        );
    }

    #[test]
    fn idle_time_counts_the_same_in_one_piece_or_in_two() {
        let once = rating(60.0).after_idle(90 * DAY);
        let twice = rating(60.0).after_idle(30 * DAY).after_idle(60 * DAY);
        assert!((once.deviation - twice.deviation).abs() < 1e-9);
    }

    #[test]
    fn idle_time_never_makes_a_player_less_certain_than_a_new_one() {
        assert_eq!(rating(60.0).after_idle(Duration::ZERO).displayed(), rating(60.0).displayed());
        assert_eq!(rating(60.0).after_idle(Duration::MAX), Rating::START);
    }
}
