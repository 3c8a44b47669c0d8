//! State shared by honest guests and attackers: the server, the current evening and the faults.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use boneyard_client::{Answer, Request};
use boneyard_club::Player;
use boneyard_ids::{ClubId, EveningId};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use super::super::error::LoadError;
use super::super::target_server::TargetServer;
use super::Summary;
use super::secrets::{Reader, Secrets};

/// Entries that honest guests may make for each step of the attackers. The limit keeps evenings from ending before the attacks.
const HONEST_ENTRIES_PER_STEP: usize = 3;

/// Wrong codes that attackers try between two restarts. After 640, no new guest from their network can join.
const WRONG_CODES_MAX: usize = 500;

/// How often attackers may join one evening. The server allows 256 at once.
const JOINS_MAX: usize = 120;

/// The most faults listed of one kind.
const FAULTS_PER_KIND_MAX: usize = 10;

/// The current evening.
#[derive(Clone, Debug, Default)]
pub(super) struct CurrentEvening {
    pub(super) id: EveningId,
    pub(super) code: String,
    pub(super) club: ClubId,
    /// Counts the evenings from 0.
    pub(super) number: usize,
}

pub(super) struct SharedState {
    pub(super) server: TargetServer,
    pub(super) seed: u64,
    /// Whether the attackers have stopped.
    pub(super) attackers_stopped: AtomicBool,
    /// The number of entries that honest guests may still make.
    pub(super) honest_entries: Semaphore,
    pub(super) evenings: AtomicUsize,
    pub(super) entries: AtomicUsize,
    pub(super) accepted: AtomicUsize,
    pub(super) refused: AtomicUsize,
    evening: watch::Sender<Arc<CurrentEvening>>,
    /// Whether the server is running.
    up: watch::Sender<bool>,
    restarts: AtomicUsize,
    steps: watch::Sender<u64>,
    wrong_codes: AtomicUsize,
    /// The number of an evening and how often attackers joined it.
    joins: Mutex<(usize, usize)>,
    findings: Mutex<Findings>,
    organiser_us_max: AtomicU64,
}

#[derive(Default)]
struct Findings {
    attacks: BTreeMap<&'static str, usize>,
    faults: Vec<String>,
    secrets: Secrets,
    memory_mib_max: Option<f64>,
    /// The next entry of each honest player in the current evening, or why the last one was refused.
    next: BTreeMap<Player, String>,
}

impl SharedState {
    pub(super) fn new(server: TargetServer, seed: u64) -> Self {
        SharedState {
            server,
            seed,
            attackers_stopped: AtomicBool::new(false),
            honest_entries: Semaphore::new(0),
            evenings: AtomicUsize::new(0),
            entries: AtomicUsize::new(0),
            accepted: AtomicUsize::new(0),
            refused: AtomicUsize::new(0),
            evening: watch::Sender::default(),
            up: watch::Sender::new(true),
            restarts: AtomicUsize::new(0),
            steps: watch::Sender::new(0),
            wrong_codes: AtomicUsize::new(0),
            joins: Mutex::default(),
            findings: Mutex::default(),
            organiser_us_max: AtomicU64::new(0),
        }
    }

    fn findings(&self) -> MutexGuard<'_, Findings> {
        self.findings.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    // The current evening.

    pub(super) fn evening(&self) -> Arc<CurrentEvening> {
        self.evening.borrow().clone()
    }

    pub(super) fn set_evening(&self, evening: CurrentEvening) {
        self.evening.send_replace(Arc::new(evening));
    }

    // Steps.

    pub(super) fn steps(&self) -> u64 {
        *self.steps.borrow()
    }

    /// Counts a step of an attacker.
    pub(super) fn count_step(&self, kind: &'static str) {
        *self.findings().attacks.entry(kind).or_default() += 1;
        self.steps.send_modify(|steps| *steps += 1);
        self.allow_honest_entries(HONEST_ENTRIES_PER_STEP);
    }

    pub(super) fn allow_honest_entries(&self, entries: usize) {
        self.honest_entries.add_permits(entries);
    }

    /// Waits until the attackers reach this step or `is_over` returns true.
    pub(super) async fn wait_for_step(&self, step: u64, is_over: impl Fn() -> bool) {
        let mut steps = self.steps.subscribe();
        while !is_over() {
            let waited = timeout(Duration::from_millis(200), steps.wait_for(|steps| *steps >= step)).await;
            if waited.is_ok() {
                return;
            }
        }
    }

    // The server.

    /// Restarts the server. Disconnected clients wait until it is up again.
    pub(super) async fn restart(&self) {
        self.up.send_replace(false);
        let restarted = self.server.restart().await;
        self.wrong_codes.store(0, Ordering::Relaxed);
        self.restarts.fetch_add(1, Ordering::Relaxed);
        self.up.send_replace(true);
        if let Err(error) = restarted {
            self.record_fault("restart", &error.to_string());
        }
    }

