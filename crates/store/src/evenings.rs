//! Club evenings: their entries, the guests with a role in them, and the links for further devices.

mod change;

use boneyard_ids::{ClubId, DeviceId, EveningId, LinkId, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::event_log::entry_checksum;
use crate::row::id;
use crate::{Store, StoreError};

pub use change::EveningChange;
pub(crate) use change::write;

/// A stored evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    /// A random id, which is part of the evening's URL.
    pub id: EveningId,
    /// The club that holds the evening.
    pub club: ClubId,
    /// The code for joining. It is unique among open evenings.
    pub code: String,
    /// The facts that lists of evenings show, as JSON. The store does not read them.
    pub summary: String,
    /// When the evening was opened, in milliseconds since 1970.
    pub created_ms: i64,
    /// When the evening was closed, in milliseconds since 1970; `None` while it is open.
    pub closed_ms: Option<i64>,
}

/// A closed evening with its results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosedEvening {
    /// The evening; its `closed_ms` is set.
    pub evening: Evening,
    /// The results, as JSON.
    pub result: String,
}

/// A new entry of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// The device on which the entry was made.
    pub device: DeviceId,
    /// The number of the entry among those of the device, from 1.
    pub n: u32,
    /// When the server accepted the entry, in milliseconds since 1970.
    pub at_ms: i64,
    /// The entry as JSON.
    pub body: String,
}

/// A stored entry of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number in the evening, from 1.
    pub seq: u32,
    /// The epoch of the database in which the entry was written.
    pub epoch: i64,
    /// When the server accepted the entry, in milliseconds since 1970.
    pub at_ms: i64,
    /// The entry as JSON.
    pub body: String,
}

/// A guest with a role in an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningPerson {
    /// The guest's own id, which is secret because it is in the guest's cookie.
    pub guest: PersonId,
    /// The player's number; `None` for an organiser.
    pub player: Option<u16>,
    /// When the guest got the role, in milliseconds since 1970.
    pub since_ms: i64,
    /// Whether the organiser confirmed that the device belongs to the player.
    pub confirmed: bool,
}

/// A guest whom the organiser removed. The guest cannot join again until readmitted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarredGuest {
    /// The guest's own id, which is secret because it is in the guest's cookie.
    pub guest: PersonId,
    /// The number of the guest's player; `None` for an organiser.
    pub player: Option<u16>,
    /// When the guest was removed, in milliseconds since 1970.
    pub since_ms: i64,
}

/// A link that makes another device an organiser's device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningLink {
    /// The public id of the link. The link itself has a secret instead.
    pub id: LinkId,
    /// When the link was made, in milliseconds since 1970.
    pub made_ms: i64,
}

/// The columns that [`evening`] reads, in the order of its indices.
const EVENING_COLUMNS: &str = "evenings.id, club_id, code, summary, created_ms, closed_ms";

/// Whether the summary of an evening says that it was discarded.
const IS_DISCARDED: &str =
    "CASE WHEN json_valid(summary) THEN ifnull(json_extract(summary, '$.discarded'), 0) ELSE 0 END";

/// A query for the guests who count as the same person as guest `?1` in the club of an evening: the guest, and those
/// who claim to be the same member there. Claims are not verified, so a claim in one club has no effect in another.
const SAME_PERSON: &str = "SELECT ?1 UNION \
     SELECT theirs.guest_id FROM club_guests AS own \
     JOIN club_guests AS theirs ON theirs.member_id = own.member_id \
     WHERE own.guest_id = ?1 AND own.club_id = evenings.club_id";

/// A query for another open evening than `?2` that the person of guest `?1` is in (CLUB-20).
pub(crate) fn elsewhere() -> String {
    format!(
        "SELECT evenings.id FROM evening_people JOIN evenings ON evenings.id = evening_id \
         WHERE closed_ms IS NULL AND evening_id <> ?2 AND guest_id IN ({SAME_PERSON}) \
           AND (guest_id = ?1 OR club_id = (SELECT club_id FROM evenings WHERE id = ?2)) LIMIT 1"
    )
}

impl Store {
    /// The evening with this id.
    pub async fn evening(&self, evening: &EveningId) -> Result<Option<Evening>, StoreError> {
        self.one_evening("WHERE id = ?", evening.as_str()).await
    }

