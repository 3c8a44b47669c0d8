//! The state that honest guests and attackers share: the server, the current evening and the faults.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use boneyard_club::Player;
use boneyard_ids::{ClubId, EveningId};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use super::super::error::LoadError;
use super::super::host::{Answer, Host, Request};
use super::Summary;
use super::secrets::{Reader, Secrets};

/// Entries of honest guests for each step of the attackers, so that evenings do not end before the attacks.
const HONEST_ENTRIES_A_STEP: usize = 3;

/// Wrong codes that attackers try between two restarts. After 640, no new guest from their network can join.
const WRONG_CODES_MAX: usize = 500;

/// How often attackers join one evening. The server allows 256 at once.
const JOINS_MAX: usize = 120;

/// The most faults listed of one kind.
const FAULTS_OF_A_KIND_MAX: usize = 10;

/// The current evening.
#[derive(Clone, Debug, Default)]
pub(super) struct Friday {
    pub(super) id: EveningId,
    pub(super) code: String,
    pub(super) club: ClubId,
    /// The number of evenings before it.
    pub(super) number: usize,
}

pub(super) struct Field {
    pub(super) host: Host,
    pub(super) seed: u64,
    /// Whether the attackers have stopped.
    pub(super) is_peace: AtomicBool,
    /// The number of entries that honest guests may still make.
    pub(super) honest: Semaphore,
    pub(super) evenings: AtomicUsize,
    pub(super) entries: AtomicUsize,
    pub(super) taken: AtomicUsize,
    pub(super) refused: AtomicUsize,
    friday: watch::Sender<Arc<Friday>>,
    /// Whether the server is up.
    up: watch::Sender<bool>,
    restarts: AtomicUsize,
    steps: watch::Sender<u64>,
    wrong_codes: AtomicUsize,
    /// How often attackers joined each evening.
    joins: Mutex<(usize, usize)>,
    found: Mutex<Found>,
    slowest_us: AtomicU64,
}

#[derive(Default)]
struct Found {
    attacks: BTreeMap<&'static str, usize>,
    faults: Vec<String>,
    secrets: Secrets,
    held_mib: Option<f64>,
    /// What each honest player does next in the current evening, or why the last entry was refused.
    next: BTreeMap<Player, String>,
}

impl Field {
    pub(super) fn new(host: Host, seed: u64) -> Self {
        Field {
            host,
            seed,
            is_peace: AtomicBool::new(false),
            honest: Semaphore::new(0),
            evenings: AtomicUsize::new(0),
            entries: AtomicUsize::new(0),
            taken: AtomicUsize::new(0),
            refused: AtomicUsize::new(0),
            friday: watch::Sender::default(),
            up: watch::Sender::new(true),
            restarts: AtomicUsize::new(0),
            steps: watch::Sender::new(0),
            wrong_codes: AtomicUsize::new(0),
            joins: Mutex::default(),
            found: Mutex::default(),
            slowest_us: AtomicU64::new(0),
        }
    }

    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    // The evening.

    pub(super) fn friday(&self) -> Arc<Friday> {
        self.friday.borrow().clone()
    }

    pub(super) fn goes_on_at(&self, friday: Friday) {
        self.friday.send_replace(Arc::new(friday));
    }

    // Steps.

    pub(super) fn steps(&self) -> u64 {
        *self.steps.borrow()
    }

    /// Counts a step of an attacker.
    pub(super) fn stepped(&self, kind: &'static str) {
        *self.found().attacks.entry(kind).or_default() += 1;
        self.steps.send_modify(|steps| *steps += 1);
        self.allow_honest(HONEST_ENTRIES_A_STEP);
    }

    pub(super) fn allow_honest(&self, entries: usize) {
        self.honest.add_permits(entries);
    }

    /// Waits for a step of the attackers, or for the end of the attack.
    pub(super) async fn step_after(&self, step: u64, is_over: impl Fn() -> bool) {
        let mut steps = self.steps.subscribe();
        while !is_over() {
            let waited = timeout(Duration::from_millis(200), steps.wait_for(|steps| *steps >= step)).await;
            if waited.is_ok() {
                return;
            }
        }
    }

    // The server.

    /// Restarts the server. Clients that lose it wait for the end of the restart.
    pub(super) async fn restart(&self) {
        self.up.send_replace(false);
        let restarted = self.host.restart().await;
        self.wrong_codes.store(0, Ordering::Relaxed);
        self.restarts.fetch_add(1, Ordering::Relaxed);
        self.up.send_replace(true);
        if let Err(error) = restarted {
            self.fault("restart", &error.to_string());
        }
    }

