//! Bodies of HTTP requests and responses about pools, in which people wait for opponents.

use boneyard_ids::TableId;
use boneyard_table::TableOptions;
use serde::{Deserialize, Serialize};

/// After how many seconds without opponents bots take the empty seats of those who agreed to it, and a client should offer bots to
/// those who did not.
pub const POOL_BOTS_AFTER_S: u32 = 20;

/// How many games a person may wait for at once.
pub const POOL_GAMES_MAX: usize = 40;

/// Waits for opponents. People meet if there is a game that all of them wait for, a number of players that suits all, and options
/// that suit all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct JoinPool {
    /// The games that you would play, the one you like best first: each a preset and overrides, such as `goat-club-one match.target=51`.
    /// At least one, at most 40.
    pub games: Vec<String>,
    /// How many people play; `null` for any number that the rules allow.
    #[serde(default)]
    pub players: Option<u8>,
    /// How the table is run. If it is rated, people of similar ratings meet; the longer you wait, the wider is the band.
    #[serde(default)]
    pub options: TableOptions,
    /// The options that you do not mind: they follow the others' wishes.
    #[serde(default)]
    pub any: Vec<PoolOption>,
    /// Whether bots may take the seats that are still empty after 20 seconds. Bots play no rated matches.
    #[serde(default)]
    pub bots: bool,
}

/// An option of a table that a waiting person may leave to the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PoolOption {
    /// The time for a turn, and what happens when it is over.
    Clock,
    /// Who may say what.
    Talk,
    /// Whether the match is rated.
    Rated,
    /// How tiles are dealt, lifted, drawn and ordered, and what the time before a play reveals.
    Ways,
}

impl PoolOption {
    /// All of them.
    pub const ALL: [Self; 4] = [PoolOption::Clock, PoolOption::Talk, PoolOption::Rated, PoolOption::Ways];
}

/// What became of waiting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PoolAnswer {
    /// Opponents were found, and you sit at this table.
    Table {
        /// The id of the table.
        id: TableId,
    },
    /// Nobody was found yet. Ask again at once: you keep your place for a few seconds, also if you ask for other games.
    Waiting {
        /// How many people wait for what you wait for, with you.
        people: u32,
        /// For how many seconds you have waited.
        seconds: u32,
    },
}
