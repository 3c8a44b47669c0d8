//! Tournaments: their events, their entrants, and the tables where they play.

mod change;

use boneyard_ids::{MatchId, PersonId, TableId, TournamentId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::event_log::tournament_checksum;
use crate::row::id;
use crate::{Guest, Store, StoreError};

pub(crate) use change::write;
pub use change::{ClosedTournament, NewTournamentEvent, TournamentChange};

/// A tournament, without its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// The id of the tournament, as in its address.
    pub id: TournamentId,
    /// The person who opened it.
    pub host: PersonId,
    /// The title that the host chose.
    pub title: String,
    /// The rules: a preset and overrides.
    pub rules: String,
    /// What else the host chose, as JSON. The store does not read it.
    pub facts: String,
    /// When it is to start, in milliseconds since 1970.
    pub starts_ms: i64,
    /// When it was opened, in milliseconds since 1970.
    pub created_ms: i64,
    /// When it started; `None` before.
    pub started_ms: Option<i64>,
    /// When it was closed; `None` while it is open.
    pub closed_ms: Option<i64>,
    /// How many took part. Known once it is closed.
    pub entrants: u16,
    /// The number of the entrant in the first place. Known once it is closed, unless two share the place.
    pub winner: Option<u16>,
}

/// A stored event of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTournamentEvent {
    /// The number of the event in its tournament, from 1.
    pub seq: u32,
    /// The epoch of the database in which the event was written.
    pub epoch: i64,
    /// When the event happened, in milliseconds since 1970.
    pub at_ms: i64,
    /// The event as JSON.
    pub body: String,
}

/// A person or a fixed pair who want to take part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentEntry {
    /// The number of the entry in its tournament.
    pub entry: u32,
    /// The number of the entrant in the events; `None` until the partner confirms the pair.
    pub entrant: Option<u16>,
    /// The person who entered.
    pub person: PersonId,
    /// The partner of a pair.
    pub partner: Option<PersonId>,
    /// Whether the host withdrew the entrant, so that only the host can let it come back.
    pub is_removed: bool,
}

impl TournamentEntry {
    /// The person, and the partner of a pair.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        std::iter::once(&self.person).chain(&self.partner)
    }

    /// Whether a person plays in it.
    pub fn has(&self, person: &PersonId) -> bool {
        self.people().any(|own| own == person)
    }
}

/// A person of a tournament as they are now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentMember {
    /// The person.
    pub person: Guest,
    /// Whether the person has an account.
    pub has_account: bool,
    /// Whether the person deleted the account, so that they cannot come back.
    pub is_gone: bool,
}

/// The table of a pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentTable {
    /// The id of the pairing in the events.
    pub pairing: u32,
    /// The table.
    pub table: TableId,
    /// When the table was open with everyone on their seats; `None` before.
    pub opened_ms: Option<i64>,
    /// When everyone had come; `None` before.
    pub met_ms: Option<i64>,
    /// The first match of the table, once it is over. No other match counts.
    pub over: Option<MatchId>,
    /// The first seats of those who left that match, from 1.
    pub left: Vec<u8>,
    /// Whether the table is closed.
    pub is_closed: bool,
}

/// A tournament that was held and is closed, for a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldTournament {
    /// The tournament.
    pub tournament: Tournament,
    /// Its first event as JSON.
    pub opening: String,
    /// The host as they are now.
    pub host: TournamentMember,
    /// The people of the winner as they are now.
    pub winner: Vec<TournamentMember>,
    /// Whether the person who asks took part.
    pub has_entered: bool,
}

impl Store {
    /// The tournament with this id.
    pub async fn tournament(&self, tournament: &TournamentId) -> Result<Option<Tournament>, StoreError> {
        let row = sqlx::query(
            "SELECT id, host_id, title, rules, facts, starts_ms, created_ms, started_ms, closed_ms, entrants, winner \
             FROM tournaments WHERE id = ?",
        )
        .bind(tournament.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    /// The ids of all tournaments that are not closed.
    pub async fn open_tournaments(&self) -> Result<Vec<TournamentId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tournaments WHERE closed_ms IS NULL ORDER BY starts_ms, id")
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(|row| id(row, 0)).collect::<Result<_, _>>()?)
    }

