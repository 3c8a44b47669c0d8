//! `boneyard loadtest`: how soon a server shows everybody what somebody did.

mod evening;
mod host;
mod phone;
pub(crate) mod worst_inputs;

use std::process::ExitCode;

use clap::Subcommand;

use crate::refuse;

/// Put a server under load and measure how soon everybody is shown what somebody did.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Evening(evening::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest evening
  boneyard loadtest evening --phones 500 --json

Build with --release to measure.";

/// Measures what was asked for.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return refuse(&format!("could not start: {error}")),
    };
    let measured = match &arguments.what {
        What::Evening(arguments) => runtime.block_on(evening::run(arguments)),
    };
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => refuse(&sentence),
    }
}
