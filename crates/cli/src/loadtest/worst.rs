//! `boneyard loadtest worst`: the cost of the worst requests, and their effect on others.

mod cases;
mod club;
mod quiet;
mod record;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use serde::Serialize;

use super::Verdict;
use super::error::LoadError;
use super::host::{Answer, Host, Request};
use crate::memory::Process;
use crate::progress::Progress;
use crate::record_file::print;
use cases::Case;

/// The longest time of a request.
const MS_MAX: f64 = 2_000.0;

/// The most memory that a request may add to the server.
const MIB_MAX: f64 = 150.0;

/// Send a server the worst requests it accepts, and measure time, memory and the effect on a quiet table.
///
/// The command starts its own server and sends each address that computes something its largest inputs, one request after the other.
/// A row shows the milliseconds until the answer is complete and by how many MiB the server grew meanwhile. Then a player at a quiet
/// table pings the server: first alone, then while 50 requests of the slowest row are always in flight. A star marks a row over
/// 2000 ms or 150 MiB, a server error, and a ping ratio over 1.5; the exit status is then 1.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How long to watch the quiet table, alone and then beside the requests; 0 leaves this out.
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    quiet_seconds: u16,

    /// Only rows whose address or input contains this.
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,

    /// Send each input to only one of its addresses, and ignore times: a quick check that everything is answered.
    #[arg(long)]
    sample: bool,

    /// Print JSON: one object for each row, then the summary.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest worst
  boneyard loadtest worst --only sheets/score --quiet-seconds 0
  boneyard loadtest worst --quiet-seconds 30 --json

Each request comes from a network of its own, so that no allowance is met. Memory that the server keeps from a request before is not
counted again. Ping times that differ by less than 5 ms are not marked, whatever their ratio: a small machine has such noise.";

/// A request and its cost.
#[derive(Clone, Serialize)]
struct Row {
    address: String,
    input: String,
    status: u16,
    ms: f64,
    /// `None` if the system does not report it.
    mib: Option<f64>,
    /// Over a limit, or a server error.
    marked: bool,
}

/// The summary of all rows.
#[derive(Serialize)]
struct Summary {
    rows: usize,
    marked: usize,
    slowest: Option<Row>,
    largest: Option<Row>,
    /// The most memory of the server at any time.
    held_mib: Option<f64>,
    beside: Option<quiet::Beside>,
}

/// The server and the measurements so far.
struct Bench<'a> {
    host: Host,
    arguments: &'a Arguments,
    process: Process,
    networks: AtomicU32,
    /// The number of samples drawn.
    drawn: usize,
    rows: Vec<Row>,
    /// The slowest request that may be repeated.
    worst: Option<(f64, Request)>,
    held_mib: Option<f64>,
    progress: Progress,
}

/// Measures the cost of every request.
pub(super) async fn run(arguments: &Arguments) -> Result<Verdict, LoadError> {
    // Behind a proxy, the server takes the network of a request from the proxy's header.
    let flags = [
        "--log",
        "warn",
        "--public-url",
        "http://worst.example",
        "--guests-per-network",
        "1000000",
        "--allow-host",
        "127.0.0.1",
    ];
    let host = Host::start_with(&flags).await?;
    let process = host.process().await.ok_or(LoadError::Ended)?;
    let mut bench = Bench {
        host,
        arguments,
        process,
        networks: AtomicU32::new(0),
        drawn: 0,
        rows: Vec::new(),
        worst: None,
        held_mib: None,
        progress: Progress::new(1.0),
    };
    if !arguments.json {
        print("address                                  input                    status        ms     MiB\n");
    }
    cases::files(&mut bench).await?;
    cases::evenings(&mut bench).await?;
    cases::rules(&mut bench).await?;
    cases::lessons(&mut bench).await?;
    club::measure(&mut bench).await?;
    record::measure(&mut bench).await?;
    bench.finish().await
}

