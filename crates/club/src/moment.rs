//! Days and moments, written as `2026-11-20` and `2026-11-20T20:14:05Z`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use time::{OffsetDateTime, PrimitiveDateTime};

const DAY: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");
const MOMENT: &[BorrowedFormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second]Z");

/// A calendar day.
///
/// ```
/// use boneyard_club::Day;
///
/// assert_eq!("2026-11-20".parse::<Day>()?.to_string(), "2026-11-20");
/// let error = "2026-02-30".parse::<Day>().expect_err("February has 28 days");
/// assert_eq!(error.to_string(), "`2026-02-30` is not a date; write it as `2026-11-20`");
/// # Ok::<_, boneyard_club::ParseTimeError>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String)]
pub struct Day(time::Date);

impl Day {
    /// The year, the month from 1 and the day of the month.
    ///
    /// ```
    /// let day: boneyard_club::Day = "2026-11-20".parse()?;
    /// assert_eq!(day.parts(), (2026, 11, 20));
    /// # Ok::<_, boneyard_club::ParseTimeError>(())
    /// ```
    #[must_use]
    pub fn parts(self) -> (i32, u8, u8) {
        let (year, month, day) = self.0.to_calendar_date();
        (year, month.into(), day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(out, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ParseTimeError;

    fn from_str(text: &str) -> Result<Self, ParseTimeError> {
        time::Date::parse(text, DAY).map(Self).map_err(|_| ParseTimeError {
            tried: text.to_owned(),
            what: "a date",
            example: "2026-11-20",
        })
    }
}

impl TryFrom<String> for Day {
    type Error = ParseTimeError;

    fn try_from(text: String) -> Result<Self, ParseTimeError> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

/// A moment, in milliseconds since 1970 in UTC. As text it has whole seconds.
///
/// ```
/// use boneyard_club::Moment;
///
/// let moment: Moment = "2026-11-20T20:14:05Z".parse()?;
/// assert_eq!(moment.after(1_000).to_string(), "2026-11-20T20:14:06Z");
/// let error = "20:14".parse::<Moment>().expect_err("the day is missing");
/// assert_eq!(error.to_string(), "`20:14` is not a time; write it as `2026-11-20T20:14:05Z`");
/// # Ok::<_, boneyard_club::ParseTimeError>(())
/// ```
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    utoipa::ToSchema,
)]
#[schema(value_type = i64)]
pub struct Moment(pub u64);

impl Moment {
    /// The moment `ms` milliseconds later.
    #[must_use]
    pub const fn after(self, ms: u64) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// The day in UTC.
    ///
    /// ```
    /// assert_eq!(boneyard_club::Moment(0).day().to_string(), "1970-01-01");
    /// ```
    #[must_use]
    pub fn day(self) -> Day {
        Day(self.date_time().map_or(time::Date::MAX, OffsetDateTime::date))
    }

    fn date_time(self) -> Option<OffsetDateTime> {
        let seconds = i64::try_from(self.0 / 1000).ok()?;
        OffsetDateTime::from_unix_timestamp(seconds).ok()
    }

    /// Milliseconds since an earlier moment; 0 if `earlier` is later.
    ///
    /// ```
    /// use boneyard_club::Moment;
    ///
    /// assert_eq!(Moment(1_500).since(Moment(1_000)), 500);
    /// assert_eq!(Moment(1_000).since(Moment(1_500)), 0);
    /// ```
    #[must_use]
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.date_time().and_then(|moment| moment.format(MOMENT).ok());
        out.write_str(text.as_deref().unwrap_or("9999-12-31T23:59:59Z"))
    }
}

impl FromStr for Moment {
    type Err = ParseTimeError;

    fn from_str(text: &str) -> Result<Self, ParseTimeError> {
        let refuse =
            || ParseTimeError { tried: text.to_owned(), what: "a time", example: "2026-11-20T20:14:05Z" };
        let moment = PrimitiveDateTime::parse(text, MOMENT).map_err(|_| refuse())?;
        let seconds = u64::try_from(moment.assume_utc().unix_timestamp()).map_err(|_| refuse())?;
        Ok(Self(seconds * 1000))
    }
}

/// A text that is not a day or a moment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{tried}` is not {what}; write it as `{example}`")]
pub struct ParseTimeError {
    tried: String,
    what: &'static str,
    example: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_to_the_second() {
        let text = "2026-11-20T20:14:05Z";
        let moment: Moment = text.parse().expect("a moment");
        assert_eq!(moment.after(999).to_string(), text);
        assert_eq!(moment.day().to_string(), "2026-11-20");
        assert_eq!(Moment(u64::MAX).day().to_string(), "9999-12-31");
        assert!("2026-11-20 20:14:05".parse::<Moment>().is_err());
        assert!("1969-11-20T20:14:05Z".parse::<Moment>().is_err());
    }
}
