//! `boneyard loadtest restart`: measures how soon players can go on after a server was killed.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use boneyard_client::{ClientError, Server};
use boneyard_rules::Rules;
use boneyard_terminal::{Progress, print};
use futures_util::future::try_join_all;
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::connected_seats::{ConnectedSeats, OWN_SERVER_FLAGS};
use super::error::LoadError;
use super::machine::Machine;
use super::opening::{self, OpenedTable};
use super::player::{Load, Player, TableClock, Task};
use super::target_server::TargetServer;

/// Sockets that connect at the same time after the restart.
const CONNECTING_AT_ONCE: usize = 512;

/// How long a client waits before it tries to connect again, as the page does.
const RETRY_AFTER: Duration = Duration::from_millis(50);

/// The tables that play on as soon as their players are back. The others wait, so that moves do not slow down connections.
const TABLES_THAT_PLAY: usize = 40;

/// The time between two moves of a table after the restart.
const PACE: Duration = Duration::from_secs(2);

/// How long to wait for the last client.
const LAST_CLIENT_MAX: Duration = Duration::from_secs(60);

/// Kill a server under load, restart it, and measure how soon players can go on.
///
/// The command opens tables, plays, kills its own server as `kill -9` does, and starts it again on the same database. It measures
/// the time from the start of the new process until the first move of a player was made and seen, and until every client has
/// its table again.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of tables.
    #[arg(long, value_name = "NUMBER", default_value = "40", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,

    /// How many moves each table makes before, on average.
    #[arg(long, value_name = "NUMBER", default_value = "25", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    moves: u32,

    /// The rules of all tables: a preset with your changes.
    #[arg(long, value_name = "RULES", default_value = "spanish-pairs")]
    rules: String,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest restart
  boneyard loadtest restart --tables 4900 --json";

/// The measurements, in seconds since the new process was started.
#[derive(Serialize)]
struct Measured {
    tables: u32,
    clients: usize,
    moves: u64,
    /// When the new process was ready to accept connections.
    ready_s: f64,
    first_play_s: f64,
    all_back_s: f64,
    #[serde(flatten)]
    machine: Machine,
}

/// Plays, kills, restarts and prints the measurements.
pub(super) async fn run(arguments: &Arguments) -> Result<(), LoadError> {
    let rules = Rules::parse(&arguments.rules)?;
    let server = TargetServer::start_with(&OWN_SERVER_FLAGS).await?;
    let mut progress = Progress::new(1.0);
    let tables = opening::open(&server, &rules, arguments.tables, false, &mut progress).await?;
    let moves = play(&server, &tables, arguments, &mut progress).await?;

    server.kill().await?;
    progress.show(0.0, || "restarting".to_owned());
    let began = Instant::now();
    let ready = async {
        server.start_again().await?;
        Ok::<_, LoadError>(began.elapsed())
    };
    let back = timeout(LAST_CLIENT_MAX, reconnect(&server, &tables, began));
    let (ready, back) = tokio::join!(ready, back);
    let Back { clients, first_play, all_back } = back.map_err(|_| LoadError::NotBack)??;
    progress.clear();
    let measured = Measured {
        tables: arguments.tables,
        clients,
        moves,
        ready_s: seconds(ready?),
        first_play_s: seconds(first_play),
        all_back_s: seconds(all_back),
        machine: Machine::this(),
    };
    let text = if arguments.json { serde_json::to_string(&measured)? + "\n" } else { table(&measured) };
    print(&text);
    Ok(())
}

/// Plays until the tables have made their moves; returns how many.
async fn play(
    server: &TargetServer,
    tables: &[OpenedTable],
    arguments: &Arguments,
    progress: &mut Progress,
) -> Result<u64, LoadError> {
    let ConnectedSeats { load, players } =
        ConnectedSeats::open(server, tables, Duration::ZERO, 1, progress).await?;
    let players: Vec<Task> = players.into_iter().map(Player::start).collect();
    let wanted = u64::from(arguments.tables) * u64::from(arguments.moves);
    loop {
        let moves = load.moves.load(Ordering::Relaxed);
        if moves >= wanted {
            try_join_all(players.into_iter().map(Task::stop)).await?;
            return Ok(moves);
        }
        progress.show(moves as f64 / wanted as f64, || format!("{moves} of {wanted} moves"));
        sleep(Duration::from_millis(20)).await;
    }
}

/// A client that is back at its table.
enum Client {
    Playing(Task),
    #[expect(dead_code, reason = "the player keeps its socket open")]
    Waiting(Box<Player>),
}

impl Client {
    async fn stop(self) -> Result<(), LoadError> {
        match self {
            Client::Playing(task) => task.stop().await.map(drop),
            Client::Waiting(_) => Ok(()),
        }
    }
}

/// When clients were back, since the start of the new process.
struct Back {
    clients: usize,
    first_play: Duration,
    all_back: Duration,
}

/// Connects all clients. They play on as soon as they are back.
async fn reconnect(server: &TargetServer, tables: &[OpenedTable], began: Instant) -> Result<Back, LoadError> {
    let load = Arc::new(Load::default());
    let connecting = Arc::new(Semaphore::new(CONNECTING_AT_ONCE));
    let seats = tables.iter().enumerate().flat_map(|(number, table)| {
        let clock = Arc::new(TableClock::new(PACE, Duration::ZERO));
        table.cookies.iter().map(move |cookie| (number, table, cookie, clock.clone()))
    });
    let clients = seats.zip(0..).map(|((number, table, cookie, clock), seed)| {
        let (load, connecting) = (load.clone(), connecting.clone());
        let (server, id, cookie) = (Server::clone(server), table.id.clone(), cookie.clone());
        let client = async move {
            let _connecting = connecting.acquire().await.map_err(|_| LoadError::Ended)?;
            loop {
                match Player::connect(&server, &id, &cookie, load.clone(), clock.clone(), seed).await {
                    Ok(player) if number < TABLES_THAT_PLAY => return Ok(Client::Playing(player.start())),
                    Ok(player) => return Ok::<_, LoadError>(Client::Waiting(Box::new(player))),
                    // The server does not listen yet.
                    Err(LoadError::Client(ClientError::Connection { .. } | ClientError::NoSocket(_))) => {
                        sleep(RETRY_AFTER).await;
                    }
                    Err(error) => return Err(error),
                }
            }
        };
        tokio::spawn(client)
    });
    let clients: Vec<_> = clients.collect();
    let first_play = async {
        while load.moves.load(Ordering::Relaxed) == 0 {
            sleep(Duration::from_millis(1)).await;
        }
        began.elapsed()
    };
    let all_back = async {
        let mut players = Vec::with_capacity(clients.len());
        for client in clients {
            players.push(client.await??);
        }
        Ok::<_, LoadError>((began.elapsed(), players))
    };
    let (first_play, all_back) = tokio::join!(first_play, all_back);
    let (all_back, players) = all_back?;
    let clients = players.len();
    try_join_all(players.into_iter().map(Client::stop)).await?;
    Ok(Back { clients, first_play, all_back })
}

fn seconds(duration: Duration) -> f64 {
    (duration.as_secs_f64() * 1e3).round() / 1e3
}

fn table(measured: &Measured) -> String {
    let Measured { tables, clients, moves, ready_s, first_play_s, all_back_s, machine } = measured;
    format!(
        "{tables} tables, {clients} clients, {moves} moves before the kill\n\
         ready to accept connections  {ready_s:7.3} s\n\
         first move of a player       {first_play_s:7.3} s\n\
         every client is back         {all_back_s:7.3} s\n\
         {machine}\n"
    )
}
