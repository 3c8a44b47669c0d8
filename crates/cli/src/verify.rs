//! `boneyard verify`: computes the deals of records again.

use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_dgn::{DealCheck, DealReport, LotCheck, check_deals};
use serde::Serialize;

use crate::record_file::{RecordFileError, each};

/// Check that the tiles of recorded matches were dealt fairly.
///
/// The record names a hash that was shown before each deal, the random part of every player, and the secret that was
/// hashed. From these numbers this command computes the hands, the boneyard and the lot again, and compares them with the
/// record. It also replays the match, as `boneyard replay` does.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Records in Domino Game Notation; - reads standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Print JSON: one line for each file.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard verify friday.dgn
  boneyard verify --json archive/*.dgn

The exit status is 0 if every deal with a published secret is right, and 2 if one is wrong, if a record is not legal, or
if none of its deals can be checked.";

/// The answer to one file.
#[derive(Serialize)]
struct Verified {
    rounds: Vec<DealReport>,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each::<RecordFileError>(&arguments.files, |file| {
        let rounds = file.read(check_deals)?;
        if rounds.iter().all(|round| round.deal != DealCheck::Checked) {
            return Err(file.lacks(nothing_to_check(&rounds)));
        }
        if arguments.json { file.json(&Verified { rounds }) } else { Ok(sheet(&file.name, &rounds)) }
    })
}

fn nothing_to_check(rounds: &[DealReport]) -> &'static str {
    match rounds.iter().any(|round| round.deal == DealCheck::Sealed) {
        true => "no secret is published yet; the server publishes them when the match is over",
        false => "no round has a line `fair` with the numbers of its deal",
    }
}

fn sheet(name: &str, rounds: &[DealReport]) -> String {
    let mut text = format!("{name}:\n");
    for DealReport { number, deal, lot } in rounds {
        let deal = match deal {
            DealCheck::Checked => "the deal follows from the secret and the parts",
            DealCheck::Sealed => "not checked: its secret is not published yet",
            DealCheck::Unpublished => "not checked: the record has no numbers of this deal",
        };
        let lot = match lot {
            Some(LotCheck::Checked) => "; so does the lot for the lead",
            Some(LotCheck::Unknown) => "; the lot for the lead cannot be checked",
            None => "",
        };
        text.push_str(&format!("round {number}: {deal}{lot}\n"));
    }
    text
}
