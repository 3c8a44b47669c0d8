//! Matches that are over: who played them, and how they ended.

mod change;
mod imported;
mod opening_hands;
mod opponents;
mod search;

pub(crate) use self::change::write;
pub use self::{
    change::MatchChange,
    imported::{Import, ImportedMatch, ImportedPlayer},
    opening_hands::{CountedMatch, HandCount, HandGroup, UncountedMatch},
    opponents::HeadToHead,
    search::{Found, SEARCHED_MAX, SearchQuery},
};

use std::collections::HashMap;

use boneyard_ids::{MatchId, PersonId, TableId};
use rusqlite::params;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

use crate::row::id;
use crate::{Store, StoreError};

/// A match that is over.
#[derive(Debug, Clone, PartialEq)]
pub struct FinishedMatch {
    /// The id of the match.
    pub id: MatchId,
    /// The number of the match at its table, from 1.
    pub number: u32,
    /// The rules: a preset and overrides.
    pub rules: String,
    /// The preset of the rules.
    pub preset: String,
    /// When the match began, in milliseconds since 1970.
    pub began_ms: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// How many rounds were scored.
    pub rounds: u32,
    /// The family of games in which the match is rated; `None` if it is not rated.
    pub rated_in: Option<String>,
    /// The version of the host's own rules that the players accepted; `None` if the host had none.
    pub house_rules: Option<String>,
    /// The players, in the order of their first seats.
    pub players: Vec<FinishedPlayer>,
}

/// A player of a match that is over.
#[derive(Debug, Clone, PartialEq)]
pub struct FinishedPlayer {
    /// The first seat, from 1.
    pub seat: u8,
    /// The side, from 0.
    pub side: u8,
    /// The person; `None` for a bot.
    pub person: Option<PersonId>,
    /// The level of a bot; `None` for a person.
    pub bot: Option<String>,
    /// Who a bot is; `None` for a person, and for a bot of a match that was stored before bots had names.
    pub persona: Option<String>,
    /// The name at the end of the match; empty if the person had none, or deleted the account.
    pub name: String,
    /// The number of the face that the person chose, as it is now: it is read, and not stored with the match. `None` while the face
    /// follows the name.
    pub face: Option<u16>,
    /// The points of the side.
    pub points: i64,
    /// How the match counts for the player. In a rated match that somebody left, this may differ from the points.
    pub outcome: MatchOutcome,
    /// Whether the player left: a bot held the seat at the end, the match ended because the player gave up or had no time left, or the
    /// others stopped it after the player had been away for a while.
    pub has_left: bool,
    /// What the Goat club's formula gives; `None` where the rules have none (R0.4.46).
    pub rating_points: Option<u32>,
    /// The rating before and after a rated match, once it is booked.
    pub rating: Option<(f64, f64)>,
}

/// How a match counts for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchOutcome {
    /// As won.
    Won,
    /// As lost.
    Lost,
    /// Nobody won or lost.
    Tied,
    /// Not at all: the players stopped it, or the player's partner left a rated match.
    Stopped,
}

impl MatchOutcome {
    const ALL: [(MatchOutcome, &str); 4] = [
        (MatchOutcome::Won, "won"),
        (MatchOutcome::Lost, "lost"),
        (MatchOutcome::Tied, "tied"),
        (MatchOutcome::Stopped, "stopped"),
    ];

    fn stored(self) -> &'static str {
        Self::ALL.iter().find(|(outcome, _)| *outcome == self).map_or("", |(_, text)| text)
    }

    fn read(text: &str) -> Result<Self, sqlx::Error> {
        let found = Self::ALL.iter().find(|(_, stored)| *stored == text).map(|(outcome, _)| *outcome);
        found.ok_or_else(|| sqlx::Error::Decode(format!("no outcome of a match: `{text}`").into()))
    }
}

/// A place in a list of matches, which has the last match first. The next page begins after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchPlace {
    /// When the match ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// The id of the match.
    pub id: MatchId,
}

/// Which matches of a person to list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchQuery {
    /// Matches of this preset only.
    pub preset: Option<String>,
    /// Matches of people with this name, with capital or small letters.
    pub with: Option<String>,
    /// Matches that ended in or after this millisecond since 1970.
    pub since_ms: i64,
    /// Matches that ended before this millisecond since 1970.
    pub until_ms: i64,
    /// Matches after this one in the list.
    pub after: Option<MatchPlace>,
    /// The most matches to return.
    pub max: usize,
}

