//! A row of the log.

use rusqlite::Row;

/// The columns of an event that its checksum covers.
#[derive(Clone, Copy)]
pub(super) struct EventRow<'a> {
    pub(super) table_key: i64,
    pub(super) seq: i64,
    pub(super) epoch: i64,
    pub(super) at_ms: i64,
    pub(super) body: &'a str,
    pub(super) secret: Option<&'a [u8]>,
}

impl<'a> EventRow<'a> {
    /// Reads the columns `table_key, seq, epoch, at_ms, body, secret`, of which `first` is the first, from 0.
    pub(super) fn read(row: &'a Row<'_>, first: usize) -> rusqlite::Result<Self> {
        Ok(EventRow {
            table_key: row.get(first)?,
            seq: row.get(first + 1)?,
            epoch: row.get(first + 2)?,
            at_ms: row.get(first + 3)?,
            body: row.get_ref(first + 4)?.as_str()?,
            secret: row.get_ref(first + 5)?.as_blob_or_null()?,
        })
    }
}
