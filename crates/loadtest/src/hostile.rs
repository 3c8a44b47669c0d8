//! `boneyard loadtest hostile`: measures honest players while attackers try to slow the server down.

mod attack;
mod attackers;
mod flood;
mod frame;
mod half_open;
mod honest;
mod malformed;
mod report;
mod slow_readers;
mod slow_senders;
mod storm;
mod target;

use std::time::Duration;

use boneyard_rules::Rules;
use boneyard_terminal::{Progress, print};
use tokio::time::{Instant, sleep};

use super::Verdict;
use super::connected_seats::OWN_SERVER_FLAGS;
use super::error::LoadError;
use super::opening;
use super::target_server::TargetServer;
use crate::process::Process;
use attack::Attack;
use attackers::Attackers;
use honest::{HonestPlayers, Moves};
use report::{Report, Row};
use target::Target;

/// The rules of all tables.
const RULES: &str = "spanish-pairs";

/// How often a slow row is measured. Other programs on the machine can slow down one measurement, but hardly every one.
const TRIES: u32 = 3;

/// How long to wait until the server has closed the connections of an attack.
const SETTLING_MAX: Duration = Duration::from_secs(30);

/// How often the server's connections are counted meanwhile.
const COUNT_EVERY: Duration = Duration::from_millis(50);

/// Measure how much attackers slow down honest players.
///
/// The command starts its own server. Honest players play at many tables. For each attack it measures their moves without
/// attackers, and then during the attack. A row shows how much the attackers sent, how soon honest players saw their moves, the
/// ratio to the quiet time just before, and the server's memory.
///
/// A star marks a fault: the 99th percentile is above 1.3 times that of the quiet time and at least 5 ms longer, honest players
/// failed or made less than half of their moves, the server grew by more than 200 MiB, kept connections, logged an error, or
/// ended. A slow row is measured up to three times, and is a fault only if it is slow each time. With a fault, the exit status
/// is 1.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of tables with honest players.
    #[arg(long, value_name = "NUMBER", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=3_000))]
    tables: u32,

    /// The time between two moves of a table, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pace_ms: u32,

    /// How long to measure without attackers, and how long during each attack.
    #[arg(long, value_name = "SECONDS", default_value = "8", value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,

    /// Make only attacks whose name contains this text.
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest hostile
  boneyard loadtest hostile --only flood --seconds 30
  boneyard loadtest hostile --tables 1000 --pace-ms 2000 --json

Attacks: slow-readers, slow-senders, flood, half-open, malformed, storms. They always come from this machine, at the lowest
priority, so that they use only the processor time that the server and honest players leave.";

/// Measures every chosen attack.
pub(super) async fn run(arguments: &Arguments) -> Result<Verdict, LoadError> {
    let attacks: Vec<Attack> =
        Attack::ALL.into_iter().filter(|attack| attack.name().contains(&arguments.only)).collect();
    if attacks.is_empty() {
        return Err(LoadError::NoAttack(arguments.only.clone()));
    }
    let mut test = Test::start(arguments, attacks.len()).await?;
    let mut report = Report::new(arguments);
    if !arguments.json {
        print(&report.head());
    }
    for attack in attacks {
        let row = test.row(attack).await?;
        test.progress.clear();
        if !arguments.json {
            print(&row.text());
        }
        report.add(row);
        if test.server.connect().await.is_err() {
            break;
        }
    }
    print(&if arguments.json { serde_json::to_string(&report)? + "\n" } else { report.summary() });
    Ok(if report.has_faults() { Verdict::Failed } else { Verdict::Passed })
}

/// The server, its honest players and the measurement.
struct Test<'a> {
    arguments: &'a Arguments,
    rules: Rules,
    server: TargetServer,
    process: Process,
    honest: HonestPlayers,
    /// The open files of the server while only honest players are connected.
    open_files: Option<usize>,
    /// How much of the server's log was read.
    log_read: usize,
    progress: Progress,
}

impl<'a> Test<'a> {
    async fn start(arguments: &'a Arguments, attacks: usize) -> Result<Self, LoadError> {
        let server = TargetServer::start_with(&OWN_SERVER_FLAGS).await?;
        let process = server.process().await.ok_or(LoadError::Ended)?;
        let rules = Rules::parse(RULES)?;
        let mut progress = Progress::new(attacks as f64);
        let honest = HonestPlayers::open(&server, &rules, arguments, &mut progress).await?;
        let open_files = process.open_files();
        Ok(Test { arguments, rules, server, process, honest, open_files, log_read: 0, progress })
    }

    /// Measures an attack, again if it seems to slow down honest players.
    async fn row(&mut self, attack: Attack) -> Result<Row, LoadError> {
        let mut tries = 1;
        loop {
            let mut row = self.measure(attack).await?;
            if tries == TRIES || !row.is_slow() || row.has_faults() {
                row.finish(tries);
                self.progress.done(1.0);
                return Ok(row);
            }
            tries += 1;
        }
    }

    /// Measures honest players alone, and then during the attack.
    async fn measure(&mut self, attack: Attack) -> Result<Row, LoadError> {
        let span = Duration::from_secs(self.arguments.seconds.into());
        let own =
            opening::open(&self.server, &self.rules, 1, false, &mut self.progress).await?.swap_remove(0);
        let target = Target::new(self.server.authority(), self.honest.table().clone(), own)?;
        self.progress.show(0.0, || format!("quiet before {}", attack.name()));
        let quiet = self.honest.measure(sleep(span)).await;

        self.progress.show(0.5, || attack.name().to_owned());
        self.process.forget_peak();
        let mib_before = self.process.now_mib();
        let mut attackers = Attackers::start(attack, target)?;
        let attacked = self
            .honest
            .measure(async {
                tokio::select! {
                    () = sleep(span) => {}
                    () = attackers.finished() => {}
                }
            })
            .await;
        let sent = attackers.stop().await;
        let mut row = Row::new(attack, sent, quiet, attacked);
        row.measure_memory(self.process, mib_before);
        self.check(&mut row).await?;
        Ok(row)
    }

    /// Waits until the attackers' connections are gone, and adds the faults of the server and of honest players to the row.
    async fn check(&mut self, row: &mut Row) -> Result<(), LoadError> {
        if self.server.connect().await.is_err() {
            row.fault("the server has ended");
            return Ok(());
        }
        if let Some(left) = self.settle().await {
            row.fault(format!("{left} connections are still open after {} s", SETTLING_MAX.as_secs()));
        }
        let log = self.server.log();
        for line in log.get(self.log_read..).unwrap_or_default().lines() {
            row.fault(format!("the server logged: {line}"));
        }
        self.log_read = log.len();
        if self.honest.failed() > 0 {
            let (failed, error) = self.honest.stop().await;
            row.fault(format!("{failed} honest players failed, such as: {error}"));
            self.honest =
                HonestPlayers::open(&self.server, &self.rules, self.arguments, &mut self.progress).await?;
            self.open_files = self.process.open_files();
        }
        Ok(())
    }

    /// Waits until the server has no more files open than before. Returns how many are left over after [`SETTLING_MAX`].
    async fn settle(&self) -> Option<usize> {
        let before = self.open_files?;
        let began = Instant::now();
        loop {
            let left = self.process.open_files()?.saturating_sub(before);
            if left <= report::FILES_LEFT_MAX {
                return None;
            }
            if began.elapsed() >= SETTLING_MAX {
                return Some(left);
            }
            sleep(COUNT_EVERY).await;
        }
    }
}
