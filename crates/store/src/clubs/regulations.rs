//! The regulations that a club has saved for its evenings.

use boneyard_ids::{ClubId, RegulationId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::row::id;
use crate::{Store, StoreError};

/// A regulation of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRegulation {
    /// A random id, which stays when the name changes.
    pub id: RegulationId,
    /// The name. It is unique in the club, ignoring case. The store does not limit its length.
    pub name: String,
    /// The rules as JSON. The store does not read them.
    pub rules: String,
}

impl Store {
    /// The regulations of a club, by name.
    pub async fn regulations(&self, club: &ClubId) -> Result<Vec<StoredRegulation>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, rules FROM club_regulations WHERE club_id = ? ORDER BY name_key, id",
        )
        .bind(club.as_str())
        .fetch_all(&self.readers)
        .await?;
        let regulation = |row: &SqliteRow| -> Result<StoredRegulation, sqlx::Error> {
            Ok(StoredRegulation { id: id(row, 0)?, name: row.try_get(1)?, rules: row.try_get(2)? })
        };
        Ok(rows.iter().map(regulation).collect::<Result<_, _>>()?)
    }
}
