//! Changes of evenings. Each change is written completely or refused.

use boneyard_ids::{EveningId, LinkId, PersonId};
use sqlx::SqliteConnection;

use crate::error::EveningRefusal;
use crate::evenings::{Evening, EveningPerson, NewEntry, elsewhere};
use crate::event_log::entry_checksum;
use crate::limits::EVENING_LINKS_MAX;

/// A change of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EveningChange {
    /// A guest opens an evening and becomes its organiser.
    Open {
        /// The evening.
        evening: Evening,
        /// The first entries, which get numbers from 1 on.
        entries: Vec<NewEntry>,
        /// The guest who opens the evening.
        guest: PersonId,
    },
    /// Entries were accepted.
    Append {
        /// The evening.
        evening: EveningId,
        /// The number of the first of `entries`; the others follow without a gap.
        first_seq: u32,
        /// The accepted entries.
        entries: Vec<NewEntry>,
        /// The new facts that lists of evenings show, as JSON; `None` if they do not change.
        summary: Option<String>,
        /// Guests whose player's number or confirmation changed with the line-up.
        reassigned: Vec<EveningPerson>,
        /// Guests who lost their role because the line-up changed.
        removed: Vec<PersonId>,
        /// When the evening closes, in milliseconds since 1970; `None` if it stays open.
        closes_at_ms: Option<i64>,
        /// The results, as JSON; `None` while the evening is open.
        result: Option<String>,
        /// The code under which a closed evening opens again, without its results; `None` if it stays open or closed.
        reopens: Option<String>,
    },
    /// The results of an evening that was closed before results were stored.
    StoreResult {
        /// The evening.
        evening: EveningId,
        /// The results, as JSON.
        result: String,
    },
    /// A guest joins as a player. A guest can be in one open evening only (CLUB-20).
    Join {
        /// The evening.
        evening: EveningId,
        /// The guest and their player.
        person: EveningPerson,
    },
    /// A guest leaves. The links of a leaving organiser are removed.
    Leave {
        /// The evening.
        evening: EveningId,
        /// The guest.
        guest: PersonId,
    },
    /// The organiser removes a guest, who cannot join again until readmitted.
    Remove {
        /// The evening.
        evening: EveningId,
        /// The guest.
        guest: PersonId,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// The organiser readmits a guest.
    Readmit {
        /// The evening.
        evening: EveningId,
        /// The guest.
        guest: PersonId,
    },
    /// The organiser confirms that a device belongs to its player, or takes the confirmation back.
    Confirm {
        /// The evening.
        evening: EveningId,
        /// The guest.
        guest: PersonId,
        /// Whether the device is confirmed now.
        confirmed: bool,
    },
    /// The evening gets a new code for joining.
    SetCode {
        /// The evening.
        evening: EveningId,
        /// The new code.
        code: String,
    },
    /// The organiser makes a link for another device.
    AddLink {
        /// The evening.
        evening: EveningId,
        /// The organiser who makes the link.
        guest: PersonId,
        /// The link's id.
        id: LinkId,
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// When the link is made, in milliseconds since 1970.
        made_ms: i64,
    },
    /// The organiser removes a link.
    WithdrawLink {
        /// The evening.
        evening: EveningId,
        /// The link's id.
        link: LinkId,
    },
    /// A guest uses a link and becomes an organiser. A link works once.
    UseLink {
        /// The evening.
        evening: EveningId,
        /// The hash of the secret in the link.
        secret_hash: [u8; 32],
        /// The guest who uses the link.
        guest: PersonId,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
}

impl EveningChange {
    /// The approximate number of rows written.
    pub(crate) fn rows(&self) -> usize {
        match self {
            EveningChange::Append { entries, .. } => entries.len().max(1),
            _ => 1,
        }
    }
}

type Outcome = Result<Result<(), EveningRefusal>, sqlx::Error>;

/// Writes a change. After a refusal the caller must roll back.
pub(crate) async fn write(connection: &mut SqliteConnection, epoch: i64, change: &EveningChange) -> Outcome {
    match change {
        EveningChange::Open { evening, entries, guest } => {
            open(connection, epoch, evening, entries, guest).await
        }
        EveningChange::Append {
            evening,
            first_seq,
            entries,
            summary,
            reassigned,
            removed,
            closes_at_ms,
            result,
            reopens,
        } => {
            if let Some(code) = reopens
                && let Err(refusal) = reopen(connection, evening, code).await?
            {
                return Ok(Err(refusal));
            }
            for (seq, entry) in (*first_seq..).zip(entries) {
                if let Err(refusal) = insert_entry(connection, epoch, evening, seq, entry).await? {
                    return Ok(Err(refusal));
                }
            }
            reassign_people(connection, evening, reassigned, removed).await?;
            if let Some(summary) = summary {
                let update = sqlx::query("UPDATE evenings SET summary = ? WHERE id = ?");
                update.bind(summary).bind(evening.as_str()).execute(&mut *connection).await?;
            }
            if let Some(at_ms) = closes_at_ms {
                close(connection, evening, *at_ms).await?;
            }
            match result {
                Some(result) => store_result(connection, evening, result).await,
                None => Ok(Ok(())),
            }
        }
        EveningChange::StoreResult { evening, result } => store_result(connection, evening, result).await,
        EveningChange::Join { evening, person } => join(connection, evening, person).await,
        EveningChange::Leave { evening, guest } => leave(connection, evening, guest).await,
        EveningChange::Remove { evening, guest, now_ms } => remove(connection, evening, guest, *now_ms).await,
        EveningChange::Readmit { evening, guest } => {
            let removal = sqlx::query("DELETE FROM evening_barred WHERE evening_id = ? AND guest_id = ?");
            any_row(
                removal.bind(evening.as_str()).bind(guest.as_str()).execute(connection).await,
                EveningRefusal::Gone,
            )
        }
        EveningChange::Confirm { evening, guest, confirmed } => {
            let update =
                sqlx::query("UPDATE evening_people SET confirmed = ? WHERE evening_id = ? AND guest_id = ?");
            let update = update.bind(confirmed).bind(evening.as_str()).bind(guest.as_str());
            any_row(update.execute(connection).await, EveningRefusal::Gone)
        }
        EveningChange::SetCode { evening, code } => {
            let taken: i64 =
                sqlx::query_scalar("SELECT count(*) FROM evenings WHERE code = ? AND closed_ms IS NULL")
                    .bind(code)
                    .fetch_one(&mut *connection)
                    .await?;
            if taken > 0 {
                return Ok(Err(EveningRefusal::CodeTaken));
            }
            let update = sqlx::query("UPDATE evenings SET code = ? WHERE id = ? AND closed_ms IS NULL");
            any_row(update.bind(code).bind(evening.as_str()).execute(connection).await, EveningRefusal::Gone)
        }
        EveningChange::AddLink { evening, guest, id, secret_hash, made_ms } => {
            let link = sqlx::query(
                "INSERT INTO evening_links (id, evening_id, guest_id, secret_hash, made_ms) \
                 VALUES (?, ?, ?, ?, ?)",
            );
            let link = link
                .bind(id.as_str())
                .bind(evening.as_str())
                .bind(guest.as_str())
                .bind(secret_hash.as_slice())
                .bind(made_ms);
            link.execute(&mut *connection).await?;
            let links: i64 = sqlx::query_scalar("SELECT count(*) FROM evening_links WHERE evening_id = ?")
                .bind(evening.as_str())
                .fetch_one(connection)
                .await?;
            let fits = usize::try_from(links).is_ok_and(|links| links <= EVENING_LINKS_MAX);
            Ok(if fits { Ok(()) } else { Err(EveningRefusal::TooManyLinks) })
        }
        EveningChange::WithdrawLink { evening, link } => {
            let removal = sqlx::query("DELETE FROM evening_links WHERE evening_id = ? AND id = ?");
            any_row(
                removal.bind(evening.as_str()).bind(link.as_str()).execute(connection).await,
                EveningRefusal::Gone,
            )
        }
        EveningChange::UseLink { evening, secret_hash, guest, now_ms } => {
            let used = sqlx::query("DELETE FROM evening_links WHERE evening_id = ? AND secret_hash = ?");
            let used =
                used.bind(evening.as_str()).bind(secret_hash.as_slice()).execute(&mut *connection).await;
            if let Err(refusal) = any_row(used, EveningRefusal::LinkOver)? {
                return Ok(Err(refusal));
            }
            // An organiser gave the link to the guest, so a removed guest can come back with it.
            sqlx::query("DELETE FROM evening_barred WHERE evening_id = ? AND guest_id = ?")
                .bind(evening.as_str())
                .bind(guest.as_str())
                .execute(&mut *connection)
                .await?;
            join(connection, evening, &organiser(guest, *now_ms)).await
        }
    }
}

async fn open(
    connection: &mut SqliteConnection,
    epoch: i64,
    evening: &Evening,
    entries: &[NewEntry],
    guest: &PersonId,
) -> Outcome {
    let row = sqlx::query(
        "INSERT INTO evenings (id, club_id, code, summary, created_ms) VALUES (?, ?, ?, ?, ?) \
         ON CONFLICT (code) WHERE closed_ms IS NULL DO NOTHING",
    );
    let row = row.bind(evening.id.as_str()).bind(evening.club.as_str()).bind(&evening.code);
    let row = row.bind(&evening.summary).bind(evening.created_ms).execute(&mut *connection).await;
    if let Err(refusal) = any_row(row, EveningRefusal::CodeTaken)? {
        return Ok(Err(refusal));
    }
    for (seq, entry) in (1..).zip(entries) {
        if let Err(refusal) = insert_entry(connection, epoch, &evening.id, seq, entry).await? {
            return Ok(Err(refusal));
        }
    }
    join(connection, &evening.id, &organiser(guest, evening.created_ms)).await
}

/// A guest who organises an evening.
fn organiser(guest: &PersonId, since_ms: i64) -> EveningPerson {
    EveningPerson { guest: guest.clone(), player: None, since_ms, confirmed: false }
}

/// Removes a guest's role, and the links that the guest made, with which the guest could join again.
async fn leave(connection: &mut SqliteConnection, evening: &EveningId, guest: &PersonId) -> Outcome {
    // Links from before makers were stored can be the guest's, so remove them, too.
    sqlx::query("DELETE FROM evening_links WHERE evening_id = ? AND (guest_id = ? OR guest_id IS NULL)")
        .bind(evening.as_str())
        .bind(guest.as_str())
        .execute(&mut *connection)
        .await?;
    let removal = sqlx::query("DELETE FROM evening_people WHERE evening_id = ? AND guest_id = ?");
    any_row(
        removal.bind(evening.as_str()).bind(guest.as_str()).execute(connection).await,
        EveningRefusal::Gone,
    )
}

/// Removes a guest's role and bars the guest.
async fn remove(
    connection: &mut SqliteConnection,
    evening: &EveningId,
    guest: &PersonId,
    now_ms: i64,
) -> Outcome {
    sqlx::query(
        "INSERT INTO evening_barred (evening_id, guest_id, player, since_ms) \
         SELECT evening_id, guest_id, player, ?3 FROM evening_people WHERE evening_id = ?1 AND guest_id = ?2 \
         ON CONFLICT DO UPDATE SET player = excluded.player, since_ms = excluded.since_ms",
    )
    .bind(evening.as_str())
    .bind(guest.as_str())
    .bind(now_ms)
    .execute(&mut *connection)
    .await?;
    leave(connection, evening, guest).await
}

/// Inserts an entry. If the same entry is already stored, nothing changes. It is a conflict if a different entry has
/// this number, or if the evening has the device's number of this entry at another place.
async fn insert_entry(
    connection: &mut SqliteConnection,
    epoch: i64,
    evening: &EveningId,
    seq: u32,
    entry: &NewEntry,
) -> Outcome {
    let place = (seq, entry.device.as_str(), entry.n);
    let checksum = entry_checksum(evening.as_str(), place, (epoch, entry.at_ms, &entry.body));
    let row = sqlx::query(
        "INSERT INTO evening_entries (evening_id, seq, device, n, epoch, at_ms, body, checksum) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    let row = row.bind(evening.as_str()).bind(seq).bind(entry.device.as_str()).bind(entry.n).bind(epoch);
    let row = row.bind(entry.at_ms).bind(&entry.body).bind(checksum);
    let inserted = row.execute(&mut *connection).await?;
    if inserted.rows_affected() > 0 {
        return Ok(Ok(()));
    }
    let stored: Option<String> =
        sqlx::query_scalar("SELECT body FROM evening_entries WHERE evening_id = ? AND seq = ?")
            .bind(evening.as_str())
            .bind(seq)
            .fetch_optional(connection)
            .await?;
    let is_same = stored.is_some_and(|stored| stored == entry.body);
    Ok(if is_same { Ok(()) } else { Err(EveningRefusal::Conflict { evening: evening.clone(), seq }) })
}

/// Gives a guest a role. A person is in one open evening at a time (CLUB-20), and a player has one guest.
async fn join(connection: &mut SqliteConnection, evening: &EveningId, person: &EveningPerson) -> Outcome {
    let barred: i64 =
        sqlx::query_scalar("SELECT count(*) FROM evening_barred WHERE evening_id = ? AND guest_id = ?")
            .bind(evening.as_str())
            .bind(person.guest.as_str())
            .fetch_one(&mut *connection)
            .await?;
    if barred > 0 {
        return Ok(Err(EveningRefusal::Barred));
    }
    let elsewhere: Option<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(elsewhere()))
        .bind(person.guest.as_str())
        .bind(evening.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(evening) = elsewhere {
        return Ok(Err(EveningRefusal::Elsewhere { evening: evening.into() }));
    }
    let taken: Option<String> = sqlx::query_scalar(
        "SELECT guest_id FROM evening_people WHERE evening_id = ? AND player = ? AND guest_id <> ?",
    )
    .bind(evening.as_str())
    .bind(person.player)
    .bind(person.guest.as_str())
    .fetch_optional(&mut *connection)
    .await?;
    if taken.is_some() {
        return Ok(Err(EveningRefusal::Taken));
    }
    insert_person(connection, evening, person).await?;
    Ok(Ok(()))
}

async fn insert_person(
    connection: &mut SqliteConnection,
    evening: &EveningId,
    person: &EveningPerson,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO evening_people (evening_id, guest_id, player, since_ms, confirmed) VALUES (?, ?, ?, ?, ?) \
         ON CONFLICT (evening_id, guest_id) DO UPDATE SET player = excluded.player, \
           since_ms = excluded.since_ms, confirmed = excluded.confirmed",
    )
    .bind(evening.as_str())
    .bind(person.guest.as_str())
    .bind(person.player)
    .bind(person.since_ms)
    .bind(person.confirmed)
    .execute(connection)
    .await?;
    Ok(())
}

async fn reassign_people(
    connection: &mut SqliteConnection,
    evening: &EveningId,
    reassigned: &[EveningPerson],
    removed: &[PersonId],
) -> Result<(), sqlx::Error> {
    // Delete all rows first. Otherwise two guests who swap their players would have the same player for a moment, which
    // the unique index forbids.
    for guest in reassigned.iter().map(|person| &person.guest).chain(removed) {
        sqlx::query("DELETE FROM evening_people WHERE evening_id = ? AND guest_id = ?")
            .bind(evening.as_str())
            .bind(guest.as_str())
            .execute(&mut *connection)
            .await?;
    }
    for person in reassigned {
        insert_person(connection, evening, person).await?;
    }
    Ok(())
}

async fn close(
    connection: &mut SqliteConnection,
    evening: &EveningId,
    at_ms: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE evenings SET closed_ms = ? WHERE id = ? AND closed_ms IS NULL")
        .bind(at_ms)
        .bind(evening.as_str())
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM evening_links WHERE evening_id = ?")
        .bind(evening.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

/// Opens a closed evening again. If it is open, only its code changes, so that the change can be repeated.
async fn reopen(connection: &mut SqliteConnection, evening: &EveningId, code: &str) -> Outcome {
    let taken: i64 =
        sqlx::query_scalar("SELECT count(*) FROM evenings WHERE code = ? AND closed_ms IS NULL AND id <> ?")
            .bind(code)
            .bind(evening.as_str())
            .fetch_one(&mut *connection)
            .await?;
    if taken > 0 {
        return Ok(Err(EveningRefusal::CodeTaken));
    }
    let update = sqlx::query("UPDATE evenings SET closed_ms = NULL, code = ?, result = NULL WHERE id = ?");
    any_row(update.bind(code).bind(evening.as_str()).execute(connection).await, EveningRefusal::Gone)
}

async fn store_result(connection: &mut SqliteConnection, evening: &EveningId, result: &str) -> Outcome {
    let update = sqlx::query("UPDATE evenings SET result = ? WHERE id = ?");
    any_row(update.bind(result).bind(evening.as_str()).execute(connection).await, EveningRefusal::Gone)
}

/// Refuses if a statement changed no row.
fn any_row(
    result: Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>,
    refusal: EveningRefusal,
) -> Result<Result<(), EveningRefusal>, sqlx::Error> {
    Ok(if result?.rows_affected() == 0 { Err(refusal) } else { Ok(()) })
}
