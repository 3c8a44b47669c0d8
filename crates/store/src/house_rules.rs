//! The host's own rules. A version stays, because the players of stored matches accepted it.

use sqlx::{Row, SqliteConnection};

use crate::{Store, StoreError};

/// A text of the host's own rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRules {
    /// Names the text.
    pub version: String,
    /// The paragraphs, with empty lines between them.
    pub text: String,
    /// When the server first had it, in milliseconds since 1970.
    pub since_ms: i64,
}

/// Stores a text, unless its version is stored already.
pub(crate) async fn keep(connection: &mut SqliteConnection, rules: &HouseRules) -> Result<(), sqlx::Error> {
    let keep = sqlx::query(
        "INSERT INTO house_rules (version, text, since_ms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    );
    keep.bind(&rules.version).bind(&rules.text).bind(rules.since_ms).execute(connection).await?;
    Ok(())
}

impl Store {
    /// The text of a version; `None` if the server never had it.
    pub async fn house_rules(&self, version: &str) -> Result<Option<HouseRules>, StoreError> {
        let row = sqlx::query("SELECT version, text, since_ms FROM house_rules WHERE version = ?")
            .bind(version)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(HouseRules { version: row.try_get(0)?, text: row.try_get(1)?, since_ms: row.try_get(2)? }))
    }
}
