//! Opening hands, for statistics against chance. What a hand is, is known above.

use boneyard_ids::{MatchId, PersonId, TableId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::search::rows;
use crate::row::id;
use crate::{Store, StoreError};

/// What a number of opening hands have in common.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandGroup {
    /// The family of games.
    pub family: String,
    /// How many tiles the set has.
    pub set_tiles: u32,
    /// How many of them are doubles.
    pub set_doubles: u32,
    /// The highest number on a tile.
    pub highest: u8,
    /// The pips of all tiles of the set.
    pub set_pips: u32,
    /// The sum of the squares of the pips of each tile.
    pub set_squares: u64,
    /// How many tiles a hand has.
    pub hand_tiles: u32,
}

/// How many hands of a group had a number of doubles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandCount {
    /// The group.
    pub group: HandGroup,
    /// The number of doubles.
    pub doubles: u8,
    /// How many hands.
    pub hands: u32,
    /// The pips of all these hands.
    pub pips: u64,
}

/// A match that is not counted yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UncountedMatch {
    /// The match.
    pub id: MatchId,
    /// Its table.
    pub table: TableId,
    /// The number of the match at its table, from 1.
    pub number: u32,
}

/// The opening hands of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountedMatch {
    /// The match.
    pub id: MatchId,
    /// The hands of each player, with the first seat. None if the hands cannot be read.
    pub hands: Vec<(u8, HandCount)>,
}

/// Stores the hands of matches that are not counted yet, and marks these as counted.
pub(super) async fn count(
    connection: &mut SqliteConnection,
    matches: &[CountedMatch],
) -> Result<(), sqlx::Error> {
    for CountedMatch { id, hands } in matches {
        let marked = sqlx::query("UPDATE matches SET hands_counted = 1 WHERE id = ? AND hands_counted = 0")
            .bind(id.as_str())
            .execute(&mut *connection)
            .await?;
        if marked.rows_affected() == 0 {
            continue;
        }
        for (seat, HandCount { group, doubles, hands, pips }) in hands {
            sqlx::query(
                "INSERT INTO opening_hands (match_id, seat, family, set_tiles, set_doubles, highest, set_pips, set_squares, \
                   hand_tiles, doubles, hands, pips) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(id.as_str())
            .bind(seat)
            .bind(&group.family)
            .bind(group.set_tiles)
            .bind(group.set_doubles)
            .bind(group.highest)
            .bind(group.set_pips)
            .bind(i64::try_from(group.set_squares).unwrap_or(i64::MAX))
            .bind(group.hand_tiles)
            .bind(doubles)
            .bind(hands)
            .bind(i64::try_from(*pips).unwrap_or(i64::MAX))
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(())
}

impl Store {
    /// The last matches whose hands are not counted yet, the last first.
    pub async fn uncounted_matches(&self, max: usize) -> Result<Vec<UncountedMatch>, StoreError> {
        let found = sqlx::query(
            "SELECT id, table_id, number FROM matches WHERE hands_counted = 0 ORDER BY ended_ms DESC, id DESC LIMIT ?",
        )
        .bind(rows(max))
        .fetch_all(&self.readers)
        .await?;
        let uncounted = |row: &SqliteRow| -> Result<UncountedMatch, sqlx::Error> {
            Ok(UncountedMatch { id: id(row, 0)?, table: id(row, 1)?, number: row.try_get(2)? })
        };
        Ok(found.iter().map(uncounted).collect::<Result<_, _>>()?)
    }

    /// The hands of a person in the last `matches_max` matches, and how many of these matches are not counted yet.
    pub async fn hands_of(
        &self,
        person: &PersonId,
        matches_max: usize,
    ) -> Result<(Vec<HandCount>, u32), StoreError> {
        // These are read first: if a match is counted between the two queries, its hands are found.
        let uncounted: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM (SELECT match_id FROM match_players WHERE person_id = ? \
               ORDER BY ended_ms DESC, match_id DESC LIMIT ?) AS own \
             JOIN matches ON matches.id = own.match_id AND hands_counted = 0",
        )
        .bind(person.as_str())
        .bind(rows(matches_max))
        .fetch_one(&self.readers)
        .await?;
        let found = sqlx::query(
            "SELECT family, set_tiles, set_doubles, highest, set_pips, set_squares, hand_tiles, doubles, sum(hands), sum(pips) \
             FROM (SELECT match_id, seat FROM match_players WHERE person_id = ? \
               ORDER BY ended_ms DESC, match_id DESC LIMIT ?) AS own \
             JOIN opening_hands USING (match_id, seat) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8",
        )
        .bind(person.as_str())
        .bind(rows(matches_max))
        .fetch_all(&self.readers)
        .await?;
        let counts = found.iter().map(hand_count).collect::<Result<_, _>>()?;
        Ok((counts, u32::try_from(uncounted).unwrap_or(u32::MAX)))
    }

    /// The hands of the first seat in the last `matches_max` rated matches.
    pub async fn rated_hands(&self, matches_max: usize) -> Result<Vec<HandCount>, StoreError> {
        let found = sqlx::query(
            "SELECT family, set_tiles, set_doubles, highest, set_pips, set_squares, hand_tiles, doubles, sum(hands), sum(pips) \
             FROM (SELECT id FROM matches WHERE rated_in IS NOT NULL ORDER BY ended_ms DESC, id DESC LIMIT ?) AS rated \
             JOIN opening_hands ON match_id = rated.id AND seat = 1 GROUP BY 1, 2, 3, 4, 5, 6, 7, 8",
        )
        .bind(rows(matches_max))
        .fetch_all(&self.readers)
        .await?;
        Ok(found.iter().map(hand_count).collect::<Result<_, _>>()?)
    }
}

fn hand_count(row: &SqliteRow) -> Result<HandCount, sqlx::Error> {
    let group = HandGroup {
        family: row.try_get(0)?,
        set_tiles: row.try_get(1)?,
        set_doubles: row.try_get(2)?,
        highest: row.try_get(3)?,
        set_pips: row.try_get(4)?,
        set_squares: u64::try_from(row.try_get::<i64, _>(5)?).unwrap_or(0),
        hand_tiles: row.try_get(6)?,
    };
    let pips = u64::try_from(row.try_get::<i64, _>(9)?).unwrap_or(0);
    Ok(HandCount { group, doubles: row.try_get(7)?, hands: row.try_get(8)?, pips })
}
