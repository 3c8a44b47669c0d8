//! Reads the events of a table, from the last one back to the first.

use std::sync::{Arc, Mutex};

use boneyard_ids::TableId;
use rusqlite::Connection;

use super::links::linked_tail;
use super::row::EventRow;
use super::{LogOptions, Tail, Tails};
use crate::{StoreError, StoredEvent};

/// Reads the log on threads for blocking work. Cheap to clone.
#[derive(Clone)]
pub(crate) struct LogReader {
    options: Arc<LogOptions>,
    tails: Tails,
    /// Connections that nobody uses now.
    idle: Arc<Mutex<Vec<Connection>>>,
}

/// Connections that are kept for the next read.
const IDLE_MAX: usize = 4;

impl LogReader {
    pub(crate) fn new(options: LogOptions, tails: Tails) -> Self {
        LogReader { options: Arc::new(options), tails, idle: Arc::default() }
    }

    /// The events of a table in order; none if there is no such table.
    pub(crate) async fn events(&self, table: &TableId) -> Result<Vec<StoredEvent>, StoreError> {
        let (reader, table) = (self.clone(), table.clone());
        let read = tokio::task::spawn_blocking(move || {
            // Before the database: what is linked meanwhile is found there.
            let tail = reader.tails.get(&table);
            let idle = reader.lock().pop();
            let connection = match idle {
                Some(connection) => connection,
                None => reader.options.connect_to_read()?,
            };
            // One transaction: without it, each row would lock the database again.
            let transaction = connection.unchecked_transaction()?;
            let tail = match tail {
                Some(tail) => Some(tail),
                None => linked_tail(&transaction, &table)?,
            };
            let events = tail.map_or(Ok(Vec::new()), |tail| chain(&transaction, &table, tail))?;
            transaction.finish()?;
            let mut idle = reader.lock();
            if idle.len() < IDLE_MAX {
                idle.push(connection);
            }
            Ok(events)
        });
        read.await.map_err(|_| StoreError::Closed)?
    }

    /// Closes the connections that nobody uses.
    pub(crate) fn close(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Follows the rows of a table back to its first event.
pub(crate) fn chain(
    connection: &Connection,
    table: &TableId,
    tail: Tail,
) -> Result<Vec<StoredEvent>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT previous, checksum, table_key, seq, epoch, at_ms, body, secret FROM table_events WHERE id = ?",
    )?;
    let mut events = Vec::with_capacity(usize::try_from(tail.seq).unwrap_or(0).min(4096));
    let mut next = tail.row;
    let mut expected = tail.seq;
    while let Some(id) = next {
        let damaged = |what: &str| StoreError::DamagedEvent {
            table: table.clone(),
            seq: expected,
            what: what.to_owned(),
        };
        let mut rows = statement.query([id])?;
        let row = rows.next()?.ok_or_else(|| damaged("its row is missing"))?;
        let event = EventRow::read(row, 2).map_err(|error| damaged(&error.to_string()))?;
        let checksum: Option<i64> = row.get(1)?;
        if checksum.is_some_and(|checksum| checksum != event.checksum()) {
            return Err(damaged("its checksum is wrong"));
        }
        if (event.table_key, event.seq.cast_unsigned()) != (tail.key, expected) {
            return Err(damaged("another event has its row"));
        }
        let secret = event.secret.map(<[u8; 32]>::try_from).transpose();
        events.push(StoredEvent {
            seq: expected,
            epoch: event.epoch,
            at_ms: event.at_ms,
            body: event.body.to_owned(),
            secret: secret.map_err(|_| damaged("its secret has another length than 32 bytes"))?,
        });
        next = row.get(0)?;
        expected = expected.saturating_sub(1);
    }
    if expected != 0 {
        let what = "no row is linked for it".to_owned();
        return Err(StoreError::DamagedEvent { table: table.clone(), seq: expected, what });
    }
    events.reverse();
    Ok(events)
}
