//! Passkeys of accounts.

use boneyard_ids::{PasskeyId, PersonId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::outcome::{Outcome, any_row};
use crate::error::AccountRefusal;
use crate::limits::PASSKEYS_MAX;
use crate::row::id;
use crate::{Store, StoreError};

/// A key on a person's device that proves who signs in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    /// Names the passkey in requests.
    pub id: PasskeyId,
    /// The id that the device gave.
    pub credential: Vec<u8>,
    /// What the browser said about itself when the passkey was made.
    pub device: String,
    /// The public key and its counter, as JSON that the store does not read.
    pub key: String,
    /// When it was made, in milliseconds since 1970.
    pub since_ms: i64,
    /// When it was last used, in milliseconds since 1970.
    pub used_ms: i64,
}

const PASSKEY: &str = "SELECT id, credential, device, key, since_ms, used_ms, person_id FROM passkeys";

impl Store {
    /// The passkeys of a person, the newest first.
    pub async fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>, StoreError> {
        let text = format!("{PASSKEY} WHERE person_id = ? ORDER BY since_ms DESC, id");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(person.as_str());
        let rows = query.fetch_all(&self.readers).await?;
        Ok(rows.iter().map(passkey).collect::<Result<_, _>>()?)
    }

    /// The passkey with this id of a device, and whose it is.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<(PersonId, Passkey)>, StoreError> {
        let text = format!("{PASSKEY} WHERE credential = ?");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(credential);
        let row = query.fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((id(&row, 6)?, passkey(&row)?)))
    }
}

fn passkey(row: &SqliteRow) -> Result<Passkey, sqlx::Error> {
    Ok(Passkey {
        id: id(row, 0)?,
        credential: row.try_get(1)?,
        device: row.try_get(2)?,
        key: row.try_get(3)?,
        since_ms: row.try_get(4)?,
        used_ms: row.try_get(5)?,
    })
}

pub(super) async fn add(connection: &mut SqliteConnection, person: &PersonId, passkey: &Passkey) -> Outcome {
    let count = sqlx::query_scalar("SELECT count(*) FROM passkeys WHERE person_id = ?");
    let count: i64 = count.bind(person.as_str()).fetch_one(&mut *connection).await?;
    if count >= i64::try_from(PASSKEYS_MAX).unwrap_or(i64::MAX) {
        return Ok(Err(AccountRefusal::TooManyPasskeys));
    }
    let insert = sqlx::query(
        "INSERT INTO passkeys (credential, id, person_id, device, key, since_ms, used_ms) \
         SELECT ?, ?, person_id, ?, ?, ?, ? FROM accounts WHERE person_id = ? ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(&passkey.credential).bind(passkey.id.as_str()).bind(&passkey.device);
    let insert = insert.bind(&passkey.key).bind(passkey.since_ms).bind(passkey.used_ms);
    any_row(insert.bind(person.as_str()).execute(connection).await)
}

/// Removes a passkey. Without a password, the last one stays: nobody could sign in any more.
pub(super) async fn remove(
    connection: &mut SqliteConnection,
    person: &PersonId,
    passkey: &PasskeyId,
) -> Outcome {
    let remove = sqlx::query("DELETE FROM passkeys WHERE person_id = ? AND id = ?");
    let removed =
        any_row(remove.bind(person.as_str()).bind(passkey.as_str()).execute(&mut *connection).await)?;
    if removed.is_err() {
        return Ok(removed);
    }
    let locked_out = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM accounts WHERE person_id = ?1 AND password = '' \
         AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person_id = ?1))",
    );
    let locked_out: bool = locked_out.bind(person.as_str()).fetch_one(connection).await?;
    Ok(if locked_out { Err(AccountRefusal::LastPasskey) } else { Ok(()) })
}

/// Stores that a passkey was used, with its new counter.
pub(super) async fn used(
    connection: &mut SqliteConnection,
    passkey: &PasskeyId,
    key: &str,
    used_ms: i64,
) -> Outcome {
    let update = sqlx::query("UPDATE passkeys SET key = ?, used_ms = ? WHERE id = ?");
    any_row(update.bind(key).bind(used_ms).bind(passkey.as_str()).execute(connection).await)
}
