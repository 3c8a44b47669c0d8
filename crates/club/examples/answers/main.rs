//! Records the answers of the engine, for tests that compare them with the WebAssembly build.

mod answers;
mod simulation;

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