impl Bench<'_> {
    /// A network that no request has used.
    fn network(&self) -> String {
        let [_, high, middle, low] = self.networks.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        format!("10.{high}.{middle}.{low}")
    }

    /// The same request from its own network.
    fn with_own_network(&self, request: &Request) -> Request {
        request.clone().header("x-forwarded-for", self.network())
    }

    /// All of these, or for a sample one of them, a different one each time.
    fn sample<T>(&mut self, mut all: Vec<T>) -> Vec<T> {
        if self.arguments.sample && !all.is_empty() {
            self.drawn += 1;
            all = vec![all.swap_remove((self.drawn - 1) % all.len())];
        }
        all
    }

    fn is_wanted(&self, case: &Case) -> bool {
        case.address.contains(&self.arguments.only) || case.input.contains(&self.arguments.only)
    }

    /// Sends a request, if it is wanted, and prints its cost.
    async fn measure(&mut self, case: Case) -> Result<Option<Answer>, LoadError> {
        if !self.is_wanted(&case) {
            return Ok(None);
        }
        let Case { address, input, request, is_repeated } = case;
        self.progress.show(0.0, || format!("{address} {input}"));
        let request = self.with_own_network(&request);
        self.process.forget_peak();
        let before = self.process.now_mib();
        let began = Instant::now();
        let answer = self.host.send(&request).await.map_err(|cause| LoadError::Request {
            request: format!("{address} {input}"),
            cause: Box::new(cause),
        })?;
        let ms = began.elapsed().as_secs_f64() * 1e3;
        let row = self.row(address, input, answer.status, ms, before);
        if is_repeated && self.worst.as_ref().is_none_or(|(slowest, _)| ms > *slowest) {
            self.worst = Some((ms, request));
        }
        self.note(row)?;
        Ok(Some(answer))
    }

    /// The row of a request that began when the server held `before` MiB.
    fn row(&mut self, address: String, input: String, status: u16, ms: f64, before: Option<f64>) -> Row {
        let peak = self.process.peak_mib();
        self.held_mib = [self.held_mib, peak].into_iter().flatten().reduce(f64::max);
        let mib = peak.zip(before).map(|(peak, before)| rounded((peak - before).max(0.0)));
        // 503 is right: the server stops work that takes too long.
        let is_failure = status >= 500 && status != 503;
        let is_costly = ms > MS_MAX || mib.is_some_and(|mib| mib > MIB_MAX);
        let marked = is_failure || (is_costly && !self.arguments.sample);
        Row { address, input, status, ms: rounded(ms), mib, marked }
    }

    fn note(&mut self, row: Row) -> Result<(), LoadError> {
        self.progress.clear();
        print(&if self.arguments.json { line(&row)? } else { told(&row) });
        self.rows.push(row);
        Ok(())
    }

    async fn finish(mut self) -> Result<Verdict, LoadError> {
        let beside = match self.worst.take() {
            Some((_, worst)) if self.arguments.quiet_seconds > 0 => {
                Some(quiet::measure(&self, &worst).await?)
            }
            _ => None,
        };
        let slowest = self.rows.iter().max_by(|a, b| a.ms.total_cmp(&b.ms)).cloned();
        let mib = |row: &Row| row.mib.unwrap_or_default();
        let largest = self.rows.iter().max_by(|a, b| mib(a).total_cmp(&mib(b))).cloned();
        let marked = self.rows.iter().filter(|row| row.marked).count();
        let log = self.host.log();
        let summary =
            Summary { rows: self.rows.len(), marked, slowest, largest, held_mib: self.held_mib, beside };
        print(&if self.arguments.json { line(&summary)? } else { summed(&summary) });
        if log.contains("panicked") {
            return Err(LoadError::Panicked(log.trim().to_owned()));
        }
        let is_faulty = marked > 0 || summary.beside.is_some_and(|beside| beside.marked);
        Ok(if is_faulty { Verdict::Faulty } else { Verdict::Sound })
    }
}

fn line(of: &impl Serialize) -> Result<String, LoadError> {
    Ok(serde_json::to_string(of)? + "\n")
}

fn told(Row { address, input, status, ms, mib, marked }: &Row) -> String {
    let mib = mib.map_or("-".to_owned(), |mib| format!("{mib:.1}"));
    let star = if *marked { " *" } else { "" };
    format!("{address:40} {input:24} {status:6} {ms:9.1} {mib:>7}{star}\n")
}

fn summed(Summary { rows, marked, slowest, largest, held_mib, beside }: &Summary) -> String {
    let mut text = format!("{rows} rows, {marked} marked");
    if let Some(held) = held_mib {
        text += &format!("; the server held {held:.0} MiB at most");
    }
    text.push('\n');
    for (what, row) in [("slowest", slowest), ("largest", largest)] {
        if let Some(row) = row {
            text += &format!("{what}: {}", told(row));
        }
    }
    if let Some(beside) = beside {
        text += &beside.told();
    }
    text
}

fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
