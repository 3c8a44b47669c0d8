//! Why an evening refuses a change.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits::{LimitedItem, TextError};
use crate::setup::SetupError;
use crate::{Pairing, Player, SheetError, SheetId};

/// Why an evening cannot be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EveningError {
    /// Something that was decided cannot be so.
    Setup {
        /// What.
        error: SetupError,
    },
    /// A sheet cannot be so.
    Sheet {
        /// What.
        error: SheetError,
    },
    /// There is no fixed seating for this number of players.
    NoSeating {
        /// How many.
        players: u8,
    },
    /// A match without a seating.
    Unseated {
        /// The match.
        number: u16,
    },
    /// There is no such match.
    NoMatch {
        /// The match.
        number: u16,
        /// How many there are.
        matches: u16,
    },
    /// There is no such table.
    NoTable {
        /// Where.
        at: SheetId,
        /// How many there are in that match.
        tables: usize,
    },
    /// There is no such player.
    NoPlayer {
        /// The number.
        player: Player,
        /// How many there are.
        players: u8,
    },
    /// A player would sit at two tables in one match.
    SeatedTwice {
        /// The second of them.
        at: SheetId,
        /// Who.
        player: Player,
    },
    /// A sheet of others than those who sit there.
    OtherPlayers {
        /// Where.
        at: SheetId,
        /// Who does sit there.
        pairing: Pairing,
    },
    /// Nothing stands on the sheet.
    NothingToAnnul {
        /// Where.
        at: SheetId,
    },
    /// A penalty where none are given.
    PenaltiesOff,
    /// A penalty higher than any.
    PenaltyTooHigh {
        /// The amount.
        amount: u32,
    },
    /// A sanction in a round that no sheet has.
    NoRound {
        /// The round.
        round: u16,
        /// The last there can be.
        most: usize,
    },
    /// A text that cannot stand there.
    Text {
        /// Which, and why.
        #[cfg_attr(feature = "ts", ts(inline))]
        bad: TextError,
    },
    /// More of something than an evening holds.
    TooMany {
        /// Of what.
        #[cfg_attr(feature = "ts", ts(inline))]
        what: LimitedItem,
        /// How many there may be.
        most: usize,
    },
    /// A match that has begun keeps its seating.
    Begun {
        /// Where something stands already.
        at: SheetId,
    },
    /// Players, seating, target and number of matches stay as they are once the evening stands.
    Settled,
}

impl From<SetupError> for EveningError {
    fn from(error: SetupError) -> Self {
        Self::Setup { error }
    }
}

impl From<SheetError> for EveningError {
    fn from(error: SheetError) -> Self {
        Self::Sheet { error }
    }
}

impl From<TextError> for EveningError {
    fn from(bad: TextError) -> Self {
        Self::Text { bad }
    }
}

impl fmt::Display for EveningError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup { error } => error.fmt(out),
            Self::Sheet { error } => error.fmt(out),
            Self::NoSeating { players } => write!(
                out,
                "{players} players have no seating that everybody knows; write a `pairs` line for every table of every match"
            ),
            Self::Unseated { number } => {
                write!(out, "match {number} has a table without players; write a `pairs` line for it")
            }
            Self::NoMatch { number, matches } => {
                write!(out, "there is no match {number}; matches go from 1 to {matches}")
            }
            Self::NoTable { at, tables } => {
                let last = if *tables == 1 { "there is one table, 1".to_owned() } else { format!("tables go from 1 to {tables}") };
                write!(out, "match {} has no table {}; {last}", at.number, at.table)
            }
            Self::NoPlayer { player, players } => {
                write!(out, "there is no player {player}; players go from 1 to {players}")
            }
            Self::SeatedTwice { at, player } => write!(
                out,
                "player {player} would sit twice in match {}, the second time at table {}; seat somebody else there",
                at.number, at.table
            ),
            Self::OtherPlayers { at, pairing } => {
                let [a, c, b, d] = pairing.in_order();
                write!(out, "match {} table {} is played by {a} and {b} against {c} and {d}", at.number, at.table)
            }
            Self::NothingToAnnul { at } => write!(
                out,
                "nothing stands for match {} table {}; `annulled` follows the lines it makes void",
                at.number, at.table
            ),
            Self::PenaltiesOff => {
                out.write_str("penalties are off; write `penalties on`, or a `sanction` without an amount")
            }
            Self::PenaltyTooHigh { amount } => {
                write!(out, "a penalty of {amount} is too high; the highest is {}", crate::setup::AMOUNT_MAX)
            }
            Self::NoRound { round, most } => {
                write!(out, "there is no round {round}; rounds go from 1 to {most}")
            }
            Self::Text { bad } => bad.fmt(out),
            Self::TooMany { what, most } => {
                write!(out, "an evening has {most} {what} at most; leave what is beyond that out")
            }
            Self::Begun { at } => write!(
                out,
                "match {} has begun at table {}; seat the matches after it anew",
                at.number, at.table
            ),
            Self::Settled => out.write_str(
                "the number of players, the seating, the target and the number of matches are settled; open another evening",
            ),
        }
    }
}

impl std::error::Error for EveningError {}
