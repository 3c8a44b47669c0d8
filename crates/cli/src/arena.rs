//! `boneyard arena`: which of two bots plays better, and by how much.

use std::fmt::Write;
use std::num::{NonZeroU32, NonZeroUsize};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use boneyard_bots::Estimate;
use boneyard_bots::arena::{Contender, Deal, FaceUp, Foul, Player, matches};
use boneyard_loadtest::quantile;
use boneyard_rules::{Rules, RulesError, View};
use boneyard_solver::Unsupported;
use boneyard_terminal::{Progress, print};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::Serialize;

use crate::processor_time::processor_time;
use crate::refuse;
use crate::tables::{Tables, TablesError};

/// Let two bots play each other, and measure which is better.
///
/// Each deal is played once for each side: bot A plays that side, and bot B all others. So good tiles favour neither. The
/// margin is in points a round for A: what its side gains, minus the mean of what the others gain.
///
/// A bot is a level of the tables, or a yardstick: random, greedy, mc-N, pimc-N or cheat. With mc-N it draws N deals that agree
/// with all that it has seen, and plays each of them out once at random after every move. With pimc-N it values every move
/// exactly in each deal, with all tiles open. The cheat sees every tile. The last two play on lines only.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The bot whose margin is printed: beginner, easy, steady, strong, master or a yardstick.
    #[arg(value_name = "A")]
    a: Player,

    /// The bot that it plays against.
    #[arg(value_name = "B")]
    b: Player,

    #[command(flatten)]
    tables: Tables,

    /// The number of deals. Each is the first round of a match.
    #[arg(long, value_name = "NUMBER", default_value = "1000", conflicts_with = "matches")]
    deals: NonZeroU32,

    /// Play this many whole matches instead, each once for each side with the same deals.
    #[arg(long, value_name = "NUMBER")]
    matches: Option<NonZeroU32>,

    /// Let bots that search go on for as many milliseconds of processor time in each decision.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    time: Option<u32>,

    /// How many deals are played at a time; by default, one for each processor.
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZeroUsize>,

    /// Print JSON, one line for each table.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard arena master steady
  boneyard arena mc-1000 mc-100 --rules goat --seats 3 --deals 5000 --seed 7
  boneyard arena strong steady --matches 400 --json
  boneyard arena steady easy --rules all --deals 50 --json

Each deal has random numbers of its own, made from the seed. So the result is the same with any number of threads, if no
bot has a time limit.";

/// What a comparison found.
#[derive(Serialize)]
struct Compared {
    a: String,
    b: String,
    rules: String,
    seats: usize,
    /// Deals, or matches. Each is played once for each side.
    #[serde(skip_serializing_if = "Option::is_none")]
    deals: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    matches: Option<u32>,
    /// Points a round for A.
    margin: f64,
    /// The 95 % confidence interval of the margin.
    ci95: [f64; 2],
    /// How many rounds, or matches, each has won.
    a_wins: usize,
    b_wins: usize,
    /// The median of the processor time of a decision between several moves, in milliseconds.
    a_ms: f64,
    b_ms: f64,
}

/// Why a comparison stops.
#[derive(Debug, thiserror::Error)]
enum ArenaError {
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("{player} cannot play {rules} with {seats} seats: {why}")]
    Unsupported { player: Player, rules: String, seats: usize, why: Unsupported },
    #[error("a bot broke the rules: {0}")]
    Foul(#[from] Foul),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    match compare_all(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => refuse(error),
    }
}

fn compare_all(arguments: &Arguments) -> Result<(), ArenaError> {
    let tables = arguments.tables.each()?;
    let games = arguments.matches.unwrap_or(arguments.deals).get();
    let mut progress = Progress::new(tables.len() as f64 * f64::from(games));
    for (rules, seats) in tables {
        let compared = compare(arguments, &rules, seats, games, &mut progress)?;
        progress.clear();
        print(&if arguments.json { serde_json::to_string(&compared)? + "\n" } else { sheet(&compared) });
    }
    Ok(())
}

/// What one deal or one match added.
#[derive(Default)]
struct Played {
    /// Points a round for A.
    margin: f64,
    a_wins: usize,
    b_wins: usize,
    times: [Vec<Duration>; 2],
}

