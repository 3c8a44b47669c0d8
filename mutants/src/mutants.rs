//! Plants small faults in a crate, one at a time, and counts how many the tests catch.
//!
//! A rebuild for every fault would take hours. So one build holds all of them, each behind a switch
//! ([`instrument`]), and the environment variable `BONEYARD_MUTANT` turns one on. A first run of every
//! test program notes which faults it reaches ([`trial`]); a fault is then tried only where it matters.

mod find;
mod instrument;
mod report;
mod scratch;
mod trial;

use std::path::PathBuf;

use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use crate::error::Error;

use self::{
    find::{Mutant, SourceFile},
    scratch::Scratch,
};

/// How many more faults are drawn than asked for: some of them do not compile.
const SPARE_PER_CENT: usize = 30;

/// What to try.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct MutantsArgs {
    /// The crate to plant faults in, by the name of its folder
    #[arg(value_name = "CRATE")]
    package: String,

    /// How many faults to try
    #[arg(long, default_value_t = 200, value_name = "NUMBER")]
    sample: usize,

    /// Where randomness starts: the same seed draws the same faults from the same code
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,

    /// Only files whose path contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,

    /// Runs the tests of these crates alone, by the names of their folders; all of the workspace where it is left out
    #[arg(long, value_name = "CRATES", value_delimiter = ',')]
    tests: Vec<String>,

    /// Lists the faults that would be tried, and stops
    #[arg(long)]
    list: bool,
}

/// Runs `cargo run -p mutants --`.
///
/// # Errors
/// The crate has no code, the tests fail without a fault, or a program of Rust's could not be run.
pub(crate) fn run(root: &std::path::Path, args: &MutantsArgs) -> Result<(), Error> {
    let source_root = PathBuf::from("crates").join(&args.package).join("src");
    let mut files = find::files(root, &source_root)?;
    if let Some(only) = &args.only {
        files.retain(|file| file.path.to_string_lossy().contains(only));
    }
    let mut drawn = draw(&files, args);
    println!(
        "{} places for a fault in {} files; {} are drawn by seed {}.",
        find::count(&files),
        files.len(),
        drawn.len(),
        args.seed
    );
    if args.list {
        for mutant in &drawn {
            println!("{}", mutant.describe(&files));
        }
        return Ok(());
    }
    let scratch = Scratch::copy(root, &args.package, &args.tests)?;
    let programs = scratch.build(&files, &mut drawn)?;
    drawn.truncate(args.sample);
    println!("{} faults compile; {} test programs.", drawn.len(), programs.len());
    let outcomes = trial::all(&scratch, &programs, &files, &drawn)?;
    report::write(&scratch, &files, &drawn, &outcomes, args)
}

/// The faults to try, in the order in which the seed drew them. Ids start at one.
fn draw(files: &[SourceFile], args: &MutantsArgs) -> Vec<Mutant> {
    let mut all: Vec<Mutant> = files.iter().flat_map(|file| file.mutants.iter().cloned()).collect();
    all.shuffle(&mut ChaCha8Rng::seed_from_u64(args.seed));
    all.truncate(args.sample + args.sample * SPARE_PER_CENT / 100);
    for (index, mutant) in all.iter_mut().enumerate() {
        mutant.id = index + 1;
    }
    all
}