    /// Waits until the server is up, and at least for a moment.
    pub(super) async fn until_up(&self) {
        let mut up = self.up.subscribe();
        // The restart may not be recorded yet.
        let _ = timeout(Duration::from_millis(20), up.wait_for(|up| !*up)).await;
        let _ = up.wait_for(|up| *up).await;
    }

    /// Whether the server is up and was not restarted since this count.
    pub(super) fn is_up_since(&self, restarts: usize) -> bool {
        *self.up.borrow() && self.restarts() == restarts
    }

    pub(super) fn restarts(&self) -> usize {
        self.restarts.load(Ordering::Relaxed)
    }

    /// Sends a request, and checks that the answer has no secret and is no server error.
    pub(super) async fn ask(&self, reader: Reader, request: &Request) -> Result<Answer, LoadError> {
        let answer = self.host.send(request).await?;
        if answer.status >= 500 && answer.status != 503 {
            let Request { method, path, .. } = request;
            self.fault("answer", &format!("{method} {path:.200}: {} {:.300}", answer.status, answer.text()));
        }
        self.check(reader, &request.path, &answer.text());
        Ok(answer)
    }

    // Faults.

    /// Adds secrets.
    pub(super) fn keep_secret(&self, add: impl FnOnce(&mut Secrets)) {
        add(&mut self.found().secrets);
    }

    /// Records a fault if the text has a secret that the reader may not see.
    pub(super) fn check(&self, reader: Reader, place: &str, text: &str) {
        let told = self.found().secrets.told(reader, text);
        if let Some(told) = told {
            self.fault("secret", &format!("{place:.100} tells {reader:?} {told}"));
        }
    }

    pub(super) fn fault(&self, kind: &str, what: &str) {
        let (seed, step) = (self.seed, self.steps());
        let mut found = self.found();
        let alike = found.faults.iter().filter(|known| known.contains(&format!(", {kind}: ")));
        // A repeated fault is left out.
        if !found.faults.iter().any(|known| known.ends_with(what)) && alike.count() < FAULTS_OF_A_KIND_MAX {
            found.faults.push(format!("seed {seed}, step {step}, {kind}: {what}"));
        }
    }

    /// Records what an honest player does next.
    pub(super) fn note_next(&self, player: Player, next: String) {
        self.found().next.insert(player, next);
    }

    /// What each honest player does next.
    pub(super) fn all_next(&self) -> String {
        let next = &self.found().next;
        next.iter()
            .map(|(player, next)| format!("player {player}: {next:.300}"))
            .collect::<Vec<_>>()
            .join("; ")
    }

    pub(super) fn note_held(&self, held: f64) {
        let mut found = self.found();
        found.held_mib = Some(found.held_mib.unwrap_or_default().max(held));
    }

    pub(super) fn note_organiser(&self, took: Duration) {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.slowest_us.fetch_max(us, Ordering::Relaxed);
    }

    // Limits of attackers, so that the server's own limits do not keep honest guests of the same network out.

    /// Whether attackers may try another wrong code.
    pub(super) fn may_try_code(&self) -> bool {
        self.wrong_codes.fetch_add(1, Ordering::Relaxed) < WRONG_CODES_MAX
    }

    /// Whether attackers may join an evening once more.
    pub(super) fn may_join(&self, friday: &Friday) -> bool {
        let mut joins = self.joins.lock().unwrap_or_else(|broken| broken.into_inner());
        if joins.0 != friday.number {
            *joins = (friday.number, 0);
        }
        joins.1 += 1;
        joins.1 <= JOINS_MAX
    }

    /// A line for the progress bar.
    pub(super) fn told(&self) -> String {
        let friday = self.friday();
        let faults = self.found().faults.len();
        format!(
            "step {}, evening {}, {} entries sent against it, {} restarts, {faults} faults",
            self.steps(),
            friday.number + 1,
            self.entries.load(Ordering::Relaxed),
            self.restarts()
        )
    }

    pub(super) fn summary(&self, took: Duration) -> Summary {
        let found = self.found();
        Summary {
            seed: self.seed,
            seconds: (took.as_secs_f64() * 10.0).round() / 10.0,
            steps: self.steps(),
            attacks: found.attacks.clone(),
            evenings: self.evenings.load(Ordering::Relaxed),
            restarts: self.restarts(),
            entries: self.entries.load(Ordering::Relaxed),
            taken: self.taken.load(Ordering::Relaxed),
            refused: self.refused.load(Ordering::Relaxed),
            slowest_organiser_ms: self.slowest_us.load(Ordering::Relaxed) as f64 / 1e3,
            rss_mib: found.held_mib.map(f64::round),
            faults: found.faults.clone(),
        }
    }
}
