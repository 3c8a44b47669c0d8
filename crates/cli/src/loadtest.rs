//! `boneyard loadtest`: how soon an entry is on all phones, the cost of the worst requests, and an evening under attack.

mod attack;
mod error;
mod evening;
mod host;
mod phone;
mod socket;
mod worst;
pub(crate) mod worst_inputs;

use std::process::ExitCode;

use clap::Subcommand;

use crate::refuse;

/// Put a server under load: a full room, the worst requests, or guests who mean harm.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Evening(evening::Arguments),
    Worst(worst::Arguments),
    Attack(attack::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest evening
  boneyard loadtest evening --phones 500 --json
  boneyard loadtest worst --json
  boneyard loadtest attack --seconds 60 --seed 7

Build with --release to measure.";

/// The result of a load test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// No fault.
    Sound,
    /// A fault was printed.
    Faulty,
}

/// Runs the chosen load test.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return refuse(format_args!("could not start: {error}")),
    };
    let measured = match &arguments.what {
        What::Evening(arguments) => runtime.block_on(evening::run(arguments)).map(|()| Verdict::Sound),
        What::Worst(arguments) => runtime.block_on(worst::run(arguments)),
        What::Attack(arguments) => runtime.block_on(attack::run(arguments)),
    };
    match measured {
        Ok(Verdict::Sound) => ExitCode::SUCCESS,
        Ok(Verdict::Faulty) => ExitCode::FAILURE,
        Err(error) => refuse(error),
    }
}