    /// The open evening with this code.
    pub async fn evening_by_code(&self, code: &str) -> Result<Option<Evening>, StoreError> {
        self.one_evening("WHERE code = ? AND closed_ms IS NULL", code).await
    }

    /// The open evening that a person is in, on any device (CLUB-18, CLUB-20). An evening of
    /// the guest's own device comes first, because claims to be the same member are not verified.
    pub async fn evening_of(&self, guest: &PersonId) -> Result<Option<Evening>, StoreError> {
        let clauses = format!(
            "JOIN evening_people ON evening_id = evenings.id \
             WHERE closed_ms IS NULL AND guest_id IN ({SAME_PERSON}) ORDER BY guest_id <> ?1 LIMIT 1"
        );
        self.one_evening(&clauses, guest.as_str()).await
    }

    /// Whether a person is in another open evening than this one.
    pub async fn is_elsewhere(&self, guest: &PersonId, evening: &EveningId) -> Result<bool, StoreError> {
        let other: Option<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(elsewhere()))
            .bind(guest.as_str())
            .bind(evening.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(other.is_some())
    }

    async fn one_evening(&self, clauses: &str, value: &str) -> Result<Option<Evening>, StoreError> {
        let statement = sqlx::AssertSqlSafe(format!("SELECT {EVENING_COLUMNS} FROM evenings {clauses}"));
        let row = sqlx::query(statement).bind(value).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(evening).transpose()?)
    }

    /// At most `max` evenings of a club that were opened before a time, the newest first. Discarded ones are left out.
    pub async fn evenings_of_club(
        &self,
        club: &ClubId,
        before_ms: i64,
        max: u32,
    ) -> Result<Vec<Evening>, StoreError> {
        let statement = sqlx::AssertSqlSafe(format!(
            "SELECT {EVENING_COLUMNS} FROM evenings WHERE club_id = ? AND created_ms < ? AND NOT {IS_DISCARDED} \
             ORDER BY created_ms DESC, id LIMIT ?"
        ));
        let rows = sqlx::query(statement)
            .bind(club.as_str())
            .bind(before_ms)
            .bind(max)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(evening).collect::<Result<_, _>>()?)
    }

    /// The closed evenings of a club that have a stored result, in the order in which they were opened.
    pub async fn closed_evenings(&self, club: &ClubId) -> Result<Vec<ClosedEvening>, StoreError> {
        let statement = sqlx::AssertSqlSafe(format!(
            "SELECT {EVENING_COLUMNS}, result FROM evenings \
             WHERE club_id = ? AND closed_ms IS NOT NULL AND result IS NOT NULL ORDER BY created_ms, id"
        ));
        let rows = sqlx::query(statement).bind(club.as_str()).fetch_all(&self.readers).await?;
        let closed = |row: &SqliteRow| -> Result<ClosedEvening, sqlx::Error> {
            Ok(ClosedEvening { evening: evening(row)?, result: row.try_get(6)? })
        };
        Ok(rows.iter().map(closed).collect::<Result<_, _>>()?)
    }

    /// The stored result of an evening; `None` while it is open.
    pub async fn evening_result(&self, evening: &EveningId) -> Result<Option<String>, StoreError> {
        let result = sqlx::query_scalar("SELECT result FROM evenings WHERE id = ? AND closed_ms IS NOT NULL");
        let result: Option<Option<String>> =
            result.bind(evening.as_str()).fetch_optional(&self.readers).await?;
        Ok(result.flatten())
    }

    /// The ids of all closed evenings without a stored result. They were closed before results were stored.
    pub async fn unsettled_evenings(&self) -> Result<Vec<EveningId>, StoreError> {
        self.evening_ids("SELECT id FROM evenings WHERE closed_ms IS NOT NULL AND result IS NULL ORDER BY id")
            .await
    }

    /// The ids of all evenings that are not closed.
    pub async fn open_evenings(&self) -> Result<Vec<EveningId>, StoreError> {
        self.evening_ids("SELECT id FROM evenings WHERE closed_ms IS NULL ORDER BY id").await
    }

    async fn evening_ids(&self, statement: &'static str) -> Result<Vec<EveningId>, StoreError> {
        let rows = sqlx::query(statement).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| id(row, 0)).collect::<Result<_, _>>()?)
    }

    /// The entries of an evening in order; none if there is no such evening.
    ///
    /// # Errors
    /// [`StoreError::DamagedEntry`] if the checksum of an entry is wrong.
    pub async fn evening_entries(&self, evening: &EveningId) -> Result<Vec<StoredEntry>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, epoch, at_ms, body, device, n, checksum FROM evening_entries WHERE evening_id = ? \
             ORDER BY seq",
        )
        .bind(evening.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| entry(evening, row)).collect()
    }

    /// The guests with a role in an evening, in the order in which they got it.
    pub async fn evening_people(&self, evening: &EveningId) -> Result<Vec<EveningPerson>, StoreError> {
        let rows = sqlx::query(
            "SELECT guest_id, player, since_ms, confirmed FROM evening_people WHERE evening_id = ? \
             ORDER BY since_ms, guest_id",
        )
        .bind(evening.as_str())
        .fetch_all(&self.readers)
        .await?;
        let person = |row: &SqliteRow| -> Result<EveningPerson, sqlx::Error> {
            Ok(EveningPerson {
                guest: id(row, 0)?,
                player: row.try_get(1)?,
                since_ms: row.try_get(2)?,
                confirmed: row.try_get(3)?,
            })
        };
        Ok(rows.iter().map(person).collect::<Result<_, _>>()?)
    }

    /// The removed guests who cannot join an evening again, the latest first, at most `max` of them.
    pub async fn evening_barred(
        &self,
        evening: &EveningId,
        max: u32,
    ) -> Result<Vec<BarredGuest>, StoreError> {
        let rows = sqlx::query(
            "SELECT guest_id, player, since_ms FROM evening_barred WHERE evening_id = ? \
             ORDER BY since_ms DESC, guest_id LIMIT ?",
        )
        .bind(evening.as_str())
        .bind(max)
        .fetch_all(&self.readers)
        .await?;
        let barred = |row: &SqliteRow| -> Result<BarredGuest, sqlx::Error> {
            Ok(BarredGuest { guest: id(row, 0)?, player: row.try_get(1)?, since_ms: row.try_get(2)? })
        };
        Ok(rows.iter().map(barred).collect::<Result<_, _>>()?)
    }

    /// The unused links for further devices of an evening's organiser, the oldest first.
    pub async fn evening_links(&self, evening: &EveningId) -> Result<Vec<EveningLink>, StoreError> {
        let rows =
            sqlx::query("SELECT id, made_ms FROM evening_links WHERE evening_id = ? ORDER BY made_ms, id")
                .bind(evening.as_str())
                .fetch_all(&self.readers)
                .await?;
        let link = |row: &SqliteRow| -> Result<EveningLink, sqlx::Error> {
            Ok(EveningLink { id: id(row, 0)?, made_ms: row.try_get(1)? })
        };
        Ok(rows.iter().map(link).collect::<Result<_, _>>()?)
    }
}

