//! `boneyard loadtest worst`: measures the most expensive requests and their effect on other clients.

mod cases;
mod club;
mod quiet_table;
mod record;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use boneyard_client::{Answer, Request};
use boneyard_terminal::{Progress, print};
use serde::Serialize;

use super::Verdict;
use super::error::LoadError;
use super::target_server::TargetServer;
use crate::process::Process;
use cases::Case;

/// The longest time of a request.
const MS_MAX: f64 = 2_000.0;

/// The most memory that a request may add to the server.
const MIB_MAX: f64 = 150.0;

/// Measure the time and memory of the most expensive requests, and how much they slow down a quiet table.
///
/// The command starts its own server and sends the largest inputs to each address that computes something, one request at a
/// time. A row shows the milliseconds until the answer is complete, and how many MiB the server grew. Then a player at a quiet
/// table pings the server, first alone, then during 50 parallel requests of the slowest row. A star marks a row over 2000 ms
/// or 150 MiB, a server error, or a ping ratio over 1.5. With a star, the exit status is 1.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How long to ping the quiet table, first alone, then during the requests; 0 skips this part.
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    quiet_seconds: u16,

    /// Measure only rows whose address or input contains this text.
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,

    /// Send each input to only one address, and ignore times. This checks quickly that the server answers every request.
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

Each request comes from another network, so rate limits never apply. Memory that the server still uses from earlier requests is
not counted again. Ping times that differ by less than 5 ms get no star: small machines have such noise.";

/// A request and its cost.
#[derive(Clone, Serialize)]
struct Row {
    address: String,
    input: String,
    status: u16,
    ms: f64,
    /// `None` if the system does not report it.
    mib: Option<f64>,
    /// Whether it is over a limit or a server error.
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
    mib_max: Option<f64>,
    quiet_table: Option<quiet_table::Pings>,
}

/// The server and the measurements so far.
struct Bench<'a> {
    server: TargetServer,
    arguments: &'a Arguments,
    process: Process,
    networks: AtomicU32,
    /// How often [`Bench::sample`] was called.
    samples: usize,
    rows: Vec<Row>,
    /// The slowest request that may be repeated.
    worst: Option<(f64, Request)>,
    mib_max: Option<f64>,
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
    let server = TargetServer::start_with(&flags).await?;
    let process = server.process().await.ok_or(LoadError::Ended)?;
    let mut bench = Bench {
        server,
        arguments,
        process,
        networks: AtomicU32::new(0),
        samples: 0,
        rows: Vec::new(),
        worst: None,
        mib_max: None,
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
    /// The address of a network that no earlier request used.
    fn network(&self) -> String {
        let [_, high, middle, low] = self.networks.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        format!("10.{high}.{middle}.{low}")
    }

    /// The request, as if it came from a network that no earlier request used.
    fn sent_from_new_network(&self, request: &Request) -> Request {
        request.clone().header("x-forwarded-for", self.network())
    }

    /// All values; with `--sample` only one of them, the next one at each call.
    fn sample<T>(&mut self, mut all: Vec<T>) -> Vec<T> {
        if self.arguments.sample && !all.is_empty() {
            self.samples += 1;
            all = vec![all.swap_remove((self.samples - 1) % all.len())];
        }
        all
    }

    fn is_wanted(&self, case: &Case) -> bool {
        case.address.contains(&self.arguments.only) || case.input.contains(&self.arguments.only)
    }

    /// Sends a request and prints its cost, unless `--only` excludes it.
    async fn measure(&mut self, case: Case) -> Result<Option<Answer>, LoadError> {
        if !self.is_wanted(&case) {
            return Ok(None);
        }
        let Case { address, input, request, is_idempotent } = case;
        self.progress.show(0.0, || format!("{address} {input}"));
        let request = self.sent_from_new_network(&request);
        self.process.forget_peak();
        let before = self.process.now_mib();
        let began = Instant::now();
        let response = self
            .server
            .send(&request)
            .await
            .map_err(|cause| LoadError::Request { request: format!("{address} {input}"), cause })?;
        let ms = began.elapsed().as_secs_f64() * 1e3;
        let row = self.row(address, input, response.status, ms, before);
        if is_idempotent && self.worst.as_ref().is_none_or(|(slowest, _)| ms > *slowest) {
            self.worst = Some((ms, request));
        }
        self.add_row(row)?;
        Ok(Some(response))
    }

    /// The row of a request that started when the server used `before` MiB.
    fn row(&mut self, address: String, input: String, status: u16, ms: f64, before: Option<f64>) -> Row {
        let peak = self.process.peak_mib();
        self.mib_max = [self.mib_max, peak].into_iter().flatten().reduce(f64::max);
        let mib = peak.zip(before).map(|(peak, before)| rounded((peak - before).max(0.0)));
        // 503 is no failure: the server stops work that takes too long.
        let is_failure = status >= 500 && status != 503;
        let is_costly = ms > MS_MAX || mib.is_some_and(|mib| mib > MIB_MAX);
        let marked = is_failure || (is_costly && !self.arguments.sample);
        Row { address, input, status, ms: rounded(ms), mib, marked }
    }

    fn add_row(&mut self, row: Row) -> Result<(), LoadError> {
        self.progress.clear();
        print(&if self.arguments.json { json_line(&row)? } else { row_text(&row) });
        self.rows.push(row);
        Ok(())
    }

    async fn finish(mut self) -> Result<Verdict, LoadError> {
        let quiet_table = match self.worst.take() {
            Some((_, worst)) if self.arguments.quiet_seconds > 0 => {
                Some(quiet_table::measure(&self, &worst).await?)
            }
            _ => None,
        };
        let slowest = self.rows.iter().max_by(|a, b| a.ms.total_cmp(&b.ms)).cloned();
        let mib = |row: &Row| row.mib.unwrap_or_default();
        let largest = self.rows.iter().max_by(|a, b| mib(a).total_cmp(&mib(b))).cloned();
        let marked = self.rows.iter().filter(|row| row.marked).count();
        let log = self.server.log();
        let summary =
            Summary { rows: self.rows.len(), marked, slowest, largest, mib_max: self.mib_max, quiet_table };
        print(&if self.arguments.json { json_line(&summary)? } else { summary_text(&summary) });
        if log.contains("panicked") {
            return Err(LoadError::Panicked(log.trim().to_owned()));
        }
        let has_failed = marked > 0 || summary.quiet_table.is_some_and(|pings| pings.marked);
        Ok(if has_failed { Verdict::Failed } else { Verdict::Passed })
    }
}

fn json_line(value: &impl Serialize) -> Result<String, LoadError> {
    Ok(serde_json::to_string(value)? + "\n")
}

fn row_text(Row { address, input, status, ms, mib, marked }: &Row) -> String {
    let mib = mib.map_or("-".to_owned(), |mib| format!("{mib:.1}"));
    let star = if *marked { " *" } else { "" };
    format!("{address:40} {input:24} {status:6} {ms:9.1} {mib:>7}{star}\n")
}

fn summary_text(Summary { rows, marked, slowest, largest, mib_max, quiet_table }: &Summary) -> String {
    let mut text = format!("{rows} rows, {marked} marked");
    if let Some(mib) = mib_max {
        text += &format!("; the server used {mib:.0} MiB at most");
    }
    text.push('\n');
    for (label, row) in [("slowest", slowest), ("largest", largest)] {
        if let Some(row) = row {
            text += &format!("{label}: {}", row_text(row));
        }
    }
    if let Some(pings) = quiet_table {
        text += &pings.table();
    }
    text
}

fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
