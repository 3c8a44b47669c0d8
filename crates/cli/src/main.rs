//! The `boneyard` program: one file per command.

mod bench;
mod club;
mod columns;
mod legal;
mod loadtest;
mod memory;
mod print;
mod progress;
mod quantile;
mod record_file;
mod replay;
mod rules;
mod serve;
mod simulate;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

/// Dominoes in one file: a table server with its web client, and the tools around it.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, after_help = EXAMPLES, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  boneyard serve                     play at http://127.0.0.1:8080
  boneyard replay friday.dgn         check a record and print its score sheet
  boneyard legal friday.dgn          what may happen after its last line
  boneyard rules --list              the presets
  boneyard print double-6            a set of tiles to cut out
  boneyard club schedule 8           who sits where on an evening of 8 players
  boneyard club score fri.evening    its results and standings
  boneyard club sheets fri.evening --out sheets
                                     all that is printed for it
  boneyard bench playouts            how fast the rules are here
  boneyard loadtest evening          500 phones at one club evening
  boneyard loadtest worst            what the worst requests cost a server
  boneyard loadtest attack           guests who mean harm at a club evening
  boneyard simulate                  whole matches on the worst of days
  boneyard help serve                what the server can be told";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Replay(replay::Arguments),
    Legal(legal::Arguments),
    Rules(rules::Arguments),
    Print(print::Arguments),
    Club(club::Arguments),
    Bench(bench::Arguments),
    Loadtest(loadtest::Arguments),
    Simulate(simulate::Arguments),
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
        Command::Serve(arguments) => serve::run(arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Legal(arguments) => legal::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Print(arguments) => print::run(&arguments),
        Command::Club(arguments) => club::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Loadtest(arguments) => loadtest::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
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
    refuse(lines.join("; ").replace(":; ", ": ").trim_start_matches("error: "))
}

/// Prints one sentence on the error stream and returns the exit code of a refusal.
fn refuse(why: impl Display) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "boneyard: {why}");
    ExitCode::from(EXIT_REFUSED)
}
