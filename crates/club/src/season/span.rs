//! The length of a season, and the season of a day.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Day;

/// The length of a season. Each year starts with a new season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeasonSpan {
    /// The whole year.
    #[default]
    Year,
    /// Six months.
    HalfYear,
    /// Three months.
    Quarter,
    /// One month.
    Month,
}

impl SeasonSpan {
    const fn months(self) -> u8 {
        match self {
            Self::Year => 12,
            Self::HalfYear => 6,
            Self::Quarter => 3,
            Self::Month => 1,
        }
    }

    /// The season of a day.
    ///
    /// ```
    /// use boneyard_club::Day;
    /// use boneyard_club::season::SeasonSpan;
    ///
    /// let day: Day = "2026-11-20".parse()?;
    /// let names = [SeasonSpan::Year, SeasonSpan::Quarter].map(|span| span.season_of(day).to_string());
    /// assert_eq!(names, ["2026", "2026-4"]);
    /// # Ok::<_, boneyard_club::ParseTimeError>(())
    /// ```
    #[must_use]
    pub fn season_of(self, day: Day) -> SeasonId {
        let (year, month, _) = day.parts();
        let part = if self == Self::Year { 0 } else { (month - 1) / self.months() + 1 };
        SeasonId { year, part }
    }

    /// Whether a season of this length can have this id.
    ///
    /// ```
    /// use boneyard_club::season::SeasonSpan;
    ///
    /// assert!(SeasonSpan::Quarter.has("2026-4".parse()?));
    /// assert!(!SeasonSpan::Quarter.has("2026-5".parse()?));
    /// # Ok::<_, boneyard_club::season::ParseSeasonError>(())
    /// ```
    #[must_use]
    pub fn has(self, season: SeasonId) -> bool {
        match self {
            Self::Year => season.part == 0,
            _ => (1..=12 / self.months()).contains(&season.part),
        }
    }
}

/// Identifies a season: `2026`, or `2026-2` if a year has several.
///
/// ```
/// use boneyard_club::season::SeasonId;
///
/// assert_eq!("2026-2".parse::<SeasonId>()?.to_string(), "2026-2");
/// let error = "2026-13".parse::<SeasonId>().expect_err("a year has 12 months");
/// assert_eq!(error.to_string(), "`2026-13` names no season; write it as `2026` or `2026-2`");
/// # Ok::<_, boneyard_club::season::ParseSeasonError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeasonId {
    year: i32,
    /// The number of the season in its year, from 1; 0 for the whole year.
    part: u8,
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for SeasonId {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        <String as utoipa::PartialSchema>::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for SeasonId {}

impl fmt::Display for SeasonId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:04}", self.year)?;
        if self.part > 0 { write!(out, "-{}", self.part) } else { Ok(()) }
    }
}

impl FromStr for SeasonId {
    type Err = ParseSeasonError;

    fn from_str(text: &str) -> Result<Self, ParseSeasonError> {
        let number = |digits: &str, most: usize| {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && digits.len() <= most;
            if plain { digits.parse::<u16>().ok() } else { None }
        };
        let (year, part) = match text.split_once('-') {
            None => (number(text, 4), Some(0)),
            Some((year, part)) => (number(year, 4), number(part, 2).filter(|part| (1..=12).contains(part))),
        };
        match (year, part.and_then(|part| u8::try_from(part).ok())) {
            (Some(year), Some(part)) => Ok(Self { year: year.into(), part }),
            _ => Err(ParseSeasonError { tried: text.to_owned() }),
        }
    }
}

impl TryFrom<String> for SeasonId {
    type Error = ParseSeasonError;

    fn try_from(text: String) -> Result<Self, ParseSeasonError> {
        text.parse()
    }
}

impl From<SeasonId> for String {
    fn from(season: SeasonId) -> Self {
        season.to_string()
    }
}

/// A text that is not the id of a season.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{tried}` names no season; write it as `2026` or `2026-2`")]
pub struct ParseSeasonError {
    tried: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPANS: [SeasonSpan; 4] =
        [SeasonSpan::Year, SeasonSpan::HalfYear, SeasonSpan::Quarter, SeasonSpan::Month];

    #[test]
    fn every_month_belongs_to_one_season_of_each_length() {
        for (span, months) in SPANS.into_iter().zip([12, 6, 3, 1]) {
            for month in 1..=12 {
                let day: Day = format!("2026-{month:02}-28").parse().expect("a day");
                let season = span.season_of(day);
                assert!(span.has(season));
                assert_eq!(season.to_string().parse(), Ok(season));
                let part = season.to_string();
                let part = part.split_once('-').map_or(1, |(_, part)| part.parse().expect("a number"));
                assert_eq!(part, (month - 1) / months + 1, "{span:?}, month {month}");
            }
        }
    }

    #[test]
    fn seasons_come_in_the_order_of_time() {
        let season = |text: &str| text.parse::<SeasonId>().expect("a season");
        assert!(season("2025-12") < season("2026-2") && season("2026-2") < season("2026-11"));
        assert!(!SeasonSpan::Quarter.has(season("2026-5")) && !SeasonSpan::Year.has(season("2026-1")));
    }

    #[test]
    fn an_invalid_id_is_quoted() {
        for tried in ["", "26a", "2026-", "2026-0", "2026-13", "-2026", "+2026", "20260", "2026-1-1"] {
            let error = tried.parse::<SeasonId>().expect_err(tried);
            assert_eq!(
                error.to_string(),
                format!("`{tried}` names no season; write it as `2026` or `2026-2`")
            );
        }
    }
}