    /// At most `max` tournaments that were held and are closed, the last first, after a place in this list: when that one was
    /// closed, and its id.
    pub async fn held_tournaments(
        &self,
        after: Option<(i64, &TournamentId)>,
        max: usize,
        asks: Option<&PersonId>,
    ) -> Result<Vec<HeldTournament>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, host_id, title, rules, facts, starts_ms, created_ms, started_ms, closed_ms, entrants, winner, \
               body, EXISTS (SELECT 1 FROM tournament_entries AS own WHERE own.tournament_id = tournaments.id \
                 AND own.entrant IS NOT NULL AND ?4 IN (own.person_id, own.partner_id)) \
             FROM tournaments JOIN tournament_events ON tournament_id = id AND seq = 1 \
             WHERE closed_ms IS NOT NULL AND started_ms IS NOT NULL AND (closed_ms, id) < (?1, ?2) \
             ORDER BY closed_ms DESC, id DESC LIMIT ?3",
        )
        .bind(after.map_or(i64::MAX, |(closed_ms, _)| closed_ms))
        .bind(after.map_or("", |(_, id)| id.as_str()))
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .bind(asks.map(PersonId::as_str))
        .fetch_all(&self.readers)
        .await?;
        let mut held = Vec::with_capacity(rows.len());
        for row in &rows {
            let tournament = read(row)?;
            let host = self.host_of(&tournament).await?;
            let winner = self.winner_of(&tournament).await?;
            let (opening, has_entered) = (row.try_get(11)?, row.try_get::<Option<bool>, _>(12)?);
            held.push(HeldTournament {
                tournament,
                opening,
                host,
                winner,
                has_entered: has_entered == Some(true),
            });
        }
        Ok(held)
    }

    async fn host_of(&self, tournament: &Tournament) -> Result<TournamentMember, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, face, created_ms, is_bot, \
               EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = id), moved_to IS NOT NULL \
             FROM guests WHERE id = ?",
        )
        .bind(tournament.host.as_str())
        .fetch_one(&self.readers)
        .await?;
        Ok(member(&row)?)
    }

    async fn winner_of(&self, tournament: &Tournament) -> Result<Vec<TournamentMember>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, face, created_ms, is_bot, \
               EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = id), moved_to IS NOT NULL \
             FROM tournament_entries AS own JOIN guests ON id IN (own.person_id, own.partner_id) \
             WHERE tournament_id = ? AND entrant = ? ORDER BY id = own.partner_id",
        )
        .bind(tournament.id.as_str())
        .bind(tournament.winner)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(member).collect::<Result<_, _>>()?)
    }

    /// The events of a tournament in order; none if there is no such tournament.
    ///
    /// # Errors
    /// [`StoreError::DamagedTournament`] if the checksum of an event is wrong.
    pub async fn tournament_events(
        &self,
        tournament: &TournamentId,
    ) -> Result<Vec<StoredTournamentEvent>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, epoch, at_ms, body, checksum FROM tournament_events WHERE tournament_id = ? ORDER BY seq",
        )
        .bind(tournament.as_str())
        .fetch_all(&self.readers)
        .await?;
        let event = |row: &SqliteRow| {
            let (seq, epoch, at_ms, body) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            StoredTournamentEvent { seq, epoch, at_ms, body }.verified(tournament, row.try_get(4)?)
        };
        rows.iter().map(event).collect()
    }

    /// The entries of a tournament, by number.
    pub async fn tournament_entries(
        &self,
        tournament: &TournamentId,
    ) -> Result<Vec<TournamentEntry>, StoreError> {
        let rows = sqlx::query(
            "SELECT entry, entrant, person_id, partner_id, is_removed FROM tournament_entries \
             WHERE tournament_id = ? ORDER BY entry",
        )
        .bind(tournament.as_str())
        .fetch_all(&self.readers)
        .await?;
        let entry = |row: &SqliteRow| -> Result<TournamentEntry, sqlx::Error> {
            Ok(TournamentEntry {
                entry: row.try_get(0)?,
                entrant: row.try_get(1)?,
                person: id(row, 2)?,
                partner: row.try_get::<Option<&str>, _>(3)?.map(PersonId::from),
                is_removed: row.try_get(4)?,
            })
        };
        Ok(rows.iter().map(entry).collect::<Result<_, _>>()?)
    }

    /// Everyone of a tournament's entries, and its host, as they are now.
    pub async fn tournament_members(
        &self,
        tournament: &TournamentId,
    ) -> Result<Vec<TournamentMember>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, face, created_ms, is_bot, \
               EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = id), moved_to IS NOT NULL \
             FROM guests WHERE id IN (SELECT person_id FROM tournament_entries WHERE tournament_id = ?1 \
               UNION SELECT partner_id FROM tournament_entries WHERE tournament_id = ?1 \
               UNION SELECT host_id FROM tournaments WHERE tournaments.id = ?1)",
        )
        .bind(tournament.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(member).collect::<Result<_, _>>()?)
    }

    /// The tables of a tournament's pairings.
    pub async fn tournament_tables(
        &self,
        tournament: &TournamentId,
    ) -> Result<Vec<TournamentTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT pairing, own.table_id, opened_ms, met_ms, matches.id, finished_ms IS NOT NULL, \
             (SELECT group_concat(seat) FROM match_players WHERE match_id = matches.id AND has_left) \
             FROM tournament_tables AS own LEFT JOIN tables ON tables.id = own.table_id \
             LEFT JOIN matches ON matches.table_id = own.table_id AND number = 1 \
             WHERE tournament_id = ? ORDER BY pairing",
        )
        .bind(tournament.as_str())
        .fetch_all(&self.readers)
        .await?;
        let table = |row: &SqliteRow| -> Result<TournamentTable, sqlx::Error> {
            Ok(TournamentTable {
                pairing: row.try_get(0)?,
                table: id(row, 1)?,
                opened_ms: row.try_get(2)?,
                met_ms: row.try_get(3)?,
                over: row.try_get::<Option<&str>, _>(4)?.map(MatchId::from),
                is_closed: row.try_get(5)?,
                left: row.try_get::<Option<&str>, _>(6)?.map(seats).unwrap_or_default(),
            })
        };
        Ok(rows.iter().map(table).collect::<Result<_, _>>()?)
    }

    /// The last tournaments that a person opened or entered, at most `max`: each with whether the person is the host.
    pub async fn tournaments_of(
        &self,
        person: &PersonId,
        max: usize,
    ) -> Result<Vec<(Tournament, bool)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, host_id, title, rules, facts, starts_ms, created_ms, started_ms, closed_ms, entrants, winner \
             FROM tournaments WHERE host_id = ?1 OR id IN (SELECT tournament_id FROM tournament_entries \
               WHERE person_id = ?1 UNION SELECT tournament_id FROM tournament_entries WHERE partner_id = ?1) \
             ORDER BY starts_ms DESC, id LIMIT ?2",
        )
        .bind(person.as_str())
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let own = |row: &SqliteRow| -> Result<(Tournament, bool), sqlx::Error> {
            let tournament = read(row)?;
            let hosts = tournament.host == *person;
            Ok((tournament, hosts))
        };
        Ok(rows.iter().map(own).collect::<Result<_, _>>()?)
    }

    /// Whether a table was closed.
    pub async fn is_table_closed(&self, table: &TableId) -> Result<bool, StoreError> {
        let closed = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ? AND finished_ms IS NOT NULL)",
        );
        Ok(closed.bind(table.as_str()).fetch_one(&self.readers).await?)
    }
}

