//! The files that a spreadsheet can open, and their names.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What there is to put into a spreadsheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CsvKind {
    /// The players by place, with all totals.
    Standings,
    /// A line a table and match that was begun.
    Results,
    /// What each player won or lost.
    Money,
    /// Corrections, sanctions, penalties, and what was annulled.
    Log,
    /// A line a table and match of the whole evening.
    Seating,
}

impl CsvKind {
    /// All, the one that is asked for most first.
    pub const ALL: [Self; 5] = [Self::Standings, Self::Results, Self::Money, Self::Log, Self::Seating];

    /// Its name on the command line and in addresses.
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

/// What was given is nothing that is put into a spreadsheet.
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
