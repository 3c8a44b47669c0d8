//! Changes of the members of a club: who is on the list, and which guest is which member.

use boneyard_ids::{ClubId, MemberId, PersonId};
use sqlx::SqliteConnection;

use super::{Outcome, any_row, at_most};
use crate::clubs::Member;
use crate::error::ClubRefusal;
use crate::limits::MEMBERS_MAX;

/// Makes a guest's device a member's, instead of another member's.
pub(super) async fn enter(
    connection: &mut SqliteConnection,
    club: &ClubId,
    member: &str,
    guest: &PersonId,
    now_ms: i64,
) -> Outcome {
    let entry = sqlx::query(
        "INSERT INTO club_guests (club_id, guest_id, member_id, since_ms) \
         SELECT club_id, ?, id, ? FROM club_members WHERE club_id = ? AND id = ? \
         ON CONFLICT (club_id, guest_id) DO UPDATE SET member_id = excluded.member_id, \
           since_ms = excluded.since_ms",
    );
    let entry = entry.bind(guest.as_str()).bind(now_ms).bind(club.as_str()).bind(member);
    any_row(entry.execute(connection).await)
}

/// Makes a guest's device the one of the member of this name, who is added if there is none.
pub(super) async fn be_member(
    connection: &mut SqliteConnection,
    club: &ClubId,
    guest: &PersonId,
    member: &Member,
) -> Outcome {
    let named = members_named(connection, club, &member.name).await?;
    let id = match named.as_slice() {
        [] => {
            if let refusal @ Err(_) = import_members(connection, club, std::slice::from_ref(member)).await? {
                return Ok(refusal);
            }
            member.id.as_str()
        }
        [(id, _)] => id,
        _ => return Ok(Err(ClubRefusal::NameTaken(member.name.clone()))),
    };
    enter(connection, club, id, guest, member.since_ms).await
}

/// The ids of the members with this name, each with whether the member has an e-mail.
async fn members_named(
    connection: &mut SqliteConnection,
    club: &ClubId,
    name: &str,
) -> Result<Vec<(String, bool)>, sqlx::Error> {
    let named = sqlx::query_as(
        "SELECT id, email_key IS NOT NULL FROM club_members WHERE club_id = ? AND name = ? ORDER BY id",
    );
    named.bind(club.as_str()).bind(name).fetch_all(connection).await
}

pub(super) async fn add_member(connection: &mut SqliteConnection, club: &ClubId, member: &Member) -> Outcome {
    if is_taken(connection, club, member).await? {
        return Ok(Err(ClubRefusal::EmailTaken(member.email.clone())));
    }
    let named = members_named(connection, club, &member.name).await?;
    match named.as_slice() {
        // The founder, for example, is on the list before anyone enters an e-mail.
        [(id, false)] if !member.email.is_empty() => {
            let known = Member { id: id.as_str().into(), ..member.clone() };
            edit_member(connection, club, &known).await
        }
        [_, ..] if member.email.is_empty() => Ok(Err(ClubRefusal::NameTaken(member.name.clone()))),
        _ => import_members(connection, club, std::slice::from_ref(member)).await,
    }
}

pub(super) async fn edit_member(
    connection: &mut SqliteConnection,
    club: &ClubId,
    member: &Member,
) -> Outcome {
    if is_taken(connection, club, member).await? {
        return Ok(Err(ClubRefusal::EmailTaken(member.email.clone())));
    }
    let named = members_named(connection, club, &member.name).await?;
    if member.email.is_empty() && named.iter().any(|(id, _)| id != member.id.as_str()) {
        return Ok(Err(ClubRefusal::NameTaken(member.name.clone())));
    }
    // Guests who claimed the old e-mail have not claimed the new one. Organisers need no e-mail to be known.
    sqlx::query(
        "DELETE FROM club_guests WHERE club_id = ?1 AND member_id IN \
         (SELECT id FROM club_members WHERE club_id = ?1 AND id = ?2 \
          AND email_key IS NOT NULL AND email_key IS NOT ?3) \
         AND guest_id NOT IN (SELECT guest_id FROM club_organisers WHERE club_id = ?1)",
    )
    .bind(club.as_str())
    .bind(member.id.as_str())
    .bind(Member::email_key(&member.email))
    .execute(&mut *connection)
    .await?;
    let edit = sqlx::query(
        "UPDATE club_members SET name = ?, email = ?, email_key = ?, note = ? WHERE club_id = ? AND id = ?",
    );
    let edit = edit.bind(&member.name).bind(&member.email).bind(Member::email_key(&member.email));
    any_row(edit.bind(&member.note).bind(club.as_str()).bind(member.id.as_str()).execute(connection).await)
}

