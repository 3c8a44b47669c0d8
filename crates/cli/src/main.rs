//! The `boneyard` program: one file per command.

mod analyze;
#[cfg(feature = "measure")]
mod arena;
mod backup;
#[cfg(feature = "measure")]
mod bench;
mod check;
mod clock;
mod club;
mod collusion;
mod columns;
#[cfg(feature = "measure")]
mod exploit;
mod import;
#[cfg(not(feature = "measure"))]
mod left_out;
mod legal;
#[cfg(feature = "measure")]
mod loadtest;
mod print;
#[cfg(feature = "measure")]
mod processor_time;
mod record_file;
mod replay;
mod rules;
mod serve;
#[cfg(feature = "measure")]
mod simulate;
#[cfg(feature = "measure")]
mod tables;
mod verify;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Parser, Subcommand};
#[cfg(not(feature = "measure"))]
use {left_out as arena, left_out as bench, left_out as exploit, left_out as loadtest, left_out as simulate};

/// Play dominoes in the browser, run club nights, and check records of matches.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, after_help = EXAMPLES, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  boneyard serve                     play at http://127.0.0.1:8080
  boneyard rules --list              all games
  boneyard rules goat                the whole rules of one game
  boneyard print double-6            a set of tiles to cut out
  boneyard replay friday.dgn         check the record of a match and print its score sheet
  boneyard legal friday.dgn          the legal moves after the last line of a record
  boneyard analyze friday.dgn        what each play was worth, and what was better
  boneyard verify friday.dgn         check that the tiles were dealt fairly
  boneyard import archive.dgn        store recorded matches, so that the server shows them
  boneyard backup friday.db          a copy of the database, also while the server runs
  boneyard collusion                 hints for moderators: people who share what they hold
  boneyard club schedule 8           who sits where at a club night of 8 players
  boneyard club score fri.evening    results and standings of a club night
  boneyard club sheets fri.evening --out sheets
                                     its printed sheets, from table cards to standings
  boneyard arena steady greedy       which bot plays better, and by how much
  boneyard exploit greedy            what a best response gains against a bot in small games
  boneyard bench playouts            how fast this machine plays random rounds
  boneyard loadtest evening          how soon 500 phones show an entry
  boneyard loadtest worst            what the most expensive requests cost a server
  boneyard loadtest attack           a club night under attack
  boneyard simulate                  thousands of matches with bad networks and crashes
  boneyard help serve                every flag of the server";

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Arguments>),
    Replay(replay::Arguments),
    Legal(legal::Arguments),
    Verify(verify::Arguments),
    Analyze(analyze::Arguments),
    Import(import::Arguments),
    Rules(rules::Arguments),
    Print(print::Arguments),
    Club(club::Arguments),
    Arena(arena::Arguments),
    Bench(bench::Arguments),
    Exploit(exploit::Arguments),
    Loadtest(loadtest::Arguments),
    Simulate(simulate::Arguments),
    Check(check::Arguments),
    Backup(backup::BackupArguments),
    Restore(backup::RestoreArguments),
    Collusion(collusion::Arguments),
}

/// The exit code of a command that could not do its work: bad arguments, unreadable or invalid files, or a server that
/// cannot start.
const EXIT_REFUSED: u8 = 2;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    match arguments.command {
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Legal(arguments) => legal::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Analyze(arguments) => analyze::run(&arguments),
        Command::Import(arguments) => import::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Print(arguments) => print::run(&arguments),
        Command::Club(arguments) => club::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Exploit(arguments) => exploit::run(&arguments),
        Command::Loadtest(arguments) => loadtest::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Restore(arguments) => backup::run_restore(&arguments),
        Command::Collusion(arguments) => collusion::run(&arguments),
    }
}

/// Prints help if the user asked for it, or one sentence that says which argument is wrong.
fn explain(error: &clap::Error) -> ExitCode {
    let is_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if is_help || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // A closed pipe is not an error: the reader has read enough.
        let _ = error.print();
        return if is_help { ExitCode::SUCCESS } else { ExitCode::from(EXIT_REFUSED) };
    }
    // Clap prints the error, perhaps a suggestion, and then the usage, which belongs in --help only.
    let text = error.to_string();
    let message = text.split_once("\n\nUsage:").map_or(text.as_str(), |(message, _)| message);
    let message = message.split_once("\n\nFor more information").map_or(message, |(message, _)| message);
    let lines: Vec<&str> = message.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let port = ContextValue::String("--port".to_owned());
    let tip = if error.get(ContextKind::InvalidArg) == Some(&port) {
        "; write --listen 127.0.0.1:PORT"
    } else {
        ""
    };
    let sentence = lines.join("; ").replace(":; ", ": ");
    refuse(format_args!("{}{tip}", sentence.trim_start_matches("error: ")))
}

/// Prints one sentence on the error stream and returns the exit code of a refusal.
fn refuse(why: impl Display) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "boneyard: {why}");
    ExitCode::from(EXIT_REFUSED)
}