impl StoredTournamentEvent {
    /// The event, if its checksum is right.
    pub(crate) fn verified(self, tournament: &TournamentId, checksum: i64) -> Result<Self, StoreError> {
        let StoredTournamentEvent { seq, epoch, at_ms, ref body } = self;
        if tournament_checksum(tournament.as_str(), seq, (epoch, at_ms, body)) == checksum {
            Ok(self)
        } else {
            Err(StoreError::DamagedTournament { tournament: tournament.clone(), seq })
        }
    }
}

/// Reads a tournament from its first eleven columns.
fn read(row: &SqliteRow) -> Result<Tournament, sqlx::Error> {
    Ok(Tournament {
        id: id(row, 0)?,
        host: id(row, 1)?,
        title: row.try_get(2)?,
        rules: row.try_get(3)?,
        facts: row.try_get(4)?,
        starts_ms: row.try_get(5)?,
        created_ms: row.try_get(6)?,
        started_ms: row.try_get(7)?,
        closed_ms: row.try_get(8)?,
        entrants: row.try_get(9)?,
        winner: row.try_get(10)?,
    })
}

/// Reads a person from seven columns.
fn member(row: &SqliteRow) -> Result<TournamentMember, sqlx::Error> {
    let person = crate::guests::guest(row)?;
    let (has_account, is_moved): (bool, bool) = (row.try_get(5)?, row.try_get(6)?);
    Ok(TournamentMember { person, has_account, is_gone: is_moved })
}

/// The seats in a list that the database has joined with commas.
fn seats(list: &str) -> Vec<u8> {
    list.split(',').filter_map(|seat| seat.parse().ok()).collect()
}
