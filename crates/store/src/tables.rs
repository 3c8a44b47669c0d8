//! Tables and their events.

use boneyard_ids::TableId;
use sqlx::Row;

use crate::row::id;
use crate::{FinishedMatch, PlayerConduct, Store, StoreError};

/// Events of one table that are stored together, or not at all.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// The id of the table.
    pub table: TableId,
    /// The number of the first of `events`; the others follow without a gap.
    pub first_seq: u64,
    /// The events in order; empty if the append only closes the table.
    pub events: Vec<NewEvent>,
    /// Whether these are the first events of the table, so that the table itself is stored too.
    pub opens: bool,
    /// The match that ends with these events.
    pub ends: Option<FinishedMatch>,
    /// How the people behaved in that match; empty if none ends.
    pub conduct: Vec<PlayerConduct>,
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
    /// Older versions stored the secret of a shuffle here. Now it follows from the event in which the table was opened.
    pub secret: Option<[u8; 32]>,
}

/// A table that is not closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnfinishedTable {
    /// The id of the table.
    pub id: TableId,
    /// When the table was opened, in milliseconds since 1970.
    pub created_ms: i64,
}

impl Store {
    /// The events of a table in order; none if there is no such table.
    ///
    /// # Errors
    /// [`StoreError::DamagedEvent`] if the checksum of an event is wrong.
    pub async fn events(&self, table: &TableId) -> Result<Vec<StoredEvent>, StoreError> {
        self.log_reader.events(table).await
    }

    /// All tables that are not closed, in the order in which they were opened.
    pub async fn unfinished_tables(&self) -> Result<Vec<UnfinishedTable>, StoreError> {
        let rows = sqlx::query("SELECT id, created_ms FROM tables WHERE finished_ms IS NULL ORDER BY key")
            .fetch_all(&self.readers)
            .await?;
        let table = |row| Ok(UnfinishedTable { id: id(row, 0)?, created_ms: row.try_get(1)? });
        Ok(rows.iter().map(table).collect::<Result<_, sqlx::Error>>()?)
    }
}