fn evening(row: &SqliteRow) -> Result<Evening, sqlx::Error> {
    Ok(Evening {
        id: id(row, 0)?,
        club: id(row, 1)?,
        code: row.try_get(2)?,
        summary: row.try_get(3)?,
        created_ms: row.try_get(4)?,
        closed_ms: row.try_get(5)?,
    })
}

/// Reads the columns `seq, epoch, at_ms, body, device, n, checksum` and verifies the checksum.
fn entry(evening: &EveningId, row: &SqliteRow) -> Result<StoredEntry, StoreError> {
    let entry = StoredEntry {
        seq: row.try_get(0)?,
        epoch: row.try_get(1)?,
        at_ms: row.try_get(2)?,
        body: row.try_get(3)?,
    };
    entry.verified(evening, (row.try_get(4)?, row.try_get(5)?), row.try_get(6)?)
}

impl StoredEntry {
    /// The entry of this device and with this number there, if its checksum is right. A checksum can be missing only while
    /// an older database gets its checksums.
    pub(crate) fn verified(
        self,
        evening: &EveningId,
        (device, n): (&str, u32),
        checksum: Option<i64>,
    ) -> Result<Self, StoreError> {
        let StoredEntry { seq, epoch, at_ms, ref body } = self;
        let expected = entry_checksum(evening.as_str(), (seq, device, n), (epoch, at_ms, body));
        match checksum {
            Some(stored) if stored != expected => {
                Err(StoreError::DamagedEntry { evening: evening.clone(), seq })
            }
            _ => Ok(self),
        }
    }
}
