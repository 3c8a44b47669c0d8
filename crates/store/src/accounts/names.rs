//! Who may have which name. Names are compared by what they look like.
//!
//! Guests may share a name, but not with an account. When an account takes a name, the guests who have it get a number: `Ana 2`.

use boneyard_ids::PersonId;
use boneyard_text::{looks, numbered};
use sqlx::{Connection, Row, SqliteConnection};

use super::outcome::{Outcome, any_row};
use crate::error::AccountRefusal;
use crate::limits::NAME_CHARS_MAX;
use crate::row::id;
use crate::{Store, StoreError};

/// The version of [`looks`]. Count it up when `looks` gives other answers, also because of a new version of Unicode.
const LOOKS_VERSION: i64 = 1;

/// The highest number that is tried. If accounts have all of these names, the guests get no name, and choose another one.
const NUMBER_MAX: usize = 100;

impl Store {
    /// The name of an account that looks like this name.
    pub async fn account_named_like(&self, name: &str) -> Result<Option<String>, StoreError> {
        let [capitals, small, as_is] = looks(name);
        let like = sqlx::query_scalar(
            "SELECT name FROM name_looks JOIN accounts USING (person_id) JOIN guests ON id = person_id \
             WHERE look IN (?, ?, ?) LIMIT 1",
        );
        Ok(like.bind(capitals).bind(small).bind(as_is).fetch_optional(&self.readers).await?)
    }

    /// The guests without an account whose names look like this one.
    pub async fn guests_named_like(&self, name: &str) -> Result<Vec<PersonId>, StoreError> {
        let [capitals, small, as_is] = looks(name);
        let like = sqlx::query(
            "SELECT DISTINCT person_id FROM name_looks WHERE look IN (?, ?, ?) \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = name_looks.person_id)",
        );
        let rows = like.bind(capitals).bind(small).bind(as_is).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| id(row, 0)).collect::<Result<_, _>>()?)
    }

    /// The names of guests without an account that have a look which begins with this one, each once.
    pub async fn guest_names_from(&self, look: &str) -> Result<Vec<String>, StoreError> {
        let from = sqlx::query_scalar(
            "SELECT DISTINCT name FROM name_looks JOIN guests ON id = person_id \
             WHERE look >= ?1 AND look < ?1 || char(0x10ffff) \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = name_looks.person_id)",
        );
        Ok(from.bind(look).fetch_all(&self.readers).await?)
    }
}

/// The name of another person's account that looks like this name.
pub(super) async fn taken_by(
    connection: &mut SqliteConnection,
    person: &PersonId,
    name: &str,
) -> Result<Option<String>, sqlx::Error> {
    let [capitals, small, as_is] = looks(name);
    let other = sqlx::query_scalar(
        "SELECT name FROM name_looks JOIN accounts USING (person_id) JOIN guests ON id = person_id \
         WHERE look IN (?, ?, ?) AND person_id <> ? LIMIT 1",
    );
    let other = other.bind(capitals).bind(small).bind(as_is).bind(person.as_str());
    other.fetch_optional(connection).await
}

/// Whether a person has exactly this name. An old name stays, also if it looks like another one.
pub(super) async fn has_name(
    connection: &mut SqliteConnection,
    person: &PersonId,
    name: &str,
) -> Result<bool, sqlx::Error> {
    let has = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM guests WHERE id = ? AND name = ?)");
    has.bind(person.as_str()).bind(name).fetch_one(connection).await
}

/// A guest changes the name and the face.
pub(super) async fn rename_guest(
    connection: &mut SqliteConnection,
    person: &PersonId,
    name: &str,
    face: Option<u16>,
) -> Outcome {
    if !has_name(connection, person, name).await?
        && let Some(other) = taken_by(connection, person, name).await?
    {
        return Ok(Err(AccountRefusal::NameTaken(other)));
    }
    set(connection, person, name, face).await
}

/// Stores the name and the face of a person.
pub(super) async fn set(
    connection: &mut SqliteConnection,
    person: &PersonId,
    name: &str,
    face: Option<u16>,
) -> Outcome {
    let rename = sqlx::query("UPDATE guests SET name = ?, face = ? WHERE id = ?");
    let rename = rename.bind(name).bind(face).bind(person.as_str());
    let renamed = any_row(rename.execute(&mut *connection).await)?;
    if renamed.is_ok() {
        keep_looks(connection, person.as_str(), name).await?;
    }
    Ok(renamed)
}

