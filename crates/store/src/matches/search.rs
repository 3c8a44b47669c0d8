//! The search over public matches. It looks at a limited number of matches at a time, in the order of an index.
//!
//! Imported matches are searched in `imported.rs`; `boneyard import` stores them.

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

use super::{FinishedMatch, MatchOutcome, MatchPlace, finished};
use crate::row::id;
use crate::{Store, StoreError};

/// The most matches that one search looks at.
pub const SEARCHED_MAX: usize = 2_000;

/// Which public matches to find.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchQuery {
    /// Matches of people with this name, with capital or small letters.
    pub player: Option<String>,
    /// Matches in which this name played too.
    pub with: Option<String>,
    /// Matches of these presets only.
    pub presets: Option<Vec<String>>,
    /// Rated matches only, or only those that are not rated.
    pub rated: Option<bool>,
    /// Matches that ended in or after this millisecond since 1970.
    pub since_ms: Option<i64>,
    /// Matches that ended before this millisecond since 1970.
    pub until_ms: Option<i64>,
    /// How the match ended for the player; without a player, for at least one of them.
    pub outcome: Option<MatchOutcome>,
    /// Matches after this one in the list.
    pub after: Option<MatchPlace>,
    /// The most matches to return.
    pub max: usize,
}

/// What one search found.
#[derive(Debug, Clone, PartialEq)]
pub struct Found<M> {
    /// The matches, the last first.
    pub matches: Vec<M>,
    /// The last match that the search looked at, if it may not be the last one there is.
    pub searched_to: Option<MatchPlace>,
}

/// A list of matches that can be searched.
pub(super) struct SearchedList {
    /// The table of the matches.
    pub(super) matches: &'static str,
    /// The columns that a match is read from.
    pub(super) columns: &'static str,
    /// The condition of the matches that may be found.
    pub(super) found: &'static str,
    /// The table of their players.
    pub(super) players: &'static str,
    /// The column of both tables that orders the list.
    pub(super) time: &'static str,
    /// The condition of this list alone; its value is `?8`.
    pub(super) condition: &'static str,
}

/// The matches that were played at this server. `?8` says whether they are rated.
const PLAYED: SearchedList = SearchedList {
    matches: "matches",
    columns: "id, number, rules, preset, began_ms, ended_ms, rounds, rated_in, house_rules",
    found: "is_public = 1",
    players: "match_players",
    time: "ended_ms",
    condition: "(rated_in IS NOT NULL) = ?8",
};

impl Store {
    /// Searches the public matches that were played at this server.
    pub async fn search_played(&self, query: &SearchQuery) -> Result<Found<FinishedMatch>, StoreError> {
        let Found { matches, searched_to } = self.search(&PLAYED, query.rated, query, finished).await?;
        Ok(Found { matches: self.with_players(matches).await?, searched_to })
    }

    /// Searches a list. `value` is the value of the list's own condition; with `None` every match meets it.
    pub(super) async fn search<M>(
        &self,
        list: &SearchedList,
        value: Option<bool>,
        query: &SearchQuery,
        read: fn(&SqliteRow) -> Result<M, sqlx::Error>,
    ) -> Result<Found<M>, StoreError> {
        let SearchedList { matches, columns, found, players, time, condition } = *list;
        let is_by_name = query.player.is_some();
        // The narrowest index.
        let (id_column, index, key) = match (&query.player, query.presets.as_deref()) {
            (Some(player), _) => {
                ("match_id", format!("{players} WHERE name = ?1 COLLATE NOCASE"), Some(player))
            }
            (None, Some([preset])) => {
                ("id", format!("{matches} WHERE {found} AND preset = ?1"), Some(preset))
            }
            (None, _) => ("id", format!("{matches} WHERE {found}"), None),
        };
        let looked_at = format!(
            "FROM {index} AND ({time}, {id_column}) < (?2, ?3) AND {time} >= ?4 AND {time} < ?5 \
             ORDER BY {time} DESC, {id_column} DESC"
        );
        let (selected, outcome) = if is_by_name {
            (
                format!(
                    "SELECT DISTINCT {columns} FROM (SELECT match_id, outcome {looked_at} LIMIT ?6) AS own \
                     JOIN {matches} ON id = own.match_id AND {found}"
                ),
                "own.outcome = ?9".to_owned(),
            )
        } else {
            (
                format!(
                    "SELECT {columns} FROM (SELECT {columns}, id AS match_id {looked_at} LIMIT ?6) AS own"
                ),
                format!(
                    "EXISTS (SELECT 1 FROM {players} AS any_one \
                       WHERE any_one.match_id = own.match_id AND any_one.outcome = ?9)"
                ),
            )
        };
        let statement = format!(
            "{selected} \
             WHERE (?7 IS NULL OR instr(?7, ',' || preset || ',') > 0) AND (?8 IS NULL OR {condition}) \
               AND (?9 IS NULL OR {outcome}) \
               AND (?10 IS NULL OR EXISTS (SELECT 1 FROM {players} AS other \
                 WHERE other.match_id = own.match_id AND other.name = ?10 COLLATE NOCASE)) \
             ORDER BY {time} DESC, id DESC LIMIT ?11"
        );
        let last_looked_at = format!("SELECT {id_column}, {time} {looked_at} LIMIT 1 OFFSET ?6");
        let after = query.after.as_ref();
        let bound = |statement: String, looked_at_max: usize| {
            sqlx::query(AssertSqlSafe(statement))
                .bind(key)
                .bind(after.map_or(i64::MAX, |place| place.ended_ms))
                .bind(after.map_or("", |place| place.id.as_str()))
                .bind(query.since_ms.unwrap_or(i64::MIN))
                .bind(query.until_ms.unwrap_or(i64::MAX))
                .bind(rows(looked_at_max))
        };
        // No preset has a comma in its name.
        let presets = query.presets.as_ref().map(|presets| format!(",{},", presets.join(",")));
        let matches = bound(statement, SEARCHED_MAX)
            .bind(presets)
            .bind(value)
            .bind(query.outcome.map(MatchOutcome::stored))
            .bind(&query.with)
            .bind(rows(query.max))
            .fetch_all(&self.readers)
            .await?;
        let last = bound(last_looked_at, SEARCHED_MAX - 1).fetch_optional(&self.readers).await?;
        let place = |row: &SqliteRow| -> Result<_, sqlx::Error> {
            Ok(MatchPlace { id: id(row, 0)?, ended_ms: row.try_get(1)? })
        };
        Ok(Found {
            matches: matches.iter().map(read).collect::<Result<_, _>>()?,
            searched_to: last.as_ref().map(place).transpose()?,
        })
    }
}

/// A number of rows, as SQL takes it.
pub(super) fn rows(max: usize) -> i64 {
    i64::try_from(max).unwrap_or(i64::MAX)
}
