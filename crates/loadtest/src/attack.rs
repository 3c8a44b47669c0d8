//! `boneyard loadtest attack`: attacks a club evening with guests who know its code. With `--on online`, see [`super::online`].

mod attacker;
mod device;
mod honest_guests;
mod lost_rights;
mod malformed;
mod secrets;
mod shared_state;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use boneyard_terminal::{Progress, print};
use futures_util::future::join_all;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::Serialize;
use tokio::time::timeout;

use super::Verdict;
use super::error::LoadError;
use super::online;
use super::target_server::TargetServer;
use attacker::Attacker;
use honest_guests::Evenings;
use shared_state::SharedState;

/// Attackers at the same time.
const ATTACKERS: u64 = 4;

/// The most memory of the server, in MiB.
const SERVER_MIB_MAX: f64 = 400.0;

/// Steps between two restarts: at least the first number, and less than the second.
const RESTART_STEPS: [u64; 2] = [60, 120];

/// The steps between two checks of the server's memory and log.
const CHECK_STEPS: u64 = 10;

/// How long to wait for the last evening.
const LAST_EVENING_MAX: Duration = Duration::from_secs(60);

/// Attack a club night, and check that it continues.
///
/// The command starts its own server. An organiser and four honest players play whole nights at two tables. Attackers know the
/// code. They flood the night with entries, try codes, read every address and socket, send malformed requests and frames, print
/// the most expensive sheets, and use rights that they lost. The server restarts in between.
///
/// The organiser must be able to announce, correct and close within 2 s at any time. No reader may see private data. Each night
/// must end with the standings that were played. Anything else is a fault, listed with its seed and step. With a fault, the exit
/// status is 1.
///
/// With `--on online` it attacks online play instead: accounts, sessions, tokens, passkeys, friends, tables, tournaments,
/// moderation and records. Every operation of the API gets requests that its person may not make, requests of foreign pages, and
/// nonsense. Every attack that succeeded is a fault.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How long to attack.
    #[arg(long, value_name = "SECONDS", default_value = "30")]
    seconds: u32,

    /// Attack for this many steps of all attackers together, instead of a time.
    #[arg(long, value_name = "NUMBER", conflicts_with = "seconds")]
    steps: Option<u64>,

    /// The random seed; by default, a new one each time.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// What to attack.
    #[arg(long, value_enum, value_name = "TARGET", default_value_t = Target::Evening, conflicts_with_all = ["seconds", "steps"])]
    on: Target,

    /// How often to measure each time of the attack on names, with --on online.
    #[arg(long, value_name = "NUMBER", default_value = "40", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    samples: u32,

    /// Send only this part of the nonsense, with --on online.
    #[arg(long, value_name = "PERCENT", default_value = "100", value_parser = clap::value_parser!(u32).range(0..=100))]
    nonsense_percent: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Target {
    /// A club evening in progress.
    Evening,
    /// Accounts and online play.
    Online,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest attack
  boneyard loadtest attack --seconds 300 --seed 7
  boneyard loadtest attack --steps 200
  boneyard loadtest attack --on online --samples 400

With the same seed, each attacker takes the same steps in the same order. The order between attackers differs.";

/// The counts and faults of a run.
#[derive(Serialize)]
struct Summary {
    seed: u64,
    seconds: f64,
    steps: u64,
    /// How often each attack was made.
    attacks: BTreeMap<&'static str, usize>,
    /// Evenings played to their end.
    evenings: usize,
    restarts: usize,
    /// Entries sent by attackers. Those neither accepted nor refused came from devices that may not enter anything.
    entries: usize,
    accepted: usize,
    refused: usize,
    /// The longest time until the server answered an entry of the organiser's second device.
    slowest_organiser_ms: f64,
    /// The most memory of the server; `None` if the system does not report it.
    rss_mib: Option<f64>,
    faults: Vec<String>,
}

/// Attacks until the time is up, then plays the last evening to its end without attacks.
pub(super) async fn run(arguments: &Arguments) -> Result<Verdict, LoadError> {
    let seed = arguments.seed.unwrap_or_else(super::new_seed);
    if arguments.on == Target::Online {
        let &Arguments { samples, nonsense_percent, .. } = arguments;
        return online::run(online::Amount { seed, samples, nonsense_percent }).await;
    }
    let flags = ["--log", "warn", "--guests-per-network", "1000000", "--connections-per-network", "10000"];
    let server = TargetServer::start_with(&flags).await?;
    let shared = Arc::new(SharedState::new(server, seed));
    let began = Instant::now();
    let evenings = Evenings::start(shared.clone()).await?;

    let span = Duration::from_secs(arguments.seconds.into());
    let is_running = |shared: &SharedState| match arguments.steps {
        Some(steps) => shared.steps() < steps,
        None => began.elapsed() < span,
    };
    let progress_part = || match arguments.steps {
        Some(steps) => shared.steps() as f64 / steps as f64,
        None => began.elapsed().as_secs_f64() / span.as_secs_f64(),
    };
    let attackers = join_all((0..ATTACKERS).map(|number| {
        let (shared, is_running) = (shared.clone(), &is_running);
        async move {
            let mut attacker = Attacker::new(shared.clone(), number);
            while is_running(&shared) {
                attacker.step().await;
            }
        }
    }));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let monitor = async {
        let mut progress = Progress::new(1.0);
        let mut restart_at = 0;
        while is_running(&shared) {
            if shared.steps() >= restart_at {
                if restart_at > 0 {
                    shared.restart().await;
                }
                let [least, most] = RESTART_STEPS;
                restart_at = shared.steps() + least + rng.next_u64() % (most - least);
            }
            check_server(&shared).await;
            progress.show(progress_part(), || shared.progress_line());
            shared.wait_for_step(shared.steps() + CHECK_STEPS, || !is_running(&shared)).await;
        }
    };
    tokio::join!(attackers, monitor);

    shared.attackers_stopped.store(true, Ordering::Relaxed);
    shared.allow_honest_entries(1_000_000);
    if timeout(LAST_EVENING_MAX, evenings.finish()).await.is_err() {
        shared.record_fault(
            "end",
            &format!("the last evening did not end: {}; {}", shared.progress_line(), shared.next_entries()),
        );
    }
    check_server(&shared).await;
    let summary = shared.summary(began.elapsed());
    let has_passed = summary.faults.is_empty();
    print(&(serde_json::to_string(&summary)? + "\n"));
    Ok(if has_passed { Verdict::Passed } else { Verdict::Failed })
}

/// Checks the memory and the log of the server.
async fn check_server(shared: &SharedState) {
    match shared.server.process().await.and_then(crate::process::Process::now_mib) {
        Some(mib) => {
            shared.record_memory(mib);
            if mib > SERVER_MIB_MAX {
                shared.record_fault("memory", &format!("the server uses {mib:.0} MiB"));
            }
        }
        None => shared.record_fault("memory", "the server has ended"),
    }
    let log = shared.server.log();
    for line in log.lines().filter(|line| line.contains("panicked") || line.contains("ERROR")) {
        shared.record_fault("log", line);
    }
}
