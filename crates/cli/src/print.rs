//! `boneyard print`: a set of tiles to cut out, as PDF.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boneyard_club::Stopped;
use boneyard_print::{
    Language, Look, Paper, ParseLanguageError, ParseLookError, ParsePaperError, never_stop, tiles,
};
use boneyard_rules::ruleset::TileSet;
use boneyard_terminal::print;
use serde::de::{Deserialize, IntoDeserializer, value};

use crate::refuse;

/// Print a set of tiles or cards to cut out, as PDF.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The set: double-6, double-9, double-12, double-15, double-18 or triomino-56.
    #[arg(value_name = "SET")]
    set: String,

    /// What the tiles show: pips, large (large pips), digits, both (pips and digits), pictures or cards. To choose a set of
    /// pictures, write pictures:animals or cards:fruit.
    #[arg(long, default_value = "pips")]
    faces: String,

    /// The language of the page: en, ru, hr, es or pt.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,

    /// The paper: a4 or letter.
    #[arg(long, default_value = "a4")]
    paper: String,

    /// The PDF file; by default, the name of the set, in this folder.
    #[arg(short, long = "output", value_name = "FILE")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  boneyard print double-6                                     pips, written to double-6.pdf
  boneyard print double-6 --faces pictures:animals --lang ru  for children
  boneyard print double-9 --faces cards --paper letter        a deck of cards
  boneyard print triomino-56 -o triangles.pdf

Sets of pictures: first, animals, fruit, letters, numbers, objects.
Numbers above twelve are digits. Triangles show digits or pictures.
Print at 100 % and cut along the thin lines.";

/// Why no set is printed.
#[derive(Debug, thiserror::Error)]
enum PrintError {
    #[error(
        "not a set of tiles: `{0}` (write double-6, double-9, double-12, double-15, double-18 or triomino-56)"
    )]
    NoSuchSet(String),
    #[error(transparent)]
    Look(#[from] ParseLookError),
    #[error(transparent)]
    Language(#[from] ParseLanguageError),
    #[error(transparent)]
    Paper(#[from] ParsePaperError),
    #[error(transparent)]
    Stopped(#[from] Stopped),
    #[error("cannot write `{}`: {cause}", file.display())]
    NotWritten { file: PathBuf, cause: io::Error },
}

/// Writes the pages.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    match pages(arguments) {
        Ok(report) => {
            print(&report);
            ExitCode::SUCCESS
        }
        Err(error) => refuse(error),
    }
}

fn pages(arguments: &Arguments) -> Result<String, PrintError> {
    let set = read_set(&arguments.set)?;
    let look: Look = arguments.faces.parse()?;
    let language: Language = arguments.lang.parse()?;
    let paper: Paper = arguments.paper.parse()?;

    let document = tiles::document(set, look, language, paper);
    let into = arguments.output.clone().unwrap_or_else(|| Path::new(&arguments.set).with_extension("pdf"));
    let pdf = document.to_pdf(&never_stop)?;
    fs::write(&into, pdf).map_err(|cause| PrintError::NotWritten { file: into.clone(), cause })?;
    let pages = match document.pages.len() {
        1 => "1 page".to_owned(),
        many => format!("{many} pages"),
    };
    Ok(format!("{}: {}, {pages}\n", into.display(), document.title))
}

fn read_set(name: &str) -> Result<TileSet, PrintError> {
    let read: Result<_, value::Error> = TileSet::deserialize(name.into_deserializer());
    read.map_err(|_| PrintError::NoSuchSet(name.to_owned()))
}
