//! Bodies of HTTP requests and responses about presets, rules and tables.

mod match_in_short;
mod opening;
#[cfg(feature = "server")]
mod sheet;

use boneyard_deal::{Commitment, Part};
use boneyard_ids::TableId;
use boneyard_rules::{Family, OpenEnd, Pips, Place, Rules, Seat, Sides, Standing, Tile};
use boneyard_table::{Clock, Command, Level, Persona, Phase, Sitter, TableOptions};
use serde::{Deserialize, Serialize};

pub use self::opening::{CheckedTable, bad_seats, checked_options};
#[cfg(feature = "server")]
pub use self::sheet::RulesSheet;

/// You, the person who sends the request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Me {
    /// The name that others see, 1 to `NAME_CHARS_MAX` characters. It is empty until you choose one.
    pub name: String,
    /// The number of the face that you chose. Without one, your face follows your name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// Whether you are signed in to an account. Requests need not say it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub account: bool,
    /// Whether a program plays for you: a bot account. Requests need not say it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bot: bool,
    /// Whether you are a moderator of this server. Requests need not say it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub moderator: bool,
}

/// Where other devices reach this server, for links and QR codes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ReachView {
    /// Scheme, host and port of each address, such as `http://192.168.1.20:8080`, the most likely first. Empty if there is
    /// none, and for visitors from outside the server's network.
    pub origins: Vec<String>,
    /// Whether the server listens on its own machine only, so that no other device can connect.
    pub this_machine_only: bool,
}

/// The longest name of a person, in characters.
pub const NAME_CHARS_MAX: usize = 24;

/// A preset in the catalogue of games.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PresetInfo {
    /// The preset's name in rules and records, such as `goat-club-one`.
    pub id: String,
    /// The game's title in English.
    pub title: String,
    /// The family that the game belongs to.
    pub family: Family,
    pub rules: Rules,
    /// The clock of a rated match whose options have none.
    pub clock: Clock,
}

/// Asks for every parameter of a preset with overrides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RulesRequest {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
}

/// Asks for an agreement sheet: the rules in words. An unknown language gets `bad-request`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SheetRequest {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
    /// The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// The language of a response. An unknown language gets `bad-request`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LanguageRequest {
    /// The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// Who gets a player's place at a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatRequest {
    /// You, who open the table. You can take one place only.
    Me,
    /// The first person who sits down there.
    Open,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// Who it is. Without it, the server chooses a bot that plays at this level and has a name like no other at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        persona: Option<Persona>,
    },
}

impl SeatRequest {
    /// A bot of this level. The server chooses who it is.
    #[must_use]
    pub const fn bot(level: Level) -> Self {
        Self::Bot { level, persona: None }
    }
}

/// Opens a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenTable {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
    /// The players, in seat order. If each player has two hands, there are half as many players as seats.
    pub seats: Vec<SeatRequest>,
    /// How the table is run.
    #[serde(default)]
    pub options: TableOptions,
}

/// Where a stream of a table begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StreamRequest {
    /// The number of the last event that you have. If it is 0 or left out, you get a snapshot.
    #[serde(default)]
    pub last_seen: u64,
}

/// Sends a command to a table.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SendCommand {
    /// The id that you choose for the command, at most 64 bytes.
    pub id: String,
    pub command: Command,
}

/// Adds a part to the next deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AddPart {
    /// The commitment in the table's `next_deal`.
    pub commitment: Commitment,
    /// 16 random bytes, as 32 hexadecimal digits.
    pub part: Part,
}

/// The table that you opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenedTable {
    /// The table's id, as in its URL.
    pub id: TableId,
}

/// A table, for a list.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TableSummary {
    /// The table's id, as in its URL.
    pub id: TableId,
    pub rules: Rules,
    /// How the table is run.
    pub options: TableOptions,
    /// The version of the host's own rules; absent if the host had none when the table was opened. When you sit down, you
    /// accept them, the rules and the options. Read them at `/api/house-rules/{version}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house_rules: Option<String>,
    /// The players, in the order of their first seats. A player with two hands has two seats, but is listed once.
    pub seats: Vec<Sitter>,
    /// What the table is doing.
    pub phase: Phase,
    /// The seat of the person who came first, while the table waits for people; then `null`.
    #[serde(default)]
    pub host: Option<Seat>,
    /// The seats of the people who are connected now.
    #[serde(default)]
    pub here: Vec<Seat>,
    /// Your seat; `null` if you do not sit here.
    #[serde(default)]
    pub you: Option<Seat>,
    /// For how many milliseconds the table has waited: before the first match, since it was opened; then since the turn
    /// or the pause began.
    #[serde(default)]
    pub waiting_ms: u64,
}

/// A table at which you sit and whose match is not over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MyTable {
    /// The table, as in a list.
    pub table: TableSummary,
    /// Whether the table waits for you: for a move, or for your tiles.
    pub your_turn: bool,
    /// The seat of the player whose turn it is; `null` if no single player has the turn.
    pub turn: Option<Seat>,
    /// The match; `null` before it begins, and while the table is too busy to show it.
    #[serde(rename = "match")]
    pub match_: Option<MatchInShort>,
}

/// The state of a match that everyone may see: the points, and the tiles on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MatchInShort {
    /// Which seats score together.
    pub sides: Sides,
    /// The points of the match so far.
    pub standing: Standing,
    /// The tiles that were played in this round, in order.
    pub laid: Vec<LaidTile>,
    /// The open ends.
    pub ends: Vec<OpenEnd>,
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LaidTile {
    /// The tile, its lower half first.
    pub tile: Tile,
    /// The place where it was played.
    pub at: Place,
    /// The number of the half that touches the line, where the place has one open end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inner: Option<Pips>,
    /// Whether it is a double that was closed: nothing can be attached to it any more.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub closed: bool,
}

/// A table at which you sit, in the few words that call you back to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TableCall {
    /// The table's id, as in its URL.
    pub id: TableId,
    /// The preset that the rules start from.
    pub preset: String,
    /// The players, in the order of their first seats.
    pub seats: Vec<Sitter>,
    /// What the table is doing.
    pub phase: Phase,
    /// Your seat.
    pub you: Seat,
    /// Whether the table waits for you: for a move, or for your tiles.
    pub your_turn: bool,
}
