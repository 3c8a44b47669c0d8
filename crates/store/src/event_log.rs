//! The log of all tables' events: a database table to which rows are only appended.
//!
//! The rows of a transaction lie on the same few pages, whichever tables they belong to, so a commit writes little. A
//! row names the row of the event before it at its table, and `tables.last_event` names the last one. That link is
//! updated for many tables at once. Until then, [`Tails`] has the last rows.
//!
//! One thread writes ([`writer`]). Other threads read ([`reader`]).
//!
//! The stored form of an event is `EventBody` in `boneyard_table`.

mod checksum;
mod connect;
mod links;
mod reader;
mod row;
mod writer;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use boneyard_ids::TableId;

pub(crate) use checksum::{entry_checksum, fill_missing, tournament_checksum};
pub(crate) use connect::LogOptions;
pub(crate) use reader::{LogReader, chain};
pub(crate) use writer::{AppendJob, LogWriter, run};

/// The last event of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tail {
    /// The table's key in the database.
    key: i64,
    /// The row of the event; `None` without events.
    row: Option<i64>,
    /// The number of the event at its table; 0 without events.
    seq: u64,
}

impl Tail {
    pub(crate) fn new(key: i64, row: i64, seq: u64) -> Self {
        Tail { key, row: Some(row), seq }
    }
}

/// The last events of the tables whose links are not updated yet. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Tails(Arc<Mutex<HashMap<TableId, Tail>>>);

impl Tails {
    fn get(&self, table: &TableId) -> Option<Tail> {
        self.lock().get(table).copied()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Tail>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
