//! `boneyard bench`: the speed of the rules and of the solver, the speed and strength of the bots, and the cost of seatings and
//! of the largest printed evenings.

mod bots;
mod error;
mod playouts;
mod seatings;
mod sheets;
mod solver;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use boneyard_rules::{Rules, presets};
use clap::Subcommand;

use error::BenchError;

use crate::refuse;

/// Measure the speed of rules, solver, bots, seatings and printing on this machine.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Playouts(playouts::Arguments),
    Bots(bots::Arguments),
    Seatings(seatings::Arguments),
    Sheets(sheets::Arguments),
    Solver(solver::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  boneyard bench playouts --rules spanish-pairs --seconds 5 --json
  boneyard bench bots --rules draw --seats 2 --deals 400
  boneyard bench seatings --players 40
  boneyard bench sheets --input most-rounds
  boneyard bench solver --tiles 24

Times are processor time, so other programs have little effect on them. Measure a build with --release.";

/// Which tables to measure.
#[derive(clap::Args)]
struct Tables {
    /// The rules: a preset with your changes, or `all` for every preset.
    ///
    /// Example: --rules "draw tiles.set=double-9"
    #[arg(long, value_name = "RULES|all", default_value = "spanish-pairs")]
    rules: String,

    /// Measure only tables with this many seats; by default, every number that the rules allow.
    #[arg(long, value_name = "NUMBER")]
    seats: Option<u8>,

    /// The random seed. The same seed deals the same rounds.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

impl Tables {
    fn each(&self) -> Result<Vec<(Arc<Rules>, usize)>, BenchError> {
        let rules = match self.rules.as_str() {
            "all" => presets::all().into_iter().map(|preset| preset.rules).collect(),
            text => vec![Rules::parse(text)?],
        };
        let mut tables = Vec::new();
        for rules in rules.into_iter().map(Arc::new) {
            let sizes = rules.seat_counts().filter(|size| self.seats.is_none_or(|asked| asked == *size));
            tables.extend(sizes.map(|size| (rules.clone(), usize::from(size))));
        }
        match (self.seats, tables.is_empty()) {
            (Some(seats), true) => Err(BenchError::NoTable { rules: self.rules.clone(), seats }),
            _ => Ok(tables),
        }
    }
}

/// Runs the chosen benchmark.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let measured = match &arguments.what {
        What::Playouts(arguments) => playouts::run(arguments),
        What::Bots(arguments) => bots::run(arguments),
        What::Seatings(arguments) => seatings::run(arguments),
        What::Sheets(arguments) => sheets::run(arguments),
        What::Solver(arguments) => solver::run(arguments),
    };
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => refuse(error),
    }
}

/// The processor time this thread has used.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let whole = Duration::from_secs(u64::try_from(time.tv_sec).unwrap_or_default());
    whole + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// The time since the first call: this system does not report the time of a thread.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}
