//! A club's evenings over time: what each counts, and who is where.
//!
//! A [`Season`] is its rules and its evenings that are over, in the order in which they were held.
//! [`Season::standings`] ranks the members; [`HallOfFame::of`] keeps the winners and the records.

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

/// A club's evenings of a time, and how they are counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Season {
    /// What it is called.
    pub name: String,
    /// How its evenings are counted.
    pub rules: SeasonRules,
    /// Whether no evening follows any more: only then has it a winner.
    pub over: bool,
    /// The evenings, the first of them first.
    pub evenings: Vec<SeasonEvening>,
}

impl Season {
    /// The members who played, by place. Members with too few evenings to be ranked come last.
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
