//! `boneyard club`: evenings of dominoes.

mod schedule;

use std::process::ExitCode;

use clap::Subcommand;

use crate::record_file::print;
use crate::refuse;

/// Plan a club evening.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Schedule(schedule::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  boneyard club schedule 8
  boneyard club schedule 10 --balanced";

/// Does what was asked for.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let told = match &arguments.what {
        What::Schedule(arguments) => schedule::told(arguments),
    };
    match told {
        Ok(text) => {
            print(&text);
            ExitCode::SUCCESS
        }
        Err(sentence) => refuse(&sentence),
    }
}
