//! The people whom the host named as moderators. Each name belongs to the account that had it when the host first wrote it. It stays with
//! that account when the account changes its name.

use boneyard_ids::PersonId;
use sqlx::SqliteConnection;

use crate::row::id;
use crate::{Account, Store, StoreError};

/// A moderator, by the name in the configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedModerator {
    /// The name in the configuration. The account may have another one by now.
    pub name: String,
    /// The person.
    pub person: PersonId,
}

/// Stores these moderators in place of those before.
pub(crate) async fn keep(
    connection: &mut SqliteConnection,
    moderators: &[NamedModerator],
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM moderator_names").execute(&mut *connection).await?;
    for NamedModerator { name, person } in moderators {
        let keep = sqlx::query(
            "INSERT INTO moderator_names (name_key, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        );
        keep.bind(Account::key(name)).bind(person.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

impl Store {
    /// The person whom the host named by this name, also if the account was deleted; `None` if the name is new.
    pub async fn moderator_named(&self, name: &str) -> Result<Option<PersonId>, StoreError> {
        let row = sqlx::query("SELECT person_id FROM moderator_names WHERE name_key = ?")
            .bind(Account::key(name))
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(|row| id(row, 0)).transpose()?)
    }
}
