//! Changes of clubs. Each is applied completely or refused.

use boneyard_ids::{ClubId, InvitationId, MemberId, OrganiserId, PersonId};
use sqlx::SqliteConnection;

use crate::clubs::{Club, Member};
use crate::error::ClubRefusal;
use crate::limits::{INVITATIONS_MAX, MEMBERS_MAX, ORGANISERS_MAX};

/// A change of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClubChange {
    /// A guest opens a club and becomes its first organiser.
    Open {
        /// The club.
        club: Club,
        /// The new organiser's public id.
        organiser: OrganiserId,
        /// The guest who opens the club.
        guest: PersonId,
    },
    /// An organiser changes the name and the settings.
    Edit {
        /// The club.
        club: ClubId,
        /// The new name.
        name: String,
        /// The new settings as JSON.
        settings: String,
    },
    /// A member is added to the list.
    AddMember {
        /// The club.
        club: ClubId,
        /// The new member.
        member: Member,
    },
    /// An organiser changes the name, e-mail and note of a member.
    EditMember {
        /// The club.
        club: ClubId,
        /// The changed member.
        member: Member,
    },
    /// A member is removed from the list.
    RemoveMember {
        /// The club.
        club: ClubId,
        /// The member's id.
        member: MemberId,
    },
    /// An organiser imports a list. Members with a new e-mail are added; known members get the list's names and notes.
    ImportMembers {
        /// The club.
        club: ClubId,
        /// The imported members. Members who are known by e-mail keep their stored ids.
        members: Vec<Member>,
    },
    /// An organiser makes an invitation link for another organiser.
    Invite {
        /// The club.
        club: ClubId,
        /// The public id of the invitation.
        id: InvitationId,
        /// The organiser who makes the invitation.
        guest: PersonId,
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// When the invitation is made, in milliseconds since 1970.
        made_ms: i64,
        /// When the invitation expires, in milliseconds since 1970.
        until_ms: i64,
    },
    /// An invitation is withdrawn.
    Withdraw {
        /// The club.
        club: ClubId,
        /// The invitation's id.
        invitation: InvitationId,
    },
    /// A guest uses an invitation and becomes an organiser. An invitation works once.
    Join {
        /// The club.
        club: ClubId,
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// The new organiser's public id.
        organiser: OrganiserId,
        /// The guest who uses the invitation.
        guest: PersonId,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// An organiser and the organiser's open invitations are removed.
    RemoveOrganiser {
        /// The club.
        club: ClubId,
        /// The organiser's id.
        organiser: OrganiserId,
    },
    /// A guest claims to be a member.
    Enter {
        /// The club.
        club: ClubId,
        /// The member's id.
        member: MemberId,
        /// The guest who makes the claim.
        guest: PersonId,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
}

impl ClubChange {
    /// The approximate number of rows written.
    pub(crate) fn rows(&self) -> usize {
        match self {
            ClubChange::ImportMembers { members, .. } => members.len().max(1),
            _ => 1,
        }
    }
}

type Outcome = Result<Result<(), ClubRefusal>, sqlx::Error>;

/// Writes a change. After a refusal the caller must roll back.
pub(crate) async fn write(connection: &mut SqliteConnection, change: &ClubChange) -> Outcome {
    match change {
        ClubChange::Open { club, organiser, guest } => open(connection, club, organiser, guest).await,
        ClubChange::Edit { club, name, settings } => {
            let edit = sqlx::query("UPDATE clubs SET name = ?, settings = ? WHERE id = ?");
            any_row(edit.bind(name).bind(settings).bind(club.as_str()).execute(connection).await)
        }
        ClubChange::AddMember { club, member } => add_member(connection, club, member).await,
        ClubChange::EditMember { club, member } => edit_member(connection, club, member).await,
        ClubChange::RemoveMember { club, member } => {
            let removal = sqlx::query("DELETE FROM club_members WHERE club_id = ? AND id = ?");
            any_row(removal.bind(club.as_str()).bind(member.as_str()).execute(connection).await)
        }
        ClubChange::ImportMembers { club, members } => import_members(connection, club, members).await,
        ClubChange::Invite { club, id, guest, secret_hash, made_ms, until_ms } => {
            // Expired invitations do not count.
            let expired = sqlx::query("DELETE FROM club_invitations WHERE club_id = ? AND until_ms <= ?");
            expired.bind(club.as_str()).bind(made_ms).execute(&mut *connection).await?;
            let invitation = sqlx::query(
                "INSERT INTO club_invitations (id, club_id, guest_id, secret_hash, made_ms, until_ms) \
                 VALUES (?, ?, ?, ?, ?, ?)",
            );
            let invitation = invitation
                .bind(id.as_str())
                .bind(club.as_str())
                .bind(guest.as_str())
                .bind(secret_hash.as_slice());
            invitation.bind(made_ms).bind(until_ms).execute(&mut *connection).await?;
            at_most(
                INVITATIONS_MAX,
                ClubRefusal::TooManyInvitations,
                connection,
                "SELECT count(*) FROM club_invitations WHERE club_id = ?",
                club,
            )
            .await
        }
        ClubChange::Withdraw { club, invitation } => {
            let removal = sqlx::query("DELETE FROM club_invitations WHERE club_id = ? AND id = ?");
            any_row(removal.bind(club.as_str()).bind(invitation.as_str()).execute(connection).await)
        }
        ClubChange::Join { club, secret_hash, organiser, guest, now_ms } => {
            let already: i64 =
                sqlx::query_scalar("SELECT count(*) FROM club_organisers WHERE club_id = ? AND guest_id = ?")
                    .bind(club.as_str())
                    .bind(guest.as_str())
                    .fetch_one(&mut *connection)
                    .await?;
            // An organiser who opens a link does not use it up.
            if already > 0 {
                return Ok(Ok(()));
            }
            // An invitation works once, so delete it.
            let used = sqlx::query(
                "DELETE FROM club_invitations WHERE club_id = ? AND secret_hash = ? AND until_ms > ?",
            );
            let used = used.bind(club.as_str()).bind(secret_hash.as_slice()).bind(now_ms);
            if used.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(Err(ClubRefusal::InvitationOver));
            }
            add_organiser(connection, club, organiser, guest, *now_ms).await
        }
        ClubChange::RemoveOrganiser { club, organiser } => {
            remove_organiser(connection, club, organiser).await
        }
        ClubChange::Enter { club, member, guest, now_ms } => {
            let entry = sqlx::query(
                "INSERT INTO club_guests (club_id, guest_id, member_id, since_ms) \
                 SELECT club_id, ?, id, ? FROM club_members WHERE club_id = ? AND id = ? \
                 ON CONFLICT (club_id, guest_id) DO UPDATE SET member_id = excluded.member_id, \
                   since_ms = excluded.since_ms",
            );
            any_row(
                entry
                    .bind(guest.as_str())
                    .bind(now_ms)
                    .bind(club.as_str())
                    .bind(member.as_str())
                    .execute(connection)
                    .await,
            )
        }
    }
}

