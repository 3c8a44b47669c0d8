//! What an organiser decides before the first match.

mod check;
mod error;

use serde::{Deserialize, Serialize};

pub use error::{NameOwner, SetupError};

use crate::{Day, Need, PLAYERS_MAX, Player, SeatingKind};

/// The usual target of a match (CLUB-10).
pub const TARGET: u16 = 100;

/// The lowest and the highest target there can be.
pub const TARGETS: std::ops::RangeInclusive<u16> = 10..=999;

/// The highest stake, in the organiser's unit, and the highest penalty.
pub const AMOUNT_MAX: u32 = 1_000_000;

/// The most matches of an evening.
pub const MATCHES_MAX: u16 = 200;

/// The longest time limit of a match, in minutes.
pub const LIMIT_MINUTES_MAX: u16 = 600;

/// The conditions, the line-up and the seating of an evening (CLUB-2, CLUB-3, CLUB-10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// What the evening is called.
    pub name: String,
    /// Where it takes place.
    pub origin: Option<Origin>,
    /// The planned day (T-8).
    pub date: Option<Day>,
    /// The players, player 1 first.
    pub players: Vec<PlayerSetup>,
    /// Which seating was chosen.
    pub seating: SeatingKind,
    /// How many matches are played, where that is fewer or more than the seating has.
    pub matches: Option<u16>,
    /// What matches are played to.
    pub target: u16,
    /// What one unit is worth; 0 plays without stakes (CLUB-76). For one table only (T-3).
    pub stake: u32,
    /// What a stake is counted in.
    pub unit: String,
    /// The additional prize, if there is one (CLUB-78).
    pub prize: Option<Prize>,
    /// What becomes of the money where a pair only fills the table (CLUB-36).
    pub repeat: FillerMoney,
    /// Whether penalties are given (CLUB-69).
    pub penalties: bool,
    /// The time limit of a match, in minutes (CLUB-56).
    pub limit: Option<u16>,
}

/// Where an evening takes place (T-9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Origin {
    /// The country.
    pub country: String,
    /// The city.
    pub city: String,
    /// The club or house; empty where there is none.
    pub organisation: String,
}

/// A player of the evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerSetup {
    /// The name on the sheets, unique within the evening (CLUB-15).
    pub name: String,
    /// What the player needs; private.
    pub needs: Vec<Need>,
}

/// The three readings of the additional prize (CLUB.md 2.10): what each player from the third place on pays the winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prize {
    /// What each of them pays.
    pub reading: PrizeReading,
    /// Whether players whom nothing but their numbers part share it (CLUB-79).
    pub shared: bool,
}

/// What each player from the third place on pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PrizeReading {
    /// Reading A: a fixed number of stakes.
    Stakes {
        /// How many, 1 or more.
        stakes: u16,
    },
    /// Reading B: what he has lost in money.
    Losses,
    /// Reading C: what he has won in money.
    Winnings,
}

/// What becomes of the money of a match in which a pair only fills the table (CLUB-36).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FillerMoney {
    /// All four settle.
    #[default]
    Settle,
    /// The match moves no money.
    Void,
}

impl Setup {
    /// An evening with a number of unnamed players and a seating; all else is the default.
    #[must_use]
    pub fn new(name: &str, players: u8, seating: SeatingKind) -> Self {
        let nobody = |player: Player| PlayerSetup { name: player.to_string(), needs: Vec::new() };
        Self {
            name: name.to_owned(),
            origin: None,
            date: None,
            players: Player::all(players).map(nobody).collect(),
            seating,
            matches: None,
            target: TARGET,
            stake: 0,
            unit: String::new(),
            prize: None,
            repeat: FillerMoney::default(),
            penalties: false,
            limit: None,
        }
    }

    /// How many players there are.
    #[must_use]
    pub fn size(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(PLAYERS_MAX)
    }

    /// A player of the evening; `None` where the number is higher than there are players.
    #[must_use]
    pub fn person(&self, player: Player) -> Option<&PlayerSetup> {
        self.players.get(player.index())
    }

    /// A player's name; the number where there is no such player.
    #[must_use]
    pub fn name_of(&self, player: Player) -> String {
        self.person(player).map_or_else(|| player.to_string(), |person| person.name.clone())
    }

    /// Whether there is one table only; only then stakes are allowed (T-3).
    #[must_use]
    pub fn is_round_robin(&self) -> bool {
        self.size() < 8
    }
}
