//! The flags that choose which tables to measure.

use std::sync::Arc;

use boneyard_rules::{Rules, RulesError, presets};

/// Which tables to measure.
#[derive(clap::Args)]
pub(crate) struct Tables {
    /// The rules: a preset with your changes, or `all` for every preset.
    ///
    /// Example: --rules "draw tiles.set=double-9"
    #[arg(long, value_name = "RULES|all", default_value = "spanish-pairs")]
    pub(crate) rules: String,

    /// Measure only tables with this many seats; by default, every number that the rules allow.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seats: Option<u8>,

    /// The random seed. The same seed deals the same rounds.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
}

impl Tables {
    /// The chosen tables: the rules, and how many seats.
    ///
    /// # Errors
    /// The rules do not exist, or have no table of the wanted size.
    pub(crate) fn each(&self) -> Result<Vec<(Arc<Rules>, usize)>, TablesError> {
        let rules = match self.rules.as_str() {
            "all" => presets::all().into_iter().map(|preset| preset.rules).collect(),
            text => vec![Rules::parse(text)?],
        };
        let mut tables = Vec::new();
        for rules in rules.into_iter().map(Arc::new) {
            let sizes = rules.seat_counts().filter(|size| self.seats.is_none_or(|asked| asked == *size));
            tables.extend(sizes.map(|size| (rules.clone(), usize::from(size))));
        }
        match (self.seats, tables.is_empty()) {
            (Some(seats), true) => Err(TablesError::NoTable { rules: self.rules.clone(), seats }),
            _ => Ok(tables),
        }
    }
}

/// There is no such table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TablesError {
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error(
        "`{rules}` has no tables with {seats} seats; leave --seats out to measure every number that the rules allow"
    )]
    NoTable { rules: String, seats: u8 },
}
