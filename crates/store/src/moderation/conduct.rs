//! How people behave in matches, and who plays from the same network. Both are stored in the transaction of the match's last event.

use std::collections::BTreeSet;

use boneyard_ids::PersonId;
use rusqlite::params;
use sqlx::Row;

use super::{ModeratedPerson, moderated};
use crate::{FinishedMatch, Store, StoreError};

/// How long it is known who shared a network, in milliseconds: 90 days.
pub const NETWORKS_KEPT_MS: i64 = 90 * 24 * 60 * 60 * 1000;

/// How long it is known who left a match for ratings before it counted, in milliseconds: a day.
pub const EARLY_EXITS_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// The matches for ratings that a person left before they counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EarlyExits {
    /// How many there were in the last `EARLY_EXITS_KEPT_MS`.
    pub count: u32,
    /// When the last one ended, in milliseconds since 1970; 0 if there was none.
    pub last_ms: i64,
}

/// How a player behaved in a match that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerConduct {
    /// The first seat, from 1.
    pub seat: u8,
    /// The person.
    pub person: PersonId,
    /// Whether the person left the match.
    pub has_left: bool,
    /// Whether the person gave the match up.
    pub has_given_up: bool,
    /// Whether the person left or gave up a match for ratings so early that it does not count.
    pub left_early: bool,
    /// Plays and passes of the person, with those that the clock made.
    pub turns: u32,
    /// How often the person's time ran out.
    pub timed_out: u32,
    /// Marks of the networks from which the person played. A mark is a hash with a key that is never stored.
    pub networks: Vec<[u8; 16]>,
}

/// How a person has behaved in all matches with other people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Conduct {
    /// Matches that the person began.
    pub begun: u32,
    /// Matches that the person played to the end.
    pub finished: u32,
    /// Matches that the person left.
    pub left: u32,
    /// Matches that the person gave up.
    pub given_up: u32,
    /// Plays and passes of the person, with those that the clock made.
    pub turns: u32,
    /// How often the person's time ran out.
    pub timed_out: u32,
}

/// A person who played rated matches from the same network as another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedNetwork {
    /// The person.
    pub person: ModeratedPerson,
    /// In how many rated matches both played from one network.
    pub matches: u32,
    /// In how many of these they were partners.
    pub partners: u32,
    /// When the last of these ended, in milliseconds since 1970.
    pub last_ms: i64,
}

/// Adds a match to the figures of its players. The caller has just stored the match, so it counts once.
pub(crate) fn fold(
    connection: &rusqlite::Connection,
    finished: &FinishedMatch,
    players: &[PlayerConduct],
) -> Result<(), StoreError> {
    let people: BTreeSet<&PersonId> = players.iter().map(|player| &player.person).collect();
    if people.len() < 2 {
        return Ok(());
    }
    for player in players {
        let PlayerConduct { person, has_left, has_given_up, left_early, turns, timed_out, .. } = player;
        connection
            .prepare_cached(
                "INSERT INTO conduct (person_id, begun, finished, has_left, given_up, turns, timed_out) \
                 VALUES (?, 1, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET begun = begun + 1, \
                   finished = finished + excluded.finished, has_left = has_left + excluded.has_left, \
                   given_up = given_up + excluded.given_up, turns = turns + excluded.turns, \
                   timed_out = timed_out + excluded.timed_out",
            )?
            .execute(params![
                person.as_str(),
                !has_left && !has_given_up,
                has_left,
                has_given_up,
                turns,
                timed_out
            ])?;
        if *left_early {
            insert_early_exit(connection, finished, person)?;
        }
    }
    if finished.rated_in.is_some() {
        insert_networks(connection, finished, players)?;
    }
    Ok(())
}

/// Stores that a person left a match for ratings before it counted, and forgets what is a day older.
fn insert_early_exit(
    connection: &rusqlite::Connection,
    finished: &FinishedMatch,
    person: &PersonId,
) -> Result<(), StoreError> {
    let too_old = finished.ended_ms - EARLY_EXITS_KEPT_MS;
    connection.prepare_cached("DELETE FROM early_exits WHERE ended_ms < ?")?.execute([too_old])?;
    connection
        .prepare_cached("INSERT OR IGNORE INTO early_exits (person_id, ended_ms, match_id) VALUES (?, ?, ?)")?
        .execute(params![person.as_str(), finished.ended_ms, finished.id.as_str()])?;
    Ok(())
}

/// Stores which players shared a network. Networks of single players are not stored.
fn insert_networks(
    connection: &rusqlite::Connection,
    finished: &FinishedMatch,
    players: &[PlayerConduct],
) -> Result<(), StoreError> {
    let too_old = finished.ended_ms - NETWORKS_KEPT_MS;
    connection.prepare_cached("DELETE FROM match_networks WHERE ended_ms < ?")?.execute([too_old])?;
    for player in players {
        let is_shared = |mark: &&[u8; 16]| {
            players.iter().any(|other| other.person != player.person && other.networks.contains(mark))
        };
        let side = finished.players.iter().find(|finished| finished.seat == player.seat);
        let side = side.map_or(0, |finished| finished.side);
        for mark in player.networks.iter().filter(is_shared) {
            connection
                .prepare_cached(
                    "INSERT OR IGNORE INTO match_networks (match_id, mark, seat, side, person_id, ended_ms) \
                     VALUES (?, ?, ?, ?, ?, ?)",
                )?
                .execute(params![
                    finished.id.as_str(),
                    mark.as_slice(),
                    player.seat,
                    side,
                    player.person.as_str(),
                    finished.ended_ms
                ])?;
        }
    }
    Ok(())
}

