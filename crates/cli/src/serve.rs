//! `boneyard serve`: the table server.

mod config_file;
mod limit_flags;
mod log;
mod settings;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_server::{LocalName, MailSettings, PublicUrl, PushReach, Reach, Server, stop_signal};
use tracing::Level;

use self::limit_flags::LimitFlags;
use self::log::{LogFormat, level};
use self::settings::Settings;
use crate::refuse;

/// Start the server. Open the address that it prints in a browser.
///
/// All data is in one database file. If the server stops, even by pulling the plug, nothing that a player has seen is lost.
/// Start it again with the same file, and every table and every club night continues.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A file with settings in TOML: each flag is a key. A flag wins over the file.
    ///
    /// `--print-config` prints one with every setting. Example: --config /etc/boneyard.toml
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Print all settings as a configuration file, and end.
    ///
    /// Example: boneyard serve --print-config > boneyard.toml
    #[arg(long)]
    print_config: bool,

    /// The address and port to listen on; port 0 takes any free port [default: 127.0.0.1:8080]
    ///
    /// With the default, only this machine can connect; --lan is the short way to let others in. Example: --listen
    /// 192.168.1.20:8080
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    listen: Option<SocketAddr>,

    /// Let phones in the same network connect: listen on all addresses of this machine.
    ///
    /// The server prints the addresses. The port is 8080, or the one in the configuration file. Example: --lan
    #[arg(long, conflicts_with = "listen")]
    lan: bool,

    /// The database file, for guests, tables, clubs and club nights; created if it is missing [default: boneyard.db]
    ///
    /// SQLite writes files that end in -wal and -shm beside it: copy or move all three together. The file that ends in -lock
    /// stops a second server from opening the same database. Example: --database /var/lib/boneyard/boneyard.db
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,

    /// The address that players type, if a proxy is in front of the server.
    #[arg(long, value_name = "URL", long_help = PUBLIC_URL_HELP)]
    public_url: Option<PublicUrl>,

    /// The server that sends e-mails, with the sender.
    #[arg(long, value_name = "URL", long_help = MAIL_HELP)]
    mail: Option<MailSettings>,

    /// Whether to send notices to devices of people who want them, by the push services of their browsers: on or off [default: on]
    ///
    /// The server then connects to the addresses of these services, over HTTPS. Example: --push off
    #[arg(long, value_name = "SWITCH")]
    push: Option<PushReach>,

    /// Another name by which players reach this machine. You can pass the flag several times.
    ///
    /// Without --public-url the server accepts only IP addresses, localhost and this machine's own name. This stops other
    /// sites from posing as this one. Example: --allow-host dominoes.lan
    #[arg(long = "allow-host", value_name = "NAME")]
    allowed_hosts: Vec<String>,

    /// The name by which phones in the same network find this machine, without `.local` [default with --lan: boneyard]
    ///
    /// With --lan the server announces `boneyard.local` by multicast DNS. If another server has the name, this one takes
    /// `boneyard-2.local`. The addresses work as well. Example: --mdns-name dominoes
    #[arg(long, value_name = "NAME")]
    mdns_name: Option<LocalName>,

    /// Announce no name in the network.
    ///
    /// Example: --lan --no-mdns
    #[arg(long, conflicts_with = "mdns_name")]
    no_mdns: bool,

    /// The name of an account that may moderate. You can pass the flag several times.
    ///
    /// Moderators read reports and impose time-outs and bans. The account must exist. It stays a moderator if it changes its
    /// name. Example: --moderator Ana
    #[arg(long = "moderator", value_name = "NAME")]
    moderators: Vec<String>,

    /// A text file with your own rules, which everyone can read.
    ///
    /// Plain text in UTF-8, at most 20 KiB, with empty lines between paragraphs. Example: --house-rules rules.txt
    #[arg(long, value_name = "FILE")]
    house_rules: Option<PathBuf>,

    /// A folder with fonts, for printed sheets with names in other scripts [default: the fonts of this system]
    ///
    /// Fonts are TrueType or OpenType files. Latin and Cyrillic letters need none. Before an organiser prints, the page names
    /// what cannot be printed. Example: --fonts /srv/noto
    #[arg(long, value_name = "DIR")]
    fonts: Option<PathBuf>,

    /// A folder for backups of the database, which the server then makes by itself.
    ///
    /// Each is a file named by its time in UTC. The limits `backup-every` and `backups-kept` say how often, and how many are kept.
    /// Best on another disk. Example: --backup-folder /backups
    #[arg(long, value_name = "DIR")]
    backup_folder: Option<PathBuf>,

    /// Another address and port, which serves counts and times for Prometheus at /metrics.
    ///
    /// Let only your own machines reach it. Example: --metrics 127.0.0.1:9090
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    metrics: Option<SocketAddr>,

    /// How much to log to the error stream: error, warn, info, debug or trace [default: info]
    ///
    /// Example: --log debug
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    log: Option<Level>,

    /// How to write the log: text for people, or json for programs, with one object a line [default: text]
    ///
    /// Each object has timestamp, level and message, and often ids, such as table.id. Example: --log-format json
    #[arg(long, value_name = "FORMAT")]
    log_format: Option<LogFormat>,

    #[command(flatten)]
    limits: LimitFlags,
}

