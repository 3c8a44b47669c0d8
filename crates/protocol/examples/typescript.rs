//! Writes the web client's types.

use std::{env, fs, io, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol");
    let files = [
        ("types.ts", boneyard_protocol::typescript()),
        ("evening.ts", boneyard_protocol::evening_typescript()),
    ];
    match write(&folder, &files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write into {}: {error}", folder.display());
            ExitCode::from(2)
        }
    }
}

fn write(folder: &Path, files: &[(&str, String)]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    files.iter().try_for_each(|(name, text)| fs::write(folder.join(name), text))
}