impl MatchQuery {
    /// All matches, the last `max` of them.
    pub fn all(max: usize) -> Self {
        MatchQuery { preset: None, with: None, since_ms: i64::MIN, until_ms: i64::MAX, after: None, max }
    }
}

/// How often a person played a preset, and how the matches ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRecord {
    /// The preset.
    pub preset: String,
    /// Matches played, without stopped ones.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches in which nobody won.
    pub tied: u32,
    /// Matches that the person left.
    pub left: u32,
    /// The sum of what the Goat club's formula gave in rated matches; `None` where the rules have none (R0.4.46).
    pub rating_points: Option<u32>,
}

/// Stores a match, unless it is stored already; then it returns false.
pub(crate) fn insert(
    connection: &rusqlite::Connection,
    table: &TableId,
    finished: &FinishedMatch,
) -> Result<bool, StoreError> {
    let FinishedMatch {
        id,
        number,
        rules,
        preset,
        began_ms,
        ended_ms,
        rounds,
        rated_in,
        house_rules,
        players,
    } = finished;
    let inserted = connection
        .prepare_cached(
            "INSERT INTO matches (id, table_id, number, rules, preset, began_ms, ended_ms, rounds, rated_in, \
               house_rules, is_public) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, \
               ?9 IS NOT NULL OR EXISTS (SELECT 1 FROM tournament_tables WHERE table_id = ?2)) ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            id.as_str(),
            table.as_str(),
            number,
            rules,
            preset,
            began_ms,
            ended_ms,
            rounds,
            rated_in,
            house_rules
        ])?;
    if inserted == 0 {
        return Ok(false);
    }
    for player in players {
        connection
            .prepare_cached(
                "INSERT INTO match_players (match_id, seat, side, person_id, bot, persona, name, points, outcome, \
                 has_left, rating_points, ended_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute(params![
                id.as_str(),
                player.seat,
                player.side,
                player.person.as_ref().map(PersonId::as_str),
                player.bot,
                player.persona,
                player.name,
                player.points,
                player.outcome.stored(),
                player.has_left,
                player.rating_points,
                ended_ms
            ])?;
    }
    Ok(true)
}