/// Compares the bots at one table, on several threads.
fn compare(
    arguments: &Arguments,
    rules: &Arc<Rules>,
    seats: usize,
    games: u32,
    progress: &mut Progress,
) -> Result<Compared, ArenaError> {
    for player in [arguments.a, arguments.b] {
        player.check(rules, seats).map_err(|why| ArenaError::Unsupported {
            player,
            rules: rules.to_string(),
            seats,
            why,
        })?;
    }
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok());
    let next = AtomicU32::new(0);
    let (sender, results) = mpsc::channel();
    let mut played: Vec<(u32, Played)> = Vec::new();
    thread::scope(|scope| {
        for _ in 0..threads.map_or(1, NonZeroUsize::get) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let result = play(arguments, rules, seats, number);
                    let is_over = result.is_err();
                    if sender.send((number, result)).is_err() || is_over {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in results {
            played.push((number, result?));
            progress.show(played.len() as f64, || {
                format!("{rules}, {seats} seats: {} against {}", arguments.a, arguments.b)
            });
        }
        Ok::<_, ArenaError>(())
    })?;
    progress.done(f64::from(games));
    // Sums of numbers depend on their order, and threads end in any order.
    played.sort_by_key(|(number, _)| *number);
    let margins: Vec<f64> = played.iter().map(|(_, played)| played.margin).collect();
    let margin = Estimate::of(margins);
    let wins = |of: fn(&Played) -> usize| played.iter().map(|(_, played)| of(played)).sum();
    let median = |bot: usize| {
        let times: Vec<Duration> =
            played.iter().flat_map(|(_, played)| &played.times[bot]).copied().collect();
        quantile(&times, 0.5)
    };
    Ok(Compared {
        a: arguments.a.to_string(),
        b: arguments.b.to_string(),
        rules: rules.to_string(),
        seats,
        deals: arguments.matches.is_none().then_some(games),
        matches: arguments.matches.map(NonZeroU32::get),
        margin: thousandths(margin.mean),
        ci95: margin.interval().map(thousandths),
        a_wins: wins(|played| played.a_wins),
        b_wins: wins(|played| played.b_wins),
        a_ms: median(0),
        b_ms: median(1),
    })
}

/// Plays one deal or one match for each side.
fn play(arguments: &Arguments, rules: &Arc<Rules>, seats: usize, number: u32) -> Result<Played, ArenaError> {
    let seed = arguments.tables.seed.wrapping_mul(1 << 32).wrapping_add(number.into());
    let mut deals = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let mut times = [Vec::new(), Vec::new()];
    let mut choose = |contender: Contender, view: &View, face_up: FaceUp<'_>| {
        let (player, place) = match contender {
            Contender::First => (arguments.a, 0),
            Contender::Second => (arguments.b, 1),
        };
        let began = processor_time();
        let limit = arguments.time.map(|ms| began + Duration::from_millis(ms.into()));
        let out_of_time = || limit.is_some_and(|limit| processor_time() >= limit);
        let chosen = player.choose(view, face_up, &mut rng, limit.is_some().then_some(&out_of_time));
        if view.legal.len() > 1 {
            times[place].push(processor_time() - began);
        }
        chosen
    };
    let mut played = Played::default();
    let mut points = Vec::new();
    if arguments.matches.is_some() {
        for game in matches::compare::<ArenaError>(rules, seats, &mut deals, &mut choose)? {
            points.extend(game.points);
            played.count(game.winner);
        }
    } else {
        let deal = Deal::shuffled(rules.clone(), seats, &mut deals)?;
        for gain in deal.compare(&mut choose)? {
            points.push(gain);
            let winner = if gain > 0.0 { Contender::First } else { Contender::Second };
            played.count((gain != 0.0).then_some(winner));
        }
    }
    played.margin = points.iter().sum::<f64>() / points.len().max(1) as f64;
    Ok(Played { times, ..played })
}

impl Played {
    fn count(&mut self, winner: Option<Contender>) {
        match winner {
            Some(Contender::First) => self.a_wins += 1,
            Some(Contender::Second) => self.b_wins += 1,
            None => {}
        }
    }
}

fn thousandths(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}

fn sheet(compared: &Compared) -> String {
    let Compared { a, b, rules, seats, deals, margin, ci95: [low, high], a_wins, b_wins, a_ms, b_ms, .. } =
        compared;
    let mut text = format!("{rules}, {seats} seats: {a} against {b}\n");
    let what = if deals.is_some() { "rounds" } else { "matches" };
    let _ = writeln!(text, "  {margin:+.2} points a round for {a} (95 %: {low:+.2} to {high:+.2})");
    let _ = writeln!(text, "  {what} won: {a_wins} by {a}, {b_wins} by {b}");
    let _ = writeln!(text, "  a decision takes {a_ms:.3} ms of {a}, {b_ms:.3} ms of {b} (median)");
    text
}