/// Merges a member into another one, who stays. An evening knows both by the stored id or by either name.
pub(super) async fn merge_members(
    connection: &mut SqliteConnection,
    club: &ClubId,
    member: &Member,
    other: &MemberId,
) -> Outcome {
    let names: Vec<(String, String)> =
        sqlx::query_as("SELECT id, name FROM club_members WHERE club_id = ? AND id IN (?, ?)")
            .bind(club.as_str())
            .bind(member.id.as_str())
            .bind(other.as_str())
            .fetch_all(&mut *connection)
            .await?;
    if names.len() != 2 {
        return Ok(Err(ClubRefusal::Gone));
    }
    // The other's name leaves the list, or else the one that this member had.
    let is_other = |id: &str| id == other.as_str();
    let mut former: Vec<_> = names.iter().filter(|(_, name)| *name != member.name).collect();
    former.sort_by_key(|(id, _)| !is_other(id));
    let moves = [
        sqlx::query("UPDATE club_guests SET member_id = ? WHERE member_id = ?"),
        sqlx::query("UPDATE club_merged_members SET member_id = ? WHERE member_id = ?"),
    ];
    for statement in moves {
        statement.bind(member.id.as_str()).bind(other.as_str()).execute(&mut *connection).await?;
    }
    sqlx::query("INSERT INTO club_merged_members (id, club_id, name, member_id) VALUES (?, ?, ?, ?)")
        .bind(other.as_str())
        .bind(club.as_str())
        .bind(former.first().map_or(&member.name, |(_, name)| name))
        .bind(member.id.as_str())
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM club_members WHERE club_id = ? AND id = ?")
        .bind(club.as_str())
        .bind(other.as_str())
        .execute(&mut *connection)
        .await?;
    edit_member(connection, club, member).await
}

/// Whether another member of the club has this member's e-mail.
async fn is_taken(
    connection: &mut SqliteConnection,
    club: &ClubId,
    member: &Member,
) -> Result<bool, sqlx::Error> {
    let others: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM club_members WHERE club_id = ? AND email_key = ? AND id <> ?",
    )
    .bind(club.as_str())
    .bind(Member::email_key(&member.email))
    .bind(member.id.as_str())
    .fetch_one(connection)
    .await?;
    Ok(others > 0)
}

pub(super) async fn import_members(
    connection: &mut SqliteConnection,
    club: &ClubId,
    members: &[Member],
) -> Outcome {
    for member in members {
        let row = sqlx::query(
            "INSERT INTO club_members (id, club_id, name, email, email_key, note, since_ms) \
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (club_id, email_key) \
             DO UPDATE SET name = excluded.name, email = excluded.email, note = excluded.note \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email, \
               email_key = excluded.email_key, note = excluded.note \
               WHERE club_members.club_id = excluded.club_id",
        );
        let row = row.bind(member.id.as_str()).bind(club.as_str()).bind(&member.name).bind(&member.email);
        let row = row.bind(Member::email_key(&member.email)).bind(&member.note).bind(member.since_ms);
        row.execute(&mut *connection).await?;
    }
    at_most(
        MEMBERS_MAX,
        ClubRefusal::TooManyMembers,
        connection,
        "SELECT count(*) FROM club_members WHERE club_id = ?",
        club,
    )
    .await
}
