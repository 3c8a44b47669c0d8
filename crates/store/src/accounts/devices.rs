//! Known devices: browsers on which a person has signed in.

use boneyard_ids::PersonId;
use sqlx::SqliteConnection;

use super::outcome::{Outcome, any_row};
use crate::limits::DEVICES_MAX;
use crate::{Store, StoreError};

impl Store {
    /// Whether a person has signed in on the device with this secret since the password was last changed.
    pub async fn knows_device(&self, person: &PersonId, secret_hash: &[u8; 32]) -> Result<bool, StoreError> {
        let known = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM known_devices WHERE secret_hash = ? AND person_id = ?)",
        );
        Ok(known.bind(secret_hash.as_slice()).bind(person.as_str()).fetch_one(&self.readers).await?)
    }

    /// When a person last signed in on each known device, in milliseconds since 1970, the latest first.
    pub async fn known_devices(&self, person: &PersonId) -> Result<Vec<i64>, StoreError> {
        let used =
            sqlx::query_scalar("SELECT used_ms FROM known_devices WHERE person_id = ? ORDER BY used_ms DESC");
        Ok(used.bind(person.as_str()).fetch_all(&self.readers).await?)
    }
}

/// A person has signed in on a device, whose secret changes. Others who have signed in there are known with the new one, too.
pub(super) async fn know(
    connection: &mut SqliteConnection,
    person: &PersonId,
    before: Option<&[u8; 32]>,
    secret_hash: &[u8; 32],
    used_ms: i64,
) -> Outcome {
    let renew = sqlx::query("UPDATE known_devices SET secret_hash = ? WHERE secret_hash = ?");
    let renew = renew.bind(secret_hash.as_slice()).bind(before.map(<[u8; 32]>::as_slice));
    renew.execute(&mut *connection).await?;
    let insert = sqlx::query(
        "INSERT INTO known_devices (secret_hash, person_id, used_ms) SELECT ?, person_id, ? FROM accounts \
         WHERE person_id = ? ON CONFLICT DO UPDATE SET used_ms = excluded.used_ms",
    );
    let insert = insert.bind(secret_hash.as_slice()).bind(used_ms).bind(person.as_str());
    let known = any_row(insert.execute(&mut *connection).await)?;
    let oldest = sqlx::query(
        "DELETE FROM known_devices WHERE person_id = ?1 AND secret_hash IN \
         (SELECT secret_hash FROM known_devices WHERE person_id = ?1 ORDER BY used_ms DESC LIMIT -1 OFFSET ?2)",
    );
    let kept = i64::try_from(DEVICES_MAX).unwrap_or(i64::MAX);
    oldest.bind(person.as_str()).bind(kept).execute(connection).await?;
    Ok(known)
}

/// A person has a new password. No device is known any more.
pub(super) async fn forget_all(connection: &mut SqliteConnection, person: &str) -> Result<(), sqlx::Error> {
    let forget = sqlx::query("DELETE FROM known_devices WHERE person_id = ?");
    forget.bind(person).execute(connection).await?;
    Ok(())
}