/// Stores the looks of a person's name, in place of those before.
pub(crate) async fn keep_looks(
    connection: &mut SqliteConnection,
    person: &str,
    name: &str,
) -> Result<(), sqlx::Error> {
    let before = sqlx::query("DELETE FROM name_looks WHERE person_id = ?");
    before.bind(person).execute(&mut *connection).await?;
    if name.is_empty() {
        return Ok(());
    }
    for look in looks(name) {
        let keep =
            sqlx::query("INSERT INTO name_looks (look, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING");
        keep.bind(look).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Gives a number to the guests whose names look like that of an account.
pub(super) async fn number_guests(connection: &mut SqliteConnection, name: &str) -> Result<(), sqlx::Error> {
    let [capitals, small, as_is] = looks(name);
    let like = sqlx::query_scalar(
        "SELECT DISTINCT name FROM name_looks JOIN guests ON id = person_id WHERE look IN (?, ?, ?) \
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = name_looks.person_id)",
    );
    let like = like.bind(capitals).bind(small).bind(as_is);
    let names: Vec<String> = like.fetch_all(&mut *connection).await?;
    for name in names {
        let numbered = with_free_number(connection, &name).await?;
        rename_guests(connection, &name, &numbered).await?;
    }
    Ok(())
}

/// Takes a name from all guests without an account who have exactly this one.
pub(super) async fn forget(connection: &mut SqliteConnection, name: &str) -> Result<(), sqlx::Error> {
    rename_guests(connection, name, "").await
}

/// Renames all guests without an account who have exactly this name. There may be thousands, so the statements take them together.
async fn rename_guests(connection: &mut SqliteConnection, from: &str, to: &str) -> Result<(), sqlx::Error> {
    let before = looks(from);
    if !to.is_empty() {
        for look in looks(to) {
            let add = sqlx::query(
                "INSERT INTO name_looks (look, person_id) SELECT ?, person_id FROM name_looks \
                 JOIN guests ON id = person_id WHERE look = ? AND name = ? \
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = name_looks.person_id) \
                 ON CONFLICT DO NOTHING",
            );
            add.bind(look).bind(&before[0]).bind(from).execute(&mut *connection).await?;
        }
    }
    let rename = sqlx::query(
        "UPDATE guests SET name = ? WHERE name = ? AND id IN (SELECT person_id FROM name_looks WHERE look = ?) \
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = guests.id)",
    );
    rename.bind(to).bind(from).bind(&before[0]).execute(&mut *connection).await?;
    let [capitals, small, as_is] = before;
    let remove = sqlx::query(
        "DELETE FROM name_looks WHERE look IN (?, ?, ?) \
         AND EXISTS (SELECT 1 FROM guests WHERE id = person_id AND name = ?) \
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = name_looks.person_id)",
    );
    remove.bind(capitals).bind(small).bind(as_is).bind(to).execute(connection).await?;
    Ok(())
}

/// The name with the lowest number that no account has. Empty if there is none.
async fn with_free_number(connection: &mut SqliteConnection, name: &str) -> Result<String, sqlx::Error> {
    let nobody = PersonId::from("");
    for number in 2..=NUMBER_MAX {
        let numbered = numbered(name, number, NAME_CHARS_MAX);
        if taken_by(connection, &nobody, &numbered).await?.is_none() {
            return Ok(numbered);
        }
    }
    Ok(String::new())
}

/// Computes all looks if another version computed them. Guests whose names look like an account's get a number.
pub(crate) async fn fill_looks(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 =
        sqlx::query_scalar("SELECT looks_version FROM server").fetch_one(&mut *transaction).await?;
    if version != LOOKS_VERSION {
        sqlx::query("DELETE FROM name_looks").execute(&mut *transaction).await?;
        let all = sqlx::query("SELECT id, name FROM guests WHERE name <> ''");
        for row in all.fetch_all(&mut *transaction).await? {
            let (person, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            keep_looks(&mut transaction, &person, &name).await?;
        }
        let accounts = "SELECT name FROM accounts JOIN guests ON id = person_id ORDER BY accounts.created_ms";
        let accounts: Vec<String> = sqlx::query_scalar(accounts).fetch_all(&mut *transaction).await?;
        for name in accounts {
            number_guests(&mut transaction, &name).await?;
        }
        let version = sqlx::query("UPDATE server SET looks_version = ?");
        version.bind(LOOKS_VERSION).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}
