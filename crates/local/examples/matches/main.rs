//! Plays every preset and every level on a device, for a test that compares them with the WebAssembly build.

mod matches;
mod page;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/features/table/local/testing/matches.json");
    match fs::write(&file, matches::text()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write {}: {error}", file.display());
            ExitCode::from(2)
        }
    }
}
