//! Changes of the regulations that a club has saved.

use boneyard_ids::{ClubId, RegulationId};
use sqlx::SqliteConnection;

use super::{Outcome, any_row, at_most};
use crate::clubs::StoredRegulation;
use crate::error::ClubRefusal;
use crate::limits::REGULATIONS_MAX;

/// Saves a new regulation.
pub(super) async fn save(
    connection: &mut SqliteConnection,
    club: &ClubId,
    regulation: &StoredRegulation,
) -> Outcome {
    let StoredRegulation { id, name, rules } = regulation;
    if let refusal @ Err(_) = is_free(connection, club, id, name).await? {
        return Ok(refusal);
    }
    sqlx::query("INSERT INTO club_regulations (id, club_id, name, name_key, rules) VALUES (?, ?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(club.as_str())
        .bind(name)
        .bind(name.to_lowercase())
        .bind(rules)
        .execute(&mut *connection)
        .await?;
    at_most(
        REGULATIONS_MAX,
        ClubRefusal::TooManyRegulations,
        connection,
        "SELECT count(*) FROM club_regulations WHERE club_id = ?",
        club,
    )
    .await
}

/// Gives a regulation a name, and other rules unless they stay.
pub(super) async fn edit(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &RegulationId,
    name: &str,
    rules: Option<&str>,
) -> Outcome {
    if let refusal @ Err(_) = is_free(connection, club, id, name).await? {
        return Ok(refusal);
    }
    let edit = sqlx::query(
        "UPDATE club_regulations SET name = ?, name_key = ?, rules = coalesce(?, rules) \
         WHERE club_id = ? AND id = ?",
    );
    let edit = edit.bind(name).bind(name.to_lowercase()).bind(rules);
    any_row(edit.bind(club.as_str()).bind(id.as_str()).execute(connection).await)
}

/// Deletes a regulation.
pub(super) async fn remove(connection: &mut SqliteConnection, club: &ClubId, id: &RegulationId) -> Outcome {
    let removal = sqlx::query("DELETE FROM club_regulations WHERE club_id = ? AND id = ?");
    any_row(removal.bind(club.as_str()).bind(id.as_str()).execute(connection).await)
}

/// Refuses a name that another regulation of the club has.
async fn is_free(connection: &mut SqliteConnection, club: &ClubId, id: &RegulationId, name: &str) -> Outcome {
    let other: Option<String> = sqlx::query_scalar(
        "SELECT name FROM club_regulations WHERE club_id = ? AND name_key = ? AND id <> ?",
    )
    .bind(club.as_str())
    .bind(name.to_lowercase())
    .bind(id.as_str())
    .fetch_optional(connection)
    .await?;
    Ok(other.map_or(Ok(()), |name| Err(ClubRefusal::RegulationTaken(name))))
}
