//! `boneyard loadtest attack --on online`: attacks accounts and online play.
//!
//! [`world`] has the people and what belongs to them; the other modules attack it, each in its own way.

mod bodies;
mod findings;
mod guesses;
mod operations;
mod origins;
mod rights;
mod sessions;
mod tables;
mod world;

use std::collections::BTreeMap;
use std::time::Instant;

use boneyard_terminal::{Progress, print};
use serde::Serialize;

use super::Verdict;
use super::error::LoadError;
use super::machine::Machine;
use crate::process::Process;
use findings::Findings;
use guesses::Times;
use world::World;

/// The counts, times and faults of a run.
#[derive(Serialize)]
struct Summary {
    seed: u64,
    seconds: f64,
    /// The operations of the API's document.
    operations: usize,
    requests: usize,
    /// How many requests each attack sent.
    attacks: BTreeMap<&'static str, usize>,
    /// After how many requests each limit answered.
    limits: BTreeMap<&'static str, usize>,
    times: Times,
    /// The memory of the server at the end; `None` if the system does not report it.
    rss_mib: Option<f64>,
    /// The attacks that succeeded.
    faults: Vec<String>,
    #[serde(flatten)]
    machine: Machine,
}

/// How much to send.
#[derive(Clone, Copy, Debug)]
pub(super) struct Amount {
    pub(super) seed: u64,
    /// How often to measure each time.
    pub(super) samples: u32,
    /// The part of the nonsense to send.
    pub(super) nonsense_percent: u32,
}

/// Makes every attack once.
pub(super) async fn run(amount: Amount) -> Result<Verdict, LoadError> {
    let Amount { seed, samples, nonsense_percent } = amount;
    let began = Instant::now();
    let mut progress = Progress::new(8.0);
    let findings = Findings::default();
    let world = World::open().await?;
    let mut next = |what: &'static str| {
        progress.done(1.0);
        progress.show(0.0, || what.to_owned());
    };
    next("foreign pages");
    origins::attack(&world, &findings).await?;
    next("rights of others");
    rights::attack(&world, &findings).await?;
    next("tables and tournaments of others");
    tables::attack(&world, &findings).await?;
    next("nonsense");
    bodies::attack(&world, &findings, nonsense_percent, seed).await?;
    next("times");
    let times = guesses::times(&world, samples).await?;
    next("sessions and tokens");
    sessions::attack(&world, &findings).await?;
    next("limits");
    let limits = guesses::attack(&findings).await?;
    for line in world.server.log().lines().filter(|line| line.contains("panicked") || line.contains("ERROR"))
    {
        findings.fault("log", line);
    }
    let rss_mib = world.server.process().await.and_then(Process::now_mib).map(f64::round);
    if rss_mib.is_none() && cfg!(target_os = "linux") {
        findings.fault("end", "the server has ended");
    }
    progress.clear();
    let (attacks, faults) = findings.into_parts();
    let has_passed = faults.is_empty();
    let summary = Summary {
        seed,
        seconds: (began.elapsed().as_secs_f64() * 10.0).round() / 10.0,
        operations: world.operations.len(),
        requests: attacks.values().sum(),
        attacks,
        limits,
        times,
        rss_mib,
        faults,
        machine: Machine::this(),
    };
    print(&(serde_json::to_string(&summary)? + "\n"));
    Ok(if has_passed { Verdict::Passed } else { Verdict::Failed })
}
