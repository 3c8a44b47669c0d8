//! The search over public matches. It looks at a limited number of matches at a time, in the order of an index.

use sqlx::Row;

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

/// The order of the matches that a search looks at.
#[derive(Clone, Copy)]
pub(super) enum By {
    Name,
    Preset,
    Time,
}

impl SearchQuery {
    /// The narrowest index, and the text that it is searched for.
    pub(super) fn index(&self) -> (By, Option<&str>) {
        match (&self.player, self.presets.as_deref()) {
            (Some(player), _) => (By::Name, Some(player)),
            (None, Some([preset])) => (By::Preset, Some(preset)),
            (None, _) => (By::Time, None),
        }
    }

    /// The presets as text: `,block,draw,`. No preset has a comma in its name.
    pub(super) fn preset_list(&self) -> Option<String> {
        self.presets.as_ref().map(|presets| format!(",{},", presets.join(",")))
    }

    /// The place after which to search, in the order of the list.
    pub(super) fn place(&self) -> (i64, &str) {
        self.after.as_ref().map_or((i64::MAX, ""), |place| (place.ended_ms, place.id.as_str()))
    }
}

/// A number of rows, as SQL takes it.
pub(super) fn rows(max: usize) -> i64 {
    i64::try_from(max).unwrap_or(i64::MAX)
}

impl Store {
    /// Searches the public matches that were played at this server.
    pub async fn search_played(&self, query: &SearchQuery) -> Result<Found<FinishedMatch>, StoreError> {
        let (by, key) = query.index();
        let statement = match by {
            By::Name => {
                "SELECT DISTINCT matches.id, number, rules, preset, began_ms, matches.ended_ms, rounds, rated_in, house_rules \
                 FROM (SELECT match_id, outcome FROM match_players \
                   WHERE name = ?1 COLLATE NOCASE AND (ended_ms, match_id) < (?2, ?3) AND ended_ms >= ?4 AND ended_ms < ?5 \
                   ORDER BY ended_ms DESC, match_id DESC LIMIT ?6) AS own \
                 JOIN matches ON matches.id = own.match_id AND is_public = 1 \
                 WHERE (?7 IS NULL OR instr(?7, ',' || preset || ',') > 0) AND (?8 IS NULL OR (rated_in IS NOT NULL) = ?8) \
                   AND (?9 IS NULL OR own.outcome = ?9) \
                   AND (?10 IS NULL OR EXISTS (SELECT 1 FROM match_players AS other \
                     WHERE other.match_id = own.match_id AND other.name = ?10 COLLATE NOCASE)) \
                 ORDER BY matches.ended_ms DESC, matches.id DESC LIMIT ?11"
            }
            By::Preset => {
                "SELECT id, number, rules, preset, began_ms, ended_ms, rounds, rated_in, house_rules \
                 FROM (SELECT * FROM matches \
                   WHERE is_public = 1 AND preset = ?1 AND (ended_ms, id) < (?2, ?3) AND ended_ms >= ?4 AND ended_ms < ?5 \
                   ORDER BY ended_ms DESC, id DESC LIMIT ?6) AS own \
                 WHERE (?7 IS NULL OR instr(?7, ',' || preset || ',') > 0) AND (?8 IS NULL OR (rated_in IS NOT NULL) = ?8) \
                   AND (?9 IS NULL OR EXISTS (SELECT 1 FROM match_players AS any_one \
                     WHERE any_one.match_id = own.id AND any_one.outcome = ?9)) \
                   AND (?10 IS NULL OR EXISTS (SELECT 1 FROM match_players AS other \
                     WHERE other.match_id = own.id AND other.name = ?10 COLLATE NOCASE)) \
                 ORDER BY ended_ms DESC, id DESC LIMIT ?11"
            }
            By::Time => {
                "SELECT id, number, rules, preset, began_ms, ended_ms, rounds, rated_in, house_rules \
                 FROM (SELECT * FROM matches \
                   WHERE is_public = 1 AND (ended_ms, id) < (?2, ?3) AND ended_ms >= ?4 AND ended_ms < ?5 \
                   ORDER BY ended_ms DESC, id DESC LIMIT ?6) AS own \
                 WHERE (?7 IS NULL OR instr(?7, ',' || preset || ',') > 0) AND (?8 IS NULL OR (rated_in IS NOT NULL) = ?8) \
                   AND (?9 IS NULL OR EXISTS (SELECT 1 FROM match_players AS any_one \
                     WHERE any_one.match_id = own.id AND any_one.outcome = ?9)) \
                   AND (?10 IS NULL OR EXISTS (SELECT 1 FROM match_players AS other \
                     WHERE other.match_id = own.id AND other.name = ?10 COLLATE NOCASE)) \
                 ORDER BY ended_ms DESC, id DESC LIMIT ?11"
            }
        };
        let (ended_ms, after) = query.place();
        let (since_ms, until_ms) = (query.since_ms.unwrap_or(i64::MIN), query.until_ms.unwrap_or(i64::MAX));
        let rows_found = sqlx::query(statement)
            .bind(key)
            .bind(ended_ms)
            .bind(after)
            .bind(since_ms)
            .bind(until_ms)
            .bind(rows(SEARCHED_MAX))
            .bind(query.preset_list())
            .bind(query.rated)
            .bind(query.outcome.map(MatchOutcome::stored))
            .bind(&query.with)
            .bind(rows(query.max))
            .fetch_all(&self.readers)
            .await?;
        let matches = rows_found.iter().map(finished).collect::<Result<_, _>>()?;
        let last_looked_at = match by {
            By::Name => {
                "SELECT match_id, ended_ms FROM match_players \
                 WHERE name = ?1 COLLATE NOCASE AND (ended_ms, match_id) < (?2, ?3) AND ended_ms >= ?4 AND ended_ms < ?5 \
                 ORDER BY ended_ms DESC, match_id DESC LIMIT 1 OFFSET ?6"
            }
            By::Preset => {
                "SELECT id, ended_ms FROM matches \
                 WHERE is_public = 1 AND preset = ?1 AND (ended_ms, id) < (?2, ?3) AND ended_ms >= ?4 AND ended_ms < ?5 \
                 ORDER BY ended_ms DESC, id DESC LIMIT 1 OFFSET ?6"
            }
            By::Time => {
                "SELECT id, ended_ms FROM matches \
                 WHERE is_public = 1 AND (ended_ms, id) < (?2, ?3) AND ended_ms >= ?4 AND ended_ms < ?5 \
                 ORDER BY ended_ms DESC, id DESC LIMIT 1 OFFSET ?6"
            }
        };
        let last = sqlx::query(last_looked_at)
            .bind(key)
            .bind(ended_ms)
            .bind(after)
            .bind(since_ms)
            .bind(until_ms)
            .bind(rows(SEARCHED_MAX - 1))
            .fetch_optional(&self.readers)
            .await?;
        let place = |row: &_| -> Result<_, sqlx::Error> {
            Ok(MatchPlace { id: id(row, 0)?, ended_ms: row.try_get(1)? })
        };
        let searched_to = last.as_ref().map(place).transpose()?;
        Ok(Found { matches: self.with_players(matches).await?, searched_to })
    }
}
