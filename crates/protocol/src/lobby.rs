//! The lobby: who is here, and what can be joined or watched. It is the same for everyone.

use boneyard_ids::TableId;
use boneyard_rules::Seat;
use boneyard_table::{Sitter, TableOptions};
use serde::{Deserialize, Serialize};

use crate::pools::PoolOption;
use crate::tournaments::TournamentSummary;

/// Who is here, and what can be joined or watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Lobby {
    /// How many people are here, with you. People with hidden presence are counted, too.
    pub people: u32,
    /// People who wait for opponents, those who have waited longest first: at most 20 lines.
    pub waiting: Vec<WaitingPeople>,
    /// Tables with open seats where someone is there, the newest first: at most 20.
    pub tables: Vec<LobbyTable>,
    /// Rated matches that are being played, which everyone may watch, the newest first: at most 20.
    pub matches: Vec<LobbyTable>,
    /// Tournaments that you can enter or watch, the next first: at most 5.
    pub tournaments: Vec<TournamentSummary>,
}

/// People who wait for opponents with the same wishes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct WaitingPeople {
    /// The games that they would play, the one they like best first: each a preset and overrides. With `players`, `options` and `any`, it
    /// is what to send to `/api/pool` to play with these people.
    pub games: Vec<String>,
    /// How many people play; `null` for any number that the rules allow.
    pub players: Option<u8>,
    /// How the table is run.
    pub options: TableOptions,
    /// The options that they do not mind.
    pub any: Vec<PoolOption>,
    /// The people: at most 20.
    pub people: Vec<LobbyPerson>,
    /// For how many seconds the first of them has waited.
    pub seconds: u32,
}

/// A person in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LobbyPerson {
    /// The name; empty for a guest without a name, and for a person who hides their presence.
    pub name: String,
    /// The number of the face that the person chose; absent if the face follows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LobbyTable {
    /// The table's id, as in its URL.
    pub id: TableId,
    /// The rules: a preset and overrides.
    pub rules: String,
    /// How the table is run.
    pub options: TableOptions,
    /// The players, in the order of their first seats.
    pub seats: Vec<Sitter>,
    /// The seats of the people who are connected now.
    pub here: Vec<Seat>,
}
