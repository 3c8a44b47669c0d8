//! Why the conditions of an evening are refused.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::setup::{AMOUNT_MAX, LIMIT_MINUTES_MAX, MATCHES_MAX, TARGETS};
use crate::text::BadText;
use crate::{NAME_CHARS_MAX, Need, PLAYERS_MAX, PLAYERS_MIN, Player};

/// What a name is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NameOwner {
    /// The evening.
    Evening,
    /// A country, a city or an organisation.
    Place,
    /// What a stake is counted in.
    Unit,
    /// A player.
    Player {
        /// Which.
        player: Player,
    },
}

impl fmt::Display for NameOwner {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evening => out.write_str("the name of the evening"),
            Self::Place => out.write_str("the name of the place"),
            Self::Unit => out.write_str("what a stake is counted in"),
            Self::Player { player } => write!(out, "the name of player {player}"),
        }
    }
}

/// Why conditions cannot be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SetupError {
    /// Too few or too many.
    #[error("{players} players cannot play an evening; {PLAYERS_MIN} to {PLAYERS_MAX} can")]
    Players {
        /// How many.
        players: usize,
    },
    /// A name that cannot stand on a sheet.
    #[error("{what} {}", name_fault(*.bad))]
    Name {
        /// Whose.
        what: NameOwner,
        /// Why.
        bad: BadText,
    },
    /// Two players of one name (CLUB-15).
    #[error("players {first} and {second} are both called \"{name}\"; names differ within an evening")]
    NameTwice {
        /// The first of them.
        first: Player,
        /// The second.
        second: Player,
        /// The name.
        name: String,
    },
    /// No seating is published for this number.
    #[error(
        "no seating is published for {players} players; write `balanced` (published: 4, 5, 6, 7, 8, 12, 16)"
    )]
    NotPublished {
        /// How many.
        players: u8,
    },
    /// A target outside [`TARGETS`].
    #[error("a match cannot be played to {target}; targets go from {} to {}", TARGETS.start(), TARGETS.end())]
    Target {
        /// The target.
        target: u16,
    },
    /// Stakes and the prize are for one table (T-3).
    #[error("{} for 4 to 7 players at one table; leave the line out", prize_or_stakes(*.prize))]
    StakesAtManyTables {
        /// Whether it is the prize alone.
        prize: bool,
    },
    /// A stake that is too high.
    #[error("a stake of {stake} is too high; the highest is {AMOUNT_MAX}")]
    Stake {
        /// The stake.
        stake: u32,
    },
    /// A prize of no stake, or of too many.
    #[error("a prize of {stakes} stakes cannot be; write 1 to {most}")]
    PrizeStakes {
        /// How many.
        stakes: u16,
        /// The most there can be.
        most: u16,
    },
    /// More needs of a player than there are.
    #[error(
        "player {player} has more accommodations than there are; write each of {} once",
        Need::ALL.map(Need::word).join(", ")
    )]
    Needs {
        /// Whose.
        player: Player,
    },
    /// A time limit that is none.
    #[error("no match can have such a time limit; write 1 to {LIMIT_MINUTES_MAX} minutes")]
    Limit,
    /// Too few or too many matches.
    #[error("no evening can have so many matches; write 1 to {MATCHES_MAX}")]
    Matches,
}

fn name_fault(bad: BadText) -> String {
    match bad {
        BadText::TooLong => format!("{bad}; the longest has {NAME_CHARS_MAX} characters"),
        _ => bad.to_string(),
    }
}

const fn prize_or_stakes(prize: bool) -> &'static str {
    if prize { "the additional prize is" } else { "stakes are" }
}
