//! Files with records, of matches and of evenings: reading them, and answering one after the other.

use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boneyard_club::file::FileError;
use boneyard_rules::dgn::DgnError;
use serde::Serialize;

use crate::EXIT_REFUSED;

/// A file with a record.
pub(crate) struct RecordFile {
    /// As it was given.
    pub(crate) name: String,
    text: String,
    /// The first line that is not text in UTF-8.
    odd_line: Option<u32>,
}

/// What is wrong with a file.
pub(crate) struct Fault {
    line: u32,
    what: String,
}

impl From<DgnError> for Fault {
    fn from(error: DgnError) -> Self {
        Self { line: error.line, what: error.what }
    }
}

impl From<FileError> for Fault {
    fn from(error: FileError) -> Self {
        Self { line: error.line, what: error.what }
    }
}

impl RecordFile {
    pub(crate) fn open(path: &Path) -> Result<Self, String> {
        let name = path.display().to_string();
        let read = if path == Path::new("-") {
            let mut bytes = Vec::new();
            io::stdin().read_to_end(&mut bytes).map(|_| bytes)
        } else {
            fs::read(path)
        };
        let bytes = read.map_err(|error| match error.kind() {
            ErrorKind::NotFound => format!("{name}: there is no such file"),
            ErrorKind::IsADirectory => format!("{name}: this is a folder; name the files in it"),
            _ => format!("{name}: this cannot be read: {error}"),
        })?;
        let odd_line = std::str::from_utf8(&bytes).err().map(|odd| {
            let before = bytes[..odd.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            u32::try_from(before + 1).unwrap_or(u32::MAX)
        });
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Self { name, text, odd_line })
    }

    /// Asks something about the record; a fault is told as `FILE:LINE: …`.
    pub(crate) fn told<T, E: Into<Fault>>(
        &self,
        ask: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, String> {
        let fault = match (ask(&self.text).map_err(Into::into), self.odd_line) {
            (Ok(told), None) => return Ok(told),
            (Err(fault), Some(line)) if fault.line < line => fault,
            (_, Some(line)) => {
                Fault { line, what: "this is not text in UTF-8; save the file as UTF-8".to_owned() }
            }
            (Err(fault), None) => fault,
        };
        Err(format!("{}:{}: {}", self.name, fault.line, fault.what))
    }

    /// One line of JSON.
    pub(crate) fn json(&self, report: &impl Serialize) -> Result<String, String> {
        match serde_json::to_string(report) {
            Ok(line) => Ok(line + "\n"),
            Err(error) => Err(format!("{}: {error}", self.name)),
        }
    }
}

/// Prints the answer to each file on standard output, or its fault on the error stream.
pub(crate) fn each(paths: &[PathBuf], answer: impl Fn(&RecordFile) -> Result<String, String>) -> ExitCode {
    let mut refused = false;
    for path in paths {
        match RecordFile::open(path).and_then(|file| answer(&file)) {
            Ok(text) => {
                if !print(&text) {
                    break;
                }
            }
            Err(fault) => {
                refused = true;
                let _ = writeln!(io::stderr(), "{fault}");
            }
        }
    }
    if refused { ExitCode::from(EXIT_REFUSED) } else { ExitCode::SUCCESS }
}

/// Prints on standard output. `false` where nobody reads on: whoever closed the pipe has seen enough.
pub(crate) fn print(text: &str) -> bool {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}
