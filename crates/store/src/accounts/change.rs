//! Changes of accounts. Each is applied completely or refused.

use boneyard_ids::{PasskeyId, PersonId, SessionId, TableId};
use sqlx::SqliteConnection;

use super::outcome::{Outcome, any_row};
use super::passkeys::{self, Passkey};
use super::push::{self, PushDevice};
use super::{Account, LinkPurpose, Session, devices, names};
use crate::error::AccountRefusal;
use crate::limits::{SESSIONS_MAX, TOKENS_MAX};
use crate::moderation;
use crate::relations::{self, Relation};

/// A change of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AccountChange {
    /// A guest opens an account, under the name of its `person`.
    Open {
        /// The account.
        account: Account,
        /// The first passkey, of an account without a password.
        passkey: Option<Passkey>,
    },
    /// A person adds a passkey.
    AddPasskey {
        /// The person.
        person: PersonId,
        /// The passkey.
        passkey: Passkey,
    },
    /// A person removes a passkey. All other sessions and all tokens end: one of them may have begun with it.
    RemovePasskey {
        /// The person.
        person: PersonId,
        /// The passkey.
        passkey: PasskeyId,
        /// The session that stays.
        except: SessionId,
    },
    /// A passkey was used.
    UsePasskey {
        /// The passkey.
        passkey: PasskeyId,
        /// The public key with its new counter, as JSON.
        key: String,
        /// When, in milliseconds since 1970.
        used_ms: i64,
    },
    /// A person changes the name and the face.
    Rename {
        /// The person.
        person: PersonId,
        /// The new name.
        name: String,
        /// The new face.
        face: Option<u16>,
    },
    /// A guest changes the name and the face.
    RenameGuest {
        /// The guest.
        person: PersonId,
        /// The new name.
        name: String,
        /// The new face.
        face: Option<u16>,
    },
    /// All guests without an account who have exactly this name lose it.
    ForgetGuestName {
        /// The name.
        name: String,
    },
    /// A person signs in on a browser. If there are too many such sessions, the one that was not used for longest ends.
    SignIn {
        /// The person.
        person: PersonId,
        /// The hash of the secret in the cookie.
        secret_hash: [u8; 32],
        /// The session.
        session: Session,
    },
    /// A person has signed in on a device. If there are too many known ones, the one where the person signed in the longest ago is
    /// forgotten.
    KnowDevice {
        /// The person.
        person: PersonId,
        /// The hash of the secret that the device had before. It is worth nothing any more.
        before: Option<[u8; 32]>,
        /// The hash of the secret in the device's cookie.
        secret_hash: [u8; 32],
        /// When, in milliseconds since 1970.
        used_ms: i64,
    },
    /// A person makes a token for a program.
    MakeToken {
        /// The person.
        person: PersonId,
        /// The hash of the token.
        secret_hash: [u8; 32],
        /// The token, with scopes.
        token: Session,
    },
    /// The account of a person who has not played becomes a bot account, for ever.
    BecomeBot {
        /// The person.
        person: PersonId,
    },
    /// A person makes another one with an account a friend, or blocks them. An earlier relation ends.
    Relate {
        /// The person.
        person: PersonId,
        /// The other one.
        other: PersonId,
        /// How the person knows the other one now.
        relation: Relation,
        /// When, in milliseconds since 1970.
        since_ms: i64,
    },
    /// A person does not know another one any more.
    Forget {
        /// The person.
        person: PersonId,
        /// The other one.
        other: PersonId,
    },
    /// A person hides from others that they are here, or shows it again.
    HidePresence {
        /// The person.
        person: PersonId,
        /// Whether the person hides it.
        hides: bool,
    },
    /// A person wants e-mails about the turns of slow matches, or no more.
    SetTurnMails {
        /// The person.
        person: PersonId,
        /// Whether the person wants them.
        wants: bool,
    },
    /// A person gets an e-mail about a turn. It is refused if the person has got it.
    NoteTurnMail {
        /// The person.
        person: PersonId,
        /// The table.
        table: TableId,
        /// When the table began to wait for the person, in milliseconds since 1970.
        since_ms: i64,
    },
    /// A person wants e-mails about people who come to play, or no more.
    SetArrivalMails {
        /// The person.
        person: PersonId,
        /// Whether the person wants them.
        wants: bool,
    },
    /// A device of a person wants notices. Another person on the same browser takes it over.
    KeepPushDevice {
        /// The person, a guest or one with an account.
        person: PersonId,
        /// The device.
        device: PushDevice,
    },
    /// A device of a person wants no notices any more.
    RemovePushDevice {
        /// The person.
        person: PersonId,
        /// The address of the push service.
        endpoint: String,
    },
    /// A push service does not know a device any more.
    PushDeviceGone {
        /// The address of the push service.
        endpoint: String,
    },
    /// A notice was sent to a device. After too many failures in a row the device is forgotten.
    NotePush {
        /// The address of the push service.
        endpoint: String,
        /// Whether the push service took the notice.
        arrived: bool,
    },
    /// A person gets a notice about a turn. It is refused if the person has got it.
    NotePushTurn {
        /// The person, a guest or one with an account.
        person: PersonId,
        /// The table.
        table: TableId,
        /// When the table began to wait for the person, in milliseconds since 1970.
        since_ms: i64,
    },
    /// A session was used.
    Use {
        /// The session.
        session: SessionId,
        /// When, in milliseconds since 1970.
        used_ms: i64,
    },
    /// A session of a person ends.
    EndSession {
        /// The person.
        person: PersonId,
        /// The session.
        session: SessionId,
    },
    /// All sessions of a person on browsers but one end. Tokens stay.
    EndOtherSessions {
        /// The person.
        person: PersonId,
        /// The session that stays.
        except: SessionId,
    },
    /// A person changes the password. All sessions but one end, and all tokens. No device is known any more.
    SetPassword {
        /// The person.
        person: PersonId,
        /// The hash of the new password, as a PHC string.
        password: String,
        /// The session that stays.
        except: SessionId,
    },
    /// A person sets a new password with a link. All sessions and tokens end, and no device is known any more. A link works once.
    ResetPassword {
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// The hash of the new password, as a PHC string.
        password: String,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// A person changes or removes the e-mail. It is not confirmed yet, and links to an earlier one stop working.
    SetEmail {
        /// The person.
        person: PersonId,
        /// The new e-mail.
        email: Option<String>,
    },
    /// A link is made for a person. An earlier one for the same purpose stops working.
    MakeLink {
        /// The person.
        person: PersonId,
        /// What it is for.
        purpose: LinkPurpose,
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// When it expires, in milliseconds since 1970.
        until_ms: i64,
    },
    /// A person opens the link that was sent to an e-mail. If another account had confirmed the same one, it loses it. A link works
    /// once.
    ConfirmEmail {
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// A person changes the settings.
    SetSettings {
        /// The person.
        person: PersonId,
        /// The settings as JSON.
        settings: String,
    },
    /// The clubs, matches and tournaments of a guest without an account become those of an account, and the guest becomes part of it.
    MoveGuest {
        /// The guest.
        guest: PersonId,
        /// The person of the account.
        to: PersonId,
    },
    /// A person deletes the account. The person leaves all clubs and has no name any more.
    Delete {
        /// The person.
        person: PersonId,
    },
}

/// Writes a change. After a refusal the caller must roll back.
pub(crate) async fn write(connection: &mut SqliteConnection, change: &AccountChange) -> Outcome {
    match change {
        AccountChange::Open { account, passkey } => open(connection, account, passkey.as_ref()).await,
        AccountChange::AddPasskey { person, passkey } => passkeys::add(connection, person, passkey).await,
        AccountChange::RemovePasskey { person, passkey, except } => {
            let removed = passkeys::remove(connection, person, passkey).await?;
            if removed.is_ok() {
                end_all_but(connection, person, except).await?;
            }
            Ok(removed)
        }
        AccountChange::UsePasskey { passkey, key, used_ms } => {
            passkeys::used(connection, passkey, key, *used_ms).await
        }
        AccountChange::Rename { person, name, face } => rename(connection, person, name, *face).await,
        AccountChange::RenameGuest { person, name, face } => {
            names::rename_guest(connection, person, name, *face).await
        }
        AccountChange::ForgetGuestName { name } => {
            names::forget(connection, name).await?;
            Ok(Ok(()))
        }
        AccountChange::SignIn { person, secret_hash, session } => {
            sign_in(connection, person, secret_hash, session).await
        }
        AccountChange::KnowDevice { person, before, secret_hash, used_ms } => {
            devices::know(connection, person, before.as_ref(), secret_hash, *used_ms).await
        }
        AccountChange::MakeToken { person, secret_hash, token } => {
            make_token(connection, person, secret_hash, token).await
        }
        AccountChange::BecomeBot { person } => become_bot(connection, person).await,
        AccountChange::Relate { person, other, relation, since_ms } => {
            relations::relate(connection, person, other, *relation, *since_ms).await
        }
        AccountChange::Forget { person, other } => {
            let forget = sqlx::query("DELETE FROM relations WHERE person_id = ? AND other_id = ?");
            any_row(forget.bind(person.as_str()).bind(other.as_str()).execute(connection).await)
        }
        AccountChange::HidePresence { person, hides } => {
            let hide = sqlx::query("UPDATE accounts SET hides_presence = ? WHERE person_id = ?");
            any_row(hide.bind(hides).bind(person.as_str()).execute(connection).await)
        }
        AccountChange::SetTurnMails { person, wants } => {
            let set = sqlx::query("UPDATE accounts SET turn_mails = ? WHERE person_id = ?");
            any_row(set.bind(wants).bind(person.as_str()).execute(connection).await)
        }
        AccountChange::NoteTurnMail { person, table, since_ms } => {
            let note = sqlx::query(
                "INSERT INTO turn_mails (person_id, table_id, since_ms) \
                 SELECT person_id, ?, ? FROM accounts WHERE person_id = ? \
                 ON CONFLICT DO UPDATE SET since_ms = excluded.since_ms WHERE since_ms < excluded.since_ms",
            );
            let note = note.bind(table.as_str()).bind(since_ms).bind(person.as_str());
            any_row(note.execute(connection).await)
        }
        AccountChange::SetArrivalMails { person, wants } => {
            let set = sqlx::query("UPDATE accounts SET arrival_mails = ? WHERE person_id = ?");
            any_row(set.bind(wants).bind(person.as_str()).execute(connection).await)
        }
        AccountChange::KeepPushDevice { person, device } => push::keep(connection, person, device).await,
        AccountChange::RemovePushDevice { person, endpoint } => {
            push::remove(connection, person, endpoint).await
        }
        AccountChange::PushDeviceGone { endpoint } => push::gone(connection, endpoint).await,
        AccountChange::NotePush { endpoint, arrived } => push::sent(connection, endpoint, *arrived).await,
        AccountChange::NotePushTurn { person, table, since_ms } => {
            push::note_turn(connection, person, table, *since_ms).await
        }
        AccountChange::Use { session, used_ms } => {
            let use_ = sqlx::query("UPDATE sessions SET used_ms = ? WHERE id = ?");
            use_.bind(used_ms).bind(session.as_str()).execute(connection).await?;
            Ok(Ok(()))
        }
        AccountChange::EndSession { person, session } => {
            let end = sqlx::query("DELETE FROM sessions WHERE person_id = ? AND id = ?");
            any_row(end.bind(person.as_str()).bind(session.as_str()).execute(connection).await)
        }
        AccountChange::EndOtherSessions { person, except } => {
            let end = sqlx::query("DELETE FROM sessions WHERE person_id = ? AND id <> ? AND scopes IS NULL");
            end.bind(person.as_str()).bind(except.as_str()).execute(connection).await?;
            Ok(Ok(()))
        }
        AccountChange::SetPassword { person, password, except } => {
            set_password(connection, person.as_str(), password).await?;
            // A link that somebody asked for must not undo the change.
            let links = sqlx::query("DELETE FROM account_links WHERE person_id = ? AND email IS NULL");
            links.bind(person.as_str()).execute(&mut *connection).await?;
            end_all_but(connection, person, except).await?;
            Ok(Ok(()))
        }
        AccountChange::ResetPassword { secret_hash, password, now_ms } => {
            let used = sqlx::query_scalar(
                "DELETE FROM account_links WHERE secret_hash = ? AND email IS NULL AND until_ms > ? RETURNING person_id",
            );
            let used = used.bind(secret_hash.as_slice()).bind(now_ms);
            let person: Option<String> = used.fetch_optional(&mut *connection).await?;
            let Some(person) = person else { return Ok(Err(AccountRefusal::LinkOver)) };
            set_password(connection, &person, password).await?;
            let end = sqlx::query("DELETE FROM sessions WHERE person_id = ?");
            end.bind(person).execute(connection).await?;
            Ok(Ok(()))
        }
        AccountChange::SetEmail { person, email } => {
            let links = sqlx::query("DELETE FROM account_links WHERE person_id = ?");
            links.bind(person.as_str()).execute(&mut *connection).await?;
            let change =
                sqlx::query("UPDATE accounts SET email = ?, confirmed_email = NULL WHERE person_id = ?");
            any_row(change.bind(email).bind(person.as_str()).execute(connection).await)
        }
        AccountChange::MakeLink { person, purpose, secret_hash, until_ms } => {
            let earlier =
                sqlx::query("DELETE FROM account_links WHERE person_id = ? AND (email IS NULL) = ?");
            let earlier = earlier.bind(person.as_str()).bind(purpose.email().is_none());
            earlier.execute(&mut *connection).await?;
            let link = sqlx::query(
                "INSERT INTO account_links (secret_hash, person_id, email, until_ms) \
                 SELECT ?, person_id, ?, ? FROM accounts WHERE person_id = ?",
            );
            let link = link.bind(secret_hash.as_slice()).bind(purpose.email());
            any_row(link.bind(until_ms).bind(person.as_str()).execute(connection).await)
        }
        AccountChange::ConfirmEmail { secret_hash, now_ms } => {
            confirm_email(connection, secret_hash, *now_ms).await
        }
        AccountChange::SetSettings { person, settings } => {
            let change = sqlx::query("UPDATE accounts SET settings = ? WHERE person_id = ?");
            any_row(change.bind(settings).bind(person.as_str()).execute(connection).await)
        }
        AccountChange::MoveGuest { guest, to } => move_guest(connection, guest, to).await,
        AccountChange::Delete { person } => delete(connection, person).await,
    }
}

/// Ends all other sessions and all tokens. Someone who learnt a secret of the account may have made any of them.
async fn end_all_but(
    connection: &mut SqliteConnection,
    person: &PersonId,
    except: &SessionId,
) -> Result<(), sqlx::Error> {
    let end = sqlx::query("DELETE FROM sessions WHERE person_id = ? AND id <> ?");
    end.bind(person.as_str()).bind(except.as_str()).execute(connection).await?;
    Ok(())
}

async fn open(connection: &mut SqliteConnection, account: &Account, passkey: Option<&Passkey>) -> Outcome {
    let Account { person, password, email, settings, created_ms, .. } = account;
    if let Some(other) = names::taken_by(connection, &person.id, &person.name).await? {
        return Ok(Err(AccountRefusal::NameTaken(other)));
    }
    let insert = sqlx::query(
        "INSERT INTO accounts (person_id, name_key, password, email, settings, created_ms) \
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(person.id.as_str()).bind(Account::key(&person.name));
    let insert = insert.bind(password.as_deref().unwrap_or_default());
    let insert = insert.bind(email).bind(settings).bind(created_ms);
    if insert.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Err(AccountRefusal::NameTaken(person.name.clone())));
    }
    push::forget_guest(connection, &person.id).await?;
    let named = names::set(connection, &person.id, &person.name, person.face).await?;
    names::number_guests(connection, &person.name).await?;
    match passkey.filter(|_| named.is_ok()) {
        Some(passkey) => passkeys::add(connection, &person.id, passkey).await,
        None => Ok(named),
    }
}

