//! Writes `docs/COVERAGE.md`: every statement of the rulebook with the scenarios and tests that pin it.

#[path = "../tests/coverage/table.rs"]
mod table;

use std::{fs, process::ExitCode};

fn main() -> ExitCode {
    let file = table::root().join("docs/COVERAGE.md");
    match fs::write(&file, table::page()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write {}: {error}", file.display());
            ExitCode::from(2)
        }
    }
}
