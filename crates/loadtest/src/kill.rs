//! `boneyard loadtest kill`: kills a server again and again, and proves that nothing that clients were shown is lost.

mod booking;
mod client;
mod client_log;
mod opening;
mod proof;
mod report;
mod session;
mod stored;
mod tournament;

use boneyard_rules::{Rules, presets};
use boneyard_terminal::{Progress, print};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::Verdict;
use super::connected_seats::OWN_SERVER_FLAGS;
use super::error::LoadError;
use super::target_server::TargetServer;
use opening::{PlayedTable, open_rated_table, open_table};
use report::Report;
use session::Session;

/// The most kills that a group of tables goes through. Then others are opened.
const KILLS_PER_GROUP_MAX: u32 = 5;

/// Flags of the server, besides those of every test. Each group of tables has accounts and a tournament of its own.
const FLAGS: [&str; 6] = [
    "--tournaments-per-network",
    "1000000",
    "--tournament-views-per-network",
    "1000000",
    "--rated-matches-a-day",
    "1000000",
];

/// The rules of rated tables, in turn: a match takes a round or two, so that many end.
const RATED_RULES: [&str; 2] = ["draw match.target=10", "spanish-pairs match.target=10"];

/// There is a rated table for this many other tables.
const TABLES_PER_RATED: usize = 5;

/// Kill a server again and again while people play, and check that it loses nothing.
///
/// The command starts its own server and plays random legal moves at tables of all presets. Most tables have people on all seats;
/// at some a bot plays too. Each table has a spectator. The command kills the server as `kill -9` does, at a random moment, reads
/// a copy of its database, and starts it again on the same database.
///
/// After each kill it checks for each client that every event it was shown is stored and looks the same, that every acknowledged
/// command is stored once, and that no refused command is stored. For each table it checks that the numbers of its events have no
/// gap and that the table can be restored. After each restart clients reconnect and must get exactly the events that they miss.
///
/// At some more tables people with accounts play short rated matches, and at others the matches of a tournament. After each
/// restart the command asks the server for their matches, profiles and standings: every match that ended must be booked once.
/// With a fault, the exit status is 1.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How often to kill the server.
    #[arg(long, value_name = "NUMBER", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    kills: u32,

    /// Tables that are played at the same time.
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    tables: u32,

    /// The random seed; by default, a new one each time.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest kill
  boneyard loadtest kill --kills 1000 --tables 40 --json
  boneyard loadtest kill --kills 20 --seed 7

With the same seed, the tables, the choice of moves and the delays are the same. The order between clients differs.";

/// Plays, kills and checks until all kills are done, or until the server cannot go on.
pub(super) async fn run(arguments: &Arguments) -> Result<Verdict, LoadError> {
    let seed = arguments.seed.unwrap_or_else(super::new_seed);
    let flags: Vec<&str> = OWN_SERVER_FLAGS.into_iter().chain(FLAGS).collect();
    let server = TargetServer::start_with(&flags).await?;
    let mut report = Report::new(arguments, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut progress = Progress::new(arguments.kills.into());
    let mut first_table = 0;
    for kills in groups(arguments.kills, arguments.tables) {
        let mut tables = open_tables(&server, arguments.tables, first_table, &mut rng).await?;
        first_table += tables.len();
        for number in 0..tables.len().div_ceil(TABLES_PER_RATED).max(RATED_RULES.len()) {
            let rules = Rules::parse(RATED_RULES[number % RATED_RULES.len()])?;
            tables.push(open_rated_table(&server, &rules, &mut rng).await?);
        }
        tables.extend(tournament::open(&server, &mut rng).await?);
        let mut session = Session::start(&server, tables, &mut rng);
        let ended = session.play(kills, &mut rng, &mut report, &mut progress).await;
        session.count(&mut report);
        if let Err(stopped) = ended {
            report.fault(stopped.to_string());
            break;
        }
    }
    progress.clear();
    for line in server.log().lines() {
        report.fault(format!("the server logged: {line}"));
    }
    print(&if arguments.json { serde_json::to_string(&report)? + "\n" } else { report.text() });
    Ok(if report.faults() > 0 { Verdict::Failed } else { Verdict::Passed })
}

/// The kills of each group of tables: at most [`KILLS_PER_GROUP_MAX`], and fewer if otherwise some presets would not be played.
fn groups(kills: u32, tables: u32) -> impl Iterator<Item = u32> {
    let presets = u32::try_from(presets::NAMES.len()).unwrap_or(u32::MAX);
    let groups = presets.div_ceil(tables).max(kills.div_ceil(KILLS_PER_GROUP_MAX)).min(kills);
    (0..groups).map(move |group| kills / groups + u32::from(group < kills % groups))
}

/// Opens tables, with the presets in turn.
async fn open_tables(
    server: &TargetServer,
    count: u32,
    first: usize,
    rng: &mut ChaCha8Rng,
) -> Result<Vec<PlayedTable>, LoadError> {
    let presets = presets::all();
    let mut tables = Vec::new();
    for (number, preset) in presets.iter().cycle().enumerate().skip(first).take(count as usize) {
        tables.push(open_table(server, &preset.rules, number, rng).await?);
    }
    Ok(tables)
}
