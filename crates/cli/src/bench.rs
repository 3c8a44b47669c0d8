//! `boneyard bench`: the speed of the rules and of the solver, and the cost of seatings and of the largest printed evenings.

mod error;
mod playouts;
mod seatings;
mod sheets;
mod solver;

use std::process::ExitCode;

use clap::Subcommand;

use crate::refuse;

/// Measure the speed of rules, solver, seatings and printing on this machine.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Playouts(playouts::Arguments),
    Seatings(seatings::Arguments),
    Sheets(sheets::Arguments),
    Solver(solver::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  boneyard bench playouts --rules spanish-pairs --seconds 5 --json
  boneyard bench seatings --players 40
  boneyard bench sheets --input most-rounds
  boneyard bench solver --tiles 24

Times are processor time, so other programs have little effect on them. Measure a build with --release.";

/// Runs the chosen benchmark.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let measured = match &arguments.what {
        What::Playouts(arguments) => playouts::run(arguments),
        What::Seatings(arguments) => seatings::run(arguments),
        What::Sheets(arguments) => sheets::run(arguments),
        What::Solver(arguments) => solver::run(arguments),
    };
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => refuse(error),
    }
}
