//! `boneyard club`: club evenings on paper.

mod draw;
mod rests;
mod schedule;
mod score;
mod sheets;

use std::process::ExitCode;

use boneyard_terminal::print;
use clap::Subcommand;

use crate::refuse;

/// Plan a club night, count its results, and print its sheets.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Schedule(schedule::Arguments),
    Draw(draw::Arguments),
    Rests(rests::Arguments),
    Score(score::Arguments),
    Sheets(sheets::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  boneyard club schedule 8
  boneyard club schedule 10 --balanced --evening > friday.evening
  boneyard club draw friday.evening
  boneyard club rests 10
  boneyard club score friday.evening
  boneyard club sheets friday.evening --out sheets";

/// Runs the chosen command.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let text = match &arguments.what {
        What::Schedule(arguments) => schedule::evening_text(arguments).map_err(|error| error.to_string()),
        What::Draw(arguments) => return draw::run(arguments),
        What::Rests(arguments) => rests::table(arguments).map_err(|error| error.to_string()),
        What::Score(arguments) => return score::run(arguments),
        What::Sheets(arguments) => return sheets::run(arguments),
    };
    match text {
        Ok(text) => {
            print(&text);
            ExitCode::SUCCESS
        }
        Err(error) => refuse(error),
    }
}
