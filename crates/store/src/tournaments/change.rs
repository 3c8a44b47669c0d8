//! Changes of tournaments. Each change is written completely or refused.

use boneyard_ids::{PersonId, TableId, TournamentId};
use sqlx::SqliteConnection;

use super::{Tournament, TournamentEntry};
use crate::error::TournamentRefusal;
use crate::event_log::tournament_checksum;

/// A change of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TournamentChange {
    /// A person opens a tournament.
    Open {
        /// The tournament.
        tournament: Tournament,
        /// Its first event.
        event: NewTournamentEvent,
    },
    /// Something happened.
    Append {
        /// The tournament.
        tournament: TournamentId,
        /// The number of the first of `events`; the others follow without a gap.
        first_seq: u32,
        /// The events.
        events: Vec<NewTournamentEvent>,
        /// The entry that the events change. Entries of its people that are not confirmed end.
        entry: Option<TournamentEntry>,
        /// The tables of new pairings, which are to be opened.
        tables: Vec<(u32, TableId)>,
        /// When the tournament starts, if it does.
        started_ms: Option<i64>,
        /// What is known at the end, if the tournament is closed.
        closed: Option<ClosedTournament>,
    },
    /// A pair waits for a partner to confirm it.
    Invite {
        /// The tournament.
        tournament: TournamentId,
        /// The entry, without an entrant.
        entry: TournamentEntry,
    },
    /// A pair that was not confirmed ends.
    Decline {
        /// The tournament.
        tournament: TournamentId,
        /// The number of the entry.
        entry: u32,
    },
    /// Tables are open, or everyone has come to them.
    Mark {
        /// The tournament.
        tournament: TournamentId,
        /// The pairings whose tables are open.
        opened: Vec<u32>,
        /// The pairings to whose tables everyone has come.
        met: Vec<u32>,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
}

/// An event to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTournamentEvent {
    /// When the event happened, in milliseconds since 1970.
    pub at_ms: i64,
    /// The event as JSON.
    pub body: String,
}

/// What is known of a tournament at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClosedTournament {
    /// When it is closed, in milliseconds since 1970.
    pub at_ms: i64,
    /// How many took part.
    pub entrants: u16,
    /// The number of the entrant in the first place, unless two share it.
    pub winner: Option<u16>,
}

impl TournamentChange {
    /// The approximate number of rows written, at least 1.
    pub(crate) fn rows(&self) -> usize {
        match self {
            TournamentChange::Append { events, tables, .. } => events.len() + tables.len() + 1,
            TournamentChange::Mark { opened, met, .. } => (opened.len() + met.len()).max(1),
            TournamentChange::Open { .. }
            | TournamentChange::Invite { .. }
            | TournamentChange::Decline { .. } => 1,
        }
    }
}

type Outcome = Result<Result<(), TournamentRefusal>, sqlx::Error>;

/// Writes a change. After a refusal the caller must roll back.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    epoch: i64,
    change: &TournamentChange,
) -> Outcome {
    match change {
        TournamentChange::Open { tournament, event } => {
            open(connection, tournament).await?;
            insert_event(connection, epoch, &tournament.id, 1, event).await?;
        }
        TournamentChange::Append { tournament, first_seq, events, entry, tables, started_ms, closed } => {
            if last_seq(connection, tournament).await? + 1 != *first_seq {
                let (tournament, seq) = (tournament.clone(), *first_seq);
                return Ok(Err(TournamentRefusal::Conflict { tournament, seq }));
            }
            for (seq, event) in (*first_seq..).zip(events) {
                insert_event(connection, epoch, tournament, seq, event).await?;
            }
            if let Some(entry) = entry {
                confirm(connection, tournament, entry).await?;
            }
            for (pairing, table) in tables {
                insert_table(connection, tournament, *pairing, table).await?;
            }
            if let Some(started_ms) = started_ms {
                let start = sqlx::query("UPDATE tournaments SET started_ms = ? WHERE id = ?");
                start.bind(started_ms).bind(tournament.as_str()).execute(&mut *connection).await?;
            }
            if let Some(closed) = closed {
                close(connection, tournament, closed).await?;
            }
        }
        TournamentChange::Invite { tournament, entry } => save_entry(connection, tournament, entry).await?,
        TournamentChange::Decline { tournament, entry } => {
            let decline = sqlx::query(
                "DELETE FROM tournament_entries WHERE tournament_id = ? AND entry = ? AND entrant IS NULL",
            );
            decline.bind(tournament.as_str()).bind(entry).execute(connection).await?;
        }
        TournamentChange::Mark { tournament, opened, met, at_ms } => {
            for pairing in opened {
                let mark = sqlx::query(
                    "UPDATE tournament_tables SET opened_ms = ? WHERE tournament_id = ? AND pairing = ?",
                );
                let mark = mark.bind(at_ms).bind(tournament.as_str()).bind(pairing);
                mark.execute(&mut *connection).await?;
            }
            for pairing in met {
                let mark = sqlx::query(
                    "UPDATE tournament_tables SET met_ms = ? WHERE tournament_id = ? AND pairing = ?",
                );
                let mark = mark.bind(at_ms).bind(tournament.as_str()).bind(pairing);
                mark.execute(&mut *connection).await?;
            }
        }
    }
    Ok(Ok(()))
}

