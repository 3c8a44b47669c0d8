//! How the evenings of a season count.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

use crate::ROTATING_PLAYERS_MAX;
use crate::season::SeasonResult;

/// The most points for a place.
pub const PLACE_POINTS_MAX: u32 = 10_000;

/// How the evenings of a season count. By default, the match points of all evenings count, and every member who played is
/// ranked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct SeasonRules {
    /// The points of a member for an evening.
    pub points: SeasonPoints,
    /// Which of a member's evenings count.
    pub counted: CountedEvenings,
    /// The number of evenings that a member must have played to be ranked; 0 and 1 have the same effect.
    pub evenings_min: u16,
}

/// The points of a member for an evening.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum SeasonPoints {
    /// The match points of the evening.
    #[default]
    MatchPoints,
    /// Points for the final place.
    ByPlace { points: PlacePoints },
}

impl SeasonPoints {
    /// The points for a result.
    ///
    /// ```
    /// use boneyard_club::season::{PlacePoints, SeasonPoints, SeasonResult};
    ///
    /// let ana = SeasonResult { member: "ana".into(), place: 2, points: 6, wins: 3, effectiveness: 40 };
    /// assert_eq!(SeasonPoints::MatchPoints.of(&ana), 6);
    /// assert_eq!(SeasonPoints::ByPlace { points: PlacePoints::new(vec![10, 7])? }.of(&ana), 7);
    /// # Ok::<_, boneyard_club::season::PlacePointsError>(())
    /// ```
    #[must_use]
    pub fn of(&self, result: &SeasonResult) -> u32 {
        match self {
            Self::MatchPoints => result.points.into(),
            Self::ByPlace { points } => points.at(result.place),
        }
    }
}

/// Which of a member's evenings count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CountedEvenings {
    /// All evenings.
    #[default]
    All,
    /// The best evenings, by points, then wins, then effectiveness.
    Best {
        /// How many evenings count.
        #[schema(value_type = u16)]
        evenings: NonZeroU16,
    },
}

/// Points for places 1, 2, … No place gets more points than the place before it. Places beyond the list get 0.
///
/// ```
/// use boneyard_club::season::PlacePoints;
///
/// let points = PlacePoints::new(vec![10, 7, 5, 3, 1])?;
/// assert_eq!([1, 5, 6].map(|place| points.at(place)), [10, 1, 0]);
/// let error = PlacePoints::new(vec![7, 10]).expect_err("place 2 gets more than place 1");
/// assert_eq!(error.to_string(), "place 2 gets `10` and place 1 only `7`; no place gets more than one before it");
/// # Ok::<_, boneyard_club::season::PlacePointsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
#[schema(value_type = Vec<u32>)]
pub struct PlacePoints(Vec<u32>);

impl PlacePoints {
    /// Points for the first places, up to [`PLACE_POINTS_MAX`] each.
    ///
    /// # Errors
    /// The first place gets 0 or too many points. A later place gets more than an earlier one. There are too many places.
    pub fn new(points: Vec<u32>) -> Result<Self, PlacePointsError> {
        if points.len() > usize::from(ROTATING_PLAYERS_MAX) {
            return Err(PlacePointsError::TooMany { places: points.len() });
        }
        match points.first() {
            None | Some(0) => return Err(PlacePointsError::Nothing),
            Some(first) if *first > PLACE_POINTS_MAX => {
                return Err(PlacePointsError::TooMuch { points: *first });
            }
            Some(_) => {}
        }
        match points.windows(2).position(|pair| pair[1] > pair[0]) {
            Some(at) => {
                Err(PlacePointsError::Rises { place: at + 2, points: points[at + 1], before: points[at] })
            }
            None => Ok(Self(points)),
        }
    }

    /// The points of a place, from 1.
    #[must_use]
    pub fn at(&self, place: u16) -> u32 {
        let at = usize::from(place).checked_sub(1);
        at.and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }
}

/// Why a list of points is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum PlacePointsError {
    /// The first place gets no points.
    #[error("the first place gets no points; give it one or more")]
    Nothing,
    /// The first place gets more than the limit.
    #[error("the first place gets `{points}`; a place gets at most {PLACE_POINTS_MAX}")]
    TooMuch { points: u32 },
    /// A place gets more than the one before it.
    #[error("place {place} gets `{points}` and place {} only `{before}`; no place gets more than one before it", .place - 1)]
    Rises {
        place: usize,
        points: u32,
        /// The points of the place before.
        before: u32,
    },
    /// More places have points than an evening with rotating partners has players.
    #[error("points for `{places}` places; at most {ROTATING_PLAYERS_MAX} get any")]
    TooMany { places: usize },
}

impl TryFrom<Vec<u32>> for PlacePoints {
    type Error = PlacePointsError;

    fn try_from(points: Vec<u32>) -> Result<Self, PlacePointsError> {
        Self::new(points)
    }
}

impl From<PlacePoints> for Vec<u32> {
    fn from(points: PlacePoints) -> Self {
        points.0
    }
}
