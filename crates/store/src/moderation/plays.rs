//! Hints that two people share what they hold. They are computed offline by `boneyard collusion` and replaced by each run.

use std::path::Path;

use boneyard_ids::{MatchId, PersonId};
use rusqlite::{TransactionBehavior, params};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{ModeratedPerson, moderated};
use crate::event_log::LogOptions;
use crate::open::{BUSY_WAIT, PAGES_MAX};
use crate::{Store, StoreError};

/// A pair of people whose plays only shared knowledge explains well.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayHint {
    /// Who plays.
    pub person: PersonId,
    /// Whose hand the plays help or hinder.
    pub other: PersonId,
    /// What was found.
    pub found: PlayFinding,
}

/// A pair with a hint, for moderators.
#[derive(Debug, Clone, PartialEq)]
pub struct HintedPair {
    /// Who plays.
    pub person: ModeratedPerson,
    /// Whose hand the plays help or hinder.
    pub other: ModeratedPerson,
    /// What was found.
    pub found: PlayFinding,
}

/// What was found about a pair.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayFinding {
    /// Whether it is about rounds in which they were partners.
    pub partners: bool,
    /// Whether the plays help the other hand; if not, they hinder it.
    pub helps: bool,
    /// The rounds that were counted.
    pub rounds: u32,
    /// By how many playable tiles a round differs from those of other pairs, on average.
    pub tiles: f64,
    /// How many standard errors that is.
    pub deviations: f64,
    /// The most telling matches.
    pub matches: Vec<MatchId>,
}

/// A run of `boneyard collusion`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayHintRun {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// It looked at rated matches that ended since then, in milliseconds since 1970.
    pub since_ms: i64,
    /// How many matches it looked at.
    pub matches: u32,
    /// How many pairs it compared.
    pub judged: u32,
}

/// Replaces the hints by those of a new run. A server may have the database open: this is one short transaction on tables that a server
/// does not fill. People who have deleted their accounts meanwhile, or moved into one, are left out.
///
/// # Errors
/// The file cannot be written.
pub fn replace_play_hints(path: &Path, run: PlayHintRun, hints: &[PlayHint]) -> Result<(), StoreError> {
    let options = LogOptions { path: path.to_owned(), pages_max: PAGES_MAX, busy_wait: BUSY_WAIT };
    let mut connection = options.connect()?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute("DELETE FROM play_hints", ())?;
    let PlayHintRun { at_ms, since_ms, matches, judged } = run;
    transaction.execute(
        "INSERT OR REPLACE INTO play_hint_run (only_row, at_ms, since_ms, matches, judged) VALUES (1, ?, ?, ?, ?)",
        params![at_ms, since_ms, matches, judged],
    )?;
    for PlayHint { person, other, found } in hints {
        let matches: Vec<&str> = found.matches.iter().map(MatchId::as_str).collect();
        transaction.execute(
            "INSERT OR REPLACE INTO play_hints \
               (person_id, other_id, partners, helps, rounds, tiles, deviations, matches) \
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 \
             WHERE (SELECT count(*) FROM guests WHERE id IN (?1, ?2) AND moved_to IS NULL) = 2",
            params![
                person.as_str(),
                other.as_str(),
                found.partners,
                found.helps,
                found.rounds,
                found.tiles,
                found.deviations,
                matches.join(" ")
            ],
        )?;
    }
    Ok(transaction.commit()?)
}

const HINT: &str = "SELECT one.id, one.name, one.face, one.created_ms, one.is_bot, \
    EXISTS (SELECT 1 FROM accounts WHERE person_id = one.id), \
    two.id, two.name, two.face, two.created_ms, two.is_bot, \
    EXISTS (SELECT 1 FROM accounts WHERE person_id = two.id), \
    partners, helps, rounds, tiles, deviations, matches \
    FROM play_hints JOIN guests AS one ON one.id = person_id JOIN guests AS two ON two.id = other_id";

impl Store {
    /// The last run of `boneyard collusion`; `None` before the first.
    pub async fn play_hint_run(&self) -> Result<Option<PlayHintRun>, StoreError> {
        let row = sqlx::query("SELECT at_ms, since_ms, matches, judged FROM play_hint_run")
            .fetch_optional(&self.readers)
            .await?;
        let run = |row: SqliteRow| -> Result<PlayHintRun, sqlx::Error> {
            Ok(PlayHintRun {
                at_ms: row.try_get(0)?,
                since_ms: row.try_get(1)?,
                matches: row.try_get(2)?,
                judged: row.try_get(3)?,
            })
        };
        Ok(row.map(run).transpose()?)
    }

    /// The pairs with a hint, the clearest first.
    pub async fn play_hints(&self, max: usize) -> Result<Vec<HintedPair>, StoreError> {
        let statement = format!("{HINT} ORDER BY deviations DESC, one.id, two.id, partners LIMIT ?");
        let rows = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(i64::try_from(max).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(hinted_pair).collect::<Result<_, _>>()?)
    }

    /// The pairs with a hint to which a person belongs, the clearest first.
    pub async fn play_hints_about(
        &self,
        person: &PersonId,
        max: usize,
    ) -> Result<Vec<HintedPair>, StoreError> {
        let statement = format!(
            "{HINT} WHERE ?1 IN (person_id, other_id) ORDER BY deviations DESC, one.id, two.id, partners LIMIT ?2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(person.as_str())
            .bind(i64::try_from(max).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(hinted_pair).collect::<Result<_, _>>()?)
    }
}

fn hinted_pair(row: &SqliteRow) -> Result<HintedPair, sqlx::Error> {
    let matches: &str = row.try_get(17)?;
    Ok(HintedPair {
        person: moderated(row, 0)?,
        other: moderated(row, 6)?,
        found: PlayFinding {
            partners: row.try_get(12)?,
            helps: row.try_get(13)?,
            rounds: row.try_get(14)?,
            tiles: row.try_get(15)?,
            deviations: row.try_get(16)?,
            matches: matches.split_whitespace().map(MatchId::from).collect(),
        },
    })
}