async fn rename(
    connection: &mut SqliteConnection,
    person: &PersonId,
    name: &str,
    face: Option<u16>,
) -> Outcome {
    if names::has_name(connection, person, name).await? {
        return names::set(connection, person, name, face).await;
    }
    if let Some(other) = names::taken_by(connection, person, name).await? {
        return Ok(Err(AccountRefusal::NameTaken(other)));
    }
    let key = sqlx::query("UPDATE OR IGNORE accounts SET name_key = ? WHERE person_id = ?");
    let key = key.bind(Account::key(name)).bind(person.as_str());
    if key.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Err(AccountRefusal::NameTaken(name.to_owned())));
    }
    let renamed = names::set(connection, person, name, face).await?;
    names::number_guests(connection, name).await?;
    Ok(renamed)
}

async fn sign_in(
    connection: &mut SqliteConnection,
    person: &PersonId,
    secret_hash: &[u8; 32],
    session: &Session,
) -> Outcome {
    if let Err(refusal) = insert_session(connection, person, secret_hash, session).await? {
        return Ok(Err(refusal));
    }
    let oldest = sqlx::query(
        "DELETE FROM sessions WHERE person_id = ?1 AND secret_hash IN \
         (SELECT secret_hash FROM sessions WHERE person_id = ?1 AND scopes IS NULL ORDER BY used_ms DESC LIMIT -1 OFFSET ?2)",
    );
    let kept = i64::try_from(SESSIONS_MAX).unwrap_or(i64::MAX);
    oldest.bind(person.as_str()).bind(kept).execute(connection).await?;
    Ok(Ok(()))
}