const PUBLIC_URL_HELP: &str = "\
The address that players type, if a proxy is in front of the server.

Only pages from that address can play then. It must be a host of its own: the pages cannot lie under a path, such as
https://example.org/dominoes. With https, browsers send cookies over encrypted connections only. Example: \
--public-url https://dominoes.example";

const MAIL_HELP: &str = "\
The server that sends e-mails, with the sender.

It sends links to confirm an e-mail and to set a new password. Without it these links stand in the log, and you can pass them on \
yourself. The URL has a password, so write it to a configuration file that others cannot read. Example: \
--mail 'smtps://name:password@mail.example?from=dominoes@example.org'";

const EXAMPLES: &str = "\
Examples:
  boneyard serve
  boneyard serve --lan
  boneyard serve --listen 0.0.0.0:80 --database /var/lib/boneyard/boneyard.db
  boneyard serve --public-url https://dominoes.example
  boneyard serve --print-config > boneyard.toml
  boneyard serve --config boneyard.toml";

/// Serves until a signal stops it.
pub(crate) fn run(arguments: Arguments) -> ExitCode {
    let print_config = arguments.print_config;
    let settings = match Settings::of(arguments) {
        Ok(settings) => settings,
        Err(error) => return refuse(error),
    };
    if print_config {
        // A closed pipe is not an error: the reader has read enough.
        let _ = std::io::stdout().write_all(settings.to_toml().as_bytes());
        return ExitCode::SUCCESS;
    }
    serve(settings)
}

fn serve(Settings { config, log, log_format }: Settings) -> ExitCode {
    log::start(log, log_format);
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
        let public_url = config.public_url.clone();
        let server = match Server::start(config).await {
            Ok(server) => server,
            Err(error) => return refuse(error),
        };
        let mut out = std::io::stdout();
        let _ = out.write_all(greeting(&server.reach(), public_url.as_ref()).as_bytes());
        let _ = out.flush();
        let reach = server.reach();
        // The network has the name after a second, or never.
        tokio::spawn(async move {
            if let Some(url) = reach.by_name().await {
                let _ = writeln!(std::io::stdout(), "Most phones also know it as {url}/");
            }
        });
        server.run(stop).await;
        ExitCode::SUCCESS
    })
}

/// What the server prints at its start: its address, and how phones in the room reach it. Programs that start the
/// server read the first line.
fn greeting(reach: &Reach, public_url: Option<&PublicUrl>) -> String {
    let mut text = format!("Boneyard is ready at {}/\n", reach.here());
    if let Some(url) = public_url {
        text += &format!("People open {}/\n", url.origin());
    } else if reach.is_this_machine_only() {
        text += "Only this machine can connect. For phones in the room, stop the server and start it with --lan.\n";
    } else {
        match reach.room().as_slice() {
            [] => {
                text += "This machine is in no network, so phones cannot connect. Join one, such as the room's Wi-Fi.\n"
            }
            [url] => text += &format!("Phones in the same network open {url}/\n"),
            [url, others @ ..] => {
                let others: Vec<String> = others.iter().map(|url| format!("{url}/")).collect();
                text += &format!("Phones in the same network open {url}/ (or {})\n", others.join(" or "));
            }
        }
    }
    text
}

/// Why the value of a setting cannot be read.
#[derive(Debug, thiserror::Error)]
enum ServeError {
    #[error(
        "not an IP address and port: `{0}` (write 127.0.0.1:8080 for this machine alone, or 0.0.0.0:8080 for all)"
    )]
    NotAnAddress(String),
}

fn address(text: &str) -> Result<SocketAddr, ServeError> {
    text.parse().map_err(|_| ServeError::NotAnAddress(text.to_owned()))
}
