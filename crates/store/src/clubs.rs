//! Clubs: their organisers, members, invitations, regulations and competitions.

mod change;
mod competitions;
mod regulations;

use boneyard_ids::{ClubId, InvitationId, MemberId, OrganiserId, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::row::id;
use crate::{Store, StoreError};

pub use change::ClubChange;
pub(crate) use change::write;
pub use competitions::{OfficialVersion, StoredCompetition};
pub use regulations::StoredRegulation;

/// A club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// A random id, which is part of the club's URL.
    pub id: ClubId,
    /// The name. The store does not limit its length.
    pub name: String,
    /// The settings as JSON. The store does not read them.
    pub settings: String,
    /// When the club was opened, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A club of a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestClub {
    /// The id of the club.
    pub id: ClubId,
    /// The name of the club.
    pub name: String,
    /// Whether the guest is an organiser.
    pub organises: bool,
    /// Whether the club knows the guest as a member.
    pub member: bool,
    /// The e-mail of that member; `None` if there is no member or no e-mail.
    pub email: Option<String>,
}

/// A member on the list of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// A random id. Edits and imports do not change it.
    pub id: MemberId,
    /// The name in the club.
    pub name: String,
    /// The e-mail as entered; empty if the member has none. It is unique in the club, ignoring case.
    pub email: String,
    /// A note by the organisers; may be empty.
    pub note: String,
    /// When the member was added, in milliseconds since 1970.
    pub since_ms: i64,
}

impl Member {
    /// The e-mail in lower case, for comparison; `None` if it is empty.
    pub fn email_key(email: &str) -> Option<String> {
        (!email.is_empty()).then(|| email.to_lowercase())
    }
}

/// A member whom an organiser merged into another one, because both were one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MergedMember {
    /// The id that the merged member had. Stored results of evenings have it.
    pub id: MemberId,
    /// A name of this person that no longer stands on the list.
    pub name: String,
    /// The member who counts for both now.
    pub member: MemberId,
}

/// An organiser of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Organiser {
    /// The organiser's public id. Others must not learn the guest's own id.
    pub id: OrganiserId,
    /// The guest's own id, which is secret because it is in the guest's cookie.
    pub guest: PersonId,
    /// The guest's name; empty until chosen.
    pub name: String,
    /// When the guest became an organiser, in milliseconds since 1970.
    pub since_ms: i64,
}

/// An organiser invitation link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// The public id of the invitation. The link has a secret instead.
    pub id: InvitationId,
    /// The organiser who made the invitation.
    pub guest: PersonId,
    /// The name of that organiser.
    pub name: String,
    /// When the invitation was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// When the invitation expires, in milliseconds since 1970.
    pub until_ms: i64,
}

