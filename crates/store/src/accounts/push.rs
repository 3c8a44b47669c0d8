//! Devices that get notices while no page is open, and what they have got.

use boneyard_ids::{PersonId, SessionId, TableId};
use sqlx::{Row, SqliteConnection};

use super::outcome::{Outcome, any_row};
use crate::limits::{PUSH_DEVICES_MAX, PUSH_FAILURES_MAX, PUSH_KEPT_MS, PUSH_TURNS_KEPT_MS};
use crate::{Store, StoreError};

/// A device that gets notices: the subscription of a browser with its push service.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushDevice {
    /// The address of the push service.
    pub endpoint: String,
    /// The session of the browser, which takes the device with it when it ends; `None` for a guest.
    pub session: Option<SessionId>,
    /// The public key of the subscription.
    pub p256dh: Vec<u8>,
    /// The secret of the subscription.
    pub auth: Vec<u8>,
    /// The language of its notices, as its code.
    pub language: String,
    /// When a page last said that the device wants notices, in milliseconds since 1970.
    pub renewed_ms: i64,
}

impl Store {
    /// The devices of a person that get notices, the last renewed first.
    pub async fn push_devices(&self, person: &PersonId, now_ms: i64) -> Result<Vec<PushDevice>, StoreError> {
        let rows = sqlx::query(
            "SELECT endpoint, session_id, p256dh, auth, language, renewed_ms FROM push_devices \
             WHERE person_id = ? AND renewed_ms > ? ORDER BY renewed_ms DESC, endpoint",
        )
        .bind(person.as_str())
        .bind(now_ms - PUSH_KEPT_MS)
        .fetch_all(&self.readers)
        .await?;
        let device = |row: &sqlx::sqlite::SqliteRow| {
            Ok(PushDevice {
                endpoint: row.try_get(0)?,
                session: row.try_get::<Option<String>, _>(1)?.map(|id| id.as_str().into()),
                p256dh: row.try_get(2)?,
                auth: row.try_get(3)?,
                language: row.try_get(4)?,
                renewed_ms: row.try_get(5)?,
            })
        };
        Ok(rows.iter().map(device).collect::<Result<_, sqlx::Error>>()?)
    }
}

/// A device of a person wants notices. Devices that no page has renewed for long are forgotten, and so is the oldest of too many.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    person: &PersonId,
    device: &PushDevice,
) -> Outcome {
    let old = sqlx::query("DELETE FROM push_devices WHERE renewed_ms <= ?");
    old.bind(device.renewed_ms - PUSH_KEPT_MS).execute(&mut *connection).await?;
    let insert = sqlx::query(
        "INSERT OR REPLACE INTO push_devices (endpoint, person_id, session_id, p256dh, auth, language, renewed_ms) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    );
    let insert = insert.bind(&device.endpoint).bind(person.as_str());
    let insert = insert.bind(device.session.as_ref().map(SessionId::as_str));
    let insert = insert.bind(&device.p256dh).bind(&device.auth).bind(&device.language);
    insert.bind(device.renewed_ms).execute(&mut *connection).await?;
    let oldest = sqlx::query(
        "DELETE FROM push_devices WHERE person_id = ?1 AND endpoint IN \
         (SELECT endpoint FROM push_devices WHERE person_id = ?1 ORDER BY renewed_ms DESC, endpoint LIMIT -1 OFFSET ?2)",
    );
    let kept = i64::try_from(PUSH_DEVICES_MAX).unwrap_or(i64::MAX);
    oldest.bind(person.as_str()).bind(kept).execute(connection).await?;
    Ok(Ok(()))
}

/// A device of a person wants no notices any more.
pub(super) async fn remove(connection: &mut SqliteConnection, person: &PersonId, endpoint: &str) -> Outcome {
    let remove = sqlx::query("DELETE FROM push_devices WHERE person_id = ? AND endpoint = ?");
    any_row(remove.bind(person.as_str()).bind(endpoint).execute(connection).await)
}

/// A push service does not know the device any more.
pub(super) async fn gone(connection: &mut SqliteConnection, endpoint: &str) -> Outcome {
    let gone = sqlx::query("DELETE FROM push_devices WHERE endpoint = ?");
    gone.bind(endpoint).execute(connection).await?;
    Ok(Ok(()))
}

/// A notice reached the push service of a device, or did not. After too many failures in a row the device is forgotten.
pub(super) async fn sent(connection: &mut SqliteConnection, endpoint: &str, arrived: bool) -> Outcome {
    let count = sqlx::query("UPDATE push_devices SET failures = iif(?, 0, failures + 1) WHERE endpoint = ?");
    count.bind(arrived).bind(endpoint).execute(&mut *connection).await?;
    let forget = sqlx::query("DELETE FROM push_devices WHERE endpoint = ? AND failures >= ?");
    forget.bind(endpoint).bind(PUSH_FAILURES_MAX).execute(connection).await?;
    Ok(Ok(()))
}

/// A person gets a notice about a turn. It is refused if the person has got it.
pub(super) async fn note_turn(
    connection: &mut SqliteConnection,
    person: &PersonId,
    table: &TableId,
    since_ms: i64,
) -> Outcome {
    let old = sqlx::query("DELETE FROM push_turns WHERE since_ms < ?");
    old.bind(since_ms - PUSH_TURNS_KEPT_MS).execute(&mut *connection).await?;
    let note = sqlx::query(
        "INSERT INTO push_turns (person_id, table_id, since_ms) VALUES (?, ?, ?) \
         ON CONFLICT DO UPDATE SET since_ms = excluded.since_ms WHERE since_ms < excluded.since_ms",
    );
    let note = note.bind(person.as_str()).bind(table.as_str()).bind(since_ms);
    any_row(note.execute(connection).await)
}

/// A guest has become another person: the person of an account, with a session. The page subscribes again, in that session.
pub(super) async fn forget_guest(
    connection: &mut SqliteConnection,
    guest: &PersonId,
) -> Result<(), sqlx::Error> {
    let forget = sqlx::query("DELETE FROM push_devices WHERE person_id = ? AND session_id IS NULL");
    forget.bind(guest.as_str()).execute(connection).await?;
    Ok(())
}