async fn make_token(
    connection: &mut SqliteConnection,
    person: &PersonId,
    secret_hash: &[u8; 32],
    token: &Session,
) -> Outcome {
    let count =
        sqlx::query_scalar("SELECT count(*) FROM sessions WHERE person_id = ? AND scopes IS NOT NULL");
    let count: i64 = count.bind(person.as_str()).fetch_one(&mut *connection).await?;
    if count >= i64::try_from(TOKENS_MAX).unwrap_or(i64::MAX) {
        return Ok(Err(AccountRefusal::TooManyTokens));
    }
    insert_session(connection, person, secret_hash, token).await
}

async fn become_bot(connection: &mut SqliteConnection, person: &PersonId) -> Outcome {
    let played = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM match_players WHERE person_id = ?1) \
         OR EXISTS (SELECT 1 FROM tournament_entries WHERE ?1 IN (person_id, partner_id))",
    );
    if played.bind(person.as_str()).fetch_one(&mut *connection).await? {
        return Ok(Err(AccountRefusal::HasPlayed));
    }
    let mark = sqlx::query(
        "UPDATE guests SET is_bot = TRUE WHERE id = ?1 AND EXISTS (SELECT 1 FROM accounts WHERE person_id = ?1)",
    );
    any_row(mark.bind(person.as_str()).execute(connection).await)
}