impl Store {
    /// The club with this id.
    pub async fn club(&self, club: &ClubId) -> Result<Option<Club>, StoreError> {
        let row = sqlx::query("SELECT id, name, settings, created_ms FROM clubs WHERE id = ?")
            .bind(club.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Club {
            id: id(&row, 0)?,
            name: row.try_get(1)?,
            settings: row.try_get(2)?,
            created_ms: row.try_get(3)?,
        }))
    }

    /// The clubs that a guest organises or has entered, by name.
    pub async fn clubs_of(&self, guest: &PersonId) -> Result<Vec<GuestClub>, StoreError> {
        let rows = sqlx::query(
            "SELECT clubs.id, clubs.name, \
               EXISTS (SELECT 1 FROM club_organisers WHERE club_id = clubs.id AND guest_id = ?1), \
               EXISTS (SELECT 1 FROM club_guests WHERE club_id = clubs.id AND guest_id = ?1), \
               (SELECT nullif(club_members.email, '') FROM club_guests JOIN club_members ON club_members.id = member_id \
                WHERE club_guests.club_id = clubs.id AND guest_id = ?1) \
             FROM clubs WHERE clubs.id IN (SELECT club_id FROM club_organisers WHERE guest_id = ?1 \
               UNION SELECT club_id FROM club_guests WHERE guest_id = ?1) \
             ORDER BY clubs.name, clubs.id",
        )
        .bind(guest.as_str())
        .fetch_all(&self.readers)
        .await?;
        let club = |row: &SqliteRow| -> Result<GuestClub, sqlx::Error> {
            Ok(GuestClub {
                id: id(row, 0)?,
                name: row.try_get(1)?,
                organises: row.try_get(2)?,
                member: row.try_get(3)?,
                email: row.try_get(4)?,
            })
        };
        Ok(rows.iter().map(club).collect::<Result<_, _>>()?)
    }

    /// The members of a club, by name.
    pub async fn members(&self, club: &ClubId) -> Result<Vec<Member>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, email, note, since_ms FROM club_members WHERE club_id = ? ORDER BY name, email_key, id",
        )
        .bind(club.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(member).collect::<Result<_, _>>()?)
    }

    /// The members of a club who were merged into others.
    pub async fn merged_members(&self, club: &ClubId) -> Result<Vec<MergedMember>, StoreError> {
        let rows =
            sqlx::query("SELECT id, name, member_id FROM club_merged_members WHERE club_id = ? ORDER BY id")
                .bind(club.as_str())
                .fetch_all(&self.readers)
                .await?;
        let merged = |row: &SqliteRow| -> Result<MergedMember, sqlx::Error> {
            Ok(MergedMember { id: id(row, 0)?, name: row.try_get(1)?, member: id(row, 2)? })
        };
        Ok(rows.iter().map(merged).collect::<Result<_, _>>()?)
    }

    /// The member of a club with this id.
    pub async fn member(&self, club: &ClubId, member_id: &MemberId) -> Result<Option<Member>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, email, note, since_ms FROM club_members WHERE club_id = ? AND id = ?",
        )
        .bind(club.as_str())
        .bind(member_id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(member).transpose()?)
    }

    /// The member of a club with this e-mail, however it is capitalised.
    pub async fn member_by_email(&self, club: &ClubId, email: &str) -> Result<Option<Member>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, email, note, since_ms FROM club_members WHERE club_id = ? AND email_key = ?",
        )
        .bind(club.as_str())
        .bind(Member::email_key(email))
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(member).transpose()?)
    }

    /// The member of a club that a guest is on this device, as far as the club knows.
    pub async fn member_of(&self, club: &ClubId, guest: &PersonId) -> Result<Option<Member>, StoreError> {
        let row = sqlx::query(
            "SELECT club_members.id, name, email, note, club_members.since_ms FROM club_guests \
             JOIN club_members ON club_members.id = member_id WHERE club_guests.club_id = ? AND guest_id = ?",
        )
        .bind(club.as_str())
        .bind(guest.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(member).transpose()?)
    }

    /// The organisers of a club, in the order in which they became organisers.
    pub async fn organisers(&self, club: &ClubId) -> Result<Vec<Organiser>, StoreError> {
        let rows = sqlx::query(
            "SELECT club_organisers.id, guest_id, guests.name, since_ms FROM club_organisers \
             JOIN guests ON guests.id = guest_id WHERE club_id = ? ORDER BY since_ms, club_organisers.id",
        )
        .bind(club.as_str())
        .fetch_all(&self.readers)
        .await?;
        let organiser = |row: &SqliteRow| -> Result<Organiser, sqlx::Error> {
            Ok(Organiser {
                id: id(row, 0)?,
                guest: id(row, 1)?,
                name: row.try_get(2)?,
                since_ms: row.try_get(3)?,
            })
        };
        Ok(rows.iter().map(organiser).collect::<Result<_, _>>()?)
    }

    /// The invitations of a club that have not expired at `now_ms`, the oldest first.
    pub async fn invitations(&self, club: &ClubId, now_ms: i64) -> Result<Vec<Invitation>, StoreError> {
        let rows = sqlx::query(
            "SELECT club_invitations.id, guest_id, guests.name, made_ms, until_ms FROM club_invitations \
             JOIN guests ON guests.id = guest_id WHERE club_id = ? AND until_ms > ? \
             ORDER BY made_ms, club_invitations.id",
        )
        .bind(club.as_str())
        .bind(now_ms)
        .fetch_all(&self.readers)
        .await?;
        let invitation = |row: &SqliteRow| -> Result<Invitation, sqlx::Error> {
            Ok(Invitation {
                id: id(row, 0)?,
                guest: id(row, 1)?,
                name: row.try_get(2)?,
                made_ms: row.try_get(3)?,
                until_ms: row.try_get(4)?,
            })
        };
        Ok(rows.iter().map(invitation).collect::<Result<_, _>>()?)
    }
}

fn member(row: &SqliteRow) -> Result<Member, sqlx::Error> {
    Ok(Member {
        id: id(row, 0)?,
        name: row.try_get(1)?,
        email: row.try_get(2)?,
        note: row.try_get(3)?,
        since_ms: row.try_get(4)?,
    })
}
