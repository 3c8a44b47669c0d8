//! A season of a club: the standings of its members over many evenings.
//!
//! A [`Season`] is its rules and its finished evenings, in the order in which they were held.
//! [`Season::standings`] ranks the members. [`HallOfFame::of`] collects the winners and the records of several seasons.

mod evening;
mod hall;
mod rules;
mod span;
mod standings;

use serde::{Deserialize, Serialize};

pub use {
    evening::{SeasonEvening, SeasonEveningError, SeasonResult},
    hall::{Champion, HallOfFame, HallRecord, Honours, RecordHolder, RecordKind},
    rules::{CountedEvenings, PLACE_POINTS_MAX, PlacePoints, PlacePointsError, SeasonPoints, SeasonRules},
    span::{ParseSeasonError, SeasonId, SeasonSpan},
    standings::{SeasonKey, SeasonStanding},
};

/// The evenings of a season, and how they count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Season {
    pub name: String,
    pub rules: SeasonRules,
    /// Whether the season has ended. Only an ended season has a champion.
    pub over: bool,
    /// The evenings, the oldest first.
    pub evenings: Vec<SeasonEvening>,
}

impl Season {
    /// The members who played, by place. Members with too few evenings come last and have no place.
    ///
    /// ```
    /// use boneyard_club::season::{Season, SeasonEvening, SeasonResult, SeasonRules};
    ///
    /// let result = |member: &str, place, points| SeasonResult {
    ///     member: member.into(),
    ///     place,
    ///     points,
    ///     wins: points / 2,
    ///     effectiveness: 0,
    /// };
    /// let friday = SeasonEvening::new("friday", 4, vec![result("ana", 1, 6), result("eva", 3, 3)])?;
    /// let sunday = SeasonEvening::new("sunday", 4, vec![result("eva", 1, 7)])?;
    /// let season = Season {
    ///     name: "2026".into(),
    ///     rules: SeasonRules::default(),
    ///     over: false,
    ///     evenings: vec![friday, sunday],
    /// };
    /// let order: Vec<_> = season.standings().into_iter().map(|line| (line.member, line.points)).collect();
    /// assert_eq!(order, [("eva".into(), 10), ("ana".into(), 6)]);
    /// assert!(SeasonEvening::new("monday", 4, vec![result("ana", 5, 1)]).is_err());
    /// # Ok::<_, boneyard_club::season::SeasonEveningError>(())
    /// ```
    #[must_use]
    pub fn standings(&self) -> Vec<SeasonStanding> {
        standings::of(&self.rules, &self.evenings)
    }
}
