//! Competitions of a club over several evenings, and their official results.

use boneyard_ids::{ClubId, CompetitionId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::row::id;
use crate::{Store, StoreError};

/// A competition of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredCompetition {
    /// A random id, which stays when the name changes.
    pub id: CompetitionId,
    /// The name. It is unique in the club, ignoring case. The store does not limit its length.
    pub name: String,
    /// The sessions and what the organisers said about the players, as JSON. The store does not read it.
    pub plan: String,
    /// It grows with each change, from 1.
    pub revision: u32,
    /// When the competition was made, in milliseconds since 1970.
    pub created_ms: i64,
}

/// When a version of the results was declared official.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfficialVersion {
    /// The number of the version, from 1.
    pub version: u32,
    /// When it was declared, in milliseconds since 1970.
    pub since_ms: i64,
    /// The checksum of the results, which the caller computed.
    pub checksum: String,
}

impl Store {
    /// The competitions of a club, the newest first.
    pub async fn competitions(&self, club: &ClubId) -> Result<Vec<StoredCompetition>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, plan, revision, created_ms FROM club_competitions WHERE club_id = ? \
             ORDER BY created_ms DESC, id",
        )
        .bind(club.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(competition).collect::<Result<_, _>>()?)
    }

    /// The competition of a club with this id.
    pub async fn competition(
        &self,
        club: &ClubId,
        competition_id: &CompetitionId,
    ) -> Result<Option<StoredCompetition>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, plan, revision, created_ms FROM club_competitions WHERE club_id = ? AND id = ?",
        )
        .bind(club.as_str())
        .bind(competition_id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(competition).transpose()?)
    }

    /// The entry list of a competition as JSON; `None` if there is no such competition. The store does not read it.
    pub async fn competition_entries(
        &self,
        competition: &CompetitionId,
    ) -> Result<Option<String>, StoreError> {
        let entries = sqlx::query_scalar("SELECT entries FROM club_competitions WHERE id = ?");
        Ok(entries.bind(competition.as_str()).fetch_optional(&self.readers).await?)
    }

    /// The notes of a competition as JSON, the first one first; `None` if there is no such competition.
    pub async fn competition_notes(&self, competition: &CompetitionId) -> Result<Option<String>, StoreError> {
        let notes = sqlx::query_scalar("SELECT notes FROM club_competitions WHERE id = ?");
        Ok(notes.bind(competition.as_str()).fetch_optional(&self.readers).await?)
    }

    /// The official versions of the results of a competition, the first one first.
    pub async fn official_versions(
        &self,
        competition: &CompetitionId,
    ) -> Result<Vec<OfficialVersion>, StoreError> {
        let rows = sqlx::query(
            "SELECT version, since_ms, checksum FROM competition_results WHERE competition_id = ? ORDER BY version",
        )
        .bind(competition.as_str())
        .fetch_all(&self.readers)
        .await?;
        let version = |row: &SqliteRow| -> Result<OfficialVersion, sqlx::Error> {
            Ok(OfficialVersion {
                version: row.try_get(0)?,
                since_ms: row.try_get(1)?,
                checksum: row.try_get(2)?,
            })
        };
        Ok(rows.iter().map(version).collect::<Result<_, _>>()?)
    }

    /// A version of the official results, as JSON; `None` if there is no such version.
    pub async fn official_results(
        &self,
        competition: &CompetitionId,
        version: u32,
    ) -> Result<Option<String>, StoreError> {
        let results = sqlx::query_scalar(
            "SELECT results FROM competition_results WHERE competition_id = ? AND version = ?",
        );
        Ok(results.bind(competition.as_str()).bind(version).fetch_optional(&self.readers).await?)
    }
}

fn competition(row: &SqliteRow) -> Result<StoredCompetition, sqlx::Error> {
    Ok(StoredCompetition {
        id: id(row, 0)?,
        name: row.try_get(1)?,
        plan: row.try_get(2)?,
        revision: row.try_get(3)?,
        created_ms: row.try_get(4)?,
    })
}
