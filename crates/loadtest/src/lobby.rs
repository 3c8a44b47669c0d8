//! `boneyard loadtest lobby`: measures what open home pages cost, and how soon they show a change.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use boneyard_client::{Answer, Connection, Request, Socket};
use boneyard_protocol::VERSION;
use boneyard_protocol::http::{OpenTable, OpenedTable, SeatRequest};
use boneyard_protocol::lobby::LobbyClientMessage;
use boneyard_table::TableOptions;
use boneyard_terminal::{Progress, print};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde::Serialize;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, sleep_until};

use super::client_address;
use super::connected_seats::OWN_SERVER_FLAGS;
use super::error::LoadError;
use super::machine::Machine;
use super::target_server::TargetServer;
use crate::quantile::quantile;

/// Pages that connect at the same time.
const CONNECTING_AT_ONCE: usize = 64;

/// How long pages are open before the measurement begins. It is longer than a table stays in the lobby after its person has gone, so that
/// as many come as go.
const WARM_UP: Duration = Duration::from_secs(18);

/// How long the last change is waited for.
const LAST_WAIT: Duration = Duration::from_secs(6);

/// How often a page asks whether its socket still lives.
const PING_EVERY: Duration = Duration::from_secs(10);

/// Of pages that ask, one in this number asks for uncompressed answers and looks for changes.
const LOOKERS: usize = 50;

/// Measure what open home pages cost, and how soon they show a change.
///
/// Guests have the home page open. Each second a table opens, and a table closes whose person has gone. The command measures the
/// processor time of the server process, the bytes of a page, and the time from a change until pages show it. It starts its own server
/// with a database on disk.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of open pages.
    #[arg(long, value_name = "NUMBER", default_value = "1000", value_parser = clap::value_parser!(u32).range(1..=50_000))]
    pages: u32,

    /// How long to measure.
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,

    /// The pages have no socket: they ask every so many seconds instead, each over an open connection.
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=19))]
    ask_every: Option<u32>,

    /// Nothing changes. What is left is the cost of open pages.
    #[arg(long)]
    quiet: bool,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest lobby
  boneyard loadtest lobby --pages 5000 --json
  boneyard loadtest lobby --pages 5000 --ask-every 5

Both programs share the machine, so leave it otherwise idle.";

/// The measurements.
#[derive(Serialize)]
struct Measured {
    pages: u32,
    /// `null` if pages follow over sockets.
    ask_every_s: Option<u32>,
    seconds: f64,
    changes: usize,
    /// From the answer to the person who made the change until a page knows it.
    delay_p50_ms: f64,
    delay_p99_ms: f64,
    delay_max_ms: f64,
    /// Changes that a page had not been told of by the end, counted for each page.
    missed: usize,
    /// The processor time of the server as a part of one core: 1 is a whole core. `null` if the system does not report it.
    core_share: Option<f64>,
    /// The bytes of messages or bodies.
    bytes_per_page_and_s: f64,
    memory_mib: Option<f64>,
    #[serde(flatten)]
    machine: Machine,
}

/// What all pages share.
#[derive(Default)]
struct Shared {
    is_measured: AtomicBool,
    is_over: AtomicBool,
    bytes: AtomicU64,
}

