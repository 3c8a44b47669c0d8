//! `boneyard loadtest attack`: a club evening goes on while guests who know its code attack it.

mod attacker;
mod device;
mod field;
mod honest;
mod secrets;
mod traitors;
mod wire;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::Serialize;
use tokio::time::timeout;

use super::Verdict;
use super::error::LoadError;
use super::host::Host;
use crate::progress::Progress;
use crate::record_file::print;
use attacker::Attacker;
use field::Field;
use honest::Evenings;

/// Attackers at the same time.
const ATTACKERS: u64 = 4;

/// The most memory of the server, in MiB.
const HELD_MIB_MAX: f64 = 400.0;

/// Steps between two restarts, at least and at most.
const RESTART_STEPS: [u64; 2] = [60, 120];

/// The steps between two checks of the server's memory and log.
const LOOK_STEPS: u64 = 10;

/// How long to wait for the last evening.
const PATIENCE: Duration = Duration::from_secs(60);

/// Attack a club evening, and check that it goes on.
///
/// The command starts its own server. An organiser and four honest players play whole evenings at two tables. Attackers know the
/// code: they flood the evening with entries, try codes, read every address and socket, send malformed requests and frames, print the
/// worst sheets, and act on rights they lost. The server restarts in between. The organiser must be able to announce, correct and close
/// within 2 s at any time, no reader may see private data, and each evening must end with the standings that were played. Every
/// exception is listed as a fault with its seed and step; the exit status is then 1.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How long the attack lasts.
    #[arg(long, value_name = "SECONDS", default_value = "30")]
    seconds: u32,

    /// The number of steps of all attackers together, instead of a time.
    #[arg(long, value_name = "NUMBER", conflicts_with = "seconds")]
    steps: Option<u64>,

    /// The random seed; a new one each time if it is left out.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest attack
  boneyard loadtest attack --seconds 300 --seed 7
  boneyard loadtest attack --steps 200

The same seed has each attacker do the same in the same order; what the others do meanwhile differs.";

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
    /// Entries sent by attackers, and their results; the rest came from devices without the right to enter.
    entries: usize,
    taken: usize,
    refused: usize,
    /// The longest time until the server accepted an announcement or a correction of the organiser.
    slowest_organiser_ms: f64,
    /// The most memory of the server.
    rss_mib: Option<f64>,
    faults: Vec<String>,
}

/// Attacks until the time is up, then lets the last evening end without attacks.
pub(super) async fn run(arguments: &Arguments) -> Result<Verdict, LoadError> {
    let seed = arguments.seed.unwrap_or_else(|| u64::from(std::process::id()) << 16 ^ now_ns());
    let flags = ["--log", "warn", "--guests-per-network", "1000000", "--connections-per-network", "10000"];
    let host = Host::start_with(&flags).await?;
    let field = Arc::new(Field::new(host, seed));
    let began = Instant::now();
    let evenings = Evenings::start(field.clone()).await?;

    let span = Duration::from_secs(arguments.seconds.into());
    let goes_on = |field: &Field| match arguments.steps {
        Some(steps) => field.steps() < steps,
        None => began.elapsed() < span,
    };
    let part = || match arguments.steps {
        Some(steps) => field.steps() as f64 / steps as f64,
        None => began.elapsed().as_secs_f64() / span.as_secs_f64(),
    };
    let attackers = join_all((0..ATTACKERS).map(|number| {
        let (field, goes_on) = (field.clone(), &goes_on);
        async move {
            let mut attacker = Attacker::new(field.clone(), number);
            while goes_on(&field) {
                attacker.step().await;
            }
        }
    }));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let watching = async {
        let mut progress = Progress::new(1.0);
        let mut restart_at = 0;
        while goes_on(&field) {
            if field.steps() >= restart_at {
                if restart_at > 0 {
                    field.restart().await;
                }
                let [least, most] = RESTART_STEPS;
                restart_at = field.steps() + least + rng.next_u64() % (most - least);
            }
            look(&field).await;
            progress.show(part(), || field.told());
            field.step_after(field.steps() + LOOK_STEPS, || !goes_on(&field)).await;
        }
    };
    tokio::join!(attackers, watching);

    field.is_peace.store(true, Ordering::Relaxed);
    field.allow_honest(1_000_000);
    if timeout(PATIENCE, evenings.finish()).await.is_err() {
        field.fault("end", &format!("the last evening does not end: {}; {}", field.told(), field.all_next()));
    }
    look(&field).await;
    let summary = field.summary(began.elapsed());
    let is_sound = summary.faults.is_empty();
    print(&(serde_json::to_string(&summary)? + "\n"));
    Ok(if is_sound { Verdict::Sound } else { Verdict::Faulty })
}

/// Checks the memory and the log of the server.
async fn look(field: &Field) {
    match field.host.process().await.and_then(crate::memory::Process::now_mib) {
        Some(held) => {
            field.note_held(held);
            if held > HELD_MIB_MAX {
                field.fault("memory", &format!("the server holds {held:.0} MiB"));
            }
        }
        None => field.fault("memory", "the server has ended"),
    }
    let log = field.host.log();
    for line in log.lines().filter(|line| line.contains("panicked") || line.contains("ERROR")) {
        field.fault("log", line);
    }
}

fn now_ns() -> u64 {
    std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.subsec_nanos().into())
}