async fn open(
    connection: &mut SqliteConnection,
    club: &Club,
    organiser: &OrganiserId,
    guest: &PersonId,
) -> Outcome {
    sqlx::query("INSERT INTO clubs (id, name, settings, created_ms) VALUES (?, ?, ?, ?)")
        .bind(club.id.as_str())
        .bind(&club.name)
        .bind(&club.settings)
        .bind(club.created_ms)
        .execute(&mut *connection)
        .await?;
    add_organiser(connection, &club.id, organiser, guest, club.created_ms).await
}

/// Adds an organiser, unless the guest is one already.
async fn add_organiser(
    connection: &mut SqliteConnection,
    club: &ClubId,
    id: &OrganiserId,
    guest: &PersonId,
    now_ms: i64,
) -> Outcome {
    sqlx::query(
        "INSERT INTO club_organisers (id, club_id, guest_id, since_ms) VALUES (?, ?, ?, ?) \
         ON CONFLICT (club_id, guest_id) DO NOTHING",
    )
    .bind(id.as_str())
    .bind(club.as_str())
    .bind(guest.as_str())
    .bind(now_ms)
    .execute(&mut *connection)
    .await?;
    at_most(
        ORGANISERS_MAX,
        ClubRefusal::TooManyOrganisers,
        connection,
        "SELECT count(*) FROM club_organisers WHERE club_id = ?",
        club,
    )
    .await
}

async fn remove_organiser(
    connection: &mut SqliteConnection,
    club: &ClubId,
    organiser: &OrganiserId,
) -> Outcome {
    let guest: Option<String> =
        sqlx::query_scalar("DELETE FROM club_organisers WHERE club_id = ? AND id = ? RETURNING guest_id")
            .bind(club.as_str())
            .bind(organiser.as_str())
            .fetch_optional(&mut *connection)
            .await?;
    let Some(guest) = guest else { return Ok(Err(ClubRefusal::Gone)) };
    // The organiser's links may still be in messages. They must not work any more.
    sqlx::query("DELETE FROM club_invitations WHERE club_id = ? AND guest_id = ?")
        .bind(club.as_str())
        .bind(guest)
        .execute(&mut *connection)
        .await?;
    let left: i64 = sqlx::query_scalar("SELECT count(*) FROM club_organisers WHERE club_id = ?")
        .bind(club.as_str())
        .fetch_one(connection)
        .await?;
    Ok(if left == 0 { Err(ClubRefusal::LastOrganiser) } else { Ok(()) })
}

async fn add_member(connection: &mut SqliteConnection, club: &ClubId, member: &Member) -> Outcome {
    if is_taken(connection, club, member).await? {
        return Ok(Err(ClubRefusal::EmailTaken(member.email.clone())));
    }
    import_members(connection, club, std::slice::from_ref(member)).await
}

async fn edit_member(connection: &mut SqliteConnection, club: &ClubId, member: &Member) -> Outcome {
    if is_taken(connection, club, member).await? {
        return Ok(Err(ClubRefusal::EmailTaken(member.email.clone())));
    }
    // Guests who claimed the old e-mail have not claimed the new one.
    sqlx::query(
        "DELETE FROM club_guests WHERE member_id IN \
         (SELECT id FROM club_members WHERE club_id = ? AND id = ? AND email_key <> ?)",
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

async fn import_members(connection: &mut SqliteConnection, club: &ClubId, members: &[Member]) -> Outcome {
    for member in members {
        let row = sqlx::query(
            "INSERT INTO club_members (id, club_id, name, email, email_key, note, since_ms) \
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (club_id, email_key) \
             DO UPDATE SET name = excluded.name, email = excluded.email, note = excluded.note",
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

/// Refuses if a statement counts more than `max` rows of a club.
async fn at_most(
    max: usize,
    refusal: ClubRefusal,
    connection: &mut SqliteConnection,
    counting: &'static str,
    club: &ClubId,
) -> Outcome {
    let count: i64 = sqlx::query_scalar(counting).bind(club.as_str()).fetch_one(connection).await?;
    Ok(if usize::try_from(count).is_ok_and(|count| count <= max) { Ok(()) } else { Err(refusal) })
}

/// Refuses with `Gone` if a statement changed no row.
fn any_row(result: Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>) -> Outcome {
    Ok(if result?.rows_affected() == 0 { Err(ClubRefusal::Gone) } else { Ok(()) })
}
