//! Bodies of HTTP requests and responses about the matches that everyone may watch.

use boneyard_ids::TableId;
use boneyard_rules::{Sides, Standing};
use boneyard_table::{Sitter, TableOptions};
use serde::{Deserialize, Serialize};

/// The matches on one page of the list.
pub const WATCHED_PER_PAGE: usize = 20;

/// Which matches to list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WatchRequest {
    /// The `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// One page of the matches that everyone may watch, the one that began last first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct WatchPage {
    /// At most 20 matches.
    pub matches: Vec<WatchedMatch>,
    /// How many matches there are on all pages.
    pub total: u32,
    /// What to send as `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

/// A rated match that is being played. Spectators see it some seconds later, and so is its score here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct WatchedMatch {
    /// The table's id, as in its URL.
    pub id: TableId,
    /// The rules: a preset and overrides.
    pub rules: String,
    /// How the table is run.
    pub options: TableOptions,
    /// The players, in the order of their first seats.
    pub seats: Vec<Sitter>,
    /// When the match began, in milliseconds since 1970.
    pub began_ms: u64,
    /// The points; `null` while the table is too busy to show them.
    pub score: Option<WatchedScore>,
}

/// The points of a match, as spectators see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct WatchedScore {
    /// Which seats score together.
    pub sides: Sides,
    /// The points of the match so far.
    pub standing: Standing,
}
