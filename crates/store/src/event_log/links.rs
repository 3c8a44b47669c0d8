//! The links from tables to their last events.

use boneyard_ids::TableId;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::Tail;

/// Links tables to their last events. `last_row` is the last row of the log.
pub(super) fn link<'a>(
    transaction: &Transaction<'_>,
    tails: impl Iterator<Item = &'a Tail>,
    last_row: i64,
) -> rusqlite::Result<()> {
    let mut update = transaction.prepare_cached("UPDATE tables SET last_event = ? WHERE key = ?")?;
    for tail in tails {
        update.execute(params![tail.row, tail.key])?;
    }
    transaction.prepare_cached("UPDATE server SET linked_event = ?")?.execute([last_row])?;
    Ok(())
}

/// Links the tables of all rows that an earlier writer stored but did not link. Returns the last row of the log, 0 if it
/// is empty.
pub(super) fn link_rest(transaction: &Transaction<'_>) -> rusqlite::Result<i64> {
    let last_row: i64 =
        transaction.query_row("SELECT coalesce(max(id), 0) FROM table_events", (), |row| row.get(0))?;
    let linked: i64 = transaction.query_row("SELECT linked_event FROM server", (), |row| row.get(0))?;
    if linked < last_row {
        transaction.execute(
            "UPDATE tables SET last_event = last.id \
             FROM (SELECT table_key, max(id) AS id FROM table_events WHERE id > ? GROUP BY table_key) AS last \
             WHERE last.table_key = tables.key",
            [linked],
        )?;
        transaction.execute("UPDATE server SET linked_event = ?", [last_row])?;
    }
    Ok(last_row)
}

/// The last event of a table by its link; `None` if there is no such table.
pub(super) fn linked_tail(connection: &Connection, table: &TableId) -> rusqlite::Result<Option<Tail>> {
    let mut statement = connection.prepare_cached(
        "SELECT tables.key, last_event, coalesce(seq, 0) FROM tables \
         LEFT JOIN table_events ON table_events.id = last_event WHERE tables.id = ?",
    )?;
    let tail = |row: &rusqlite::Row<'_>| {
        let seq: i64 = row.get(2)?;
        Ok(Tail { key: row.get(0)?, row: row.get(1)?, seq: seq.cast_unsigned() })
    };
    statement.query_row([table.as_str()], tail).optional()
}
