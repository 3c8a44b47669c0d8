//! `boneyard simulate`: tables with bad networks, bad disks and a server that is killed.

use std::process::ExitCode;
use std::time::Instant;

use boneyard_rules::Rules;
use boneyard_simulator::{Tally, simulate_all};
use boneyard_terminal::{Progress, print};
use serde::Serialize;

use crate::refuse;

/// Play matches with late, repeated and lost messages, and with a server that can be killed at any moment.
///
/// The seed decides everything at a table, also the time. The command checks that everything a player saw is stored, that
/// nothing happens twice, that every client has the true state of the table, that hidden tiles stay hidden, and that clocks
/// are fair. A failure names the seed that replays it.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The seed of the first table. The next tables have the next seeds.
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,

    /// The number of tables. Each plays one match, some play two.
    #[arg(long, value_name = "NUMBER", default_value = "1000")]
    matches: u64,

    /// The rules of all tables: a preset with your changes. By default, each table has any preset.
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard simulate
  boneyard simulate --seed 7041 --matches 1
  boneyard simulate --matches 100000 --rules \"goat-club-one match.target=51\" --json";

/// The exit code of a failed check.
const EXIT_FAILED: u8 = 1;

#[derive(Serialize)]
struct Printed {
    seed: u64,
    matches: u64,
    rounds: u64,
    plays: u64,
    restarts: u64,
    freezes: u64,
    disconnects: u64,
    compared: u64,
    exchanged: u64,
    seconds: f64,
}

/// Runs the tables and counts what happened, or names the first failure.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let rules = match arguments.rules.as_deref().map(Rules::parse).transpose() {
        Ok(rules) => rules,
        Err(error) => return refuse(error),
    };
    let Some(end) = arguments.seed.checked_add(arguments.matches) else {
        return refuse("--seed plus --matches is too large; use a smaller --seed");
    };
    let began = Instant::now();
    let mut progress = Progress::new(arguments.matches as f64);
    let result = simulate_all(arguments.seed..end, rules.as_ref(), |done| {
        progress.show(done as f64, || format!("{done} of {} tables", arguments.matches));
    });
    progress.clear();
    let tally = match result {
        Ok(tally) => tally,
        Err(failure) => {
            refuse(failure);
            return ExitCode::from(EXIT_FAILED);
        }
    };
    let seconds = began.elapsed().as_secs_f64();
    match summary_text(arguments, tally, seconds) {
        Ok(text) => {
            print(&text);
            ExitCode::SUCCESS
        }
        Err(error) => refuse(error),
    }
}

fn summary_text(arguments: &Arguments, tally: Tally, seconds: f64) -> serde_json::Result<String> {
    let Tally { matches, rounds, plays, restarts, freezes, disconnects, compared, exchanged } = tally;
    if !arguments.json {
        return Ok(format!(
            "{matches} matches, {rounds} rounds, {plays} plays; {restarts} restarts, {disconnects} disconnects, \
             {freezes} disk failures; {compared} views compared, {exchanged} deals exchanged; \
             {seconds:.1} s\n"
        ));
    }
    let seconds = (seconds * 1_000.0).round() / 1_000.0;
    let seed = arguments.seed;
    let printed = Printed {
        seed,
        matches,
        rounds,
        plays,
        restarts,
        freezes,
        disconnects,
        compared,
        exchanged,
        seconds,
    };
    Ok(serde_json::to_string(&printed)? + "\n")
}
