//! Matches that were imported from records.

use std::collections::{HashMap, HashSet};

use boneyard_ids::MatchId;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::search::{Found, SearchQuery, SearchedList};
use super::{MatchOutcome, marks};
use crate::row::id;
use crate::{Store, StoreError};

/// A match that was imported from a record. What the record leaves open is `None`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedMatch {
    /// The id, which is made from the record.
    pub id: MatchId,
    /// The rules: a preset and overrides.
    pub rules: String,
    /// The preset of the rules.
    pub preset: String,
    /// The day, such as `2026-11-21`.
    pub day: Option<String>,
    /// The event.
    pub event: Option<String>,
    /// The place.
    pub site: Option<String>,
    /// How many rounds the record has.
    pub rounds: u32,
    /// Where the match stands in lists: the beginning of its day, or the time of the import, in milliseconds since 1970.
    pub place_ms: i64,
    /// The players, in the order of their first seats.
    pub players: Vec<ImportedPlayer>,
}

/// A player of an imported match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedPlayer {
    /// The first seat, from 1.
    pub seat: u8,
    /// The side, from 0.
    pub side: u8,
    /// The name as the record has it.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<String>,
    /// The points of the side; `None` under rules without points.
    pub points: Option<i64>,
    /// How the match ended for the side; `None` if the record ends before the match.
    pub outcome: Option<MatchOutcome>,
}

/// A match to import.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// The match.
    pub imported: ImportedMatch,
    /// The record in Domino Game Notation.
    pub record: String,
    /// The time of the import, in milliseconds since 1970.
    pub at_ms: i64,
}

/// Stores matches that are not stored yet.
pub(super) async fn import(connection: &mut SqliteConnection, imports: &[Import]) -> Result<(), sqlx::Error> {
    for Import { imported, record, at_ms } in imports {
        let stored = sqlx::query(
            "INSERT INTO imported_matches (id, rules, preset, day, event, site, rounds, place_ms, imported_ms, record) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(imported.id.as_str())
        .bind(&imported.rules)
        .bind(&imported.preset)
        .bind(&imported.day)
        .bind(&imported.event)
        .bind(&imported.site)
        .bind(imported.rounds)
        .bind(imported.place_ms)
        .bind(at_ms)
        .bind(record)
        .execute(&mut *connection)
        .await?;
        if stored.rows_affected() == 0 {
            continue;
        }
        for player in &imported.players {
            sqlx::query(
                "INSERT INTO imported_players (match_id, seat, side, name, bot, points, outcome, place_ms) \
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(imported.id.as_str())
            .bind(player.seat)
            .bind(player.side)
            .bind(&player.name)
            .bind(&player.bot)
            .bind(player.points)
            .bind(player.outcome.map(MatchOutcome::stored))
            .bind(imported.place_ms)
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(())
}

/// The matches that were imported. `?8` says whether only those with a day are found.
const IMPORTED: SearchedList = SearchedList {
    matches: "imported_matches",
    columns: "id, rules, preset, day, event, site, rounds, place_ms",
    found: "TRUE",
    players: "imported_players",
    time: "place_ms",
    condition: "day IS NOT NULL",
};

impl Store {
    /// An imported match, with its record.
    pub async fn imported_match(&self, id: &MatchId) -> Result<Option<(ImportedMatch, String)>, StoreError> {
        let row = sqlx::query(
            "SELECT id, rules, preset, day, event, site, rounds, place_ms, record FROM imported_matches WHERE id = ?",
        )
        .bind(id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let record = row.try_get(8)?;
        let found = self.with_imported_players(vec![imported(&row)?]).await?;
        Ok(found.into_iter().next().map(|found| (found, record)))
    }

    /// Which of these ids imported matches have already.
    pub async fn imported_ids(&self, ids: &[MatchId]) -> Result<HashSet<MatchId>, StoreError> {
        let mut found = HashSet::new();
        for some in ids.chunks(IDS_AT_ONCE_MAX) {
            let marks = marks(some.len());
            let statement = format!("SELECT id FROM imported_matches WHERE id IN ({marks})");
            let mut query = sqlx::query(AssertSqlSafe(statement));
            for id in some {
                query = query.bind(id.as_str());
            }
            for row in query.fetch_all(&self.readers).await? {
                found.insert(id(&row, 0)?);
            }
        }
        Ok(found)
    }

    /// Searches the imported matches. None of them is rated, and those without a day are found only if no time is asked for.
    pub async fn search_imported(&self, query: &SearchQuery) -> Result<Found<ImportedMatch>, StoreError> {
        if query.rated == Some(true) {
            return Ok(Found { matches: Vec::new(), searched_to: None });
        }
        let needs_day = (query.since_ms.is_some() || query.until_ms.is_some()).then_some(true);
        let Found { matches, searched_to } = self.search(&IMPORTED, needs_day, query, imported).await?;
        Ok(Found { matches: self.with_imported_players(matches).await?, searched_to })
    }

    /// The matches with their players, in one query.
    async fn with_imported_players(
        &self,
        mut matches: Vec<ImportedMatch>,
    ) -> Result<Vec<ImportedMatch>, StoreError> {
        if matches.is_empty() {
            return Ok(matches);
        }
        let marks = marks(matches.len());
        let statement = format!(
            "SELECT match_id, seat, side, name, bot, points, outcome FROM imported_players WHERE match_id IN ({marks}) \
             ORDER BY match_id, seat"
        );
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for found in &matches {
            query = query.bind(found.id.as_str());
        }
        let mut players: HashMap<MatchId, Vec<ImportedPlayer>> = HashMap::new();
        for row in query.fetch_all(&self.readers).await? {
            players.entry(id(&row, 0)?).or_default().push(ImportedPlayer {
                seat: row.try_get(1)?,
                side: row.try_get(2)?,
                name: row.try_get(3)?,
                bot: row.try_get(4)?,
                points: row.try_get(5)?,
                outcome: row.try_get::<Option<&str>, _>(6)?.map(MatchOutcome::read).transpose()?,
            });
        }
        for found in &mut matches {
            found.players = players.remove(&found.id).unwrap_or_default();
        }
        Ok(matches)
    }
}

/// Ids in one query.
const IDS_AT_ONCE_MAX: usize = 500;

/// Reads an imported match from its first eight columns, without its players.
fn imported(row: &SqliteRow) -> Result<ImportedMatch, sqlx::Error> {
    Ok(ImportedMatch {
        id: id(row, 0)?,
        rules: row.try_get(1)?,
        preset: row.try_get(2)?,
        day: row.try_get(3)?,
        event: row.try_get(4)?,
        site: row.try_get(5)?,
        rounds: row.try_get(6)?,
        place_ms: row.try_get(7)?,
        players: Vec::new(),
    })
}
