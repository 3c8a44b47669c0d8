//! Writes matches for the tests of the web client.

mod matches;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/table/testing/recordings.json");
    match fs::write(&file, matches::recordings()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write {}: {error}", file.display());
            ExitCode::from(2)
        }
    }
}
