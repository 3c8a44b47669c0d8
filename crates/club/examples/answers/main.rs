//! Writes what a desk answers, for the tests that ask the same in WebAssembly.

mod answers;
mod night;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src/features/evening/engine/testing/answers.json");
    match fs::write(&file, answers::answers()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write {}: {error}", file.display());
            ExitCode::from(2)
        }
    }
}
