//! Bodies of HTTP requests and responses about presets, rules and tables.

use boneyard_agreement::{Control, Sheet, Variant};
use boneyard_ids::TableId;
use boneyard_rules::{Family, Rules};
use boneyard_table::{Level, Phase, Sitter, TableOptions};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// You, the person who sends the request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name that others see, 1 to `NAME_CHARS_MAX` characters. It is empty until you choose one.
    pub name: String,
}

/// The longest name of a person, in characters.
pub const NAME_CHARS_MAX: usize = 24;

/// A preset in the catalogue of games.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresetInfo {
    /// The preset's name in rules and records, such as `goat-club-one`.
    pub id: String,
    /// The game's title in English.
    pub title: String,
    /// The family that the game belongs to.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub family: Family,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
}

/// Asks for every parameter of a preset with overrides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesRequest {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
}

/// Asks for an agreement sheet: the rules in words. An unknown language gets `bad-request`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct SheetRequest {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
    /// The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// Rules as an agreement sheet, with the alternatives of each parameter and the preset's house variants.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesSheet {
    /// The shortest text of the rules: the preset, and the parameters that differ from it.
    pub rules: String,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub sheet: Sheet,
    /// Every parameter, with its alternatives.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub controls: Vec<Control>,
    /// The preset's house variants, the most common first.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub variants: Vec<Variant>,
}

/// The language of a response. An unknown language gets `bad-request`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct LanguageRequest {
    /// The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// Who gets a player's place at a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatRequest {
    /// You, who open the table. You can take one place only.
    Me,
    /// The first person who sits down there.
    Open,
    /// A bot.
    Bot {
        /// How well it plays.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
}

/// Opens a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenTable {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
    /// The players, in seat order. If each player has two hands, there are half as many players as seats.
    pub seats: Vec<SeatRequest>,
    /// How the table is run.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: TableOptions,
}

/// The table that you opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedTable {
    /// The table's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
}

/// A table, for a list.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's id, as in its URL.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
    /// How the table is run.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: TableOptions,
    /// The players, in the order of their first seats. A player with two hands has two seats, but is listed once.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub seats: Vec<Sitter>,
    /// What the table is doing.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub phase: Phase,
}
