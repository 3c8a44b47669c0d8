//! `boneyard club sheets`: all that is printed for an evening, as PDF.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_club::{Evening, SheetKind, file};
use boneyard_print::club::{TextSize, document};
use boneyard_print::{Language, Paper, Stopped, never};

use crate::record_file::each;

/// Print the sheets of an evening: a PDF file for each kind.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The evening file; - reads it from standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The folder for the sheets, which is made where it is missing.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The paper: a4 or letter.
    #[arg(long, default_value = "a4")]
    paper: Paper,

    /// Large print: 18 points at least instead of 11.
    #[arg(long)]
    large: bool,

    /// The language of the sheets: en, ru, hr, es or pt.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: Language,

    /// Only these kinds, with commas between them: seating, schedule, tables, score, players, results, standings, money,
    /// log, procedure.
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    only: Vec<SheetKind>,
}

const EXAMPLES: &str = "\
Examples:
  boneyard club sheets friday.evening --out sheets
  boneyard club sheets friday.evening --out sheets --lang ru --paper letter
  boneyard club sheets friday.evening --out sheets --large --only tables,standings

seating    who sits where, match by match
schedule   the seating of the whole evening at a glance
tables     a card for every table of every match: seats, next tables, courtesies
score      a score sheet for every table of every match, filled in as far as it was played
players    a card for every player
results    what came of every match
standings  who is where, and what decided it
money      what everybody has won or lost, and who pays whom; where there is a stake
log        corrections, sanctions and penalties
procedure  how the game goes at the table, and the courtesies

A file of which something cannot be is refused as by `boneyard club score`, and nothing is written.";

/// Writes the sheets.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each(std::slice::from_ref(&arguments.file), |found| write(arguments, &found.told(file::read)?))
}

fn write(arguments: &Arguments, evening: &Evening) -> Result<String, String> {
    let kinds = kinds(&arguments.only, evening)?;
    let out = &arguments.out;
    fs::create_dir_all(out)
        .map_err(|error| format!("boneyard: {} cannot be made: {error}", out.display()))?;
    let size = if arguments.large { TextSize::Large } else { TextSize::Normal };
    let mut said = String::new();
    for kind in kinds {
        let stopped = |error: Stopped| format!("boneyard: {error}");
        let document =
            document(kind, evening, arguments.lang, arguments.paper, size, &never).map_err(stopped)?;
        let into = out.join(kind.name()).with_extension("pdf");
        let pdf = document.to_pdf(&never).map_err(stopped)?;
        fs::write(&into, pdf)
            .map_err(|error| format!("boneyard: {} cannot be written: {error}", into.display()))?;
        let pages = match document.pages.len() {
            1 => "1 page".to_owned(),
            many => format!("{many} pages"),
        };
        said += &format!("{}: {}, {pages}\n", into.display(), document.title);
    }
    Ok(said)
}

/// The kinds asked for, or all that have something to say.
fn kinds(only: &[SheetKind], evening: &Evening) -> Result<Vec<SheetKind>, String> {
    let kinds = if only.is_empty() { &SheetKind::ALL[..] } else { only };
    let (mut wanted, idle): (Vec<SheetKind>, Vec<SheetKind>) =
        kinds.iter().partition(|kind| kind.is_for(evening));
    if !only.is_empty() && !idle.is_empty() {
        return Err("boneyard: this evening is played without stakes; leave `money` out of --only".to_owned());
    }
    wanted.dedup();
    Ok(wanted)
}
