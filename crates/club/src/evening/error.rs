//! Why an evening refuses a change.

use serde::{Deserialize, Serialize};

use crate::limits::{LimitedItem, TextError};
use crate::setup::{AMOUNT_MAX, SetupError};
use crate::{Pairing, Player, SheetError, SheetId};

/// Why an evening cannot be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EveningError {
    /// Something that was decided cannot be so.
    #[error(transparent)]
    Setup {
        /// What.
        #[from]
        error: SetupError,
    },
    /// A sheet cannot be so.
    #[error(transparent)]
    Sheet {
        /// What.
        #[from]
        error: SheetError,
    },
    /// There is no fixed seating for this number of players.
    #[error(
        "{players} players have no seating that everybody knows; write a `pairs` line for every table of every match"
    )]
    NoSeating {
        /// How many.
        players: u8,
    },
    /// A match without a seating.
    #[error("match {number} has a table without players; write a `pairs` line for it")]
    Unseated {
        /// The match.
        number: u16,
    },
    /// There is no such match.
    #[error("there is no match {number}; matches go from 1 to {matches}")]
    NoMatch {
        /// The match.
        number: u16,
        /// How many there are.
        matches: u16,
    },
    /// There is no such table.
    #[error("match {} has no table {}; {}", .at.number, .at.table, table_range(*.tables))]
    NoTable {
        /// Where.
        at: SheetId,
        /// How many there are in that match.
        tables: usize,
    },
    /// There is no such player.
    #[error("there is no player {player}; players go from 1 to {players}")]
    NoPlayer {
        /// The number.
        player: Player,
        /// How many there are.
        players: u8,
    },
    /// A player would sit at two tables in one match.
    #[error(
        "player {player} would sit twice in match {}, the second time at table {}; seat somebody else there",
        .at.number,
        .at.table
    )]
    SeatedTwice {
        /// The second of them.
        at: SheetId,
        /// Who.
        player: Player,
    },
    /// A sheet of others than those who sit there.
    #[error("{at} is played by {}", four_players(pairing))]
    OtherPlayers {
        /// Where.
        at: SheetId,
        /// Who does sit there.
        pairing: Pairing,
    },
    /// Nothing stands on the sheet.
    #[error("nothing stands for {at}; `annulled` follows the lines it makes void")]
    NothingToAnnul {
        /// Where.
        at: SheetId,
    },
    /// A penalty where none are given.
    #[error("penalties are off; write `penalties on`, or a `sanction` without an amount")]
    PenaltiesOff,
    /// A penalty higher than any.
    #[error("a penalty of {amount} is too high; the highest is {AMOUNT_MAX}")]
    PenaltyTooHigh {
        /// The amount.
        amount: u32,
    },
    /// A sanction in a round that no sheet has.
    #[error("there is no round {round}; rounds go from 1 to {most}")]
    NoRound {
        /// The round.
        round: u16,
        /// The last there can be.
        most: usize,
    },
    /// A text that cannot stand there.
    #[error(transparent)]
    Text {
        /// Which, and why.
        #[cfg_attr(feature = "ts", ts(inline))]
        #[from]
        bad: TextError,
    },
    /// More of something than an evening holds.
    #[error("an evening has {most} {what} at most; leave what is beyond that out")]
    TooMany {
        /// Of what.
        #[cfg_attr(feature = "ts", ts(inline))]
        what: LimitedItem,
        /// How many there may be.
        most: usize,
    },
    /// A match that has begun keeps its seating.
    #[error("match {} has begun at table {}; seat the matches after it anew", .at.number, .at.table)]
    Begun {
        /// Where something stands already.
        at: SheetId,
    },
    /// Players, seating, target and number of matches stay as they are once the evening stands.
    #[error(
        "the number of players, the seating, the target and the number of matches are settled; open another evening"
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
