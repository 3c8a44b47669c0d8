//! Checksums of stored events and entries. They show damage that the database itself cannot see.

use rusqlite::{Connection, TransactionBehavior, params};

use super::row::EventRow;

/// The checksum of some columns. Each is preceded by its length, so that no two lists of columns give the same bytes.
fn checksum(columns: &[&[u8]]) -> i64 {
    let mut hasher = crc32fast::Hasher::new();
    for column in columns {
        hasher.update(&(column.len() as u64).to_le_bytes());
        hasher.update(column);
    }
    // SQLite stores numbers of 32 bits with a sign in four bytes.
    i64::from(hasher.finalize().cast_signed())
}

impl EventRow<'_> {
    pub(super) fn checksum(&self) -> i64 {
        let EventRow { table_key, seq, epoch, at_ms, body, secret } = *self;
        checksum(&[
            &table_key.to_le_bytes(),
            &seq.to_le_bytes(),
            &epoch.to_le_bytes(),
            &at_ms.to_le_bytes(),
            body.as_bytes(),
            secret.unwrap_or_default(),
        ])
    }
}

/// The checksum of an evening's entry.
pub(crate) fn entry_checksum(
    evening: &str,
    (seq, device, n): (u32, &str, u32),
    (epoch, at_ms, body): (i64, i64, &str),
) -> i64 {
    checksum(&[
        evening.as_bytes(),
        &seq.to_le_bytes(),
        device.as_bytes(),
        &n.to_le_bytes(),
        &epoch.to_le_bytes(),
        &at_ms.to_le_bytes(),
        body.as_bytes(),
    ])
}

/// The checksum of a tournament's event.
pub(crate) fn tournament_checksum(tournament: &str, seq: u32, (epoch, at_ms, body): (i64, i64, &str)) -> i64 {
    checksum(&[
        tournament.as_bytes(),
        &seq.to_le_bytes(),
        &epoch.to_le_bytes(),
        &at_ms.to_le_bytes(),
        body.as_bytes(),
    ])
}

/// Gives the rows of an older database their checksums, in one transaction. Does nothing if they have them.
pub(crate) fn fill_missing(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let lacking: Option<bool> = transaction
        .query_row("SELECT lacks_checksums FROM server", (), |row| row.get(0))
        .map(Some)
        .or_else(|error| if error == rusqlite::Error::QueryReturnedNoRows { Ok(None) } else { Err(error) })?;
    if lacking != Some(true) {
        return Ok(());
    }
    tracing::info!("Computing the checksums of an older database; this happens once");
    {
        let mut events = transaction.prepare(
            "SELECT id, table_key, seq, epoch, at_ms, body, secret FROM table_events WHERE checksum IS NULL",
        )?;
        let mut update = transaction.prepare("UPDATE table_events SET checksum = ? WHERE id = ?")?;
        let mut rows = events.query(())?;
        while let Some(row) = rows.next()? {
            update.execute(params![EventRow::read(row, 1)?.checksum(), row.get::<_, i64>(0)?])?;
        }
        let mut entries = transaction.prepare(
            "SELECT evening_id, seq, device, n, epoch, at_ms, body FROM evening_entries WHERE checksum IS NULL",
        )?;
        let mut update = transaction
            .prepare("UPDATE evening_entries SET checksum = ? WHERE evening_id = ? AND seq = ?")?;
        let mut rows = entries.query(())?;
        while let Some(row) = rows.next()? {
            let (evening, seq): (String, u32) = (row.get(0)?, row.get(1)?);
            let (device, body): (String, String) = (row.get(2)?, row.get(6)?);
            let place = (seq, device.as_str(), row.get(3)?);
            let sum = entry_checksum(&evening, place, (row.get(4)?, row.get(5)?, &body));
            update.execute(params![sum, evening, seq])?;
        }
    }
    transaction.execute("UPDATE server SET lacks_checksums = 0", ())?;
    transaction.commit()
}
