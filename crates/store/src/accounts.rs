//! Accounts: the people who have a name of their own, and where they are signed in.

mod change;
mod devices;
mod names;
mod outcome;
mod passkeys;
mod push;

use boneyard_ids::{PersonId, SessionId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::guests::guest;
use crate::row::id;
use crate::{Guest, Store, StoreError};

pub use change::AccountChange;
pub(crate) use change::write;
pub(crate) use names::{fill_looks, keep_looks};
pub use passkeys::Passkey;
pub use push::PushDevice;

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The person of the account, with the name and the face.
    pub person: Guest,
    /// The hash of the password, as a PHC string. `None` if the person signs in with passkeys only.
    pub password: Option<String>,
    /// The e-mail as entered; `None` without one.
    pub email: Option<String>,
    /// Whether the link that was sent to the e-mail was opened.
    pub email_confirmed: bool,
    /// The settings as JSON. The store does not read them.
    pub settings: String,
    /// Whether the person wants an e-mail when a slow match waits for them.
    pub turn_mails: bool,
    /// Whether the person wants an e-mail when someone comes to play, after having asked to hear of it.
    pub arrival_mails: bool,
    /// When the account was opened, in milliseconds since 1970.
    pub created_ms: i64,
}

impl Account {
    /// A name or an e-mail in lower case, for comparison.
    pub fn key(text: &str) -> String {
        text.trim().to_lowercase()
    }
}

/// A browser on which a person is signed in, or a program with a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The public id of the session.
    pub id: SessionId,
    /// What the browser said about itself, or the name of the token.
    pub device: String,
    /// What the program may do, as words separated by spaces. `None` for a browser, which may do everything.
    pub scopes: Option<String>,
    /// When the person signed in, in milliseconds since 1970.
    pub since_ms: i64,
    /// When the session was last used, in milliseconds since 1970. It may be an hour old.
    pub used_ms: i64,
}

/// Why an account link was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkPurpose {
    /// To confirm this e-mail.
    ConfirmEmail(String),
    /// To set a new password.
    ResetPassword,
}

impl LinkPurpose {
    /// The e-mail of a link to confirm one.
    pub(crate) fn email(&self) -> Option<&str> {
        match self {
            LinkPurpose::ConfirmEmail(email) => Some(email),
            LinkPurpose::ResetPassword => None,
        }
    }
}

const ACCOUNT: &str = "SELECT guests.id, guests.name, guests.face, guests.created_ms, guests.is_bot, password, email, \
    confirmed_email IS NOT NULL, settings, accounts.created_ms, turn_mails, arrival_mails \
    FROM accounts JOIN guests ON guests.id = person_id";

