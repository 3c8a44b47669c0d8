//! `boneyard club sheets`: the printed sheets of an evening, as PDF.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use boneyard_club::{Evening, SheetKind, file};
use boneyard_print::club::{LeftOut, SheetOptions, TextSize, document, left_out};
use boneyard_print::{Fonts, Language, Paper, Stopped, never_stop};

use crate::record_file::{RecordFileError, each};

/// Print the sheets of a club night: one PDF file for each kind.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The evening file; - reads standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The folder for the sheets; created if it is missing.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The paper: a4 or letter.
    #[arg(long, default_value = "a4")]
    paper: Paper,

    /// Use large print: at least 18 points instead of 11.
    #[arg(long)]
    large: bool,

    /// The language of the sheets: en, ru, hr, es or pt.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: Language,

    /// The name of the club, for the header of every page.
    #[arg(long, value_name = "NAME")]
    club: Option<String>,

    /// A folder with fonts for names in other scripts: TrueType or OpenType files [default: the fonts of this system]
    ///
    /// Latin and Cyrillic letters need no font. If a name needs one that is missing, the command says which.
    #[arg(long, value_name = "DIR")]
    fonts: Option<PathBuf>,

    /// Print only these kinds, with commas between them: tonight, seating-poster, seating, schedule, tables, score, players,
    /// results, standings, standings-poster, certificates, money, log, procedure.
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    only: Vec<SheetKind>,
}

const EXAMPLES: &str = "\
Examples:
  boneyard club sheets friday.evening --out sheets
  boneyard club sheets friday.evening --out sheets --lang ru --paper letter
  boneyard club sheets friday.evening --out sheets --large --only tables,standings
  boneyard club sheets friday.evening --out sheets --fonts ~/noto

The kinds are
tonight           all to print before a night: seating poster, schedule, table cards, score sheets, procedure
seating-poster    the seating of the next match on one page, for a wall
seating           who sits where, match by match
schedule          the seating of the whole night on one sheet
tables            a card for every table of every match: seats, next tables, courtesies
score             a score sheet for every table of every match, with the rounds played so far
players           a card for every player
results           the result of every match
standings         the place of every player, and what decided it
standings-poster  the standings on one page, for a wall
certificates      a certificate for each of the first three players
money             what each player won or lost, and who pays whom; only with stakes
log               corrections, sanctions and penalties
procedure         how a table plays, step by step, and the courtesies

If the file has an error, nothing is written. The error names the line, as in `boneyard club score`.";

/// Why no sheet, or not every sheet, was written.
#[derive(Debug, thiserror::Error)]
enum SheetsError {
    #[error(transparent)]
    File(#[from] RecordFileError),
    #[error("boneyard: cannot create the folder `{}`: {source}", folder.display())]
    Folder { folder: PathBuf, source: io::Error },
    #[error("boneyard: cannot read the folder with fonts `{}`: {source}", folder.display())]
    Fonts { folder: PathBuf, source: io::Error },
    #[error("boneyard: cannot write `{}`: {source}", file.display())]
    Write { file: PathBuf, source: io::Error },
    #[error("boneyard: {0}")]
    Stopped(#[from] Stopped),
    #[error("boneyard: this night has no stakes, so it has no sheet `money`; leave it out of --only")]
    NoStakes,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each(std::slice::from_ref(&arguments.file), |found| write(arguments, &found.read(file::read)?))
}

fn write(arguments: &Arguments, evening: &Evening) -> Result<String, SheetsError> {
    let kinds = kinds(&arguments.only, evening)?;
    let fonts = fonts(arguments.fonts.as_deref())?;
    // Said before anything is printed.
    let _ = io::stderr().write_all(missing(&left_out(evening, arguments.club.as_deref(), &fonts)).as_bytes());
    let out = &arguments.out;
    fs::create_dir_all(out).map_err(|source| SheetsError::Folder { folder: out.clone(), source })?;
    let size = if arguments.large { TextSize::Large } else { TextSize::Normal };
    let options = SheetOptions {
        language: arguments.lang,
        paper: arguments.paper,
        size,
        club: arguments.club.as_deref(),
        fonts: &fonts,
    };
    let mut report = String::new();
    for kind in kinds {
        let document = document(kind, evening, options, &never_stop)?;
        let into = out.join(kind.name()).with_extension("pdf");
        let pdf = document.to_pdf(&never_stop)?;
        fs::write(&into, pdf).map_err(|source| SheetsError::Write { file: into.clone(), source })?;
        let pages = match document.pages.len() {
            1 => "1 page".to_owned(),
            many => format!("{many} pages"),
        };
        report += &format!("{}: {}, {pages}\n", into.display(), document.title);
    }
    Ok(report)
}

/// The fonts for other scripts. What cannot be used in a folder that the user named stands on the error stream.
fn fonts(folder: Option<&Path>) -> Result<Fonts, SheetsError> {
    let Some(folder) = folder else { return Ok(Fonts::of_system()) };
    fs::read_dir(folder).map_err(|source| SheetsError::Fonts { folder: folder.into(), source })?;
    let fonts = Fonts::in_folders([folder.into()]);
    for font in fonts.skipped() {
        let _ = writeln!(io::stderr(), "boneyard: {font}");
    }
    Ok(fonts)
}

/// What the sheets leave out of names, and how to mend it; empty if they show every name whole.
fn missing(left_out: &[LeftOut]) -> String {
    let (signs, letters): (Vec<&LeftOut>, Vec<&LeftOut>) = left_out.iter().partition(|name| name.only_signs);
    let mut text = String::new();
    let mut list = |head: &str, names: &[&LeftOut], foot: &str| {
        if names.is_empty() {
            return;
        }
        let _ = writeln!(text, "boneyard: {head}:");
        for name in names {
            let number = name.player.map(|player| format!("{player} ")).unwrap_or_default();
            let _ = writeln!(text, "  {number}{} (needs {})", name.name, name.fonts.join(" and "));
        }
        text += foot;
    };
    let remedy = "Put the named fonts into a folder and pass it with --fonts DIR. Noto fonts are free: https://fonts.google.com/noto\n";
    list("these names cannot be printed whole, because no font has their letters", &letters, remedy);
    list("emoji and signs are left out of these names", &signs, "");
    text
}

/// The kinds in `only`, or all kinds that this evening has.
fn kinds(only: &[SheetKind], evening: &Evening) -> Result<Vec<SheetKind>, SheetsError> {
    let kinds = if only.is_empty() { &SheetKind::ALL[..] } else { only };
    let (mut wanted, not_applicable): (Vec<SheetKind>, Vec<SheetKind>) =
        kinds.iter().partition(|kind| kind.applies_to(evening));
    if !only.is_empty() && !not_applicable.is_empty() {
        return Err(SheetsError::NoStakes);
    }
    wanted.dedup();
    Ok(wanted)
}
