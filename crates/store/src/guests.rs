//! People by their ids. A visitor begins as a guest, known by a signed cookie, and may open an account later.

use boneyard_ids::PersonId;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::row::id;
use crate::{Store, StoreError};

/// A person: a guest, or the person of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// A random id. It is secret: the visitor's signed cookie has it.
    pub id: PersonId,
    /// The name shown at tables; empty until the guest chooses one.
    pub name: String,
    /// The number of the face that the guest chose; `None` while it follows the name.
    pub face: Option<u16>,
    /// When the guest first visited, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether a program plays for the person: a bot account.
    pub is_bot: bool,
}

impl Store {
    /// The person with this id.
    pub async fn guest(&self, person: &PersonId) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query("SELECT id, name, face, created_ms, is_bot FROM guests WHERE id = ?")
            .bind(person.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(guest).transpose()?)
    }
}

/// Reads a guest from the first five columns.
pub(crate) fn guest(row: &SqliteRow) -> Result<Guest, sqlx::Error> {
    let (name, face, created_ms) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    Ok(Guest { id: id(row, 0)?, name, face, created_ms, is_bot: row.try_get(4)? })
}
