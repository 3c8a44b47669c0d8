//! Bodies of HTTP requests and responses about presets, rules and tables.

use boneyard_agreement::{Control, Sheet, Variant};
use boneyard_ids::TableId;
use boneyard_rules::{Family, Rules};
use boneyard_table::{Level, Phase, Sitter, TableOptions};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The visitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name others see; empty until the visitor chooses one.
    pub name: String,
}

/// The longest name of a person, in characters.
pub const NAME_CHARS_MAX: usize = 24;

/// A preset, for the catalogue.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresetInfo {
    /// The preset's name in rules and records.
    pub id: String,
    /// The title in English.
    pub title: String,
    /// The family of games.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub family: Family,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
}

/// Asks for the full rules that a preset and overrides give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesRequest {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
}

/// Asks for an agreement sheet: rules in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct SheetRequest {
    /// A preset and overrides, such as `goat-club-one match.target=51`.
    pub rules: String,
    /// The language; English if left out.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// Rules as an agreement sheet, with the alternatives of each parameter and house variants.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesSheet {
    /// The shortest form of the rules: a preset and what differs from it.
    pub rules: String,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub sheet: Sheet,
    /// Every parameter with its alternatives.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub controls: Vec<Control>,
    /// Common house variants of the preset, the most common first.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub variants: Vec<Variant>,
}

/// The language of a response.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct LanguageRequest {
    /// The language: en, ru, hr, es or pt; English if left out.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// Who may take a player's place at a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatRequest {
    /// The visitor who opens the table.
    Me,
    /// Any person who sits down.
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
    /// The players, in seat order. If each player has two hands, that is half the number of seats.
    pub seats: Vec<SeatRequest>,
    /// How the table is run.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: TableOptions,
}

/// A table that was opened.
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
    /// The players, in the order of their first seats. If each player has two hands, each has two seats.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub seats: Vec<Sitter>,
    /// What the table is doing.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub phase: Phase,
}
