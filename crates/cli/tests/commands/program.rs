//! Runs the program, and reads what it prints.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program with these arguments.
pub(crate) fn boneyard(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boneyard"));
    command.args(arguments);
    command
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    boneyard(arguments).output().unwrap()
}

/// Runs the program in a folder, with these bytes as its standard input.
pub(crate) fn run_with_input(arguments: &[&str], folder: &Path, input: &[u8]) -> Output {
    let mut command = boneyard(arguments);
    command.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

/// Text that the program printed.
pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// What the program prints. It must succeed.
pub(crate) fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// The sentence on the error stream of a program that refuses: it has the exit code 2 and prints nothing else.
pub(crate) fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{arguments:?}: {output:?}");
    text(&output.stderr).to_owned()
}

/// The path of a file in the temporary folder of these tests.
pub(crate) fn temporary_path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a file into that folder and returns its path.
pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = temporary_path(name);
    std::fs::write(&path, content).unwrap();
    path.display().to_string()
}
