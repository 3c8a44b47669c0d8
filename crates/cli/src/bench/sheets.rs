//! `boneyard bench sheets`: the cost of the worst evenings and requests.

use std::hint::black_box;
use std::process::Command;

use boneyard_club::api::EveningEngine;
use boneyard_club::csv::{self, CsvKind};
use boneyard_club::{SheetKind, file, never_stop};
use boneyard_loadtest::Process;
use boneyard_loadtest::worst_inputs::{desk_requests, evening_files};
use boneyard_print::club::{SheetOptions, TextSize, document};
use boneyard_print::{Language, Paper};
use boneyard_terminal::{Progress, print};
use serde::{Deserialize, Serialize};

use super::error::BenchError;
use crate::processor_time::processor_time;

/// Measure the time, memory and size of every sheet and list of the most expensive evening files and requests.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Measure only this input; by default, all inputs.
    #[arg(long, value_name = "NAME")]
    input: Option<String>,

    /// Do only this work: report, desk, sheets/KIND or csv/KIND; by default, all of it.
    #[arg(long, value_name = "WORK")]
    work: Option<String>,

    /// Print in normal size instead of large print.
    #[arg(long)]
    normal: bool,

    /// The paper: a4 or letter.
    #[arg(long, default_value = "a4")]
    paper: Paper,

    /// The language of the sheets: en, ru, hr, es or pt.
    #[arg(long, value_name = "CODE", default_value = "ru")]
    lang: Language,

    /// Print JSON: one line for each piece of work.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard bench sheets
  boneyard bench sheets --input most-rounds --work sheets/score --json

Each piece of work runs in its own process, so the memory column is exact. For a refused file, the cost is that of reading it.";

/// One piece of work on an input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Report,
    Csv(CsvKind),
    Sheet(SheetKind),
    Desk,
}

impl Work {
    /// The work on an evening file.
    fn with_files() -> Vec<Self> {
        let sheets = SheetKind::ALL.into_iter().map(Self::Sheet);
        std::iter::once(Self::Report).chain(CsvKind::ALL.into_iter().map(Self::Csv)).chain(sheets).collect()
    }

    fn name(self) -> String {
        match self {
            Self::Report => "report".to_owned(),
            Self::Csv(kind) => format!("csv/{kind}"),
            Self::Sheet(kind) => format!("sheets/{kind}"),
            Self::Desk => "desk".to_owned(),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Measured {
    input: String,
    work: String,
    /// Processor time, reading the input included.
    ms: f64,
    /// The peak growth of the process, in MB; `None` if the system does not report it.
    peak_mb: Option<f64>,
    /// Bytes of the output.
    bytes: usize,
    pages: Option<usize>,
    /// The error, if the input was refused.
    refused: Option<String>,
}

/// Measures the chosen work: a single piece in this process, several in one process each.
pub(super) fn run(arguments: &Arguments) -> Result<(), BenchError> {
    let tasks = tasks(arguments);
    if !arguments.json {
        print("input                    work                       ms  peak MB      bytes   pages\n");
    }
    if let [(name, input, work)] = &tasks[..] {
        show(arguments, &measure(arguments, name, input, *work)?)
    } else if tasks.is_empty() {
        Err(BenchError::NoSuchWork)
    } else {
        let mut progress = Progress::new(tasks.len() as f64);
        for (name, _, work) in &tasks {
            progress.show(0.0, || format!("{name} {}", work.name()));
            let measured = measure_apart(arguments, name, *work)?;
            progress.done(1.0);
            progress.clear();
            show(arguments, &measured)?;
        }
        Ok(())
    }
}

fn tasks(arguments: &Arguments) -> Vec<(&'static str, String, Work)> {
    let mut tasks = Vec::new();
    let wanted = |asked: &Option<String>, name: &str| asked.as_deref().is_none_or(|asked| asked == name);
    for (name, text) in evening_files() {
        for work in Work::with_files() {
            if wanted(&arguments.input, name) && wanted(&arguments.work, &work.name()) {
                tasks.push((name, text.clone(), work));
            }
        }
    }
    for (name, text) in desk_requests() {
        if wanted(&arguments.input, name) && wanted(&arguments.work, &Work::Desk.name()) {
            tasks.push((name, text, Work::Desk));
        }
    }
    tasks
}

fn show(arguments: &Arguments, measured: &Measured) -> Result<(), BenchError> {
    print(&if arguments.json {
        serde_json::to_string(measured)? + "\n"
    } else {
        let Measured { input, work, ms, bytes, .. } = measured;
        let peak = measured.peak_mb.map_or("-".to_owned(), |peak| format!("{peak:.1}"));
        let pages = measured.pages.map_or("-".to_owned(), |pages| pages.to_string());
        let refused =
            measured.refused.as_ref().map(|why| format!("  refused: {why:.90}")).unwrap_or_default();
        format!("{input:23}  {work:19}  {ms:8.1}  {peak:>7}  {bytes:9}  {pages:>6}{refused}\n")
    });
    Ok(())
}

/// Measures in a new process.
fn measure_apart(arguments: &Arguments, name: &str, work: Work) -> Result<Measured, BenchError> {
    let program = std::env::current_exe()?;
    let mut command = Command::new(program);
    command.args(["bench", "sheets", "--json", "--input", name, "--work", &work.name()]);
    command.args(["--paper", arguments.paper.name(), "--lang", arguments.lang.code()]);
    command.args(arguments.normal.then_some("--normal"));
    let output = command.output()?;
    if !output.status.success() {
        let output = String::from_utf8_lossy(&output.stderr);
        let output = output.trim().to_owned();
        return Err(BenchError::ProcessFailed { input: name.to_owned(), work: work.name(), output });
    }
    serde_json::from_slice(&output.stdout).map_err(|cause| BenchError::Unreadable {
        input: name.to_owned(),
        work: work.name(),
        cause,
    })
}

fn measure(arguments: &Arguments, name: &str, input: &str, work: Work) -> Result<Measured, BenchError> {
    let before = Process::Own.now_mib();
    let start = processor_time();
    let (bytes, pages, refused) = done(arguments, input, work)?;
    let ms = (processor_time() - start).as_secs_f64() * 1_000.0;
    let peak_mb = Process::Own.peak_mib().zip(before).map(|(peak, before)| (peak - before).max(0.0));
    Ok(Measured { input: name.to_owned(), work: work.name(), ms, peak_mb, bytes, pages, refused })
}

/// The bytes and pages of the output, and the error if there is none.
fn done(
    arguments: &Arguments,
    input: &str,
    work: Work,
) -> Result<(usize, Option<usize>, Option<String>), BenchError> {
    if work == Work::Desk {
        return Ok((black_box(EveningEngine::new().answer_json(input.as_bytes())).len(), None, None));
    }
    let evening = match file::read(input) {
        Ok(evening) => evening,
        Err(error) => return Ok((0, None, Some(error.to_string()))),
    };
    match work {
        Work::Csv(kind) => Ok((black_box(csv::write(&evening, kind)).len(), None, None)),
        Work::Sheet(kind) => {
            let size = if arguments.normal { TextSize::Normal } else { TextSize::Large };
            let options = SheetOptions {
                language: arguments.lang,
                paper: arguments.paper,
                size,
                ..SheetOptions::default()
            };
            let document = document(kind, &evening, options, &never_stop)?;
            let pages = document.pages.len();
            let pdf = black_box(document.to_pdf(&never_stop)?);
            Ok((pdf.len(), Some(pages), None))
        }
        Work::Report | Work::Desk => {
            let report = serde_json::to_vec(&evening.report())?;
            Ok((black_box(report).len(), None, None))
        }
    }
}