impl Shared {
    fn received(&self, bytes: usize) {
        if self.is_measured.load(Ordering::Relaxed) {
            self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }
}

/// The tables of which a page knows, and since when.
#[derive(Default)]
struct Known(HashMap<String, Instant>);

impl Known {
    /// Reads the ids of a message. To read it as JSON would take the processor time that the server needs.
    fn read(&mut self, text: &str) {
        let now = Instant::now();
        for rest in text.split("\"id\":\"").skip(1) {
            if let Some((id, _)) = rest.split_once('"')
                && !self.0.contains_key(id)
            {
                self.0.insert(id.to_owned(), now);
            }
        }
    }
}

type Page = JoinHandle<Result<Known, LoadError>>;

pub(super) async fn run(arguments: &Arguments) -> Result<(), LoadError> {
    let server = Arc::new(TargetServer::start_with(&OWN_SERVER_FLAGS).await?);
    let mut progress = Progress::new(1.0);
    let shared = Arc::<Shared>::default();
    let pages = open_pages(&server, arguments, &shared, &mut progress).await?;

    let mut changes = Vec::new();
    let span = Duration::from_secs(arguments.seconds.into());
    let began = Instant::now() + WARM_UP;
    let process = server.process().await;
    let processor_time = || process.and_then(crate::process::Process::cpu_seconds);
    let mut before = None;
    let mut hosts = server.connection().await?;
    let mut seconds = interval(Duration::from_secs(1));
    loop {
        seconds.tick().await;
        let now = Instant::now();
        if before.is_none() && now >= began {
            shared.is_measured.store(true, Ordering::Relaxed);
            before = Some((now, processor_time()));
            changes.clear();
        }
        if now >= began + span {
            break;
        }
        let whole = (WARM_UP + span).as_secs_f64();
        progress.show(1.0 - (began + span - now).as_secs_f64() / whole, || "measuring".to_owned());
        if !arguments.quiet {
            let id = open_table(&mut hosts).await?;
            changes.push((id, Instant::now()));
        }
    }
    let after = (Instant::now(), processor_time());
    shared.is_measured.store(false, Ordering::Relaxed);
    let memory_mib = process.and_then(crate::process::Process::now_mib);
    sleep_until((Instant::now() + LAST_WAIT).into()).await;
    shared.is_over.store(true, Ordering::Relaxed);
    // Each page ends with its next message or answer.
    open_table(&mut hosts).await?;

    let (mut delays, mut missed) = (Vec::new(), 0);
    for (number, page) in pages.into_iter().enumerate() {
        let known = page.await??;
        if arguments.ask_every.is_some() && number % LOOKERS != 0 {
            continue;
        }
        for (id, at) in &changes {
            match known.0.get(id) {
                // A page may hear of a table before the person who opened it.
                Some(seen) => delays.push(seen.saturating_duration_since(*at)),
                None => missed += 1,
            }
        }
    }
    progress.clear();
    let before = before.unwrap_or(after);
    let seconds = (after.0 - before.0).as_secs_f64();
    let share = after.1.zip(before.1).map(|(after, before)| rounded((after - before) / seconds));
    let bytes = shared.bytes.load(Ordering::Relaxed) as f64;
    let measured = Measured {
        pages: arguments.pages,
        ask_every_s: arguments.ask_every,
        seconds: rounded(seconds),
        changes: changes.len(),
        delay_p50_ms: quantile(&delays, 0.5),
        delay_p99_ms: quantile(&delays, 0.99),
        delay_max_ms: quantile(&delays, 1.0),
        missed,
        core_share: share,
        bytes_per_page_and_s: rounded(bytes / f64::from(arguments.pages) / seconds),
        memory_mib: memory_mib.map(rounded),
        machine: Machine::this(),
    };
    print(&if arguments.json { serde_json::to_string(&measured)? + "\n" } else { measured.table() });
    Ok(())
}

/// Opens the pages, each as another guest with an own connection.
async fn open_pages(
    server: &Arc<TargetServer>,
    arguments: &Arguments,
    shared: &Arc<Shared>,
    progress: &mut Progress,
) -> Result<Vec<Page>, LoadError> {
    let count = arguments.pages as usize;
    let opened = stream::iter(0..count).map(|number| {
        let (server, shared) = (Arc::clone(server), Arc::clone(shared));
        async move {
            let mut connection = server.connection_from_next_address().await?;
            let cookie = connection.send(&Request::new("GET", "/api/me")).await?.cookie()?;
            Ok::<_, LoadError>(match arguments.ask_every {
                Some(every) => {
                    let every = Duration::from_secs(every.into());
                    // Pages do not ask at the same time.
                    let first = every.mul_f64(number as f64 / count as f64);
                    tokio::spawn(ask(connection, cookie, every, first, number % LOOKERS == 0, shared))
                }
                None => {
                    drop(connection);
                    let stream = client_address::connect(&server).await?;
                    let headers = [("cookie", cookie.as_str())];
                    let mut socket = Socket::open_over(stream, &server, "/api/lobby/ws", &headers).await?;
                    socket.send(&LobbyClientMessage::Hello { version: VERSION }).await?;
                    tokio::spawn(follow(socket, shared))
                }
            })
        }
    });
    let mut opened = opened.buffered(CONNECTING_AT_ONCE);
    let mut pages = Vec::with_capacity(count);
    while let Some(page) = opened.try_next().await? {
        pages.push(page);
        progress.show(pages.len() as f64 / count as f64, || format!("{} of {count} pages", pages.len()));
    }
    Ok(pages)
}

/// A page that follows over a socket.
async fn follow(mut socket: Socket, shared: Arc<Shared>) -> Result<Known, LoadError> {
    let mut known = Known::default();
    let mut pings = interval(PING_EVERY);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings.reset();
    while !shared.is_over.load(Ordering::Relaxed) {
        tokio::select! {
            text = socket.receive_text() => {
                let text = text.ok_or(LoadError::Closed("the lobby"))?;
                shared.received(text.len());
                known.read(&text);
            }
            _ = pings.tick() => socket.send(&LobbyClientMessage::Ping).await?,
        }
    }
    Ok(known)
}

/// A page that asks again and again, and gets compressed answers as a browser does unless it looks for changes.
async fn ask(
    mut connection: Connection,
    cookie: String,
    every: Duration,
    first: Duration,
    looks: bool,
    shared: Arc<Shared>,
) -> Result<Known, LoadError> {
    let mut known = Known::default();
    let request = Request::new("GET", "/api/lobby").cookie(&cookie);
    let request = if looks { request } else { request.header("accept-encoding", "gzip, deflate, br, zstd") };
    let mut at = Instant::now() + first;
    while !shared.is_over.load(Ordering::Relaxed) {
        sleep_until(at.into()).await;
        at += every;
        let Answer { status, body, .. } = connection.send(&request).await?;
        if status != 200 {
            let (what, text) = ("the lobby", String::from_utf8_lossy(&body).into_owned());
            return Err(LoadError::WrongStatus { what, found: status, wanted: 200, text });
        }
        shared.received(body.len());
        if looks {
            known.read(&String::from_utf8_lossy(&body));
        }
    }
    Ok(known)
}

/// A new guest opens a table with a free seat, and goes.
async fn open_table(hosts: &mut Connection) -> Result<String, LoadError> {
    let cookie = hosts.send(&Request::new("GET", "/api/me")).await?.cookie()?;
    let request = OpenTable {
        rules: "draw".into(),
        seats: vec![SeatRequest::Me, SeatRequest::Open],
        options: TableOptions::default(),
    };
    let opened: OpenedTable =
        hosts.ask(&Request::new("POST", "/api/tables").cookie(&cookie).json(&request)).await?;
    Ok(opened.id.to_string())
}

impl Measured {
    fn table(&self) -> String {
        let known = |value: Option<f64>| value.map_or("unknown".to_owned(), |value| value.to_string());
        let (p50, p99, max) = (self.delay_p50_ms, self.delay_p99_ms, self.delay_max_ms);
        let how = match self.ask_every_s {
            Some(every) => format!("ask every {every} s"),
            None => "follow over sockets".to_owned(),
        };
        let rows = [
            ("changes", format!("{} in {} s", self.changes, self.seconds)),
            ("a page knows a change after", format!("p50 {p50} ms, p99 {p99} ms, max {max} ms")),
            ("not known at the end", self.missed.to_string()),
            ("processor, part of a core", known(self.core_share)),
            ("bytes per page and second", self.bytes_per_page_and_s.to_string()),
            ("memory, MiB", known(self.memory_mib)),
            ("machine", self.machine.to_string()),
        ];
        let rows = rows.map(|(what, value)| format!("{what:28} {value}\n"));
        format!("{} pages, which {how}\n{}", self.pages, rows.concat())
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
