//! Reads files with records of matches and evenings, and prints an answer to each.

use std::fmt::Display;
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boneyard_club::file::FileError;
use boneyard_dgn::DgnError;
use serde::Serialize;

use crate::EXIT_REFUSED;

/// The arguments of a command that answers to each record.
#[derive(clap::Args)]
pub(crate) struct RecordArguments {
    /// Records in Domino Game Notation; - reads standard input.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Print JSON: one line for each file.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A file with a record.
pub(crate) struct RecordFile {
    /// The path as the user wrote it.
    pub(crate) name: String,
    text: String,
    /// The first line that is not UTF-8.
    invalid_utf8_line: Option<u32>,
}

/// Why a file has no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RecordFileError {
    #[error("{file}: no such file")]
    NotFound { file: String },
    #[error("{file}: this is a folder; pass the files in it")]
    Folder { file: String },
    #[error("{file}: cannot read this file: {source}")]
    Unreadable { file: String, source: io::Error },
    #[error("{file}:{line}: {what}")]
    Fault { file: String, line: u32, what: String },
    #[error("{file}: {source}")]
    Json { file: String, source: serde_json::Error },
}

/// What is wrong with a record, and on which line.
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
        Self { line: error.line, what: error.message }
    }
}

impl RecordFile {
    /// Reads the file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> Result<Self, RecordFileError> {
        let name = path.display().to_string();
        let read = if path == Path::new("-") {
            let mut bytes = Vec::new();
            io::stdin().read_to_end(&mut bytes).map(|_| bytes)
        } else {
            fs::read(path)
        };
        let file = || name.clone();
        let bytes = read.map_err(|error| match error.kind() {
            ErrorKind::NotFound => RecordFileError::NotFound { file: file() },
            ErrorKind::IsADirectory => RecordFileError::Folder { file: file() },
            _ => RecordFileError::Unreadable { file: file(), source: error },
        })?;
        let invalid_utf8_line = std::str::from_utf8(&bytes).err().map(|invalid| {
            let before = bytes[..invalid.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            u32::try_from(before + 1).unwrap_or(u32::MAX)
        });
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Self { name, text, invalid_utf8_line })
    }

    /// Reads the text with `reader`. A line that is not UTF-8 is reported as a fault, unless an earlier line has one.
    pub(crate) fn read<T, E: Into<Fault>>(
        &self,
        reader: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, RecordFileError> {
        let Fault { line, what } = match (reader(&self.text).map_err(Into::into), self.invalid_utf8_line) {
            (Ok(value), None) => return Ok(value),
            (Err(fault), Some(line)) if fault.line < line => fault,
            (_, Some(line)) => Fault { line, what: "this is not UTF-8; save the file as UTF-8".to_owned() },
            (Err(fault), None) => fault,
        };
        Err(RecordFileError::Fault { file: self.name.clone(), line, what })
    }

    /// The records of a file that has several, one after another, each with the line on which it begins. Every record begins with a
    /// line `dgn`.
    pub(crate) fn records(&self) -> Vec<(u32, &str)> {
        let (mut records, mut begin, mut begin_line, mut at) = (Vec::new(), 0, 1, 0);
        let mut has_begun = false;
        for (line_number, line) in (1..).zip(self.text.split_inclusive('\n')) {
            let begins = line.trim_start_matches('\u{feff}').split_whitespace().next() == Some("dgn");
            if begins && has_begun {
                records.push((begin_line, &self.text[begin..at]));
                (begin, begin_line) = (at, line_number);
            }
            has_begun |= begins;
            at += line.len();
        }
        records.push((begin_line, &self.text[begin..]));
        records
    }

    /// The first line that is not UTF-8.
    pub(crate) fn invalid_utf8_line(&self) -> Option<u32> {
        self.invalid_utf8_line
    }

    /// An answer that says what the whole file lacks.
    pub(crate) fn lacks(&self, what: &str) -> RecordFileError {
        RecordFileError::Fault { file: self.name.clone(), line: 1, what: what.to_owned() }
    }

    /// The report as one line of JSON.
    pub(crate) fn json(&self, report: &impl Serialize) -> Result<String, RecordFileError> {
        match serde_json::to_string(report) {
            Ok(line) => Ok(line + "\n"),
            Err(source) => Err(RecordFileError::Json { file: self.name.clone(), source }),
        }
    }
}

/// Prints the answer to each file on standard output, or its error on the error stream.
pub(crate) fn each<E: Display + From<RecordFileError>>(
    paths: &[PathBuf],
    answer: impl Fn(&RecordFile) -> Result<String, E>,
) -> ExitCode {
    let mut refused = false;
    for path in paths {
        match RecordFile::open(path).map_err(E::from).and_then(|file| answer(&file)) {
            Ok(text) => {
                if !print(&text) {
                    break;
                }
            }
            Err(error) => {
                refused = true;
                let _ = writeln!(io::stderr(), "{error}");
            }
        }
    }
    if refused { ExitCode::from(EXIT_REFUSED) } else { ExitCode::SUCCESS }
}

/// Prints on standard output. Returns `false` if the reader has closed the pipe.
pub(crate) fn print(text: &str) -> bool {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}
