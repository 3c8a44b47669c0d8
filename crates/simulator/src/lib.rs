//! Thousands of tables under a seeded clock, network, disk and set of players.
//!
//! [`simulate`] runs one world: a table with everyone at it, messages that come late, twice or never, a disk that is
//! slow or refuses, and a server that is killed at any instant. The server runs the same
//! [`TableSession`](boneyard_table::session::TableSession) as the real one. Everything follows from the seed, so run a
//! seed again to see its failure again. Start with `world.rs`; `violation.rs` lists all that must never happen.

mod agenda;
mod client;
mod dice;
mod environment;
mod exchange;
mod fold;
mod message;
mod network;
mod person;
mod plan;
mod promises;
mod referee;
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

/// Something that must hold and did not.
#[derive(Debug)]
pub struct Failure {
    /// The seed of the world.
    pub seed: u64,
    /// What happened.
    pub violation: Box<Violation>,
    /// The rules it was confined to.
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

/// Runs the world of a seed to its end: under these rules, or under those of any preset.
///
/// # Errors
/// The first thing that should hold and did not.
pub fn simulate(seed: u64, rules: Option<&Rules>) -> Result<Tally, Failure> {
    let failure =
        |violation| Failure { seed, violation: Box::new(violation), rules: rules.map(Rules::to_string) };
    let run = || -> Result<Tally, Violation> {
        let tally = world::run(seed, rules)?;
        Ok(tally.and(secrets::run(seed, rules)?))
    };
    // What a table asserts of itself fails its world and no other.
    match panic::catch_unwind(run) {
        Ok(result) => result.map_err(failure),
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
            Err(failure(Violation::Panicked(said.unwrap_or("it did not say why").to_owned())))
        }
    }
}

/// Runs many worlds, on as many threads as the machine has cores. Says after each how many are done.
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
                (Ok(all), Ok(tally)) => Ok(all.and(tally)),
                (Err(one), Err(other)) => Err(if one.seed < other.seed { one } else { other }),
                (Err(failure), Ok(_)) | (Ok(_), Err(failure)) => Err(failure),
            };
            done(count);
        }
        all
    })
}
