//! The rated matches of a database, and the people who played them.

use boneyard_ids::{MatchId, PersonId};
use rusqlite::{OptionalExtension, params};

use super::{InspectedTable, Inspection};
use crate::StoreError;

/// A rated match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedMatch {
    /// The id of the match.
    pub id: MatchId,
    /// Its table.
    pub table: InspectedTable,
    /// The number of the match at its table, from 1.
    pub number: u32,
    /// The preset of the rules.
    pub preset: String,
}

impl Inspection {
    /// The last rated matches that ended since `since_ms`: at most `max`, the last first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn rated_matches(&self, since_ms: i64, max: usize) -> Result<Vec<RatedMatch>, StoreError> {
        let mut statement = self.connection.prepare(
            "SELECT matches.id, tables.key, tables.id, number, preset FROM matches \
             JOIN tables ON tables.id = table_id WHERE rated_in IS NOT NULL AND ended_ms >= ? \
             ORDER BY ended_ms DESC, matches.id DESC LIMIT ?",
        )?;
        let rated = |row: &rusqlite::Row<'_>| {
            let (id, table): (String, String) = (row.get(0)?, row.get(2)?);
            let table = InspectedTable { id: table.as_str().into(), key: row.get(1)? };
            Ok(RatedMatch { id: id.as_str().into(), table, number: row.get(3)?, preset: row.get(4)? })
        };
        let max = i64::try_from(max).unwrap_or(i64::MAX);
        Ok(statement.query_map(params![since_ms, max], rated)?.collect::<Result<_, _>>()?)
    }

    /// The people of a match, each with their first seat from 1.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn people_of(&self, rated: &RatedMatch) -> Result<Vec<(u8, PersonId)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT seat, person_id FROM match_players WHERE match_id = ? AND person_id IS NOT NULL ORDER BY seat",
        )?;
        let person = |row: &rusqlite::Row<'_>| {
            let id: String = row.get(1)?;
            Ok((row.get(0)?, PersonId::from(id.as_str())))
        };
        Ok(statement.query_map([rated.id.as_str()], person)?.collect::<Result<_, _>>()?)
    }

    /// The name of a person; `None` after the person deleted the account.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT name FROM guests WHERE id = ? AND moved_to IS NULL")?;
        Ok(statement.query_row([person.as_str()], |row| row.get(0)).optional()?)
    }
}