/// Adds a session for a person with an account.
async fn insert_session(
    connection: &mut SqliteConnection,
    person: &PersonId,
    secret_hash: &[u8; 32],
    session: &Session,
) -> Outcome {
    let insert = sqlx::query(
        "INSERT INTO sessions (secret_hash, id, person_id, device, since_ms, used_ms, scopes) \
         SELECT ?, ?, person_id, ?, ?, ?, ? FROM accounts WHERE person_id = ?",
    );
    let insert = insert.bind(secret_hash.as_slice()).bind(session.id.as_str()).bind(&session.device);
    let insert = insert.bind(session.since_ms).bind(session.used_ms).bind(&session.scopes);
    any_row(insert.bind(person.as_str()).execute(connection).await)
}

async fn set_password(
    connection: &mut SqliteConnection,
    person: &str,
    password: &str,
) -> Result<(), sqlx::Error> {
    let change = sqlx::query("UPDATE accounts SET password = ? WHERE person_id = ?");
    change.bind(password).bind(person).execute(&mut *connection).await?;
    devices::forget_all(connection, person).await
}

async fn confirm_email(connection: &mut SqliteConnection, secret_hash: &[u8; 32], now_ms: i64) -> Outcome {
    let used = sqlx::query_as(
        "DELETE FROM account_links WHERE secret_hash = ? AND email IS NOT NULL AND until_ms > ? \
         RETURNING person_id, email",
    );
    let used = used.bind(secret_hash.as_slice()).bind(now_ms);
    let used: Option<(String, String)> = used.fetch_optional(&mut *connection).await?;
    let Some((person, email)) = used else { return Ok(Err(AccountRefusal::LinkOver)) };
    let key = Account::key(&email);
    let other = sqlx::query(
        "UPDATE accounts SET email = NULL, confirmed_email = NULL WHERE confirmed_email = ? AND person_id <> ?",
    );
    other.bind(&key).bind(&person).execute(&mut *connection).await?;
    let confirm = sqlx::query("UPDATE accounts SET email = ?, confirmed_email = ? WHERE person_id = ?");
    any_row(confirm.bind(email).bind(key).bind(person).execute(connection).await)
}

