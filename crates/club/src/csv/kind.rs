//! The CSV files of an evening.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the CSV files of an evening.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CsvKind {
    /// The players by place, with all totals.
    Standings,
    /// One line per match and table with an entry.
    Results,
    /// What each player won or lost.
    Money,
    /// Corrections, notes, sanctions, penalties and annulled sheets.
    Log,
    /// One line per match and table of the whole evening.
    Seating,
}

impl CsvKind {
    /// All kinds, the most used first.
    pub const ALL: [Self; 5] = [Self::Standings, Self::Results, Self::Money, Self::Log, Self::Seating];

    /// The name on the command line and in URLs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standings => "standings",
            Self::Results => "results",
            Self::Money => "money",
            Self::Log => "log",
            Self::Seating => "seating",
        }
    }
}

impl fmt::Display for CsvKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no CSV file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nothing for a spreadsheet: `{0}` (there are {kinds})", kinds = CsvKind::ALL.map(CsvKind::name).join(", "))]
pub struct ParseCsvKindError(String);

impl FromStr for CsvKind {
    type Err = ParseCsvKindError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| ParseCsvKindError(name.to_owned()))
    }
}
