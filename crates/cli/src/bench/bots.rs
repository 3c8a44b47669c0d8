//! `boneyard bench bots`: the time of a bot's decision, and every level against every other.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use boneyard_bots::{
    Budget, Level,
    arena::{Contender, Deal, Margin},
    choose,
};
use boneyard_loadtest::quantile;
use boneyard_rules::{Rules, View};
use boneyard_terminal::Progress;
use boneyard_terminal::print;
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::Serialize;

use super::error::BenchError;
use super::{Tables, processor_time};

/// Measure how long bots think, and how many points each level wins from every other.
///
/// Each deal is played once for each side, with the first bot on that side and the second on all others. So good tiles
/// favour neither. A bot's points are those of a first round, minus the mean of the other sides.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    tables: Tables,

    /// The number of deals for each pair of levels.
    #[arg(long, value_name = "NUMBER", default_value = "200")]
    deals: NonZeroU32,

    /// How many rounds a steady bot samples for each decision, for all moves together; by default, as many as at a
    /// table.
    #[arg(long, value_name = "NUMBER")]
    playouts: Option<u32>,

    /// Print JSON: one line for the decisions of each level, and one for each pair of levels.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard bench bots
  boneyard bench bots --rules goat --seats 3 --deals 1000 --playouts 600
  boneyard bench bots --rules all --deals 50 --json";

/// One level's decisions, without forced moves.
#[derive(Serialize)]
struct Decisions {
    rules: String,
    seats: usize,
    level: Level,
    decisions: usize,
    median_ms: f64,
    p99_ms: f64,
}

/// One level against another.
#[derive(Serialize)]
struct Pairing {
    rules: String,
    seats: usize,
    first: Level,
    second: Level,
    deals: u32,
    points_a_round: f64,
    interval_95: [f64; 2],
}

/// Measures every chosen table.
pub(super) fn run(arguments: &Arguments) -> Result<(), BenchError> {
    let tables = arguments.tables.each()?;
    let pairs = Level::ALL.len() * (Level::ALL.len() - 1) / 2;
    let mut progress = Progress::new((tables.len() * pairs) as f64 * f64::from(arguments.deals.get()));
    for (rules, seats) in tables {
        let mut times = Level::ALL.map(|_| Vec::new());
        let mut pairings = Vec::new();
        for (place, second) in Level::ALL.into_iter().enumerate() {
            for first in Level::ALL.into_iter().skip(place + 1) {
                pairings.push(pair(arguments, &rules, seats, [first, second], &mut times, &mut progress)?);
            }
        }
        let decisions = Level::ALL.into_iter().zip(times).map(|(level, times)| Decisions {
            rules: rules.to_string(),
            seats,
            level,
            decisions: times.len(),
            median_ms: quantile(&times, 0.5),
            p99_ms: quantile(&times, 0.99),
        });
        progress.clear();
        let decisions: Vec<Decisions> = decisions.collect();
        print(&if arguments.json {
            lines(&decisions)? + &lines(&pairings)?
        } else {
            sheet(&decisions, &pairings)
        });
    }
    Ok(())
}

fn pair(
    arguments: &Arguments,
    rules: &Arc<Rules>,
    seats: usize,
    levels: [Level; 2],
    times: &mut [Vec<Duration>; Level::ALL.len()],
    progress: &mut Progress,
) -> Result<Pairing, BenchError> {
    let [first, second] = levels;
    // All pairs of levels play the same deals.
    let mut shuffle = Xoshiro256PlusPlus::seed_from_u64(arguments.tables.seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(arguments.tables.seed.wrapping_add(1));
    let budget = arguments.playouts.map_or_else(Budget::default, Budget::playouts);
    let mut timed = |level: Level, view: &View| {
        let start = processor_time();
        let chosen = choose(level, view, &mut rng, budget);
        if view.legal.len() > 1 {
            times[level as usize].push(processor_time() - start);
        }
        chosen
    };
    let mut gains = Vec::new();
    for deal in 0..arguments.deals.get() {
        progress.show(f64::from(deal), || format!("{rules}, {seats} seats: {first} against {second}"));
        let dealt = Deal::shuffled(rules.clone(), seats, &mut shuffle)?;
        let gain = dealt.compare(|contender, view| match contender {
            Contender::First => timed(first, view),
            Contender::Second => timed(second, view),
        });
        gains.push(gain.map_err(|foul| BenchError::Foul { rules: rules.to_string(), seats, deal, foul })?);
    }
    progress.done(f64::from(arguments.deals.get()));
    let margin = Margin::of(&gains);
    Ok(Pairing {
        rules: rules.to_string(),
        seats,
        first,
        second,
        deals: arguments.deals.get(),
        points_a_round: hundredths(margin.mean),
        interval_95: margin.interval().map(hundredths),
    })
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

fn lines(values: &[impl Serialize]) -> Result<String, BenchError> {
    values.iter().map(|value| Ok(serde_json::to_string(value)? + "\n")).collect()
}

fn sheet(decisions: &[Decisions], pairings: &[Pairing]) -> String {
    let mut text = String::new();
    if let Some(Decisions { rules, seats, .. }) = decisions.first() {
        text.push_str(&format!("{rules}, {seats} seats\n"));
    }
    text.push_str("  level    decisions  median ms     p99 ms\n");
    for Decisions { level, decisions, median_ms, p99_ms, .. } in decisions {
        text.push_str(&format!("  {:8} {decisions:9} {median_ms:10.3} {p99_ms:10.3}\n", level.name()));
    }
    text.push_str("  points a round, with the 95 % confidence interval\n");
    for Pairing { first, second, points_a_round, interval_95: [low, high], .. } in pairings {
        text.push_str(&format!(
            "  {:8} against {:8} {points_a_round:6.2}  ({low:.2} to {high:.2})\n",
            first.name(),
            second.name()
        ));
    }
    text + "\n"
}
