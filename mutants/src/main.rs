//! Mutation testing: counts how many planted faults the tests catch. Run it with `cargo run -p mutants -- <crate>`.

mod error;
mod mutants;

use std::{path::Path, process::ExitCode};

use clap::Parser;

/// Plants small faults (mutants) in a crate, one at a time, and counts those that the tests catch.
#[derive(Parser)]
#[command(name = "mutants")]
struct Arguments {
    #[command(flatten)]
    mutants: mutants::MutantsArgs,
}

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    match mutants::run(root, &Arguments::parse().mutants) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("mutants: {error}");
            ExitCode::FAILURE
        }
    }
}
