//! Reads a whole database without changing it, to find damage. A server may have it open.

mod rated;

use std::collections::HashMap;
use std::path::Path;

use boneyard_ids::{EveningId, TableId, TournamentId};
use rusqlite::{Connection, OptionalExtension, params};

use crate::event_log::{LogOptions, Tail, chain};
use crate::open::{APPLICATION_ID, BUSY_WAIT, MIGRATIONS};
use crate::{InspectError, StoreError, StoredEntry, StoredEvent, StoredTournamentEvent};

pub use self::rated::RatedMatch;

/// The most faults of SQLite's own structures that are listed.
const STRUCTURE_FAULTS_MAX: u32 = 100;

/// A database as it was when [`Inspection::open`] returned.
pub struct Inspection {
    connection: Connection,
    /// The last event of each table, by key.
    tails: HashMap<i64, Tail>,
}

/// A table, for [`Inspection::events`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InspectedTable {
    /// The id of the table.
    pub id: TableId,
    key: i64,
}

impl Inspection {
    /// Opens a database to read it.
    ///
    /// # Errors
    /// The file cannot be read, is not a Boneyard database, or was written by another version.
    pub fn open(path: &Path) -> Result<Self, InspectError> {
        let options = LogOptions { path: path.to_owned(), pages_max: 0, busy_wait: BUSY_WAIT };
        let unreadable = |error: rusqlite::Error| InspectError::Unreadable {
            path: path.to_owned(),
            detail: error.to_string(),
        };
        let connection = options.connect_to_read().map_err(unreadable)?;
        let id: i32 =
            connection.query_row("PRAGMA application_id", (), |row| row.get(0)).map_err(unreadable)?;
        if id != APPLICATION_ID {
            return Err(InspectError::Foreign(path.to_owned()));
        }
        let version: Option<i64> = connection
            .query_row("SELECT max(version) FROM _sqlx_migrations", (), |row| row.get(0))
            .optional()
            .map_err(unreadable)?
            .flatten();
        if version != Some(MIGRATIONS) {
            return Err(InspectError::OtherVersion(path.to_owned()));
        }
        // Everything is read as of now, also if a server writes meanwhile.
        connection.execute_batch("BEGIN").map_err(unreadable)?;
        let tails = tails(&connection).map_err(unreadable)?;
        Ok(Inspection { connection, tails })
    }

    /// The faults of SQLite's own structures, in SQLite's words; at most 100.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn structure_faults(&self) -> Result<Vec<String>, StoreError> {
        let check = format!("PRAGMA integrity_check({STRUCTURE_FAULTS_MAX})");
        let mut statement = self.connection.prepare(&check)?;
        let lines = statement.query_map((), |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
        Ok(lines.into_iter().filter(|line| line != "ok").collect())
    }

    /// All tables, also closed ones.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn tables(&self) -> Result<Vec<InspectedTable>, StoreError> {
        let mut statement = self.connection.prepare("SELECT key, id FROM tables ORDER BY key")?;
        let table = |row: &rusqlite::Row<'_>| {
            let id: String = row.get(1)?;
            Ok(InspectedTable { key: row.get(0)?, id: id.into() })
        };
        Ok(statement.query_map((), table)?.collect::<Result<_, _>>()?)
    }

    /// The events of a table in order.
    ///
    /// # Errors
    /// [`StoreError::DamagedEvent`] for the last damaged event.
    pub fn events(&self, table: &InspectedTable) -> Result<Vec<StoredEvent>, StoreError> {
        let tail = self.tails.get(&table.key).copied();
        tail.map_or(Ok(Vec::new()), |tail| chain(&self.connection, &table.id, tail))
    }

    /// How many events belong to no table.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn lost_events(&self) -> Result<u64, StoreError> {
        let lost = "SELECT count(*) FROM table_events WHERE table_key NOT IN (SELECT key FROM tables)";
        let count: i64 = self.connection.query_row(lost, (), |row| row.get(0))?;
        Ok(count.cast_unsigned())
    }

    /// How many events and entries have no checksum.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn without_checksum(&self) -> Result<u64, StoreError> {
        let missing = "SELECT (SELECT count(*) FROM table_events WHERE checksum IS NULL) \
                       + (SELECT count(*) FROM evening_entries WHERE checksum IS NULL)";
        let count: i64 = self.connection.query_row(missing, (), |row| row.get(0))?;
        Ok(count.cast_unsigned())
    }

    /// All evenings.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn evenings(&self) -> Result<Vec<EveningId>, StoreError> {
        let mut statement = self.connection.prepare("SELECT id FROM evenings ORDER BY created_ms, id")?;
        let ids = statement.query_map((), |row| row.get::<_, String>(0))?;
        Ok(ids.map(|id| id.map(EveningId::from)).collect::<Result<_, _>>()?)
    }

    /// The entries of an evening in order.
    ///
    /// # Errors
    /// [`StoreError::DamagedEntry`] for the first damaged entry.
    pub fn entries(&self, evening: &EveningId) -> Result<Vec<StoredEntry>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT seq, epoch, at_ms, body, device, n, checksum FROM evening_entries WHERE evening_id = ? \
             ORDER BY seq",
        )?;
        let mut rows = statement.query(params![evening.as_str()])?;
        let mut entries = Vec::new();
        while let Some(row) = rows.next()? {
            let entry =
                StoredEntry { seq: row.get(0)?, epoch: row.get(1)?, at_ms: row.get(2)?, body: row.get(3)? };
            let device: String = row.get(4)?;
            entries.push(entry.verified(evening, (&device, row.get(5)?), row.get(6)?)?);
        }
        Ok(entries)
    }

    /// All tournaments.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn tournaments(&self) -> Result<Vec<TournamentId>, StoreError> {
        let mut statement = self.connection.prepare("SELECT id FROM tournaments ORDER BY created_ms, id")?;
        let ids = statement.query_map((), |row| row.get::<_, String>(0))?;
        Ok(ids.map(|id| id.map(TournamentId::from)).collect::<Result<_, _>>()?)
    }

    /// The events of a tournament in order.
    ///
    /// # Errors
    /// [`StoreError::DamagedTournament`] for the first damaged event.
    pub fn tournament_events(
        &self,
        tournament: &TournamentId,
    ) -> Result<Vec<StoredTournamentEvent>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT seq, epoch, at_ms, body, checksum FROM tournament_events WHERE tournament_id = ? ORDER BY seq",
        )?;
        let mut rows = statement.query(params![tournament.as_str()])?;
        let mut events = Vec::new();
        while let Some(row) = rows.next()? {
            let (seq, epoch, at_ms, body) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
            let event = StoredTournamentEvent { seq, epoch, at_ms, body };
            events.push(event.verified(tournament, row.get(4)?)?);
        }
        Ok(events)
    }
}

/// The last event of each table, from the events themselves.
fn tails(connection: &Connection) -> rusqlite::Result<HashMap<i64, Tail>> {
    let mut statement =
        connection.prepare("SELECT table_key, max(id), max(seq) FROM table_events GROUP BY table_key")?;
    let tail = |row: &rusqlite::Row<'_>| {
        let (key, seq): (i64, i64) = (row.get(0)?, row.get(2)?);
        Ok((key, Tail::new(key, row.get(1)?, seq.cast_unsigned())))
    };
    statement.query_map((), tail)?.collect()
}
