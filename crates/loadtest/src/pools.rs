//! `boneyard loadtest pools`: measures how soon people in pools meet.

mod mixed;

use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_client::{Connection, Request};
use boneyard_protocol::pools::{JoinPool, PoolAnswer};
use boneyard_rules::presets;
use boneyard_table::TableOptions;
use boneyard_terminal::{Progress, print};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::connected_seats::OWN_SERVER_FLAGS;
use super::error::LoadError;
use super::machine::Machine;
use super::opening::open_account;
use super::target_server::TargetServer;
use crate::quantile::quantile;

/// People who connect at the same time.
const CONNECTING_AT_ONCE: usize = 64;

/// How many people play each game.
const PLAYERS: usize = 2;

/// Measure how soon people in pools meet.
///
/// People connect, each with an own connection. Then all ask for opponents at once, for two players of each game in turn. The
/// command measures how long each waits for a table, and what the server process uses until the last one has it. Afterwards two
/// people alone ask, again and again. It starts its own server with a database on disk.
///
/// With --mixed, people have mixed wishes: one to six games, and often a number of players, a clock, a way to talk, or rated matches
/// only. Nobody agrees to bots. The command checks that all at a table suit each
/// other, and prints for how long people waited together who could have played.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of people. Each game gets an even number, so a few more may take part.
    #[arg(long, value_name = "NUMBER", default_value = "200", value_parser = clap::value_parser!(u32).range(2..=20_000))]
    people: u32,

    /// The number of games: presets for two players.
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = clap::value_parser!(u32).range(1..=100))]
    games: u32,

    /// How often two people alone ask.
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pairs: u32,

    /// Play rated matches. Everyone opens an account first, which takes most of the time.
    #[arg(long)]
    rated: bool,

    /// Let people have mixed wishes. Every fifth person opens an account first.
    #[arg(long, conflicts_with_all = ["rated", "pairs"])]
    mixed: bool,

    /// Let people come one after the other, over this many seconds. Without it, all come at once.
    #[arg(long, value_name = "SECONDS", default_value = "0", requires = "mixed", value_parser = clap::value_parser!(u32).range(..=600))]
    over_s: u32,

    /// For how many seconds everyone waits after the last one came.
    #[arg(long, value_name = "SECONDS", default_value = "60", requires = "mixed", value_parser = clap::value_parser!(u32).range(1..=600))]
    patience_s: u32,

    /// The seed of the wishes.
    #[arg(long, value_name = "NUMBER", default_value = "1", requires = "mixed")]
    seed: u64,

    /// Print one line of JSON instead of a line for each figure.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest pools
  boneyard loadtest pools --people 2000 --games 20
  boneyard loadtest pools --people 2000 --games 20 --mixed --over-s 60 --json

Both programs share the machine, so leave it otherwise idle.";

/// Flags of the server, besides those of every test.
const FLAGS: [&str; 2] = ["--pool-joins-per-guest", "1000000"];

/// The measurements.
#[derive(Serialize)]
struct Measured {
    people: usize,
    games: usize,
    rated: bool,
    /// How many tables were opened.
    tables: usize,
    /// From the first request until the last person had a table.
    all_matched_s: f64,
    waiting_p50_ms: f64,
    waiting_p99_ms: f64,
    waiting_max_ms: f64,
    /// Two people alone: from the first request until both had the same table.
    two_alone_p50_ms: f64,
    two_alone_max_ms: f64,
    /// The processor time of the server while everyone waited; `None` if the system does not report it.
    processor_s: Option<f64>,
    /// The same, as a part of all processors for that time: 1 is everything.
    processor_share: Option<f64>,
    #[serde(flatten)]
    machine: Machine,
}

/// A person with an open connection.
struct Person {
    session: Connection,
    cookie: String,
}

impl Person {
    async fn connect(server: &TargetServer, account: Option<usize>) -> Result<Self, LoadError> {
        let mut session = server.connection_from_next_address().await?;
        let mut cookie = session.send(&Request::new("GET", "/api/me")).await?.cookie()?;
        if let Some(number) = account {
            cookie = open_account(&mut session, &cookie, &format!("Person {number}")).await?;
        }
        Ok(Person { session, cookie })
    }

    /// The same person, with a new connection.
    async fn connect_again(self, server: &TargetServer) -> Result<Self, LoadError> {
        let mut session = server.connection_from_next_address().await?;
        // The server keeps few connections that have not asked for anything.
        session.send(&Request::new("GET", "/api/me").cookie(&self.cookie)).await?;
        Ok(Person { session, cookie: self.cookie })
    }

    /// Waits for a table. Returns its id and how long it took.
    async fn meet(&mut self, wants: &JoinPool) -> Result<(String, Duration), LoadError> {
        let began = Instant::now();
        let request = Request::new("POST", "/api/pool").cookie(&self.cookie).json(wants);
        loop {
            if let PoolAnswer::Table { id } = self.session.ask(&request).await? {
                return Ok((id.to_string(), began.elapsed()));
            }
        }
    }
}

pub(super) async fn run(arguments: &Arguments) -> Result<(), LoadError> {
    let measured = match arguments.mixed {
        true => serde_json::to_value(mixed::run(arguments).await?)?,
        false => serde_json::to_value(measure(arguments).await?)?,
    };
    let text = match (&measured, arguments.json) {
        (Value::Object(figures), false) => {
            figures.iter().map(|(name, figure)| format!("{name} {figure}\n")).collect()
        }
        _ => measured.to_string() + "\n",
    };
    print(&text);
    Ok(())
}

