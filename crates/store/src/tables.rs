//! Tables and their events.

use boneyard_ids::TableId;
use futures_util::TryStreamExt;
use sqlx::Row;

use crate::{Store, StoreError};

/// Events of one table that are stored together, or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The id of the table.
    pub table: TableId,
    /// The number of the first of `events`; the others follow without a gap.
    pub first_seq: u64,
    /// The events in order; empty if the append only closes the table.
    pub events: Vec<NewEvent>,
    /// Whether these are the first events of the table, so that the table itself is stored too.
    pub opens: bool,
    /// When the table is closed, in milliseconds since 1970; `None` if it stays open. A closed table is not restored.
    pub closes_at_ms: Option<i64>,
}

/// An event to store. Its number follows from its place in [`Append::events`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEvent {
    /// When the event happened, in milliseconds since 1970.
    pub at_ms: i64,
    /// The event as JSON.
    pub body: String,
    /// The secret of the shuffle, if the event has one. It must stay hidden until the match is over.
    pub secret: Option<[u8; 32]>,
}

/// A stored event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    /// The number of the event at its table, from 1.
    pub seq: u64,
    /// The epoch of the database in which the event was written.
    pub epoch: i64,
    /// When the event happened, in milliseconds since 1970.
    pub at_ms: i64,
    /// The event as JSON.
    pub body: String,
    /// The secret of the shuffle, if the event has one. It must stay hidden until the match is over.
    pub secret: Option<[u8; 32]>,
}

/// A table with all its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The id of the table.
    pub id: TableId,
    /// When the table was opened, in milliseconds since 1970.
    pub created_ms: i64,
    /// Its events in order, from number 1.
    pub events: Vec<StoredEvent>,
}

impl Store {
    /// The events of a table in order; none if there is no such table.
    pub async fn events(&self, table: &TableId) -> Result<Vec<StoredEvent>, StoreError> {
        let rows =
            sqlx::query("SELECT seq, epoch, at_ms, body, secret FROM events WHERE table_id = ? ORDER BY seq")
                .bind(table.as_str())
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(|row| event(row, 0).map_err(StoreError::from)).collect()
    }

    /// All tables that are not closed, with their events.
    pub async fn unfinished_tables(&self) -> Result<Vec<StoredTable>, StoreError> {
        let mut rows = sqlx::query(
            "SELECT tables.id, tables.created_ms, seq, epoch, at_ms, body, secret FROM tables \
             JOIN events ON events.table_id = tables.id \
             WHERE tables.finished_ms IS NULL ORDER BY tables.id, seq",
        )
        .fetch(&self.readers);
        let mut tables: Vec<StoredTable> = Vec::new();
        while let Some(row) = rows.try_next().await? {
            let id: &str = row.try_get(0)?;
            let event = event(&row, 2)?;
            match tables.last_mut() {
                Some(table) if table.id.as_str() == id => table.events.push(event),
                _ => tables.push(StoredTable {
                    id: id.into(),
                    created_ms: row.try_get(1)?,
                    events: vec![event],
                }),
            }
        }
        Ok(tables)
    }
}

/// Reads the five columns `seq, epoch, at_ms, body, secret`, of which `first` is the first, from 0.
fn event(row: &sqlx::sqlite::SqliteRow, first: usize) -> Result<StoredEvent, sqlx::Error> {
    let seq: i64 = row.try_get(first)?;
    let secret: Option<Vec<u8>> = row.try_get(first + 4)?;
    let secret = secret.map(|bytes| bytes.try_into()).transpose();
    Ok(StoredEvent {
        seq: seq.cast_unsigned(),
        epoch: row.try_get(first + 1)?,
        at_ms: row.try_get(first + 2)?,
        body: row.try_get(first + 3)?,
        secret: secret.map_err(|bytes: Vec<u8>| {
            sqlx::Error::Decode(format!("a secret has {} bytes instead of 32", bytes.len()).into())
        })?,
    })
}
