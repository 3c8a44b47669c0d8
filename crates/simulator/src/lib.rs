//! Simulates thousands of tables with a seeded clock, network, disk and people.
//!
//! [`simulate`] runs one world: a table with its clients, messages that arrive late, twice or never, a disk that is
//! slow or fails, and a server that is killed at any time. The server runs the same
//! [`TableSession`](boneyard_table::session::TableSession) as the real one. Everything follows from the seed, so the
//! same seed repeats a failure. Start with `world.rs`; `violation.rs` lists everything that must never happen.

mod alternative_deal;
mod client;
mod environment;
mod fold;
mod message;
mod message_checks;
mod network;
mod person;
mod plan;
mod queue;
mod referee;
mod rng;
mod secrets;
mod server;
mod tally;
mod timing;
mod violation;
mod world;

use std::{
    fmt,
    ops::Range,
    panic,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use boneyard_rules::Rules;

pub use crate::{
    tally::Tally,
    violation::{EventFault, Leak, TimingFault, Violation},
};

/// A violation, with the seed that repeats it.
#[derive(Debug)]
pub struct Failure {
    /// The seed of the world.
    pub seed: u64,
    /// The violation.
    pub violation: Box<Violation>,
    /// The rules that the caller chose, if any.
    rules: Option<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, violation, rules } = self;
        write!(f, "seed {seed}: {violation} (replay: boneyard simulate --seed {seed}")?;
        if let Some(rules) = rules {
            write!(f, " --rules \"{rules}\"")?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for Failure {}

/// Runs the world of a seed to its end, with these rules or with those of a random preset.
///
/// ```
/// let stats = boneyard_simulator::simulate(1, None)?;
/// assert!(stats.matches > 0);
/// # Ok::<_, boneyard_simulator::Failure>(())
/// ```
///
/// # Errors
/// The first violation.
pub fn simulate(seed: u64, rules: Option<&Rules>) -> Result<Tally, Failure> {
    let failure =
        |violation| Failure { seed, violation: Box::new(violation), rules: rules.map(Rules::to_string) };
    let run = || -> Result<Tally, Violation> {
        let stats = world::run(seed, rules)?;
        Ok(stats.and(secrets::run(seed, rules)?))
    };
    // A failed assertion in a table is a violation of its own world only.
    match panic::catch_unwind(run) {
        Ok(result) => result.map_err(failure),
        Err(panic) => {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied());
            Err(failure(Violation::Panicked(message.unwrap_or("no message").to_owned())))
        }
    }
}

/// Runs many worlds, on one thread per processor core. Calls `done` after each world with the number of finished
/// worlds.
///
/// # Errors
/// The failure with the lowest seed.
pub fn simulate_all(
    seeds: Range<u64>,
    rules: Option<&Rules>,
    mut done: impl FnMut(u64),
) -> Result<Tally, Failure> {
    let next = AtomicU64::new(seeds.start);
    let failed = AtomicBool::new(false);
    let threads = thread::available_parallelism().map_or(1, |cores| cores.get());
    let (results, finished) = mpsc::channel();
    let work = |results: mpsc::Sender<_>| {
        while !failed.load(Ordering::Relaxed) {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                break;
            }
            let result = simulate(seed, rules);
            failed.fetch_or(result.is_err(), Ordering::Relaxed);
            if results.send(result).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            let results = results.clone();
            scope.spawn(|| work(results));
        }
        drop(results);
        let mut all = Ok(Tally::default());
        for (result, count) in finished.iter().zip(1..) {
            all = match (all, result) {
                (Ok(all), Ok(stats)) => Ok(all.and(stats)),
                (Err(one), Err(other)) => Err(if one.seed < other.seed { one } else { other }),
                (Err(failure), Ok(_)) | (Ok(_), Err(failure)) => Err(failure),
            };
            done(count);
        }
        all
    })
}
