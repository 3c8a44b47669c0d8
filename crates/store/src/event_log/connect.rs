//! Connections for the log.

use std::path::PathBuf;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::StoreError;

/// How connections for the log are opened.
#[derive(Clone, Debug)]
pub(crate) struct LogOptions {
    pub(crate) path: PathBuf,
    pub(crate) pages_max: u32,
    pub(crate) busy_wait: Duration,
}

/// Statements that a connection keeps prepared.
const STATEMENTS_MAX: usize = 32;

impl LogOptions {
    /// Opens a connection that can write. With a weaker mode than `FULL`, a power cut could lose events that players have
    /// already seen.
    pub(crate) fn connect(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(self.busy_wait)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "max_page_count", self.pages_max)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS_MAX);
        Ok(connection)
    }

    /// Opens a connection that only reads.
    pub(crate) fn connect_to_read(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(self.busy_wait)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS_MAX);
        Ok(connection)
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            _ => Self::Database(error.to_string()),
        }
    }
}
