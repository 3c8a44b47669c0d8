//! `boneyard loadtest tables`: measures moves at many tables over the real wire.

mod report;

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use boneyard_rules::Rules;
use boneyard_terminal::{Progress, print};
use futures_util::future::try_join_all;
use tokio::time::sleep;

use super::connected_seats::{ConnectedSeats, OWN_SERVER_FLAGS};
use super::error::LoadError;
use super::opening;
use super::player::{Player, Task};
use super::target_server::TargetServer;
use report::{Measured, Usage};

/// How long the tables play before the measurement begins. With a pace: at least one move of each table.
const WARM_UP: Duration = Duration::from_secs(2);

/// The longest test. It limits the memory for measured times.
const SECONDS_MAX: i64 = 600;

/// Measure moves at many tables at the same time.
///
/// Four seats at each table play random legal moves over WebSockets. The command measures the time from sending a move until
/// the mover sees it, and what the server process uses. It starts its own server with a database on disk, unless you pass
/// --server. A move is a play, a draw or a pass.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of tables.
    #[arg(long, value_name = "NUMBER", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,

    /// The time between two moves of a table, in milliseconds. 0: each seat moves as soon as it has the turn.
    #[arg(long, value_name = "MS", default_value = "0", value_parser = clap::value_parser!(u32).range(0..=60_000))]
    pace_ms: u32,

    /// How long to measure.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=SECONDS_MAX))]
    seconds: u32,

    /// The rules of all tables: a preset with your changes.
    #[arg(long, value_name = "RULES", default_value = "spanish-pairs")]
    rules: String,

    /// Play rated matches. Everyone opens an account first, which takes most of the time.
    #[arg(long)]
    rated: bool,

    /// Test this running server. It must allow enough guests and tables for one network.
    #[arg(long, value_name = "URL")]
    server: Option<String>,

    /// The seed of the moves.
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest tables
  boneyard loadtest tables --tables 4900 --pace-ms 2000 --seconds 30 --json
  boneyard loadtest tables --tables 50 --rules mexican-train --server http://127.0.0.1:8080

Both programs share the machine, so leave it otherwise idle. Memory, processor time and bytes on disk are those of the server
process, and unknown for a server that you name.";

/// Opens the tables, plays, and prints the measurements.
pub(super) async fn run(arguments: &Arguments) -> Result<(), LoadError> {
    let rules = Rules::parse(&arguments.rules)?;
    let server = match &arguments.server {
        Some(url) => TargetServer::running_at(url)?,
        None => TargetServer::start_with(&OWN_SERVER_FLAGS).await?,
    };
    let mut progress = Progress::new(1.0);
    let empty = Usage::of(&server).await;
    let began = Instant::now();
    let tables = opening::open(&server, &rules, arguments.tables, arguments.rated, &mut progress).await?;
    // A stopped server leaves its whole database in one file, so the file's growth can be measured.
    let database_before = match server.is_own() {
        true => {
            server.stop().await?;
            let bytes = server.database_bytes();
            server.start_again().await?;
            bytes
        }
        false => None,
    };
    let pace = Duration::from_millis(arguments.pace_ms.into());
    let ConnectedSeats { load, players } =
        ConnectedSeats::open(&server, &tables, pace, arguments.seed, &mut progress).await?;
    let players: Vec<Task> = players.into_iter().map(Player::start).collect();
    let opening_s = began.elapsed().as_secs_f64();

    play(WARM_UP.max(pace), &mut progress, "warming up").await;
    let before = Usage::of(&server).await;
    load.is_measured.store(true, Ordering::Relaxed);
    let seconds = play(Duration::from_secs(arguments.seconds.into()), &mut progress, "playing").await;
    load.is_measured.store(false, Ordering::Relaxed);
    let after = Usage::of(&server).await;
    let times = try_join_all(players.into_iter().map(Task::stop)).await?;
    let database_bytes = match server.is_own() {
        true => {
            server.stop().await?;
            server.database_bytes().zip(database_before).map(|(after, before)| after.saturating_sub(before))
        }
        false => None,
    };
    progress.clear();
    let database = (database_bytes, load.moves.load(Ordering::Relaxed));
    let measured = Measured::new(arguments, &times, seconds, opening_s, [empty, before, after], database);
    let text = if arguments.json { serde_json::to_string(&measured)? + "\n" } else { measured.table() };
    print(&text);
    Ok(())
}

/// Waits while the tables play; returns the seconds.
async fn play(span: Duration, progress: &mut Progress, what: &str) -> f64 {
    let began = Instant::now();
    while let Some(left) = span.checked_sub(began.elapsed()).filter(|left| !left.is_zero()) {
        sleep(left.min(Duration::from_secs(1))).await;
        let part = began.elapsed().as_secs_f64() / span.as_secs_f64();
        progress.show(part.min(1.0), || what.to_owned());
    }
    began.elapsed().as_secs_f64()
}
