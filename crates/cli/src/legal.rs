//! `boneyard legal`: the legal moves after a record's last line.

use std::process::ExitCode;

use boneyard_dgn::{self as dgn, LegalReport, Record, SeatMoves};

use crate::record_file::{RecordArguments, each_record};

/// Print the legal moves after the last line of a record.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    records: RecordArguments,

    /// Read files with several records, one after another, and answer to each.
    ///
    /// Without this flag a file has one record, and a second line `dgn 1` is an error. With it, each answer to a file of several
    /// records says on which line its record begins.
    #[arg(long)]
    several: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard legal friday.dgn
  boneyard legal --json friday.dgn     {\"round\":3,\"seat\":2,\"legal\":[\"1-5@L\",\"2-2@R\"]}

The exit status is 2 if a record is not legal, or if the tiles of the seat to play are unknown.";

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each_record(&arguments.records.files, arguments.several, |record_text| {
        let report = record_text.read(dgn::legal)?;
        if arguments.records.json {
            return record_text.json(&report);
        }
        let record = record_text.read(Record::read)?;
        Ok(format!("{}: {}\n", record_text.name(), sentence(&record, &report)))
    })
}

fn sentence(record: &Record, report: &LegalReport) -> String {
    let round = report.round;
    let Some(seat) = report.seat else {
        return match &report.legal[..] {
            [] => format!("round {round}: no seat is to play"),
            legal => format!("round {round}: {}", legal.join(", ")),
        };
    };
    let name = record.players.get(seat).map_or_else(String::new, |player| format!(" ({})", player.name));
    match &report.legal[..] {
        [] => format!("round {round} is over or not dealt yet; seat {seat}{name} leads next"),
        legal => {
            let also = |also: &SeatMoves| format!("; seat {} also: {}", also.seat, also.legal.join(", "));
            let others: String = report.also.iter().map(also).collect();
            format!("round {round}, seat {seat}{name}: {}{others}", legal.join(", "))
        }
    }
}
