//! Bodies of HTTP requests and responses.

use boneyard_agreement::{Control, Sheet};
use boneyard_ids::TableId;
use boneyard_rules::{Family, Rules};
use boneyard_table::{Level, Phase, Sitter, TableOptions};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The visitor, as the server knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name others see; empty until chosen.
    pub name: String,
}

/// The longest name of a person, in characters.
pub const NAME_CHARS_MAX: usize = 24;

/// A preset, for the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresetInfo {
    /// Its name in rules and records.
    pub id: String,
    /// Its title in English.
    pub title: String,
    /// The family it belongs to.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub family: Family,
    /// Its rules.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
}

/// Asks for rules from a preset and overrides, to show what they come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesRequest {
    /// A preset and overrides: `goat-club-one match.target=51`.
    pub rules: String,
}

/// Asks for the agreement that rules are, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct SheetRequest {
    /// A preset and overrides: `goat-club-one match.target=51`.
    pub rules: String,
    /// The language; English where none is named.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// The agreement that rules are, in words, and what could be agreed instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesSheet {
    /// The rules as short as they can be said: a preset and what differs from it.
    pub rules: String,
    /// The agreement.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub sheet: Sheet,
    /// Every parameter with what it could be instead.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub controls: Vec<Control>,
}

/// Names a language; English where none is named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct InLanguage {
    /// The language: en, ru, hr, es or pt.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// Who is to play at a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatRequest {
    /// Whoever opens the table.
    Me,
    /// Anybody.
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
    /// A preset and overrides: `goat-club-one match.target=51`.
    pub rules: String,
    /// The players, in the order of their seats. Where each has two hands, that is half as many as there are seats.
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
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
}

/// A table, for a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// Its identifier, as in its address.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    /// Its rules.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
    /// How the table is run.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: TableOptions,
    /// The players, in the order of their first seats, each of whom has two where each has two hands.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub seats: Vec<Sitter>,
    /// What it is doing.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub phase: Phase,
}
