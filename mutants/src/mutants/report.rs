//! What came of the faults: on the screen, and a line of JSON for each in `target/mutants/`.

use std::{
    fmt::{self, Display},
    fs,
};

use serde_json::json;

use super::{
    MutantsArgs,
    find::{Mutant, SourceFile},
    scratch::Scratch,
};
use crate::error::Error;

/// What became of a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// A test failed, or did not end; `own` if it is one of the crate's own.
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

/// Prints the counts and the survivors, and writes every fault's outcome.
///
/// # Errors
/// The file cannot be written.
pub(super) fn write(
    scratch: &Scratch,
    files: &[SourceFile],
    mutants: &[Mutant],
    outcomes: &[Outcome],
    args: &MutantsArgs,
) -> Result<(), Error> {
    let mut lines = String::new();
    for (mutant, outcome) in mutants.iter().zip(outcomes) {
        let line = json!({ "fault": mutant.describe(files), "outcome": outcome.to_string() });
        lines.push_str(&format!("{line}\n"));
    }
    let file = scratch.root.with_file_name(format!("{}.jsonl", scratch.package));
    fs::write(&file, lines).map_err(|cause| Error::Write(file.clone(), cause))?;

    let caught = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Caught { .. })).count();
    let own = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Caught { own: true, .. })).count();
    println!("\nNot caught:");
    for (mutant, outcome) in mutants.iter().zip(outcomes) {
        if !matches!(outcome, Outcome::Caught { .. }) {
            println!("  {outcome} · {}", mutant.describe(files));
        }
    }
    let share = caught * 100 / outcomes.len().max(1);
    println!(
        "\n{}, seed {}: {caught} of {} faults were caught ({share} %), {own} of them by the crate's own tests. See {}.",
        scratch.package,
        args.seed,
        outcomes.len(),
        file.display(),
    );
    Ok(())
}
