//! Bodies of HTTP requests and responses about pools, in which people wait for opponents.

use boneyard_ids::TableId;
use boneyard_table::TableOptions;
use serde::{Deserialize, Serialize};

/// After how many seconds without opponents a client should offer bots.
pub const POOL_BOTS_AFTER_S: u32 = 20;

/// Waits for opponents who want to play the same: the same rules, the same number of players and the same options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct JoinPool {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
    /// How many people play; `null` for as few as the rules allow.
    #[serde(default)]
    pub players: Option<u8>,
    /// How the table is run. If it is rated, people of similar ratings meet; the longer you wait, the wider is the band.
    #[serde(default)]
    pub options: TableOptions,
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
    /// Nobody was found yet. Ask again at once: you keep your place for a few seconds.
    Waiting {
        /// How many people wait in this pool, with you.
        people: u32,
        /// For how many seconds you have waited.
        seconds: u32,
    },
}
