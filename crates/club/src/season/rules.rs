//! How the evenings of a season are counted.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

use crate::PLAYERS_MAX;
use crate::season::SeasonResult;

/// The most that a place can get.
pub const PLACE_POINTS_MAX: u32 = 10_000;

/// How the evenings of a season are counted. As it stands first: match points of all evenings, and whoever has played one is
/// ranked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonRules {
    /// What a member gets for an evening.
    pub points: SeasonPoints,
    /// Which of a member's evenings count.
    pub counted: CountedEvenings,
    /// How many evenings a member must have played to be ranked; 0 and 1 are the same.
    pub evenings_min: u16,
}

/// What a member gets for an evening.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeasonPoints {
    /// The match points of the evening.
    #[default]
    MatchPoints,
    /// Points by the place of the evening.
    ByPlace {
        /// What each place gets.
        points: PlacePoints,
    },
}

impl SeasonPoints {
    /// What a result gets.
    #[must_use]
    pub fn of(&self, result: &SeasonResult) -> u32 {
        match self {
            Self::MatchPoints => result.points.into(),
            Self::ByPlace { points } => points.at(result.place),
        }
    }
}

/// Which of a member's evenings count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CountedEvenings {
    /// All of them.
    #[default]
    All,
    /// The best, by points, then wins, then effectiveness; all, where there are not more.
    Best {
        /// How many.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        evenings: NonZeroU16,
    },
}

/// Points for places 1, 2, …: none gets more than one before it nor more than [`PLACE_POINTS_MAX`], and those beyond the last
/// get nothing.
///
/// ```
/// use boneyard_club::season::PlacePoints;
///
/// let points = PlacePoints::new(vec![10, 7, 5, 3, 1])?;
/// assert_eq!([1, 5, 6].map(|place| points.at(place)), [10, 1, 0]);
/// assert!(PlacePoints::new(vec![7, 10]).is_err());
/// # Ok::<_, boneyard_club::season::PlacePointsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct PlacePoints(Vec<u32>);

impl PlacePoints {
    /// Points for the first places.
    ///
    /// # Errors
    /// There is nothing or too much to win, a place gets more than one before it, or there are more places than players.
    pub fn new(points: Vec<u32>) -> Result<Self, PlacePointsError> {
        if points.len() > usize::from(PLAYERS_MAX) {
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

    /// What a place gets, counted from 1.
    #[must_use]
    pub fn at(&self, place: u8) -> u32 {
        let at = usize::from(place).checked_sub(1);
        at.and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }
}

/// Points by which no place can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacePointsError {
    /// Not even the first place gets anything.
    #[error("the first place gets no points; give it one or more")]
    Nothing,
    /// The first place gets more than any may.
    #[error("the first place gets `{points}`; a place gets at most {PLACE_POINTS_MAX}")]
    TooMuch {
        /// What it gets.
        points: u32,
    },
    /// A place gets more than the one before it.
    #[error("place {place} gets `{points}` and place {} only `{before}`; no place gets more than one before it", .place - 1)]
    Rises {
        /// The place.
        place: usize,
        /// What it gets.
        points: u32,
        /// What the one before gets.
        before: u32,
    },
    /// There are more places than an evening has players.
    #[error("points for `{places}` places; an evening has at most {PLAYERS_MAX}")]
    TooMany {
        /// How many.
        places: usize,
    },
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
