//! Ratings: what rated matches change, and who stands where.

mod season;

use std::time::Duration;

use boneyard_ids::{MatchId, PersonId};
use boneyard_rating::{MatchError, Player, Rating, Side, after_match};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use crate::row::id;
use crate::{Store, StoreError};

/// The most matches that one transaction books.
const BOOKED_AT_ONCE_MAX: i64 = 100;

/// A day in milliseconds.
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// The rating of a person in one family of games.
#[derive(Debug, Clone, PartialEq)]
pub struct FamilyRating {
    /// The family.
    pub family: String,
    /// The rating after the last rated match.
    pub rating: Rating,
    /// How many rated matches the person has played.
    pub matches: u32,
    /// When the last one ended, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A line of a leaderboard.
#[derive(Debug, Clone, PartialEq)]
pub struct Leader {
    /// The name of the account.
    pub name: String,
    /// The number of the face that the person chose; `None` while it follows the name.
    pub face: Option<u16>,
    /// Whether a program plays for the person.
    pub is_bot: bool,
    /// The rating.
    pub rating: FamilyRating,
}

/// What a rated match changed for a person.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingChange {
    /// The match.
    pub match_id: MatchId,
    /// The family of games.
    pub family: String,
    /// The rating before the match, with the idle time in it.
    pub before: f64,
    /// The rating after the match.
    pub after: f64,
    /// The deviation after the match.
    pub deviation: f64,
    /// When the match ended, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A player of a match that is being booked.
struct Booked {
    person: String,
    before: Rating,
    /// Rated matches before this one.
    matches: u32,
}

/// Books the ratings of the oldest matches that are not booked yet. A match is marked in the same transaction, so it counts
/// once.
pub(crate) async fn book(connection: &mut SqliteConnection, a_day_max: u32) -> Result<(), sqlx::Error> {
    let due: Vec<(String, String, i64)> = sqlx::query_as(
        "SELECT id, rated_in, ended_ms FROM matches WHERE rated_in IS NOT NULL AND is_booked = 0 \
         ORDER BY ended_ms, id LIMIT ?",
    )
    .bind(BOOKED_AT_ONCE_MAX)
    .fetch_all(&mut *connection)
    .await?;
    for (match_id, family, ended_ms) in due {
        if met_too_often(connection, &match_id, ended_ms, a_day_max).await? {
            sqlx::query("UPDATE matches SET rated_in = NULL WHERE id = ?")
                .bind(&match_id)
                .execute(&mut *connection)
                .await?;
        } else if let Err(why) = book_match(connection, &match_id, &family, ended_ms).await? {
            tracing::warn!("The match {match_id} is not rated: {why}");
        }
        sqlx::query("UPDATE matches SET is_booked = 1 WHERE id = ?")
            .bind(&match_id)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Whether two opponents of a match have changed each other's ratings `a_day_max` times in the 24 hours before its end.
async fn met_too_often(
    connection: &mut SqliteConnection,
    match_id: &str,
    ended_ms: i64,
    a_day_max: u32,
) -> Result<bool, sqlx::Error> {
    let met = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM match_players AS one \
           JOIN match_players AS two ON two.match_id = one.match_id AND two.side > one.side \
         WHERE one.match_id = ?1 AND ?2 <= (SELECT count(*) FROM match_players AS own \
             JOIN match_players AS other ON other.match_id = own.match_id AND other.side <> own.side \
               AND other.person_id = two.person_id \
             JOIN rating_changes ON rating_changes.match_id = own.match_id \
               AND rating_changes.person_id = own.person_id \
           WHERE own.person_id = one.person_id AND own.ended_ms > ?3))",
    );
    let met = met.bind(match_id).bind(a_day_max).bind(ended_ms.saturating_sub(DAY_MS));
    met.fetch_one(connection).await
}

/// Changes the ratings of the players of a match. Nothing changes if it cannot be rated. A player whose account was deleted counts as a
/// new player, so that the match still counts for the others.
async fn book_match(
    connection: &mut SqliteConnection,
    match_id: &str,
    family: &str,
    ended_ms: i64,
) -> Result<Result<(), MatchError>, sqlx::Error> {
    let rows = sqlx::query(
        "SELECT side, outcome, has_left, accounts.person_id, rating, deviation, volatility, ratings.matches, \
           ratings.at_ms FROM match_players \
         LEFT JOIN accounts ON accounts.person_id = match_players.person_id \
         LEFT JOIN ratings ON ratings.person_id = accounts.person_id AND family = ?2 \
         WHERE match_id = ?1 ORDER BY side, seat",
    )
    .bind(match_id)
    .bind(family)
    .fetch_all(&mut *connection)
    .await?;
    let (mut sides, mut booked): (Vec<Side>, Vec<Option<Booked>>) = (Vec::new(), Vec::new());
    let mut last_side = None;
    for row in &rows {
        let person: Option<String> = row.try_get(3)?;
        let (before, matches) = rating_before(row, ended_ms).unwrap_or_else(|why| {
            tracing::error!("A {family} rating in {match_id} cannot be read and starts again: {why}");
            (Rating::START, row.try_get(7).unwrap_or(0))
        });
        let player = Player { rating: before, left: row.try_get(2)? };
        let side: i64 = row.try_get(0)?;
        match sides.last_mut() {
            Some(same) if last_side == Some(side) => same.players.push(player),
            _ => sides.push(Side { place: place(row.try_get(1)?), players: vec![player] }),
        }
        last_side = Some(side);
        booked.push(person.map(|person| Booked { person, before, matches }));
    }
    let after = match after_match(&sides) {
        Ok(after) => after,
        Err(why) => return Ok(Err(why)),
    };
    for (booked, after) in booked.into_iter().zip(after.into_iter().flatten()) {
        let Some(Booked { person, before, matches }) = booked else { continue };
        sqlx::query(
            "INSERT INTO ratings (person_id, family, rating, deviation, volatility, matches, at_ms) \
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person_id, family) DO UPDATE SET rating = excluded.rating, \
               deviation = excluded.deviation, volatility = excluded.volatility, matches = excluded.matches, \
               at_ms = excluded.at_ms",
        )
        .bind(&person)
        .bind(family)
        .bind(after.rating())
        .bind(after.deviation())
        .bind(after.volatility())
        .bind(matches + 1)
        .bind(ended_ms)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "INSERT INTO rating_changes (match_id, person_id, family, before, after, deviation, at_ms) \
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(match_id)
        .bind(&person)
        .bind(family)
        .bind(before.rating())
        .bind(after.rating())
        .bind(after.deviation())
        .bind(ended_ms)
        .execute(&mut *connection)
        .await?;
        season::book(connection, &person, family, after, matches + 1, ended_ms).await?;
    }
    Ok(Ok(()))
}

/// The place of a side in a match that is rated.
fn place(outcome: &str) -> u8 {
    match outcome {
        "won" => 1,
        "lost" => 3,
        _ => 2,
    }
}

/// The rating of a row at the end of a match, and the number of rated matches before it.
fn rating_before(row: &SqliteRow, ended_ms: i64) -> Result<(Rating, u32), sqlx::Error> {
    let Some(rating) = row.try_get::<Option<f64>, _>(4)? else { return Ok((Rating::START, 0)) };
    let rating = read_rating(rating, row.try_get(5)?, row.try_get(6)?)?;
    let idle_ms = u64::try_from(ended_ms - row.try_get::<i64, _>(8)?).unwrap_or(0);
    Ok((rating.after_idle(Duration::from_millis(idle_ms)), row.try_get(7)?))
}

fn read_rating(rating: f64, deviation: f64, volatility: f64) -> Result<Rating, sqlx::Error> {
    Rating::new(rating, deviation, volatility).map_err(|error| sqlx::Error::Decode(error.into()))
}

impl Store {
    /// The ratings of a person, by family.
    pub async fn ratings_of(&self, person: &PersonId) -> Result<Vec<FamilyRating>, StoreError> {
        let rows = sqlx::query(
            "SELECT family, rating, deviation, volatility, matches, at_ms FROM ratings WHERE person_id = ? \
             ORDER BY family",
        )
        .bind(person.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(readable(rows.iter().map(|row| family_rating(row, 0))))
    }

    /// The highest ratings of a family with a deviation of at most `deviation_max`, the highest first.
    pub async fn leaders(
        &self,
        family: &str,
        deviation_max: f64,
        max: usize,
    ) -> Result<Vec<Leader>, StoreError> {
        let rows = sqlx::query(
            "SELECT guests.name, guests.face, guests.is_bot, family, rating, deviation, volatility, matches, at_ms FROM ratings \
             JOIN guests ON guests.id = person_id WHERE family = ? AND deviation <= ? \
             ORDER BY rating DESC, guests.name LIMIT ?",
        )
        .bind(family)
        .bind(deviation_max)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let leader = |row: &SqliteRow| -> Result<Leader, sqlx::Error> {
            Ok(Leader {
                name: row.try_get(0)?,
                face: row.try_get(1)?,
                is_bot: row.try_get(2)?,
                rating: family_rating(row, 3)?,
            })
        };
        Ok(readable(rows.iter().map(leader)))
    }

    /// The last changes of a person's ratings, the oldest first.
    pub async fn rating_changes_of(
        &self,
        person: &PersonId,
        max: usize,
    ) -> Result<Vec<RatingChange>, StoreError> {
        let rows = sqlx::query(
            "SELECT match_id, family, before, after, deviation, at_ms FROM rating_changes WHERE person_id = ? \
             ORDER BY at_ms DESC, match_id LIMIT ?",
        )
        .bind(person.as_str())
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let change = |row: &SqliteRow| -> Result<RatingChange, sqlx::Error> {
            Ok(RatingChange {
                match_id: id(row, 0)?,
                family: row.try_get(1)?,
                before: row.try_get(2)?,
                after: row.try_get(3)?,
                deviation: row.try_get(4)?,
                at_ms: row.try_get(5)?,
            })
        };
        Ok(rows.iter().rev().map(change).collect::<Result<_, _>>()?)
    }
}

/// The rows that can be read. A damaged rating is left out of a list, and starts again at the next rated match.
fn readable<T>(rows: impl Iterator<Item = Result<T, sqlx::Error>>) -> Vec<T> {
    let log = |why: &sqlx::Error| tracing::error!("A stored rating cannot be read: {why}");
    rows.filter_map(|row| row.inspect_err(log).ok()).collect()
}

/// Reads a rating from six columns.
fn family_rating(row: &SqliteRow, first: usize) -> Result<FamilyRating, sqlx::Error> {
    Ok(FamilyRating {
        family: row.try_get(first)?,
        rating: read_rating(row.try_get(first + 1)?, row.try_get(first + 2)?, row.try_get(first + 3)?)?,
        matches: row.try_get(first + 4)?,
        at_ms: row.try_get(first + 5)?,
    })
}
