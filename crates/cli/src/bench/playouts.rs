//! `boneyard bench playouts`: random rounds a second through the rules.

use std::num::NonZeroU32;
use std::time::Duration;

use boneyard_bots::{Counted, RandomRounds};
use boneyard_rules::Rules;
use boneyard_terminal::{Progress, print};
use serde::Serialize;

use super::error::BenchError;
use crate::processor_time::processor_time;
use crate::tables::Tables;

/// Measure how many random rounds one core plays in a second.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    tables: Tables,

    /// How long to measure each size of table.
    #[arg(long, value_name = "SECONDS", default_value = "2")]
    seconds: NonZeroU32,

    /// Print JSON: one line for each size of table.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard bench playouts
  boneyard bench playouts --rules all --seconds 1
  boneyard bench playouts --rules spanish-pairs --seconds 5 --json";

#[derive(Serialize)]
struct Measured {
    rules: String,
    seats: usize,
    playouts_per_s: u64,
    plays_per_s: u64,
}

/// Measures every chosen table.
pub(super) fn run(arguments: &Arguments) -> Result<(), BenchError> {
    let tables = arguments.tables.each()?;
    let widest = tables.iter().map(|(rules, _)| rules.to_string().len()).max().unwrap_or(0);
    if !arguments.json {
        print(&format!("{:widest$}  seats  playouts/s      plays/s\n", "rules"));
    }
    let mut progress = Progress::new(tables.len() as f64 * f64::from(arguments.seconds.get()));
    for (rules, seats) in tables {
        let time = Duration::from_secs(arguments.seconds.get().into());
        let seed = arguments.tables.seed;
        let measured = measure(&rules, seats, seed, time, &mut progress)?;
        progress.clear();
        print(&if arguments.json {
            serde_json::to_string(&measured)? + "\n"
        } else {
            let Measured { rules, seats, playouts_per_s, plays_per_s } = measured;
            format!("{rules:widest$}  {seats:5}  {playouts_per_s:10}  {plays_per_s:11}\n")
        });
    }
    Ok(())
}

/// Deals between two looks at the clock.
const DEALS_PER_LOOK: u32 = 4_096;

fn measure(
    rules: &Rules,
    seats: usize,
    seed: u64,
    time: Duration,
    progress: &mut Progress,
) -> Result<Measured, BenchError> {
    let mut random = RandomRounds::new(rules, seats, seed)?;
    let mut total = Counted::default();
    let start = processor_time();
    let taken = loop {
        let counted = random.play(DEALS_PER_LOOK)?;
        total.rounds += counted.rounds;
        total.plays += counted.plays;
        let taken = processor_time() - start;
        if taken >= time {
            break taken.as_secs_f64();
        }
        progress.show(taken.as_secs_f64(), || format!("{rules}, {seats} seats"));
    };
    progress.done(taken);
    let per_s = |count: u64| (count as f64 / taken).round() as u64;
    Ok(Measured {
        rules: rules.to_string(),
        seats,
        playouts_per_s: per_s(total.rounds),
        plays_per_s: per_s(total.plays),
    })
}
