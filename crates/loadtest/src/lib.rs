//! `boneyard loadtest`: puts a server under load, attacks it and kills it. Each test is a file of its own; all of them
//! see the server only from outside. [`run`] starts the server as a process of this program, `boneyard serve`.

mod attack;
mod client_address;
mod connected_seats;
mod error;
mod evening;
mod hostile;
mod kill;
mod lobby;
mod machine;
mod online;
mod opening;
mod phone;
mod player;
mod pools;
mod process;
mod quantile;
mod restart;
mod tables;
mod target_server;
mod worst;
pub mod worst_inputs;

use clap::Subcommand;

pub use error::LoadError;
pub use process::Process;
pub use quantile::quantile;

/// Put a server under load: many tables, a full room, the most expensive requests, attacks, pools, the lobby, or kills.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Arguments {
    #[command(subcommand)]
    test: LoadTest,
}

#[derive(Subcommand)]
enum LoadTest {
    Tables(tables::Arguments),
    Restart(restart::Arguments),
    Evening(evening::Arguments),
    Worst(worst::Arguments),
    Attack(attack::Arguments),
    Hostile(hostile::Arguments),
    Kill(kill::Arguments),
    #[command(alias = "pool")]
    Pools(pools::Arguments),
    Lobby(lobby::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest tables --tables 1000 --pace-ms 2000
  boneyard loadtest evening
  boneyard loadtest evening --phones 500 --json
  boneyard loadtest worst --json
  boneyard loadtest attack --seconds 60 --seed 7
  boneyard loadtest attack --on online
  boneyard loadtest hostile --only flood
  boneyard loadtest kill --kills 50
  boneyard loadtest pools --people 2000
  boneyard loadtest lobby --pages 5000

Measure a build with --release.";

/// The result of a load test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No fault was found.
    Passed,
    /// The printed result has a fault, such as a successful attack, a lost event or a request over a limit.
    Failed,
}

/// A seed for a test that names none.
fn new_seed() -> u64 {
    let now_ns = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.subsec_nanos());
    u64::from(std::process::id()) << 16 ^ u64::from(now_ns)
}

/// Runs the chosen load test, and prints its result.
///
/// # Errors
/// The test stopped without a result.
pub fn run(arguments: &Arguments) -> Result<Verdict, LoadError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(LoadError::NotRun)?;
    match &arguments.test {
        LoadTest::Tables(arguments) => runtime.block_on(tables::run(arguments)).map(|()| Verdict::Passed),
        LoadTest::Restart(arguments) => runtime.block_on(restart::run(arguments)).map(|()| Verdict::Passed),
        LoadTest::Evening(arguments) => runtime.block_on(evening::run(arguments)).map(|()| Verdict::Passed),
        LoadTest::Worst(arguments) => runtime.block_on(worst::run(arguments)),
        LoadTest::Attack(arguments) => runtime.block_on(attack::run(arguments)),
        LoadTest::Hostile(arguments) => runtime.block_on(hostile::run(arguments)),
        LoadTest::Kill(arguments) => runtime.block_on(kill::run(arguments)),
        LoadTest::Pools(arguments) => runtime.block_on(pools::run(arguments)).map(|()| Verdict::Passed),
        LoadTest::Lobby(arguments) => runtime.block_on(lobby::run(arguments)).map(|()| Verdict::Passed),
    }
}
