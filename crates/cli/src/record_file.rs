//! Reads files with records of matches and evenings, and prints an answer to each.

use std::fmt::Display;
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boneyard_club::file::FileError;
use boneyard_dgn::DgnError;
use boneyard_terminal::print;
use serde::Serialize;

use crate::EXIT_REFUSED;

/// The arguments of a command that answers to each record.
#[derive(clap::Args)]
pub(crate) struct RecordArguments {
    /// Records in Domino Game Notation; - reads standard input.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Print JSON: one line for each record.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A file with a record.
pub(crate) struct RecordFile {
    /// The path as the user wrote it.
    pub(crate) name: String,
    text: String,
    /// The lines that are not UTF-8, in order.
    invalid_utf8_lines: Vec<u32>,
}

/// One of the records of a file.
pub(crate) struct RecordText<'a> {
    file: &'a str,
    /// The line of the file on which it begins.
    pub(crate) line: u32,
    text: &'a str,
    /// Its first line that is not UTF-8, counted in the file.
    invalid_utf8_line: Option<u32>,
    /// Whether the file has other records.
    pub(crate) one_of_several: bool,
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

impl Fault {
    /// What is wrong with a whole record.
    pub(crate) fn of_record(what: String) -> Self {
        Self { line: 1, what }
    }
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
        let invalid_utf8_lines = invalid_utf8_lines(&bytes);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Self { name, text, invalid_utf8_lines })
    }

    /// Reads the text with `reader`. A line that is not UTF-8 is reported as a fault, unless an earlier line has one.
    pub(crate) fn read<T, E: Into<Fault>>(
        &self,
        reader: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, RecordFileError> {
        self.whole().read(reader)
    }

    /// The text as one record, also if it has several.
    fn whole(&self) -> RecordText<'_> {
        RecordText {
            file: &self.name,
            line: 1,
            text: &self.text,
            invalid_utf8_line: self.invalid_utf8_lines.first().copied(),
            one_of_several: false,
        }
    }

    /// The records, each with what is needed to answer to it.
    fn record_texts(&self) -> Vec<RecordText<'_>> {
        let records = self.records();
        let one_of_several = records.len() > 1;
        let next_lines = records.iter().skip(1).map(|(line, _)| *line).chain([u32::MAX]);
        let each = records.iter().zip(next_lines);
        each.map(|(&(line, text), next_line)| RecordText {
            file: &self.name,
            line,
            text,
            invalid_utf8_line: self.invalid_utf8_line_in(line..next_line),
            one_of_several,
        })
        .collect()
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

    /// The first of these lines that is not UTF-8.
    pub(crate) fn invalid_utf8_line_in(&self, lines: Range<u32>) -> Option<u32> {
        self.invalid_utf8_lines.iter().copied().find(|line| lines.contains(line))
    }

    /// The report as one line of JSON.
    pub(crate) fn json(&self, report: &impl Serialize) -> Result<String, RecordFileError> {
        json(&self.name, report)
    }
}

impl RecordText<'_> {
    /// Reads the record with `reader`. A fault names its line in the file. A line that is not UTF-8 is one, unless an earlier line has
    /// another.
    pub(crate) fn read<T, E: Into<Fault>>(
        &self,
        reader: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, RecordFileError> {
        let read = reader(self.text).map_err(|error| {
            let Fault { line, what } = error.into();
            // A fault without a line is one of the whole record.
            let line = if self.line == 1 { line } else { (self.line - 1).saturating_add(line.max(1)) };
            Fault { line, what }
        });
        let Fault { line, what } = match (read, self.invalid_utf8_line) {
            (Ok(value), None) => return Ok(value),
            (Err(fault), Some(line)) if fault.line < line => fault,
            (_, Some(line)) => Fault { line, what: "this is not UTF-8; save the file as UTF-8".to_owned() },
            (Err(fault), None) => fault,
        };
        Err(RecordFileError::Fault { file: self.file.to_owned(), line, what })
    }

    /// An answer that says what the whole record lacks.
    pub(crate) fn lacks(&self, what: &str) -> RecordFileError {
        RecordFileError::Fault { file: self.file.to_owned(), line: self.line, what: what.to_owned() }
    }

    /// The name of the file, with the line on which the record begins if the file has several.
    pub(crate) fn name(&self) -> String {
        if self.one_of_several { format!("{}:{}", self.file, self.line) } else { self.file.to_owned() }
    }

    /// The report as one line of JSON. With several records it also has the line on which the record begins: a refused record has no
    /// report, so counting the reports would not find their records.
    pub(crate) fn json(&self, report: &impl Serialize) -> Result<String, RecordFileError> {
        #[derive(Serialize)]
        struct Placed<'a, T> {
            line: u32,
            #[serde(flatten)]
            report: &'a T,
        }
        match self.one_of_several {
            true => json(self.file, &Placed { line: self.line, report }),
            false => json(self.file, report),
        }
    }
}

fn json(file: &str, report: &impl Serialize) -> Result<String, RecordFileError> {
    match serde_json::to_string(report) {
        Ok(line) => Ok(line + "\n"),
        Err(source) => Err(RecordFileError::Json { file: file.to_owned(), source }),
    }
}

/// The lines that are not UTF-8, each once, in order.
fn invalid_utf8_lines(bytes: &[u8]) -> Vec<u32> {
    let (mut lines, mut line) = (Vec::new(), 1_u32);
    for chunk in bytes.utf8_chunks() {
        let breaks = chunk.valid().bytes().filter(|byte| *byte == b'\n').count();
        line = line.saturating_add(u32::try_from(breaks).unwrap_or(u32::MAX));
        if !chunk.invalid().is_empty() && lines.last() != Some(&line) {
            lines.push(line);
        }
    }
    lines
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
    exit_code(refused)
}

/// Prints the answer to each record of each file on standard output, or its error on the error stream. Unless the files may have
/// `several` records, each file is read as one.
pub(crate) fn each_record(
    paths: &[PathBuf],
    several: bool,
    answer: impl Fn(&RecordText<'_>) -> Result<String, RecordFileError>,
) -> ExitCode {
    let mut refused = false;
    for path in paths {
        let file = match RecordFile::open(path) {
            Ok(file) => file,
            Err(error) => {
                refused = true;
                let _ = writeln!(io::stderr(), "{error}");
                continue;
            }
        };
        let records = if several { file.record_texts() } else { vec![file.whole()] };
        for record in &records {
            match answer(record) {
                Ok(text) => {
                    if !print(&text) {
                        return exit_code(refused);
                    }
                }
                Err(error) => {
                    refused = true;
                    let _ = writeln!(io::stderr(), "{error}");
                }
            }
        }
    }
    exit_code(refused)
}

fn exit_code(refused: bool) -> ExitCode {
    if refused { ExitCode::from(EXIT_REFUSED) } else { ExitCode::SUCCESS }
}
