//! Measures the response time of a quiet table while the server computes the most expensive requests.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use boneyard_client::{Request, TableSocket};
use boneyard_protocol::{ClientMessage, ServerMessage};
use futures_util::future::{join, join_all};
use serde::Serialize;
use tokio::time::{MissedTickBehavior, interval};

use super::super::error::LoadError;
use super::record::open;
use super::{Bench, rounded};
use crate::quantile::quantile;

/// The number of requests always in flight.
const AT_ONCE: usize = 50;

/// How often the table is pinged.
const PING_EVERY: Duration = Duration::from_millis(50);

/// How many times slower a ping may be under load.
const RATIO_MAX: f64 = 1.5;

/// Differences below this are noise.
const NOISE_MS: f64 = 5.0;

/// Round trips of pings, in milliseconds.
#[derive(Serialize)]
struct RoundTrips {
    count: usize,
    p50_ms: f64,
    p99_ms: f64,
}

impl RoundTrips {
    fn of(times: &[Duration]) -> Self {
        RoundTrips { count: times.len(), p50_ms: quantile(times, 0.5), p99_ms: quantile(times, 0.99) }
    }
}

/// Pings of a quiet table, alone and during the most expensive requests.
#[derive(Serialize)]
pub(super) struct Pings {
    request: String,
    alone: RoundTrips,
    under_load: RoundTrips,
    /// Requests answered during the pings.
    answered: usize,
    p50_ratio: f64,
    p99_ratio: f64,
    pub(super) marked: bool,
}

impl Pings {
    pub(super) fn table(&self) -> String {
        let Pings { request, alone, under_load, answered, p50_ratio, p99_ratio, marked } = self;
        let star = if *marked { " *" } else { "" };
        let mut text = format!(
            "{AT_ONCE} at once of {request}: {answered} answered\n{:24} {:>9} {:>9} {:>7}\n",
            "ping of a quiet table", "p50 ms", "p99 ms", "pings"
        );
        for (label, RoundTrips { count, p50_ms, p99_ms }) in [("alone", alone), ("under load", under_load)] {
            text += &format!("{label:24} {p50_ms:9.2} {p99_ms:9.2} {count:7}\n");
        }
        text + &format!("{:24} {p50_ratio:9.2} {p99_ratio:9.2}{star}\n", "ratio")
    }
}

/// Pings alone, then while many copies of the worst request are in flight.
pub(super) async fn measure(bench: &Bench<'_>, worst: &Request) -> Result<Pings, LoadError> {
    let span = Duration::from_secs(bench.arguments.quiet_seconds.into());
    let (table, cookie) = open(bench).await?;
    let mut socket = bench.server.visitor(&cookie).follow_table(&table).await?;
    let alone = ping(&mut socket, span).await?;

    let (is_over, answered) = (AtomicBool::new(false), AtomicUsize::new(0));
    let requests = join_all((0..AT_ONCE).map(|_| async {
        while !is_over.load(Ordering::Relaxed) {
            let mut request = worst.clone();
            request.headers.retain(|(name, _)| name != "x-forwarded-for");
            // Refusals count as answers: a full queue is an answer too.
            if bench.server.send(&bench.sent_from_new_network(&request)).await.is_ok() {
                answered.fetch_add(1, Ordering::Relaxed);
            }
        }
    }));
    let pinging = async {
        let times = ping(&mut socket, span).await;
        is_over.store(true, Ordering::Relaxed);
        times
    };
    let (_, times) = join(requests, pinging).await;
    let (alone, under_load) = (RoundTrips::of(&alone), RoundTrips::of(&times?));
    let ratio = |alone: f64, under_load: f64| rounded(under_load / alone.max(f64::MIN_POSITIVE));
    let is_slow =
        |alone: f64, under_load: f64| under_load - alone >= NOISE_MS && under_load / alone > RATIO_MAX;
    let marked = is_slow(alone.p50_ms, under_load.p50_ms) || is_slow(alone.p99_ms, under_load.p99_ms);
    Ok(Pings {
        request: format!("{} {}", worst.method, worst.path),
        p50_ratio: ratio(alone.p50_ms, under_load.p50_ms),
        p99_ratio: ratio(alone.p99_ms, under_load.p99_ms),
        alone,
        under_load,
        answered: answered.into_inner(),
        marked,
    })
}

/// Pings for the time `span` and returns the round trips.
async fn ping(socket: &mut TableSocket, span: Duration) -> Result<Vec<Duration>, LoadError> {
    let mut times = Vec::new();
    let mut ticks = interval(PING_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let began = Instant::now();
    while began.elapsed() < span {
        ticks.tick().await;
        let sent = Instant::now();
        socket.send(&ClientMessage::Ping).await?;
        while socket.receive().await.ok_or(LoadError::Closed("the quiet table"))?? != ServerMessage::Pong {}
        times.push(sent.elapsed());
    }
    Ok(times)
}
