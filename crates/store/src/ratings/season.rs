//! Ratings at the end of a season, which is a calendar quarter in UTC.

use boneyard_rating::Rating;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::{FamilyRating, Leader, read_rating};
use crate::{Store, StoreError};

/// Stores the rating of a person after a match as that of the season in which the match ended.
pub(super) async fn book(
    connection: &mut SqliteConnection,
    person: &str,
    family: &str,
    after: Rating,
    matches: u32,
    ended_ms: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO season_ratings (family, season, person_id, rating, deviation, matches, at_ms) \
         VALUES (?1, CAST(strftime('%Y', ?6 / 1000, 'unixepoch') AS INTEGER) * 4 \
             + (CAST(strftime('%m', ?6 / 1000, 'unixepoch') AS INTEGER) - 1) / 3, ?2, ?3, ?4, ?5, ?6) \
         ON CONFLICT (family, season, person_id) DO UPDATE SET rating = excluded.rating, \
           deviation = excluded.deviation, matches = excluded.matches, at_ms = excluded.at_ms",
    )
    .bind(family)
    .bind(person)
    .bind(after.rating())
    .bind(after.deviation())
    .bind(matches)
    .bind(ended_ms)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// The highest ratings of a family at the end of a season with a deviation of at most `deviation_max`, the highest first. A
    /// season is the year times 4, plus 0 to 3.
    pub async fn season_leaders(
        &self,
        family: &str,
        season: i64,
        deviation_max: f64,
        max: usize,
    ) -> Result<Vec<Leader>, StoreError> {
        let rows = sqlx::query(
            "SELECT guests.name, guests.face, guests.is_bot, family, rating, deviation, matches, at_ms FROM season_ratings \
             JOIN guests ON guests.id = person_id WHERE family = ? AND season = ? AND deviation <= ? \
             ORDER BY rating DESC, guests.name LIMIT ?",
        )
        .bind(family)
        .bind(season)
        .bind(deviation_max)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let leader = |row: &SqliteRow| -> Result<Leader, sqlx::Error> {
            // A season keeps no volatility: no later match starts from it.
            let rating = read_rating(row.try_get(4)?, row.try_get(5)?, Rating::START.volatility())?;
            Ok(Leader {
                name: row.try_get(0)?,
                face: row.try_get(1)?,
                is_bot: row.try_get(2)?,
                rating: FamilyRating {
                    family: row.try_get(3)?,
                    rating,
                    matches: row.try_get(6)?,
                    at_ms: row.try_get(7)?,
                },
            })
        };
        Ok(super::readable(rows.iter().map(leader)))
    }

    /// The seasons in which rated matches of a family ended, the last first.
    pub async fn seasons(&self, family: &str, max: usize) -> Result<Vec<i64>, StoreError> {
        // Each step finds the next season in the index, however many people played in one.
        let seasons = sqlx::query_scalar(
            "SELECT season FROM (WITH RECURSIVE list (season) AS ( \
               SELECT max(season) FROM season_ratings WHERE family = ?1 UNION ALL \
               SELECT (SELECT max(season) FROM season_ratings WHERE family = ?1 AND season < list.season) \
               FROM list WHERE season IS NOT NULL LIMIT ?2) SELECT season FROM list) WHERE season IS NOT NULL",
        )
        .bind(family)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        Ok(seasons)
    }
}
