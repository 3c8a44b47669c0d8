//! Changes to stored matches.

use sqlx::SqliteConnection;

use super::imported::{Import, import};
use super::opening_hands::{CountedMatch, count};

/// A change to stored matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatchChange {
    /// Imports matches, all of them or none. A match that is stored already stays as it is.
    Import(Vec<Import>),
    /// Stores the opening hands of matches. A match that is counted already stays as it is.
    CountHands(Vec<CountedMatch>),
}

impl MatchChange {
    /// The approximate number of rows written, at least 1.
    pub(crate) fn rows(&self) -> usize {
        let rows = match self {
            MatchChange::Import(imports) => imports.iter().map(|one| 1 + one.imported.players.len()).sum(),
            MatchChange::CountHands(matches) => matches.iter().map(|one| 1 + one.hands.len()).sum::<usize>(),
        };
        rows.max(1)
    }
}

pub(crate) async fn write(
    connection: &mut SqliteConnection,
    change: &MatchChange,
) -> Result<(), sqlx::Error> {
    match change {
        MatchChange::Import(imports) => import(connection, imports).await,
        MatchChange::CountHands(matches) => count(connection, matches).await,
    }
}