impl Store {
    /// The guest with this id, if the guest has no account and did not become part of one.
    pub async fn guest_without_account(&self, person: &PersonId) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, face, created_ms, is_bot FROM guests WHERE id = ? AND moved_to IS NULL \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE person_id = guests.id)",
        )
        .bind(person.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(guest).transpose()?)
    }

    /// Who a person is now: another one, if the guest with this id became part of an account.
    pub async fn who_is(&self, person: &PersonId) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query(
            "SELECT now.id, now.name, now.face, now.created_ms, now.is_bot FROM guests AS known \
             JOIN guests AS now ON now.id = coalesce(known.moved_to, known.id) WHERE known.id = ?",
        )
        .bind(person.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(guest).transpose()?)
    }

    /// The person and the session of a cookie, by the hash of its secret. Sessions last used before `used_after_ms` are over.
    pub async fn session(
        &self,
        secret_hash: &[u8; 32],
        used_after_ms: i64,
    ) -> Result<Option<(Guest, Session)>, StoreError> {
        let row = sqlx::query(
            "SELECT guests.id, guests.name, guests.face, guests.created_ms, guests.is_bot, \
               sessions.id, device, since_ms, used_ms, scopes FROM sessions JOIN guests ON guests.id = person_id \
             WHERE secret_hash = ? AND used_ms > ?",
        )
        .bind(secret_hash.as_slice())
        .bind(used_after_ms)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((guest(&row)?, session(&row, 5)?)))
    }

    /// The sessions of a person on browsers and the tokens for programs, the last used first. Those last used before `used_after_ms`
    /// are over.
    pub async fn sessions(&self, person: &PersonId, used_after_ms: i64) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, device, since_ms, used_ms, scopes FROM sessions WHERE person_id = ? AND used_ms > ? \
             ORDER BY used_ms DESC, id",
        )
        .bind(person.as_str())
        .bind(used_after_ms)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| session(row, 0)).collect::<Result<_, _>>()?)
    }

    /// When a session began, in milliseconds since 1970. `None` if it has ended.
    pub async fn session_since(&self, session: &SessionId) -> Result<Option<i64>, StoreError> {
        let found = sqlx::query_scalar("SELECT since_ms FROM sessions WHERE id = ?");
        Ok(found.bind(session.as_str()).fetch_optional(&self.readers).await?)
    }

    /// Whether a session has not ended.
    pub async fn has_session(&self, session: &SessionId) -> Result<bool, StoreError> {
        let found = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sessions WHERE id = ?)");
        Ok(found.bind(session.as_str()).fetch_one(&self.readers).await?)
    }

    /// The person who can set a new password with a link, by the hash of its secret.
    pub async fn person_of_reset(
        &self,
        secret_hash: &[u8; 32],
        now_ms: i64,
    ) -> Result<Option<PersonId>, StoreError> {
        let reset =
            "SELECT person_id FROM account_links WHERE secret_hash = ? AND email IS NULL AND until_ms > ?";
        let row = sqlx::query(reset)
            .bind(secret_hash.as_slice())
            .bind(now_ms)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(|row| id(row, 0)).transpose()?)
    }

    /// The account of a person.
    pub async fn account(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} WHERE person_id = ?")))
            .bind(person.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// The account of a person who wants e-mails about turns and can get them.
    pub async fn account_with_turn_mails(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let text = format!("{ACCOUNT} WHERE person_id = ? AND turn_mails AND confirmed_email IS NOT NULL");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(person.as_str());
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// The account of a person who wants e-mails about people who come to play, and can get them.
    pub async fn account_with_arrival_mails(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let text = format!("{ACCOUNT} WHERE person_id = ? AND arrival_mails AND confirmed_email IS NOT NULL");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(person.as_str());
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// The account with this name, with capital or small letters.
    pub async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} WHERE name_key = ?")))
            .bind(Account::key(name))
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// The account with this name or with this confirmed e-mail, with capital or small letters.
    pub async fn account_named(&self, name_or_email: &str) -> Result<Option<Account>, StoreError> {
        // A name may look like an e-mail of somebody else, so the name has priority: its owner chose it first.
        let row = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{ACCOUNT} WHERE name_key = ?1 OR confirmed_email = ?1 ORDER BY name_key = ?1 DESC LIMIT 1"
        )))
        .bind(Account::key(name_or_email))
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// A club that would have no organiser without this person, although others have entered it.
    pub async fn club_that_needs(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let needs = sqlx::query_scalar(
            "SELECT name FROM clubs JOIN club_organisers AS own ON own.club_id = clubs.id AND own.guest_id = ?1 \
             WHERE NOT EXISTS (SELECT 1 FROM club_organisers WHERE club_id = clubs.id AND guest_id <> ?1) \
               AND EXISTS (SELECT 1 FROM club_guests WHERE club_id = clubs.id AND guest_id <> ?1) \
             ORDER BY name LIMIT 1",
        );
        Ok(needs.bind(person.as_str()).fetch_optional(&self.readers).await?)
    }
}

fn account(row: &SqliteRow) -> Result<Account, sqlx::Error> {
    Ok(Account {
        person: guest(row)?,
        password: Some(row.try_get(5)?).filter(|hash: &String| !hash.is_empty()),
        email: row.try_get(6)?,
        email_confirmed: row.try_get(7)?,
        settings: row.try_get(8)?,
        created_ms: row.try_get(9)?,
        turn_mails: row.try_get(10)?,
        arrival_mails: row.try_get(11)?,
    })
}

/// Reads a session from five columns.
fn session(row: &SqliteRow, first: usize) -> Result<Session, sqlx::Error> {
    Ok(Session {
        id: id(row, first)?,
        device: row.try_get(first + 1)?,
        since_ms: row.try_get(first + 2)?,
        used_ms: row.try_get(first + 3)?,
        scopes: row.try_get(first + 4)?,
    })
}
