//! `boneyard serve`: the table server.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_server::{Config, Limits, PublicUrl, Server, stop_signal};
use tracing::Level;

use crate::refuse;

/// Start the server. Open the address that it prints in a browser.
///
/// All data is in one database file. If the server stops, even by pulling the plug, nothing that a player has seen is lost.
/// Start it again with the same file, and every table and every club night continues.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The address and port to listen on; port 0 takes any free port.
    ///
    /// With the default, only this machine can connect. Example: --listen 0.0.0.0:8080
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080", value_parser = address)]
    listen: SocketAddr,

    /// The database file, for guests, tables, clubs and club nights; created if it is missing.
    ///
    /// SQLite writes files that end in -wal and -shm beside it: copy or move all three together. The file that ends in -lock
    /// stops a second server from opening the same database. Example: --database /var/lib/boneyard/boneyard.db
    #[arg(long, value_name = "FILE", default_value = "boneyard.db")]
    database: PathBuf,

    /// The address that players type, if a proxy is in front of the server.
    #[arg(long, value_name = "URL", long_help = PUBLIC_URL_HELP)]
    public_url: Option<PublicUrl>,

    /// Another name by which players reach this machine. You can pass it several times.
    ///
    /// Without --public-url the server accepts only IP addresses, localhost and this machine's own name. This stops other
    /// sites from posing as this one. Example: --allow-host dominoes.lan
    #[arg(long = "allow-host", value_name = "NAME")]
    allowed_hosts: Vec<String>,

    #[command(flatten)]
    limits: LimitArguments,

    /// How much to log to the error stream: error, warn, info, debug or trace.
    ///
    /// Example: --log debug
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = level)]
    log: Level,
}

/// How much visitors may use. A network is an IPv4 address or a /56 of IPv6, such as one home or one hall.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
struct LimitArguments {
    /// New visitors from one network at the same time; then one more each second.
    ///
    /// A school or a large club behind one address may need more.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().guests_per_network)]
    guests_per_network: u32,

    /// Tables that one network may open at the same time; then one more every two seconds.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().tables_per_network)]
    tables_per_network: u32,

    /// Club nights that one network may open at the same time; then one more each minute.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().evenings_per_network)]
    evenings_per_network: u32,

    /// Wrong join codes that one network may try at the same time; then one more each minute.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().wrong_codes_per_network)]
    wrong_codes_per_network: u32,

    /// Connections at the same time. The system's limit of open files may lower this number.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections)]
    connections: usize,

    /// Connections at the same time from one network.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections_per_network)]
    connections_per_network: usize,

    /// Tables that are not finished.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().tables)]
    tables: usize,

    /// Club nights that are open or being read.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().evenings)]
    evenings: usize,

    /// Sheets, lists and seatings computed at the same time. Each uses one processor; by default, half of all processors.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().work_at_once)]
    work_at_once: usize,
}

impl From<LimitArguments> for Limits {
    fn from(arguments: LimitArguments) -> Self {
        let LimitArguments {
            guests_per_network,
            tables_per_network,
            evenings_per_network,
            wrong_codes_per_network,
            connections,
            connections_per_network,
            tables,
            evenings,
            work_at_once,
        } = arguments;
        Limits {
            guests_per_network,
            tables_per_network,
            evenings_per_network,
            wrong_codes_per_network,
            connections,
            connections_per_network,
            tables,
            evenings,
            work_at_once,
        }
    }
}

const PUBLIC_URL_HELP: &str = "\
The address that players type, if a proxy is in front of the server.

Only pages from that address can play then. With https, browsers send cookies over encrypted connections only. Example: \
--public-url https://dominoes.example";

const EXAMPLES: &str = "\
Examples:
  boneyard serve
  boneyard serve --listen 0.0.0.0:80 --database /var/lib/boneyard/boneyard.db
  boneyard serve --public-url https://dominoes.example";

/// Serves until a signal stops it.
pub(crate) fn run(arguments: Arguments) -> ExitCode {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_max_level(arguments.log)
        .with_target(false)
        .init();
    let Arguments { listen, database, public_url, allowed_hosts, limits, .. } = arguments;
    let config = Config { listen, database, public_url, allowed_hosts, limits: limits.into() };
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return refuse(format_args!("could not start: {error}")),
    };
    runtime.block_on(async {
        // Listen for signals before printing that the server is ready: a program that reads this line may stop it at once.
        let stop = match stop_signal() {
            Ok(stop) => stop,
            Err(error) => return refuse(format_args!("could not listen for signals: {error}")),
        };
        let server = match Server::start(config).await {
            Ok(server) => server,
            Err(error) => return refuse(error),
        };
        let mut out = std::io::stdout();
        let _ = writeln!(out, "Boneyard is ready at http://{}/", server.address());
        let _ = out.flush();
        server.run(stop).await;
        ExitCode::SUCCESS
    })
}

/// Why the value of a flag cannot be read.
#[derive(Debug, thiserror::Error)]
enum ServeError {
    #[error("not an address and port: `{0}` (write it as 127.0.0.1:8080)")]
    NotAnAddress(String),
    #[error("not a level: `{0}` (write error, warn, info, debug or trace)")]
    NotALevel(String),
}

fn address(text: &str) -> Result<SocketAddr, ServeError> {
    text.parse().map_err(|_| ServeError::NotAnAddress(text.to_owned()))
}

fn level(text: &str) -> Result<Level, ServeError> {
    // The library also accepts numbers, which mean little to a reader.
    let level = text.parse().ok().filter(|_| text.chars().all(char::is_alphabetic));
    level.ok_or_else(|| ServeError::NotALevel(text.to_owned()))
}
