//! Writes matches for the tests of the web client.

mod matches;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    for (file, text) in [
        ("src/lib/table/testing/recordings.json", matches::recordings()),
        ("src/lib/table/testing/sheets.json", matches::sheets()),
        ("e2e/matches.json", matches::shown()),
    ] {
        let file = web.join(file);
        if let Err(error) = fs::write(&file, text) {
            eprintln!("cannot write {}: {error}", file.display());
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
