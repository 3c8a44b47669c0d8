//! Writes the web client's types.

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol/types.ts");
    if let Some(folder) = file.parent()
        && let Err(error) = fs::create_dir_all(folder)
    {
        eprintln!("cannot make {}: {error}", folder.display());
        return ExitCode::from(2);
    }
    match fs::write(&file, boneyard_protocol::typescript()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write {}: {error}", file.display());
            ExitCode::from(2)
        }
    }
}
