//! Guests: visitors without an account, known by a random id in a signed cookie.

use boneyard_ids::PersonId;
use sqlx::Row;

use crate::row::id;
use crate::{Store, StoreError};

/// A guest.
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
}

impl Store {
    /// The guest with this id.
    pub async fn guest(&self, guest: &PersonId) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query("SELECT id, name, face, created_ms FROM guests WHERE id = ?")
            .bind(guest.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let (name, face, created_ms) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
        Ok(Some(Guest { id: id(&row, 0)?, name, face, created_ms }))
    }
}
