//! Changes of competitions.

use boneyard_ids::{ClubId, CompetitionId};
use sqlx::SqliteConnection;

use super::{Outcome, any_row, at_most};
use crate::clubs::StoredCompetition;
use crate::error::ClubRefusal;
use crate::limits::{COMPETITION_NOTES_MAX, COMPETITIONS_MAX, OFFICIAL_VERSIONS_MAX};

/// Stores a new competition.
pub(super) async fn add(
    connection: &mut SqliteConnection,
    club: &ClubId,
    competition: &StoredCompetition,
) -> Outcome {
    let StoredCompetition { id, name, plan, revision, created_ms } = competition;
    if let refusal @ Err(_) = is_free(connection, club, id, name).await? {
        return Ok(refusal);
    }
    sqlx::query(
        "INSERT INTO club_competitions (id, club_id, name, name_key, plan, revision, created_ms) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(club.as_str())
    .bind(name)
    .bind(name.to_lowercase())
    .bind(plan)
    .bind(revision)
    .bind(created_ms)
    .execute(&mut *connection)
    .await?;
    at_most(
        COMPETITIONS_MAX,
        ClubRefusal::TooManyCompetitions,
        connection,
        "SELECT count(*) FROM club_competitions WHERE club_id = ?",
        club,
    )
    .await
}

/// Gives a competition another name and plan, if nobody has changed it since this revision.
pub(super) async fn edit(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &CompetitionId,
    (name, plan): (&str, &str),
    revision: u32,
) -> Outcome {
    if let refusal @ Err(_) = is_free(connection, club, id, name).await? {
        return Ok(refusal);
    }
    if let refusal @ Err(_) = is_unchanged(connection, club, id, revision).await? {
        return Ok(refusal);
    }
    let edit = sqlx::query(
        "UPDATE club_competitions SET name = ?, name_key = ?, plan = ?, revision = revision + 1 \
         WHERE club_id = ? AND id = ?",
    );
    let edit = edit.bind(name).bind(name.to_lowercase()).bind(plan).bind(club.as_str()).bind(id.as_str());
    any_row(edit.execute(connection).await)
}

/// Replaces the entry list of a competition, if nobody has changed the competition since this revision.
pub(super) async fn set_entries(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &CompetitionId,
    entries: &str,
    revision: u32,
) -> Outcome {
    if let refusal @ Err(_) = is_unchanged(connection, club, id, revision).await? {
        return Ok(refusal);
    }
    let edit = sqlx::query(
        "UPDATE club_competitions SET entries = ?, revision = revision + 1 WHERE club_id = ? AND id = ?",
    );
    any_row(edit.bind(entries).bind(club.as_str()).bind(id.as_str()).execute(connection).await)
}

/// Adds a note to a competition. It does not change what others read of it, so the revision stays.
pub(super) async fn add_note(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &CompetitionId,
    note: &str,
) -> Outcome {
    let count: Option<i64> = sqlx::query_scalar(
        "SELECT json_array_length(notes) FROM club_competitions WHERE club_id = ? AND id = ?",
    )
    .bind(club.as_str())
    .bind(id.as_str())
    .fetch_optional(&mut *connection)
    .await?;
    match count {
        None => return Ok(Err(ClubRefusal::Gone)),
        Some(count) if usize::try_from(count).is_ok_and(|count| count >= COMPETITION_NOTES_MAX) => {
            return Ok(Err(ClubRefusal::TooManyNotes));
        }
        Some(_) => {}
    }
    let add =
        sqlx::query("UPDATE club_competitions SET notes = json_insert(notes, '$[#]', json(?)) WHERE id = ?");
    any_row(add.bind(note).bind(id.as_str()).execute(connection).await)
}

/// Deletes a competition that never had official results.
pub(super) async fn remove(connection: &mut SqliteConnection, club: &ClubId, id: &CompetitionId) -> Outcome {
    let versions: i64 =
        sqlx::query_scalar("SELECT count(*) FROM competition_results WHERE competition_id = ?")
            .bind(id.as_str())
            .fetch_one(&mut *connection)
            .await?;
    if versions > 0 {
        return Ok(Err(ClubRefusal::CompetitionOfficial));
    }
    let removal = sqlx::query("DELETE FROM club_competitions WHERE club_id = ? AND id = ?");
    any_row(removal.bind(club.as_str()).bind(id.as_str()).execute(connection).await)
}

/// Stores the next version of the official results, if nobody has changed the competition since this revision.
pub(super) async fn declare(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &CompetitionId,
    revision: u32,
    (since_ms, checksum, results): (i64, &str, &str),
) -> Outcome {
    if let refusal @ Err(_) = is_unchanged(connection, club, id, revision).await? {
        return Ok(refusal);
    }
    let last: i64 = sqlx::query_scalar(
        "SELECT coalesce(max(version), 0) FROM competition_results WHERE competition_id = ?",
    )
    .bind(id.as_str())
    .fetch_one(&mut *connection)
    .await?;
    if usize::try_from(last).is_ok_and(|last| last >= OFFICIAL_VERSIONS_MAX) {
        return Ok(Err(ClubRefusal::TooManyVersions));
    }
    sqlx::query(
        "INSERT INTO competition_results (competition_id, version, since_ms, checksum, results) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(last + 1)
    .bind(since_ms)
    .bind(checksum)
    .bind(results)
    .execute(connection)
    .await?;
    Ok(Ok(()))
}

/// Refuses a name that another competition of the club has.
async fn is_free(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &CompetitionId,
    name: &str,
) -> Outcome {
    let other: Option<String> = sqlx::query_scalar(
        "SELECT name FROM club_competitions WHERE club_id = ? AND name_key = ? AND id <> ?",
    )
    .bind(club.as_str())
    .bind(name.to_lowercase())
    .bind(id.as_str())
    .fetch_optional(connection)
    .await?;
    Ok(other.map_or(Ok(()), |name| Err(ClubRefusal::CompetitionTaken(name))))
}

/// Refuses if a competition is gone, or was changed since a revision.
async fn is_unchanged(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &CompetitionId,
    revision: u32,
) -> Outcome {
    let present: Option<u32> =
        sqlx::query_scalar("SELECT revision FROM club_competitions WHERE club_id = ? AND id = ?")
            .bind(club.as_str())
            .bind(id.as_str())
            .fetch_optional(connection)
            .await?;
    Ok(match present {
        None => Err(ClubRefusal::Gone),
        Some(present) if present != revision => Err(ClubRefusal::CompetitionChanged),
        Some(_) => Ok(()),
    })
}