async fn move_guest(connection: &mut SqliteConnection, guest: &PersonId, to: &PersonId) -> Outcome {
    let mark = sqlx::query(
        "UPDATE guests SET moved_to = ?2 WHERE id = ?1 AND moved_to IS NULL \
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE person_id = ?1)",
    );
    if mark.bind(guest.as_str()).bind(to.as_str()).execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Err(AccountRefusal::Gone));
    }
    // Where the person of the account is known already, that stays.
    for statement in [
        "UPDATE OR IGNORE club_guests SET guest_id = ?2 WHERE guest_id = ?1",
        "UPDATE OR IGNORE club_organisers SET guest_id = ?2 WHERE guest_id = ?1",
        "UPDATE club_invitations SET guest_id = ?2 WHERE guest_id = ?1",
        "DELETE FROM club_guests WHERE guest_id = ?1",
        "DELETE FROM club_organisers WHERE guest_id = ?1",
        "UPDATE match_players SET person_id = ?2 WHERE person_id = ?1",
        "UPDATE tournament_entries SET person_id = ?2 WHERE person_id = ?1 AND NOT EXISTS \
           (SELECT 1 FROM tournament_entries AS other WHERE other.tournament_id = tournament_entries.tournament_id \
             AND ?2 IN (other.person_id, other.partner_id))",
    ] {
        let query = sqlx::query(statement).bind(guest.as_str()).bind(to.as_str());
        query.execute(&mut *connection).await?;
    }
    push::forget_guest(connection, guest).await?;
    moderation::move_guest(connection, guest, to).await?;
    Ok(Ok(()))
}

async fn delete(connection: &mut SqliteConnection, person: &PersonId) -> Outcome {
    moderation::forget(connection, person).await?;
    for statement in [
        "UPDATE match_players SET name = '' WHERE person_id = ?",
        "DELETE FROM club_invitations WHERE guest_id = ?",
        "DELETE FROM club_organisers WHERE guest_id = ?",
        "DELETE FROM club_guests WHERE guest_id = ?",
        "DELETE FROM name_looks WHERE person_id IN (SELECT id FROM guests WHERE id = ?1 OR moved_to = ?1)",
        "UPDATE guests SET name = '', face = NULL, moved_to = ?1 WHERE id = ?1 OR moved_to = ?1",
    ] {
        sqlx::query(statement).bind(person.as_str()).execute(&mut *connection).await?;
    }
    // Sessions and links go with it.
    let delete = sqlx::query("DELETE FROM accounts WHERE person_id = ?");
    any_row(delete.bind(person.as_str()).execute(connection).await)
}
