//! `boneyard serve`: the table server.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_server::{Config, PublicUrl, Server, told_to_stop};
use tracing::Level;

use crate::refuse;

/// Start the table server; open the address it prints in a browser.
///
/// Everything is kept in one database file. Stopping the server, even by pulling the plug, loses nothing that a player
/// has seen: start it again with the same file, and every table and every club evening goes on.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Address and port to listen on; port 0 takes any free one.
    ///
    /// The default is reachable from this machine only. Example: --listen 0.0.0.0:8080
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080", value_parser = address)]
    listen: SocketAddr,

    /// The file that keeps guests, tables, clubs and evenings; created where there is none.
    ///
    /// Its log lies beside it in files ending in -wal and -shm: copy or move all three together. Example: --database
    /// /var/lib/boneyard/boneyard.db
    #[arg(long, value_name = "FILE", default_value = "boneyard.db")]
    database: PathBuf,

    /// The address that players type, where a proxy stands in front of the server.
    #[arg(long, value_name = "URL", long_help = PUBLIC_URL_HELP)]
    public_url: Option<PublicUrl>,

    /// How much to log on the error stream: error, warn, info, debug or trace.
    ///
    /// Example: --log debug
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = level)]
    log: Level,
}

const PUBLIC_URL_HELP: &str = "\
The address that players type, where a proxy stands in front of the server.

Only pages from that address may then play; with https, cookies are kept to encrypted connections. Example: \
--public-url https://dominoes.example";

const EXAMPLES: &str = "\
Examples:
  boneyard serve
  boneyard serve --listen 0.0.0.0:80 --database /var/lib/boneyard/boneyard.db
  boneyard serve --public-url https://dominoes.example";

/// Serves until it is told to stop.
pub(crate) fn run(arguments: Arguments) -> ExitCode {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_max_level(arguments.log)
        .with_target(false)
        .init();
    let Arguments { listen, database, public_url, .. } = arguments;
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return refuse(&format!("could not start: {error}")),
    };
    runtime.block_on(async {
        // Before anybody is told that the server is ready: whoever reads that may want it to stop.
        let stop = match told_to_stop() {
            Ok(stop) => stop,
            Err(error) => return refuse(&format!("could not listen for signals: {error}")),
        };
        let server = match Server::start(Config { listen, database, public_url }).await {
            Ok(server) => server,
            Err(error) => return refuse(&error.to_string()),
        };
        let mut out = std::io::stdout();
        let _ = writeln!(out, "Boneyard is ready at http://{}/", server.address());
        let _ = out.flush();
        server.run(stop).await;
        ExitCode::SUCCESS
    })
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| format!("not an address and port: `{text}` (write it as 127.0.0.1:8080)"))
}

fn level(text: &str) -> Result<Level, String> {
    // The library also takes numbers, which say little.
    let level = text.parse().ok().filter(|_| text.chars().all(char::is_alphabetic));
    level.ok_or_else(|| format!("not a level: `{text}` (write error, warn, info, debug or trace)"))
}
