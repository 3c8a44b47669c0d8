//! The events of tables as the database has them after a kill.

use std::collections::HashSet;
use std::path::Path;

use boneyard_ids::TableId;
use boneyard_store::{SECRET_BYTES, Store, StoredEvent};
use boneyard_table::{EventBody, Recorded, Table, Timestamp};

use super::super::error::LoadError;

/// The files of a database after a kill: the file itself, and the log whose transactions are not in the file yet.
const ENDINGS: [&str; 2] = ["", "-wal"];

/// Opens a copy of the database of a killed server. The server itself must find the database as the kill left it.
pub(super) async fn open_copy(database: &Path, folder: &Path) -> Result<Store, LoadError> {
    let copy = folder.join("copy.db");
    for ending in ENDINGS {
        let [from, to] = [database, copy.as_path()].map(|path| {
            let mut path = path.as_os_str().to_owned();
            path.push(ending);
            path
        });
        match std::fs::copy(from, to) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !ending.is_empty() => {}
            copied => drop(copied.map_err(LoadError::NotCopied)?),
        }
    }
    Ok(Store::open(&copy, [0; SECRET_BYTES]).await?)
}

/// Reads the events of a table.
pub(super) async fn stored_events(store: &Store, table: &TableId) -> Result<Vec<Recorded>, LoadError> {
    let read = |event: StoredEvent| {
        let unreadable = |cause| LoadError::Unreadable { cause, text: event.body.clone() };
        let body: EventBody = serde_json::from_str(&event.body).map_err(unreadable)?;
        let recorded = body.recorded(event.seq, Timestamp(event.at_ms.cast_unsigned()));
        recorded.ok_or(LoadError::Expected("a stored event is one event"))
    };
    store.events(table).await?.into_iter().map(read).collect()
}

/// The stored events of one table.
pub(super) struct StoredTable {
    pub(super) events: Vec<Recorded>,
    /// The table, restored from its events.
    pub(super) table: Table,
}

impl StoredTable {
    /// Checks the events of a table: their numbers have no gap, no command is carried out twice, and the table can be
    /// restored.
    ///
    /// # Errors
    /// What is wrong.
    pub(super) async fn read(store: &Store, table: &TableId) -> Result<Self, String> {
        let events = stored_events(store, table).await.map_err(|error| error.to_string())?;
        if let Some((expected, found)) = (1..).zip(&events).find(|(expected, event)| *expected != event.seq) {
            return Err(format!("event {} is stored as number {expected}", found.seq));
        }
        let mut causes = HashSet::new();
        for cause in events.iter().filter_map(|event| event.cause.as_ref()) {
            if !causes.insert(cause) {
                return Err(format!("command {} of seat {} was carried out twice", cause.id, cause.seat));
            }
        }
        let table = Table::restore(events.iter().cloned());
        let table = table.map_err(|error| format!("the table cannot be restored: {error}"))?;
        Ok(StoredTable { events, table })
    }

    /// The stored event with this number.
    pub(super) fn event(&self, seq: u64) -> Option<&Recorded> {
        self.events.get(usize::try_from(seq).ok()?.checked_sub(1)?)
    }
}
