//! `boneyard replay`: plays records under their rules.

use std::process::ExitCode;

use boneyard_dgn::{self as dgn, EndKind, Ended, Record, Report, RoundReport};
use boneyard_rules::Seat;

use crate::columns::columns;
use crate::record_file::{RecordArguments, each_record};

/// Replay records of matches: check every line against the rules, and print the score sheet.
///
/// If a record is not legal, the error stream gets one line: FILE:LINE, what is wrong, and what would be legal. The other
/// files are still replayed.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    records: RecordArguments,

    /// Read files with several records, one after another, and answer to each.
    ///
    /// The site's download of all your matches is such a file. Without this flag a file has one record, and a second line `dgn 1` is an
    /// error. With it, each answer to a file of several records says on which line its record begins.
    #[arg(long)]
    several: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard replay friday.dgn
  boneyard replay --json archive/*.dgn > results.jsonl
  boneyard replay --several boneyard-matches.dgn

The exit status is 0 if every record is legal, and 2 if one is not or cannot be read.";

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each_record(&arguments.records.files, arguments.several, |record_text| {
        let report = record_text.read(dgn::replay)?;
        if arguments.records.json {
            return record_text.json(&report);
        }
        let record = record_text.read(Record::read)?;
        // An empty line separates the sheets of two records.
        let has_others = arguments.records.files.len() > 1 || record_text.one_of_several;
        let apart = if has_others { "\n" } else { "" };
        Ok(sheet(&record_text.name(), &record, &report) + apart)
    })
}

/// The score sheet of a match, as a player reads it.
fn sheet(name: &str, record: &Record, report: &Report) -> String {
    let player =
        |seat: Seat| record.players.get(seat).map_or_else(|| seat.to_string(), |player| player.name.clone());
    let sides: Vec<String> = report
        .sides
        .iter()
        .map(|seats| seats.iter().map(|seat| player(*seat)).collect::<Vec<_>>().join(" & "))
        .collect();
    let mut rows = vec![vec!["round".to_owned(), "led by".to_owned(), "ended".to_owned()]];
    rows[0].extend(sides.iter().cloned());
    for round in &report.rounds {
        let mut row = vec![
            round.number.to_string(),
            round.lead.map_or_else(|| "-".to_owned(), player),
            round.end.map_or_else(|| "in progress".to_owned(), |end| ended(end.kind, end.seat.map(player))),
        ];
        row.extend((0..sides.len()).map(|side| points(round, side)));
        if let Some(waiting) = round.carried.filter(|waiting| *waiting > 0) {
            row.push(format!("{waiting} carried over"));
        }
        rows.push(row);
    }
    let mut text = format!("{name}: legal\n{}\n\n", record.rules);
    text.push_str(&columns(&rows));
    text.push_str(&format!("\n{}\n", result(report, &sides, &player)));
    text
}

fn ended(kind: EndKind, seat: Option<String>) -> String {
    let seat = seat.unwrap_or_default();
    match kind {
        EndKind::Out => format!("{seat} out"),
        EndKind::Blocked => format!("blocked by {seat}"),
        EndKind::Redeal => Ended::Redeal.to_string(),
        EndKind::Timeout => format!("{seat} out of time"),
        EndKind::Stopped => Ended::Stopped.to_string(),
    }
}

/// What a round scored for a side, its new total, and points carried to the next round: `+13 = 20`, `0 (+7)`.
fn points(round: &RoundReport, side: usize) -> String {
    let at =
        |list: &Option<Vec<i32>>| list.as_ref().and_then(|list| list.get(side)).copied().unwrap_or_default();
    let total = at(&round.totals);
    let mut text = match at(&round.scored) {
        0 => total.to_string(),
        scored => format!("{scored:+} = {total}"),
    };
    let remembered = round.remembered.as_ref().and_then(|list| list.get(side)).copied().unwrap_or_default();
    if remembered > 0 {
        text.push_str(&format!(" (+{remembered})"));
    }
    text
}

fn result(report: &Report, sides: &[String], player: &dyn Fn(Seat) -> String) -> String {
    let names = |places: &[usize]| {
        places.iter().filter_map(|place| sides.get(place - 1)).cloned().collect::<Vec<_>>().join(", ")
    };
    let end = &report.match_;
    if !end.over {
        return "The match is not over.".to_owned();
    }
    let mut text = match (&end.won[..], &end.lost[..]) {
        ([], []) => "The match is tied.".to_owned(),
        (won, []) => format!("Won by {}.", names(won)),
        ([], lost) => format!("Lost by {}.", names(lost)),
        (won, lost) => format!("Won by {}; lost by {}.", names(won), names(lost)),
    };
    if let Some(rating) = &end.rating_points {
        let each: Vec<String> = Seat::all(rating.len())
            .zip(rating)
            .map(|(seat, points)| format!("{} {points}", player(seat)))
            .collect();
        text.push_str(&format!(" Rating points: {}.", each.join(", ")));
    }
    text
}
