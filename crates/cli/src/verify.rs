//! `boneyard verify`: computes the deals of records again.

use std::process::ExitCode;

use boneyard_dgn::{DealCheck, DealReport, LotCheck, check_deals};
use serde::Serialize;

use crate::record_file::{RecordArguments, each_record};

/// Check that the tiles of recorded matches were dealt fairly.
///
/// The record names a hash that was shown before each deal, the random part of every player, and the secret that was
/// hashed. From these numbers this command computes the hands, the boneyard and the lot again, and compares them with the
/// record. It also replays the match, as `boneyard replay` does. A file may have several records, one after another: each gets its
/// own answer or error, with the line on which it begins.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    records: RecordArguments,
}

const EXAMPLES: &str = "\
Examples:
  boneyard verify friday.dgn
  boneyard verify --json archive/*.dgn
  boneyard verify boneyard-matches.dgn     the download of all your matches

The exit status is 0 if every deal is right, and 2 if one is wrong or cannot be checked, or if a record is not legal.";

/// The answer to one record.
#[derive(Serialize)]
struct Verified {
    rounds: Vec<DealReport>,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each_record(&arguments.records.files, true, |record| {
        let rounds = record.read(check_deals)?;
        if let Some(lack) = lack(&rounds) {
            return Err(record.lacks(&lack));
        }
        if arguments.records.json {
            record.json(&Verified { rounds })
        } else {
            Ok(sheet(&record.name(), &rounds))
        }
    })
}

/// Why a record cannot be checked whole; `None` if every deal was checked. Whoever removes the numbers of one bad deal
/// must not get away with it.
fn lack(rounds: &[DealReport]) -> Option<String> {
    if rounds.is_empty() {
        return Some("the record has no round".to_owned());
    }
    let has_proof = |report: &DealReport| !matches!(report.deal, DealCheck::Unpublished);
    if !rounds.iter().any(has_proof) {
        return Some(
            "this record cannot be verified: it has no proof of its deals (the lines `fair`)".to_owned(),
        );
    }
    rounds.iter().find_map(|DealReport { number, deal, .. }| match deal {
        DealCheck::Checked => None,
        DealCheck::Sealed => Some(format!(
            "the secret of round {number} is not published; the server publishes it when the match is over"
        )),
        DealCheck::Unpublished => {
            Some(format!("round {number} has no line `fair` with the numbers of its deal"))
        }
    })
}

fn sheet(name: &str, rounds: &[DealReport]) -> String {
    let mut text = format!("{name}:\n");
    for DealReport { number, lot, .. } in rounds {
        let lot = match lot {
            Some(LotCheck::Checked) => "; so does the lot for the lead",
            Some(LotCheck::Unknown) => "; the lot for the lead cannot be checked",
            None => "",
        };
        text.push_str(&format!("round {number}: the deal follows from the secret and the parts{lot}\n"));
    }
    text
}
