//! Why an evening refuses a change.

use serde::{Deserialize, Serialize};

use crate::limits::{LimitedItem, TextError};
use crate::setup::SetupError;
use crate::{Pairing, Player, SheetError, SheetId};

/// Why an evening refuses a change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum EveningError {
    /// The conditions are invalid.
    #[error(transparent)]
    Setup {
        #[from]
        error: SetupError,
    },
    /// The sheet is invalid.
    #[error(transparent)]
    Sheet {
        #[from]
        error: SheetError,
    },
    /// There is no fixed seating for this number of players.
    #[error("{players} players have no fixed seating; write a `pairs` line for every table of every match")]
    NoSeating { players: u16 },
    /// No such bye: not a pair, seated in the same match, or in an evening whose matches are not drawn.
    #[error(
        "player {player} has no bye in match {number}; only a pair without opponents has one, in a match that is drawn"
    )]
    Bye { number: u16, player: Player },
    /// A match has no tables, or a table without players.
    #[error("match {number} has a table without players; write a `pairs` line for it")]
    Unseated { number: u16 },
    /// There is no such match.
    #[error("there is no match {number}; matches go from 1 to {matches}")]
    NoMatch { number: u16, matches: u16 },
    /// There is no such table in the match.
    #[error("match {} has no table {}; {}", .at.number, .at.table, table_range(*.tables))]
    NoTable {
        at: SheetId,
        /// The number of tables in that match.
        tables: usize,
    },
    /// There is no such player.
    #[error("there is no player {player}; players go from 1 to {players}")]
    NoPlayer { player: Player, players: u16 },
    /// A player would sit at two tables in one match.
    #[error(
        "player {player} would sit twice in match {}, the second time at table {}; seat another player there",
        .at.number,
        .at.table
    )]
    SeatedTwice {
        /// The second of the two tables.
        at: SheetId,
        player: Player,
    },
    /// The sheet names other players than the seating.
    #[error("{at} is played by {}", four_players(pairing))]
    OtherPlayers {
        at: SheetId,
        /// The players of that table.
        pairing: Pairing,
    },
    /// The sheet to annul is empty.
    #[error("no lines for {at} yet; `annulled` comes after the lines that it annuls")]
    NothingToAnnul { at: SheetId },
    /// The evening has no penalties.
    #[error("penalties are off; write `penalties on`, or a `sanction` without an amount")]
    PenaltiesOff,
    /// The penalty is too high.
    #[error("a penalty of {amount} is too high; the highest is {most}")]
    PenaltyTooHigh {
        amount: u32,
        /// The highest amount by this regulation.
        most: u32,
    },
    /// An expulsion from the evening names no match.
    #[error("player {player} is expelled, but from when? write `expelled {player} match 2`")]
    ExpelledWhen { player: Player },
    /// Only fixed pairs win by a walkover.
    #[error("{at} has no walkover: partners rotate, so seat those who came; leave `absent` out")]
    NoWalkover { at: SheetId },
    /// A sanction names a round beyond the limit of a sheet.
    #[error("there is no round {round}; rounds go from 1 to {most}")]
    NoRound {
        round: u16,
        /// The highest round number.
        most: usize,
    },
    /// A text is too long or has hidden characters.
    #[error(transparent)]
    Text {
        #[from]
        // Pages store refusals, so the name on the wire stays.
        #[serde(rename = "bad")]
        error: TextError,
    },
    /// The evening would exceed a limit.
    #[error("an evening has {most} {what} at most; leave out the rest")]
    TooMany {
        what: LimitedItem,
        /// The limit.
        most: usize,
    },
    /// The match has begun, so its seating is fixed.
    #[error("match {} has begun at table {}; replan the matches after it", .at.number, .at.table)]
    Begun {
        /// A table that has an entry.
        at: SheetId,
    },
    /// The players of a fixed pair sit apart.
    #[error("player {player} sits apart from the partner in {at}; fixed pairs stay together")]
    Parted {
        at: SheetId,
        /// A player of the pair.
        player: Player,
    },
    /// Two pairs of a team would meet.
    #[error("two pairs of team {team} sit at one table in {at}; a team does not play against itself")]
    TeamMates {
        at: SheetId,
        /// The team, from 1.
        team: u16,
    },
    /// The number of players, the seating, the teams, the regulation, the target and the number of matches cannot change.
    #[error(
        "the number of players, the seating, the teams, the regulation, the target and the number of matches cannot change now; open another evening"
    )]
    Settled,
}

fn table_range(tables: usize) -> String {
    match tables {
        1 => "there is one table, 1".to_owned(),
        _ => format!("tables go from 1 to {tables}"),
    }
}

fn four_players(pairing: &Pairing) -> String {
    let [a, c, b, d] = pairing.in_order();
    format!("{a} and {b} against {c} and {d}")
}