impl Store {
    /// A match that is over, with its table.
    pub async fn finished_match(
        &self,
        match_id: &MatchId,
    ) -> Result<Option<(TableId, FinishedMatch)>, StoreError> {
        let row = sqlx::query(
            "SELECT id, number, rules, preset, began_ms, ended_ms, rounds, rated_in, house_rules, table_id \
             FROM matches WHERE id = ?",
        )
        .bind(match_id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let found = self.with_players(vec![finished(&row)?]).await?;
        let table = id(&row, 9)?;
        Ok(found.into_iter().next().map(|found| (table, found)))
    }

    /// The last match of a table that is over; none before the first.
    pub async fn last_match_at(&self, table: &TableId) -> Result<Option<FinishedMatch>, StoreError> {
        let last = sqlx::query("SELECT id FROM matches WHERE table_id = ? ORDER BY number DESC LIMIT 1")
            .bind(table.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let Some(last) = last.as_ref().map(|row| id(row, 0)).transpose()? else { return Ok(None) };
        Ok(self.finished_match(&last).await?.map(|(_, finished)| finished))
    }

    /// The matches of a person, the last first.
    pub async fn matches_of(
        &self,
        person: &PersonId,
        query: &MatchQuery,
    ) -> Result<Vec<FinishedMatch>, StoreError> {
        let after = query.after.as_ref();
        let rows = sqlx::query(
            "SELECT matches.id, number, rules, preset, began_ms, matches.ended_ms, rounds, rated_in, house_rules \
             FROM match_players AS own JOIN matches ON matches.id = own.match_id \
             WHERE own.person_id = ?1 AND own.ended_ms >= ?2 AND own.ended_ms < ?3 \
               AND (own.ended_ms, own.match_id) < (?4, ?5) \
               AND (?6 IS NULL OR preset = ?6) \
               AND (?7 IS NULL OR EXISTS (SELECT 1 FROM match_players AS other \
                 WHERE other.match_id = own.match_id AND other.name = ?7 COLLATE NOCASE)) \
             ORDER BY own.ended_ms DESC, own.match_id DESC LIMIT ?8",
        )
        .bind(person.as_str())
        .bind(query.since_ms)
        .bind(query.until_ms)
        .bind(after.map_or(i64::MAX, |place| place.ended_ms))
        .bind(after.map_or("", |place| place.id.as_str()))
        .bind(&query.preset)
        .bind(&query.with)
        .bind(i64::try_from(query.max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let matches = rows.iter().map(finished).collect::<Result<_, _>>()?;
        self.with_players(matches).await
    }

    /// What a person has played, the most played preset first.
    pub async fn record_of(&self, person: &PersonId) -> Result<Vec<PlayerRecord>, StoreError> {
        let rows = sqlx::query(
            "SELECT preset, count(*), sum(outcome = 'won'), sum(outcome = 'tied'), sum(has_left), \
               sum(rating_points) FILTER (WHERE rated_in IS NOT NULL) \
             FROM match_players JOIN matches ON matches.id = match_id \
             WHERE person_id = ? AND outcome <> 'stopped' GROUP BY preset ORDER BY count(*) DESC, preset",
        )
        .bind(person.as_str())
        .fetch_all(&self.readers)
        .await?;
        let record = |row: &SqliteRow| -> Result<PlayerRecord, sqlx::Error> {
            Ok(PlayerRecord {
                preset: row.try_get(0)?,
                played: row.try_get(1)?,
                won: row.try_get(2)?,
                tied: row.try_get(3)?,
                left: row.try_get(4)?,
                rating_points: row.try_get(5)?,
            })
        };
        Ok(rows.iter().map(record).collect::<Result<_, _>>()?)
    }

    /// The matches with their players, in one query.
    async fn with_players(&self, mut matches: Vec<FinishedMatch>) -> Result<Vec<FinishedMatch>, StoreError> {
        if matches.is_empty() {
            return Ok(matches);
        }
        let marks = marks(matches.len());
        let statement = format!(
            "SELECT seat, side, match_players.person_id, bot, match_players.name, points, outcome, has_left, rating_points, before, \
               after, match_id, persona, guests.face \
             FROM match_players LEFT JOIN rating_changes USING (match_id, person_id) \
               LEFT JOIN guests ON guests.id = match_players.person_id WHERE match_id IN ({marks}) \
             ORDER BY match_id, seat"
        );
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for found in &matches {
            query = query.bind(found.id.as_str());
        }
        let mut players: HashMap<MatchId, Vec<FinishedPlayer>> = HashMap::new();
        for row in query.fetch_all(&self.readers).await? {
            players.entry(id(&row, 11)?).or_default().push(player(&row)?);
        }
        for found in &mut matches {
            found.players = players.remove(&found.id).unwrap_or_default();
        }
        Ok(matches)
    }
}

/// As many parameters as SQL has to take: `?, ?, ?`.
fn marks(count: usize) -> String {
    vec!["?"; count].join(", ")
}

fn player(row: &SqliteRow) -> Result<FinishedPlayer, sqlx::Error> {
    Ok(FinishedPlayer {
        seat: row.try_get(0)?,
        side: row.try_get(1)?,
        person: row.try_get::<Option<&str>, _>(2)?.map(PersonId::from),
        bot: row.try_get(3)?,
        persona: row.try_get(12)?,
        name: row.try_get(4)?,
        face: row.try_get(13)?,
        points: row.try_get(5)?,
        outcome: MatchOutcome::read(row.try_get(6)?)?,
        has_left: row.try_get(7)?,
        rating_points: row.try_get(8)?,
        rating: row.try_get::<Option<f64>, _>(9)?.zip(row.try_get(10)?),
    })
}

/// Reads a match from its first nine columns, without its players.
fn finished(row: &SqliteRow) -> Result<FinishedMatch, sqlx::Error> {
    Ok(FinishedMatch {
        id: id(row, 0)?,
        number: row.try_get(1)?,
        rules: row.try_get(2)?,
        preset: row.try_get(3)?,
        began_ms: row.try_get(4)?,
        ended_ms: row.try_get(5)?,
        rounds: row.try_get(6)?,
        rated_in: row.try_get(7)?,
        house_rules: row.try_get(8)?,
        players: Vec::new(),
    })
}
