//! The events of tables as the database has them after a kill.

use std::collections::HashSet;
use std::path::Path;

use boneyard_ids::TableId;
use boneyard_store::{SECRET_BYTES, Store, StoredEvent};
use boneyard_table::{Event, EventBody, Recorded, Table, Timestamp};

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

/// An event from its stored form.
fn read_event(StoredEvent { seq, at_ms, body, .. }: &StoredEvent) -> Result<Recorded, String> {
    let body: EventBody =
        serde_json::from_str(body).map_err(|error| format!("event {seq} cannot be read: {error}"))?;
    let recorded = body.recorded(*seq, Timestamp(at_ms.cast_unsigned()));
    recorded.ok_or_else(|| format!("event {seq} has no event or several"))
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
        let stored = store.events(table).await.map_err(|error| error.to_string())?;
        let events: Vec<Recorded> = stored.iter().map(read_event).collect::<Result<_, _>>()?;
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

    /// How many matches of the table ended with a result.
    pub(super) fn matches_ended(&self) -> u32 {
        let ended =
            self.events.iter().filter(|event| matches!(event.event, Event::MatchEnded { end: Some(_) }));
        u32::try_from(ended.count()).unwrap_or(u32::MAX)
    }

    /// The stored event with this number.
    pub(super) fn event(&self, seq: u64) -> Option<&Recorded> {
        self.events.get(usize::try_from(seq).ok()?.checked_sub(1)?)
    }
}
