//! Whom people with accounts know: friends, blocked people, and those with whom they played lately.

use boneyard_ids::PersonId;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use crate::error::AccountRefusal;
use crate::guests::guest;
use crate::limits::RELATIONS_MAX;
use crate::{Guest, Store, StoreError};

/// How one person knows another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// A friend.
    Friend,
    /// The other one may not invite this person.
    Blocked,
}

impl Relation {
    const fn word(self) -> &'static str {
        match self {
            Relation::Friend => "friend",
            Relation::Blocked => "blocked",
        }
    }
}

/// A person with an account whom another one knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acquaintance {
    /// The person.
    pub person: Guest,
    /// Whether the person hides from others that they are here.
    pub hides_presence: bool,
}

/// Matches that are searched for people with whom a person played lately.
const RECENT_MATCHES: i64 = 50;

const COLUMNS: &str =
    "guests.id, guests.name, guests.face, guests.created_ms, guests.is_bot, accounts.hides_presence";

impl Store {
    /// The people with this relation to a person, by name.
    pub async fn relations_of(
        &self,
        person: &PersonId,
        relation: Relation,
    ) -> Result<Vec<Acquaintance>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM relations JOIN accounts ON accounts.person_id = other_id \
             JOIN guests ON guests.id = other_id WHERE relations.person_id = ? AND relation = ? ORDER BY name_key"
        )))
        .bind(person.as_str())
        .bind(relation.word())
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(acquaintance).collect::<Result<_, _>>()?)
    }

    /// The people with accounts with whom a person played lately, the last first, at most `limit`.
    pub async fn recent_partners(
        &self,
        person: &PersonId,
        limit: usize,
    ) -> Result<Vec<Acquaintance>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM \
               (SELECT match_id, ended_ms FROM match_players WHERE person_id = ?1 ORDER BY ended_ms DESC LIMIT ?2) AS own \
             JOIN match_players AS other ON other.match_id = own.match_id AND other.person_id <> ?1 \
             JOIN accounts ON accounts.person_id = other.person_id JOIN guests ON guests.id = other.person_id \
             GROUP BY guests.id ORDER BY max(own.ended_ms) DESC, guests.id LIMIT ?3"
        )))
        .bind(person.as_str())
        .bind(RECENT_MATCHES)
        .bind(i64::try_from(limit).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(acquaintance).collect::<Result<_, _>>()?)
    }

    /// How a person knows another one; `None` for a stranger.
    pub async fn relation(
        &self,
        person: &PersonId,
        other: &PersonId,
    ) -> Result<Option<Relation>, StoreError> {
        let found = sqlx::query_scalar("SELECT relation FROM relations WHERE person_id = ? AND other_id = ?");
        let found = found.bind(person.as_str()).bind(other.as_str());
        let word: Option<String> = found.fetch_optional(&self.readers).await?;
        Ok([Relation::Friend, Relation::Blocked]
            .into_iter()
            .find(|known| word.as_deref() == Some(known.word())))
    }

    /// The people whom a person has blocked, in no order.
    pub async fn blocked_by(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let found =
            sqlx::query_scalar("SELECT other_id FROM relations WHERE person_id = ? AND relation = 'blocked'");
        let ids: Vec<String> = found.bind(person.as_str()).fetch_all(&self.readers).await?;
        Ok(ids.into_iter().map(PersonId::from).collect())
    }

    /// Whether a person hides from others that they are here.
    pub async fn hides_presence(&self, person: &PersonId) -> Result<bool, StoreError> {
        let hides = sqlx::query_scalar("SELECT hides_presence FROM accounts WHERE person_id = ?");
        Ok(hides.bind(person.as_str()).fetch_optional(&self.readers).await?.unwrap_or(false))
    }
}

fn acquaintance(row: &SqliteRow) -> Result<Acquaintance, sqlx::Error> {
    Ok(Acquaintance { person: guest(row)?, hides_presence: row.try_get(5)? })
}

/// Makes `other` a friend of a person, or blocks them. An earlier relation ends.
pub(crate) async fn relate(
    connection: &mut SqliteConnection,
    person: &PersonId,
    other: &PersonId,
    relation: Relation,
    since_ms: i64,
) -> Result<Result<(), AccountRefusal>, sqlx::Error> {
    let others = sqlx::query_scalar("SELECT count(*) FROM relations WHERE person_id = ? AND other_id <> ?");
    let others: i64 = others.bind(person.as_str()).bind(other.as_str()).fetch_one(&mut *connection).await?;
    if others >= i64::try_from(RELATIONS_MAX).unwrap_or(i64::MAX) {
        return Ok(Err(AccountRefusal::TooManyRelations));
    }
    let insert = sqlx::query(
        "INSERT INTO relations (person_id, other_id, relation, since_ms) \
         SELECT own.person_id, other.person_id, ?3, ?4 FROM accounts AS own, accounts AS other \
         WHERE own.person_id = ?1 AND other.person_id = ?2 AND ?1 <> ?2 \
         ON CONFLICT DO UPDATE SET relation = excluded.relation, since_ms = excluded.since_ms",
    );
    let insert = insert.bind(person.as_str()).bind(other.as_str()).bind(relation.word()).bind(since_ms);
    let inserted = insert.execute(connection).await?.rows_affected();
    Ok(if inserted == 0 { Err(AccountRefusal::Gone) } else { Ok(()) })
}
