//! With whom and against whom a person played.

use boneyard_ids::PersonId;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::search::rows;
use crate::{Store, StoreError};

/// What a person played with or against another one who has an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadToHead {
    /// The name of the other one's account.
    pub name: String,
    /// The number of the face that the other one chose; `None` while it follows the name.
    pub face: Option<u16>,
    /// Whether a program plays for the other one.
    pub is_bot: bool,
    /// Matches played.
    pub played: u32,
    /// Matches that the person won.
    pub won: u32,
    /// Matches that the person lost.
    pub lost: u32,
    /// Matches in which nobody won.
    pub tied: u32,
}

impl Store {
    /// The others of a person's last `matches_max` matches, the most frequent first: partners if `same_side`, and opponents
    /// otherwise. Stopped matches do not count.
    pub async fn others_of(
        &self,
        person: &PersonId,
        same_side: bool,
        matches_max: usize,
        max: usize,
    ) -> Result<Vec<HeadToHead>, StoreError> {
        let found = sqlx::query(
            "SELECT guests.name, guests.face, guests.is_bot, count(*), sum(own.outcome = 'won'), sum(own.outcome = 'lost'), \
               sum(own.outcome = 'tied') \
             FROM (SELECT match_id, side, outcome FROM match_players WHERE person_id = ?1 \
               ORDER BY ended_ms DESC, match_id DESC LIMIT ?2) AS own \
             JOIN match_players AS other ON other.match_id = own.match_id AND (other.side = own.side) = ?3 \
               AND other.person_id <> ?1 \
             JOIN accounts ON accounts.person_id = other.person_id JOIN guests ON guests.id = other.person_id \
             WHERE own.outcome <> 'stopped' \
             GROUP BY other.person_id ORDER BY count(*) DESC, max(other.ended_ms) DESC, guests.name LIMIT ?4",
        )
        .bind(person.as_str())
        .bind(rows(matches_max))
        .bind(same_side)
        .bind(rows(max))
        .fetch_all(&self.readers)
        .await?;
        Ok(found.iter().map(head_to_head).collect::<Result<_, _>>()?)
    }

    /// What a person played against another one, in the person's last `matches_max` matches; `None` if they did not meet.
    pub async fn head_to_head(
        &self,
        person: &PersonId,
        other: &PersonId,
        matches_max: usize,
    ) -> Result<Option<HeadToHead>, StoreError> {
        let found = sqlx::query(
            "SELECT guests.name, guests.face, guests.is_bot, count(*), sum(own.outcome = 'won'), sum(own.outcome = 'lost'), \
               sum(own.outcome = 'tied') \
             FROM (SELECT match_id, side, outcome FROM match_players WHERE person_id = ?1 \
               ORDER BY ended_ms DESC, match_id DESC LIMIT ?2) AS own \
             JOIN match_players AS other ON other.match_id = own.match_id AND other.side <> own.side AND other.person_id = ?3 \
             JOIN guests ON guests.id = other.person_id \
             WHERE own.outcome <> 'stopped' GROUP BY other.person_id",
        )
        .bind(person.as_str())
        .bind(rows(matches_max))
        .bind(other.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.as_ref().map(head_to_head).transpose()?)
    }
}

fn head_to_head(row: &SqliteRow) -> Result<HeadToHead, sqlx::Error> {
    Ok(HeadToHead {
        name: row.try_get(0)?,
        face: row.try_get(1)?,
        is_bot: row.try_get(2)?,
        played: row.try_get(3)?,
        won: row.try_get(4)?,
        lost: row.try_get(5)?,
        tied: row.try_get(6)?,
    })
}
