//! Changes of clubs. Each is applied completely or refused.

mod competitions;
mod members;
mod regulations;

use boneyard_ids::{ClubId, CompetitionId, InvitationId, MemberId, OrganiserId, PersonId, RegulationId};
use sqlx::SqliteConnection;

use self::members::{add_member, be_member, edit_member, enter, import_members, merge_members};
use crate::clubs::{Club, Member, StoredCompetition, StoredRegulation};
use crate::error::ClubRefusal;
use crate::limits::{INVITATIONS_MAX, ORGANISERS_MAX};

/// A change of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClubChange {
    /// A guest opens a club and becomes its first organiser and its first member.
    Open {
        /// The club.
        club: Club,
        /// The new organiser's public id.
        organiser: OrganiserId,
        /// The guest who opens the club.
        guest: PersonId,
        /// The guest as a member; `None` if the guest has no name yet.
        member: Option<Member>,
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
    /// A member is added to the list. If the only member of this name has no e-mail, that member gets the new data.
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
    /// An organiser makes two members one, because they are one person. The devices and results of both are this member's.
    MergeMembers {
        /// The club.
        club: ClubId,
        /// The member who stays, with the new data.
        member: Member,
        /// The id of the member who is removed.
        other: MemberId,
    },
    /// A member is removed from the list.
    RemoveMember {
        /// The club.
        club: ClubId,
        /// The member's id.
        member: MemberId,
    },
    /// An organiser imports a list. Members with a new id and a new e-mail are added; known members get the list's data.
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
    /// An organiser makes a link with which one device becomes a member's. An earlier link of the member stops working.
    InviteMember {
        /// The club.
        club: ClubId,
        /// The member's id.
        member: MemberId,
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// When the link expires, in milliseconds since 1970.
        until_ms: i64,
    },
    /// A guest uses the link of a member. A link works once.
    EnterByLink {
        /// The club.
        club: ClubId,
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// The guest who uses the link.
        guest: PersonId,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// An organiser says by name which member they are. If no member has the name, it is added.
    BeMember {
        /// The club.
        club: ClubId,
        /// The organiser.
        guest: PersonId,
        /// The member to add if there is none of this name.
        member: Member,
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
    /// An organiser saves a regulation.
    SaveRegulation {
        /// The club.
        club: ClubId,
        /// The new regulation.
        regulation: StoredRegulation,
    },
    /// An organiser renames a regulation or replaces its rules.
    EditRegulation {
        /// The club.
        club: ClubId,
        /// The regulation's id.
        regulation: RegulationId,
        /// The new name.
        name: String,
        /// The new rules as JSON; `None` to keep them.
        rules: Option<String>,
    },
    /// An organiser deletes a regulation.
    RemoveRegulation {
        /// The club.
        club: ClubId,
        /// The regulation's id.
        regulation: RegulationId,
    },
    /// An organiser makes a competition.
    AddCompetition {
        /// The club.
        club: ClubId,
        /// The new competition.
        competition: StoredCompetition,
    },
    /// An organiser changes a competition. Refused if another has changed it meanwhile.
    EditCompetition {
        /// The club.
        club: ClubId,
        /// The competition's id.
        competition: CompetitionId,
        /// The new name.
        name: String,
        /// The new plan as JSON.
        plan: String,
        /// The revision that the organiser has changed.
        revision: u32,
    },
    /// An organiser replaces the entry list of a competition. Refused if another has changed the competition meanwhile.
    SetEntries {
        /// The club.
        club: ClubId,
        /// The competition's id.
        competition: CompetitionId,
        /// The new list as JSON.
        entries: String,
        /// The revision that the organiser has changed.
        revision: u32,
    },
    /// An organiser adds a note to a competition. Notes never change.
    AddNote {
        /// The club.
        club: ClubId,
        /// The competition's id.
        competition: CompetitionId,
        /// The note as JSON.
        note: String,
    },
    /// An organiser deletes a competition that never had official results.
    RemoveCompetition {
        /// The club.
        club: ClubId,
        /// The competition's id.
        competition: CompetitionId,
    },
    /// An organiser declares the results of a competition official. They are its next version.
    DeclareResults {
        /// The club.
        club: ClubId,
        /// The competition's id.
        competition: CompetitionId,
        /// The revision whose results these are.
        revision: u32,
        /// When they are declared, in milliseconds since 1970.
        since_ms: i64,
        /// The checksum of the results.
        checksum: String,
        /// The results as JSON.
        results: String,
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
        ClubChange::Open { club, organiser, guest, member } => {
            open(connection, club, organiser, guest, member.as_ref()).await
        }
        ClubChange::Edit { club, name, settings } => {
            let edit = sqlx::query("UPDATE clubs SET name = ?, settings = ? WHERE id = ?");
            any_row(edit.bind(name).bind(settings).bind(club.as_str()).execute(connection).await)
        }
        ClubChange::AddMember { club, member } => add_member(connection, club, member).await,
        ClubChange::EditMember { club, member } => edit_member(connection, club, member).await,
        ClubChange::MergeMembers { club, member, other } => {
            merge_members(connection, club, member, other).await
        }
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
        ClubChange::InviteMember { club, member, secret_hash, until_ms } => {
            let link = sqlx::query(
                "INSERT INTO club_member_links (member_id, secret_hash, until_ms) \
                 SELECT id, ?, ? FROM club_members WHERE club_id = ? AND id = ? \
                 ON CONFLICT (member_id) DO UPDATE SET secret_hash = excluded.secret_hash, \
                   until_ms = excluded.until_ms",
            );
            let link = link.bind(secret_hash.as_slice()).bind(until_ms);
            any_row(link.bind(club.as_str()).bind(member.as_str()).execute(connection).await)
        }
        ClubChange::EnterByLink { club, secret_hash, guest, now_ms } => {
            let used = sqlx::query_scalar(
                "DELETE FROM club_member_links WHERE secret_hash = ? AND until_ms > ? \
                 AND member_id IN (SELECT id FROM club_members WHERE club_id = ?) RETURNING member_id",
            );
            let used = used.bind(secret_hash.as_slice()).bind(now_ms).bind(club.as_str());
            let member: Option<String> = used.fetch_optional(&mut *connection).await?;
            let Some(member) = member else { return Ok(Err(ClubRefusal::InvitationOver)) };
            enter(connection, club, &member, guest, *now_ms).await
        }
        ClubChange::BeMember { club, guest, member } => be_member(connection, club, guest, member).await,
        ClubChange::Enter { club, member, guest, now_ms } => {
            enter(connection, club, member.as_str(), guest, *now_ms).await
        }
        ClubChange::SaveRegulation { club, regulation } => {
            regulations::save(connection, club, regulation).await
        }
        ClubChange::EditRegulation { club, regulation, name, rules } => {
            regulations::edit(connection, club, regulation, name, rules.as_deref()).await
        }
        ClubChange::RemoveRegulation { club, regulation } => {
            regulations::remove(connection, club, regulation).await
        }
        ClubChange::AddCompetition { club, competition } => {
            competitions::add(connection, club, competition).await
        }
        ClubChange::EditCompetition { club, competition, name, plan, revision } => {
            competitions::edit(connection, club, competition, (name, plan), *revision).await
        }
        ClubChange::SetEntries { club, competition, entries, revision } => {
            competitions::set_entries(connection, club, competition, entries, *revision).await
        }
        ClubChange::AddNote { club, competition, note } => {
            competitions::add_note(connection, club, competition, note).await
        }
        ClubChange::RemoveCompetition { club, competition } => {
            competitions::remove(connection, club, competition).await
        }
        ClubChange::DeclareResults { club, competition, revision, since_ms, checksum, results } => {
            competitions::declare(connection, club, competition, *revision, (*since_ms, checksum, results))
                .await
        }
    }
}

async fn open(
    connection: &mut SqliteConnection,
    club: &Club,
    organiser: &OrganiserId,
    guest: &PersonId,
    member: Option<&Member>,
) -> Outcome {
    sqlx::query("INSERT INTO clubs (id, name, settings, created_ms) VALUES (?, ?, ?, ?)")
        .bind(club.id.as_str())
        .bind(&club.name)
        .bind(&club.settings)
        .bind(club.created_ms)
        .execute(&mut *connection)
        .await?;
    let added = add_organiser(connection, &club.id, organiser, guest, club.created_ms).await?;
    match member {
        Some(member) if added.is_ok() => be_member(connection, &club.id, guest, member).await,
        _ => Ok(added),
    }
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
