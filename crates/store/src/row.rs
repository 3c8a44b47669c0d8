//! Reads ids from rows.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

/// Reads an id from a column with text. Columns count from 0.
pub(crate) fn id<Id: for<'text> From<&'text str>>(row: &SqliteRow, column: usize) -> Result<Id, sqlx::Error> {
    Ok(row.try_get::<&str, _>(column)?.into())
}
