//! `boneyard club draw`: the next match of a Swiss or a knock-out, also after groups.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_club::{Evening, Player, file};

use crate::record_file::{Fault, RecordFileError, each};

/// Draw the next match of a Swiss or a knock-out, also after groups, from the results in an evening file.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The evening file; - reads standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The players who are not there, with commas between them. Their partners and teams do not play either.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    without: Vec<Player>,

    /// A number that decides the sides of pairs who have had the same ones.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    lot: u64,
}

const EXAMPLES: &str = "\
Examples:
  boneyard club draw friday.evening
  boneyard club draw friday.evening >> friday.evening
  boneyard club draw friday.evening --without 7,12

It prints a `pairs` line for every table of the match, and a `bye` line for each pair without opponents. Add them to the file,
and then the results. Every table of the matches before needs a result first.";

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each::<RecordFileError>(std::slice::from_ref(&arguments.file), |found| {
        found.read(|text| {
            let evening = file::read(text)?;
            drawn(&evening, arguments).map_err(Fault::of_record)
        })
    })
}

/// The lines of the next match.
fn drawn(evening: &Evening, arguments: &Arguments) -> Result<String, String> {
    let number = evening.schedule().len() + 1;
    if let Some(current) = evening.current().filter(|current| *current < number) {
        return Err(format!("match {current} is not over; write how it ended at every table"));
    }
    for player in &arguments.without {
        evening.check_player(*player).map_err(|error| error.to_string())?;
    }
    let is_away = |player: &Player| {
        let team_pairs = evening.setup().team_pairs;
        arguments.without.iter().any(|away| away.team(team_pairs) == player.team(team_pairs))
    };
    let present: Vec<Player> =
        Player::all(evening.setup().size()).filter(|player| !is_away(player)).collect();
    let plan = evening.draw(&present, arguments.lot).map_err(|error| error.to_string())?;
    let mut lines = String::new();
    for (table, seated) in (1..).zip(&plan.tables) {
        let table: usize = table;
        let [[a, b], [c, d]] = seated.pairing.pairs();
        let _ = writeln!(lines, "pairs {number} table {table} {a} {b} {c} {d}");
    }
    for [one, other] in &plan.byes {
        let _ = writeln!(lines, "bye {number} {one} {other}");
    }
    Ok(lines)
}
