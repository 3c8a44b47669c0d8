//! Prints the outcomes of mutants and writes them to `target/mutants/`, one line of JSON each.

use std::{
    collections::BTreeMap,
    fmt::{self, Display},
    fs,
    path::PathBuf,
};

use serde_json::{Value, json};

use super::{
    find::{Mutant, SourceFile},
    scratch::Scratch,
};
use crate::error::Error;

/// The outcome of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// A test failed or did not end. `own` is true if it is a test of the mutated crate.
    Caught { by: String, own: bool },
    /// Every test passed.
    Survived,
    /// No test runs this code.
    NotReached,
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Caught { by, .. } => write!(f, "caught by {by}"),
            Self::Survived => f.write_str("SURVIVED"),
            Self::NotReached => f.write_str("NOT REACHED"),
        }
    }
}

/// The outcomes of one crate, by the keys of its mutants. The file is written after every outcome, so `--again` can continue an
/// interrupted run.
pub(super) struct Report {
    package: String,
    file: PathBuf,
    outcomes: BTreeMap<String, Outcome>,
}

impl Report {
    /// An empty report, or with `again` one with the mutants that the last run caught.
    pub(super) fn open(scratch: &Scratch, package: &str, again: bool) -> Self {
        let file = scratch.beside(&format!("{package}.jsonl"));
        let lines = if again { fs::read_to_string(&file).unwrap_or_default() } else { String::new() };
        let caught = lines.lines().filter_map(|line| {
            let line: Value = serde_json::from_str(line).ok()?;
            let by = line["by"].as_str()?.to_owned();
            Some((line["fault"].as_str()?.to_owned(), Outcome::Caught { by, own: line["own"] == true }))
        });
        Self { package: package.to_owned(), outcomes: caught.collect(), file }
    }

    pub(super) fn is_known(&self, mutant: &Mutant) -> bool {
        self.outcomes.contains_key(&mutant.key)
    }

    /// Adds an outcome.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn add(&mut self, mutant: &Mutant, outcome: Outcome) -> Result<(), Error> {
        self.outcomes.insert(mutant.key.clone(), outcome);
        let lines = self.outcomes.iter().map(|(fault, outcome)| match outcome {
            Outcome::Caught { by, own } => json!({ "fault": fault, "by": by, "own": own }),
            Outcome::Survived | Outcome::NotReached => {
                json!({ "fault": fault, "outcome": outcome.to_string() })
            }
        });
        let text: String = lines.map(|line| format!("{line}\n")).collect();
        fs::write(&self.file, text).map_err(|cause| Error::Write(self.file.clone(), cause))
    }

    /// Prints the mutants that were not caught, and the counts.
    pub(super) fn print(&self, files: &[SourceFile], mutants: &[&Mutant], seed: u64) {
        let outcomes: Vec<_> =
            mutants.iter().filter_map(|mutant| Some((*mutant, self.outcomes.get(&mutant.key)?))).collect();
        println!("\nNot caught:");
        for (mutant, outcome) in &outcomes {
            if !matches!(outcome, Outcome::Caught { .. }) {
                println!("  {outcome} · {}", mutant.describe(files));
            }
        }
        let total = outcomes.len();
        let caught = outcomes.iter().filter(|(_, outcome)| matches!(outcome, Outcome::Caught { .. })).count();
        let own = outcomes.iter().filter(|(_, outcome)| matches!(outcome, Outcome::Caught { own: true, .. }));
        let (own, share) = (own.count(), caught * 100 / total.max(1));
        println!(
            "\n{}, seed {seed}: {caught} of {total} mutants were caught ({share} %), {own} of them by the crate's own tests. See {}.\n",
            self.package,
            self.file.display(),
        );
    }
}