/// Starts a server of its own.
async fn server() -> Result<Arc<TargetServer>, LoadError> {
    let flags: Vec<&str> = OWN_SERVER_FLAGS.into_iter().chain(FLAGS).collect();
    Ok(Arc::new(TargetServer::start_with(&flags).await?))
}

/// Measures people who want one game each.
async fn measure(arguments: &Arguments) -> Result<Measured, LoadError> {
    let games = games(arguments.games as usize);
    let server = server().await?;
    let mut progress = Progress::new(1.0);
    let options = TableOptions { rated: arguments.rated, ..TableOptions::default() };
    let players = u8::try_from(PLAYERS).unwrap_or(u8::MAX);
    let wants: Vec<JoinPool> = games
        .iter()
        .map(|rules| JoinPool {
            games: vec![(*rules).to_owned()],
            players: Some(players),
            options,
            any: Vec::new(),
            bots: false,
        })
        .collect();

    // The number of people in each game is even, so everyone finds an opponent.
    let per_game = (arguments.people as usize).div_ceil(games.len() * PLAYERS) * PLAYERS;
    let people = connect(&server, per_game * games.len(), arguments.rated, &mut progress).await?;
    let process = server.process().await;
    let processor_time = || process.and_then(crate::process::Process::cpu_seconds);
    let before = processor_time();
    let begin = watch::Sender::new(false);
    let mut waiting = JoinSet::new();
    for (mut person, wants) in people.into_iter().zip(wants.iter().cycle().cloned()) {
        let mut begins = begin.subscribe();
        waiting.spawn(async move {
            // The sender lives until everyone has met.
            let _ = begins.wait_for(|begins| *begins).await;
            let (table, waited) = person.meet(&wants).await?;
            Ok::<_, LoadError>((person, table, waited))
        });
    }
    let began = Instant::now();
    begin.send_replace(true);
    let (mut tables, mut times, mut met) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(one) = waiting.join_next().await {
        let (person, table, waited) = one??;
        met.push(person);
        tables.push(table);
        times.push(waited);
    }
    let all_matched_s = began.elapsed().as_secs_f64();
    let processor_s = processor_time().zip(before).map(|(after, before)| after - before);
    tables.sort_unstable();
    if tables.chunks(PLAYERS).any(|table| table.iter().any(|id| *id != table[0])) {
        return Err(LoadError::Expected("two people at each table"));
    }
    tables.dedup();
    drop(met);

    let two_alone = pairs_alone(&server, &wants[0], arguments).await?;
    progress.clear();
    let machine = Machine::this();
    Ok(Measured {
        people: times.len(),
        games: games.len(),
        rated: arguments.rated,
        tables: tables.len(),
        all_matched_s: rounded(all_matched_s),
        waiting_p50_ms: quantile(&times, 0.5),
        waiting_p99_ms: quantile(&times, 0.99),
        waiting_max_ms: quantile(&times, 1.0),
        two_alone_p50_ms: quantile(&two_alone, 0.5),
        two_alone_max_ms: quantile(&two_alone, 1.0),
        processor_s: processor_s.map(rounded),
        processor_share: processor_s.map(|seconds| rounded(seconds / all_matched_s / machine.cores() as f64)),
        machine,
    })
}

/// Presets that two people can play.
fn games(count: usize) -> Vec<&'static str> {
    let all = presets::all();
    let for_two = all.iter().filter(|preset| {
        let mut counts = preset.rules.seat_counts();
        counts.any(|seats| preset.rules.players(usize::from(seats)) == PLAYERS)
    });
    let names = for_two.filter_map(|preset| presets::NAMES.iter().find(|name| **name == preset.rules.preset));
    names.copied().take(count).collect()
}

/// Connects people, each with an own connection.
async fn connect(
    server: &TargetServer,
    count: usize,
    with_accounts: bool,
    progress: &mut Progress,
) -> Result<Vec<Person>, LoadError> {
    let mut connecting = stream::iter(0..count)
        .map(|number| Person::connect(server, with_accounts.then_some(number)))
        .buffer_unordered(CONNECTING_AT_ONCE);
    let mut people = Vec::with_capacity(count);
    while let Some(person) = connecting.try_next().await? {
        people.push(person);
        progress.show(people.len() as f64 / count as f64, || format!("{} of {count} people", people.len()));
    }
    if !with_accounts {
        return Ok(people);
    }
    // Accounts take so long that the server has closed the first connections by now.
    let again = people.into_iter().map(|person| person.connect_again(server));
    stream::iter(again).buffer_unordered(CONNECTING_AT_ONCE).try_collect().await
}

/// Two people ask for opponents while nobody else does. Returns how long each pair took.
async fn pairs_alone(
    server: &TargetServer,
    wants: &JoinPool,
    arguments: &Arguments,
) -> Result<Vec<Duration>, LoadError> {
    let mut times = Vec::new();
    for pair in 0..arguments.pairs as usize {
        let account = |place: usize| arguments.rated.then_some(1_000_000 + pair * PLAYERS + place);
        let mut two =
            (Person::connect(server, account(0)).await?, Person::connect(server, account(1)).await?);
        let began = Instant::now();
        let (first, second) = tokio::try_join!(two.0.meet(wants), two.1.meet(wants))?;
        if first.0 != second.0 {
            return Err(LoadError::Expected("two people who are alone at one table"));
        }
        times.push(began.elapsed());
    }
    Ok(times)
}

fn rounded(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}
