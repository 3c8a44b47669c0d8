//! Writes the evenings that the pages of a table and of a player are tested with.

mod tale;
mod tales;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let file = web.join("src/lib/evening/testing/tales/tales.json");
    if let Err(error) = fs::write(&file, tales::tales()) {
        eprintln!("cannot write {}: {error}", file.display());
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}
