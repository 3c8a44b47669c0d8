//! The highest ratings of a season. A season is a calendar quarter in UTC.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{LEADERS_MAX, RATING_SEASONS_MAX, RatingSeason, RatingSeasonRequest};
use boneyard_rating::PROVISIONAL_DEVIATION;
use boneyard_store::Store;
use time::{Date, Month, UtcDateTime};

use super::{family, shown_leader};
use crate::clock;
use crate::config::Rates;
use crate::http::{ApiError, Params, VisitorNetwork};

/// The highest ratings of a family of games at the end of a season, or now while it runs: by the last rated match of each person in
/// the season. A season is a calendar quarter in UTC, such as `2026-4`. Provisional ratings are left out.
#[utoipa::path(get, path = "/api/leaders/{family}", tag = "people", security(()), params(RatingSeasonRequest),
    responses((status = 200, body = RatingSeason), (status = 400), (status = 404), (status = 429)))]
pub(crate) async fn leaders(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(name): Path<String>,
    Params(request): Params<RatingSeasonRequest>,
) -> Result<Json<RatingSeason>, ApiError> {
    rates.searches.count(network)?;
    let family = family(&name).ok_or(Problem::NotFound)?;
    let running = Season::at(clock::now_ms());
    let season = match request.season {
        Some(text) => text.parse()?,
        None => running,
    };
    let leaders = store.season_leaders(family.name(), season.0, PROVISIONAL_DEVIATION, LEADERS_MAX).await?;
    let mut seasons: Vec<Season> =
        store.seasons(family.name(), RATING_SEASONS_MAX).await?.into_iter().map(Season).collect();
    if !seasons.contains(&running) {
        seasons.insert(0, running);
        seasons.truncate(RATING_SEASONS_MAX);
    }
    Ok(Json(RatingSeason {
        family,
        season: season.to_string(),
        from_ms: season.begins_ms(),
        until_ms: Season(season.0 + 1).begins_ms(),
        leaders: leaders.into_iter().filter_map(shown_leader).collect(),
        seasons: seasons.iter().map(Season::to_string).collect(),
    }))
}

/// A season: its year times 4, plus 0 to 3. As text it is `2026-4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Season(i64);

impl Season {
    /// The years that a request may name.
    const YEARS: std::ops::RangeInclusive<i64> = 1970..=9_998;

    /// The season of a time, in milliseconds since 1970.
    fn at(ms: i64) -> Self {
        let now = UtcDateTime::from_unix_timestamp(ms / 1_000).unwrap_or(UtcDateTime::UNIX_EPOCH);
        Season(i64::from(now.year()) * 4 + i64::from(u8::from(now.month()) - 1) / 3)
    }

    /// When the season begins, in milliseconds since 1970.
    fn begins_ms(self) -> i64 {
        let month = Month::January.nth_next(u8::try_from(self.0.rem_euclid(4) * 3).unwrap_or(0));
        let year = i32::try_from(self.0.div_euclid(4)).unwrap_or(i32::MAX);
        let day = Date::from_calendar_date(year, month, 1).unwrap_or(Date::MAX);
        day.midnight().as_utc().unix_timestamp() * 1_000
    }
}

impl Display for Season {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0.div_euclid(4), self.0.rem_euclid(4) + 1)
    }
}

impl FromStr for Season {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let parts = text.split_once('-').and_then(|(year, quarter)| {
            let year: i64 = year.parse().ok().filter(|year| Season::YEARS.contains(year))?;
            let quarter: i64 = quarter.parse().ok().filter(|quarter| (1..=4).contains(quarter))?;
            Some(year * 4 + quarter - 1)
        });
        parts.map(Season).ok_or_else(|| Problem::BadRequest {
            detail: "season: send a year and its quarter, such as `2026-4`".into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_a_calendar_quarter() {
        // 2026-10-01 at midnight, and the millisecond before.
        let begins = 1_790_812_800_000;
        assert_eq!(Season::at(begins).to_string(), "2026-4");
        assert_eq!(Season::at(begins - 1).to_string(), "2026-3");
        assert_eq!(Season::at(begins).begins_ms(), begins);
        for season in ["1970-1", "2024-1", "2026-4", "9998-4"] {
            let read: Season = season.parse().unwrap();
            assert_eq!((read.to_string().as_str(), Season::at(read.begins_ms())), (season, read));
        }
        for bad in ["", "2026", "2026-0", "2026-5", "-1-2", "1969-4", "9999-1", "2026-4-1", "now"] {
            assert!(bad.parse::<Season>().is_err(), "{bad}");
        }
    }
}
