//! Writes evenings for the tests of the web client.

mod evenings;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/evening/testing");
    for (file, text) in evenings::files() {
        let file = web.join(file);
        if let Err(error) = fs::write(&file, text) {
            eprintln!("cannot write {}: {error}", file.display());
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