    /// Waits until the server is up. Waits briefly even if it seems to be up.
    pub(super) async fn wait_until_up(&self) {
        let mut up = self.up.subscribe();
        // The restart may not be recorded yet.
        let _ = timeout(Duration::from_millis(20), up.wait_for(|up| !*up)).await;
        let _ = up.wait_for(|up| *up).await;
    }

    /// Whether the server is up and `restarts` is still its number of restarts.
    pub(super) fn is_up_since(&self, restarts: usize) -> bool {
        *self.up.borrow() && self.restarts() == restarts
    }

    pub(super) fn restarts(&self) -> usize {
        self.restarts.load(Ordering::Relaxed)
    }

    /// Sends a request. Records a fault if the response has a secret or is a server error.
    pub(super) async fn request(&self, reader: Reader, request: &Request) -> Result<Answer, LoadError> {
        let response = self.server.send(request).await?;
        if response.status >= 500 && response.status != 503 {
            let Request { method, path, .. } = request;
            self.record_fault(
                "answer",
                &format!("{method} {path:.200}: {} {:.300}", response.status, response.text()),
            );
        }
        self.check_secrets(reader, &request.path, &response.text());
        Ok(response)
    }

    // Faults.

    /// Registers secrets that must not leak.
    pub(super) fn add_secret(&self, add: impl FnOnce(&mut Secrets)) {
        add(&mut self.findings().secrets);
    }

    /// Records a fault if the text contains a secret that the reader may not see.
    pub(super) fn check_secrets(&self, reader: Reader, place: &str, text: &str) {
        let leaked = self.findings().secrets.leaked(reader, text);
        if let Some(leaked) = leaked {
            self.record_fault("secret", &format!("{place:.100} shows {reader:?} {leaked}"));
        }
    }

    pub(super) fn record_fault(&self, kind: &str, what: &str) {
        let (seed, step) = (self.seed, self.steps());
        let mut found = self.findings();
        let same_kind = found.faults.iter().filter(|known| known.contains(&format!(", {kind}: ")));
        // A repeated fault is listed once.
        if !found.faults.iter().any(|known| known.ends_with(what)) && same_kind.count() < FAULTS_PER_KIND_MAX
        {
            found.faults.push(format!("seed {seed}, step {step}, {kind}: {what}"));
        }
    }

    /// Records the next entry of an honest player.
    pub(super) fn record_next_entry(&self, player: Player, next: String) {
        self.findings().next.insert(player, next);
    }

    /// The next entry of each honest player, for an error message.
    pub(super) fn next_entries(&self) -> String {
        let next = &self.findings().next;
        next.iter()
            .map(|(player, next)| format!("player {player}: {next:.300}"))
            .collect::<Vec<_>>()
            .join("; ")
    }

    pub(super) fn record_memory(&self, mib: f64) {
        let mut found = self.findings();
        found.memory_mib_max = Some(found.memory_mib_max.unwrap_or_default().max(mib));
    }

    pub(super) fn record_organiser_time(&self, took: Duration) {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.organiser_us_max.fetch_max(us, Ordering::Relaxed);
    }

    // Limits for attackers. Without them the server's limits would also shut out honest guests of the same network.

    /// Whether attackers may try another wrong code.
    pub(super) fn may_try_code(&self) -> bool {
        self.wrong_codes.fetch_add(1, Ordering::Relaxed) < WRONG_CODES_MAX
    }

    /// Whether attackers may join an evening once more.
    pub(super) fn may_join(&self, evening: &CurrentEvening) -> bool {
        let mut joins = self.joins.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if joins.0 != evening.number {
            *joins = (evening.number, 0);
        }
        joins.1 += 1;
        joins.1 <= JOINS_MAX
    }

    /// A line for the progress bar.
    pub(super) fn progress_line(&self) -> String {
        let evening = self.evening();
        let faults = self.findings().faults.len();
        format!(
            "step {}, evening {}, {} entries of attackers, {} restarts, {faults} faults",
            self.steps(),
            evening.number + 1,
            self.entries.load(Ordering::Relaxed),
            self.restarts()
        )
    }

    pub(super) fn summary(&self, took: Duration) -> Summary {
        let found = self.findings();
        Summary {
            seed: self.seed,
            seconds: (took.as_secs_f64() * 10.0).round() / 10.0,
            steps: self.steps(),
            attacks: found.attacks.clone(),
            evenings: self.evenings.load(Ordering::Relaxed),
            restarts: self.restarts(),
            entries: self.entries.load(Ordering::Relaxed),
            accepted: self.accepted.load(Ordering::Relaxed),
            refused: self.refused.load(Ordering::Relaxed),
            slowest_organiser_ms: self.organiser_us_max.load(Ordering::Relaxed) as f64 / 1e3,
            rss_mib: found.memory_mib_max.map(f64::round),
            faults: found.faults.clone(),
        }
    }
}