async fn open(connection: &mut SqliteConnection, tournament: &Tournament) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT INTO tournaments (id, host_id, title, rules, facts, starts_ms, created_ms) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    );
    let insert = insert.bind(tournament.id.as_str()).bind(tournament.host.as_str()).bind(&tournament.title);
    let insert = insert.bind(&tournament.rules).bind(&tournament.facts).bind(tournament.starts_ms);
    insert.bind(tournament.created_ms).execute(connection).await?;
    Ok(())
}

async fn last_seq(connection: &mut SqliteConnection, tournament: &TournamentId) -> Result<u32, sqlx::Error> {
    let last =
        sqlx::query_scalar("SELECT coalesce(max(seq), 0) FROM tournament_events WHERE tournament_id = ?");
    last.bind(tournament.as_str()).fetch_one(connection).await
}

async fn insert_event(
    connection: &mut SqliteConnection,
    epoch: i64,
    tournament: &TournamentId,
    seq: u32,
    NewTournamentEvent { at_ms, body }: &NewTournamentEvent,
) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT INTO tournament_events (tournament_id, seq, epoch, at_ms, checksum, body) VALUES (?, ?, ?, ?, ?, ?)",
    );
    let checksum = tournament_checksum(tournament.as_str(), seq, (epoch, *at_ms, body));
    let insert = insert.bind(tournament.as_str()).bind(seq).bind(epoch).bind(at_ms).bind(checksum);
    insert.bind(body).execute(connection).await?;
    Ok(())
}

/// Saves the entry of an entrant. Its people are in no other pair that waits.
async fn confirm(
    connection: &mut SqliteConnection,
    tournament: &TournamentId,
    entry: &TournamentEntry,
) -> Result<(), sqlx::Error> {
    for person in entry.people() {
        let end = sqlx::query(
            "DELETE FROM tournament_entries WHERE tournament_id = ?1 AND entrant IS NULL \
             AND ?2 IN (person_id, partner_id)",
        );
        end.bind(tournament.as_str()).bind(person.as_str()).execute(&mut *connection).await?;
    }
    save_entry(connection, tournament, entry).await
}

async fn save_entry(
    connection: &mut SqliteConnection,
    tournament: &TournamentId,
    entry: &TournamentEntry,
) -> Result<(), sqlx::Error> {
    let save = sqlx::query(
        "INSERT INTO tournament_entries (tournament_id, entry, entrant, person_id, partner_id, is_removed) \
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (tournament_id, entry) DO UPDATE SET entrant = excluded.entrant, \
           is_removed = excluded.is_removed",
    );
    let save = save.bind(tournament.as_str()).bind(entry.entry).bind(entry.entrant);
    let save = save.bind(entry.person.as_str()).bind(entry.partner.as_ref().map(PersonId::as_str));
    save.bind(entry.is_removed).execute(connection).await?;
    Ok(())
}

async fn insert_table(
    connection: &mut SqliteConnection,
    tournament: &TournamentId,
    pairing: u32,
    table: &TableId,
) -> Result<(), sqlx::Error> {
    let insert =
        sqlx::query("INSERT INTO tournament_tables (tournament_id, pairing, table_id) VALUES (?, ?, ?)");
    insert.bind(tournament.as_str()).bind(pairing).bind(table.as_str()).execute(connection).await?;
    Ok(())
}

async fn close(
    connection: &mut SqliteConnection,
    tournament: &TournamentId,
    ClosedTournament { at_ms, entrants, winner }: &ClosedTournament,
) -> Result<(), sqlx::Error> {
    let close = sqlx::query("UPDATE tournaments SET closed_ms = ?, entrants = ?, winner = ? WHERE id = ?");
    close.bind(at_ms).bind(entrants).bind(winner).bind(tournament.as_str()).execute(&mut *connection).await?;
    let end = sqlx::query("DELETE FROM tournament_entries WHERE tournament_id = ? AND entrant IS NULL");
    end.bind(tournament.as_str()).execute(connection).await?;
    Ok(())
}