impl Store {
    /// How often a person has left matches for ratings before they counted, in the day before `now_ms`.
    pub async fn early_exits_of(&self, person: &PersonId, now_ms: i64) -> Result<EarlyExits, StoreError> {
        let found = sqlx::query(
            "SELECT count(*), coalesce(max(ended_ms), 0) FROM early_exits WHERE person_id = ? AND ended_ms > ?",
        );
        let row = found
            .bind(person.as_str())
            .bind(now_ms.saturating_sub(EARLY_EXITS_KEPT_MS))
            .fetch_one(&self.readers)
            .await?;
        Ok(EarlyExits { count: row.try_get(0)?, last_ms: row.try_get(1)? })
    }

    /// How a person has behaved in all matches with other people.
    pub async fn conduct_of(&self, person: &PersonId) -> Result<Conduct, StoreError> {
        let row = sqlx::query(
            "SELECT begun, finished, has_left, given_up, turns, timed_out FROM conduct WHERE person_id = ?",
        )
        .bind(person.as_str())
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(Conduct::default()) };
        Ok(Conduct {
            begun: row.try_get(0)?,
            finished: row.try_get(1)?,
            left: row.try_get(2)?,
            given_up: row.try_get(3)?,
            turns: row.try_get(4)?,
            timed_out: row.try_get(5)?,
        })
    }

    /// The people who played rated matches from the same network as a person since `since_ms`, the most frequent first.
    pub async fn networks_shared_with(
        &self,
        person: &PersonId,
        since_ms: i64,
        max: usize,
    ) -> Result<Vec<SharedNetwork>, StoreError> {
        let rows = sqlx::query(
            "SELECT guests.id, guests.name, guests.face, guests.created_ms, guests.is_bot, \
               EXISTS (SELECT 1 FROM accounts WHERE person_id = guests.id), \
               count(DISTINCT own.match_id) AS matches, \
               count(DISTINCT CASE WHEN own.side = other.side THEN own.match_id END), max(own.ended_ms) AS last_ms \
             FROM match_networks AS own JOIN match_networks AS other ON other.match_id = own.match_id \
               AND other.mark = own.mark AND other.person_id <> own.person_id \
             JOIN guests ON guests.id = other.person_id \
             WHERE own.person_id = ? AND own.ended_ms >= ? \
             GROUP BY guests.id ORDER BY matches DESC, last_ms DESC, guests.id LIMIT ?",
        )
        .bind(person.as_str())
        .bind(since_ms)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let shared = rows.iter().map(|row| {
            let (matches, partners, last_ms) = (row.try_get(6)?, row.try_get(7)?, row.try_get(8)?);
            Ok(SharedNetwork { person: moderated(row, 0)?, matches, partners, last_ms })
        });
        Ok(shared.collect::<Result<_, sqlx::Error>>()?)
    }

    /// The pairs of people who played rated matches from one network since `since_ms`, the most frequent first. Each pair is there once.
    pub async fn shared_networks(
        &self,
        since_ms: i64,
        max: usize,
    ) -> Result<Vec<(ModeratedPerson, SharedNetwork)>, StoreError> {
        let rows = sqlx::query(
            "SELECT one.id, one.name, one.face, one.created_ms, one.is_bot, \
               EXISTS (SELECT 1 FROM accounts WHERE person_id = one.id), \
               two.id, two.name, two.face, two.created_ms, two.is_bot, \
               EXISTS (SELECT 1 FROM accounts WHERE person_id = two.id), \
               count(DISTINCT own.match_id) AS matches, \
               count(DISTINCT CASE WHEN own.side = other.side THEN own.match_id END), max(own.ended_ms) AS last_ms \
             FROM match_networks AS own JOIN match_networks AS other ON other.match_id = own.match_id \
               AND other.mark = own.mark AND other.person_id > own.person_id \
             JOIN guests AS one ON one.id = own.person_id JOIN guests AS two ON two.id = other.person_id \
             WHERE own.ended_ms >= ? \
             GROUP BY one.id, two.id ORDER BY matches DESC, last_ms DESC, one.id, two.id LIMIT ?",
        )
        .bind(since_ms)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let pairs = rows.iter().map(|row| {
            let (matches, partners, last_ms) = (row.try_get(12)?, row.try_get(13)?, row.try_get(14)?);
            let other = SharedNetwork { person: moderated(row, 6)?, matches, partners, last_ms };
            Ok((moderated(row, 0)?, other))
        });
        Ok(pairs.collect::<Result<_, sqlx::Error>>()?)
    }
}
