//! Plants small faults in crates, one at a time, and counts how many the tests catch.
//!
//! A rebuild for every fault would take hours. So one build holds all of them, each behind a switch
//! ([`instrument`]), and the environment variable `BONEYARD_MUTANT` turns one on. A first run of every
//! test notes which faults it reaches ([`measure`]); a fault is then tried in those tests alone, the quick
//! ones first ([`trial`]).

mod find;
mod instrument;
mod measure;
mod report;
mod scratch;
mod trial;

use std::path::{Path, PathBuf};

use crate::error::Error;

use self::{
    find::{Mutant, SourceFile},
    report::Report,
    scratch::Scratch,
};

/// How many more faults are drawn than asked for: some of them do not compile.
const SPARE_PER_CENT: usize = 30;

/// What to try.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct MutantsArgs {
    /// The crates to plant faults in, by the names of their folders; one build serves them all
    #[arg(value_name = "CRATE", required = true)]
    packages: Vec<String>,

    /// How many faults to try in each crate
    #[arg(long, default_value_t = 200, value_name = "NUMBER")]
    sample: usize,

    /// Where randomness starts: the same seed draws the same faults, also after changes elsewhere in the crate
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,

    /// Only files whose path contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,

    /// Runs the tests of these crates alone, by the names of their folders; all of the workspace where it is left out
    #[arg(long, value_name = "CRATES", value_delimiter = ',')]
    tests: Vec<String>,

    /// Leaves out tests that take longer than this without a fault
    #[arg(long, default_value_t = 120, value_name = "SECONDS")]
    longest: u64,

    /// Tries only the faults that the last run did not catch, and keeps what it found of the others
    #[arg(long)]
    again: bool,

    /// Builds the tests with the faults in them, and stops
    #[arg(long)]
    build_only: bool,

    /// Runs the tests as the last run built them
    #[arg(long, conflicts_with = "build_only")]
    built: bool,

    /// Lists the faults that would be tried, and stops
    #[arg(long)]
    list: bool,
}

/// Runs `cargo run -p mutants --`.
///
/// # Errors
/// A crate has no code, or a program of Rust's could not be run.
pub(crate) fn run(root: &Path, args: &MutantsArgs) -> Result<(), Error> {
    let mut files = Vec::new();
    let mut drawn = Vec::new();
    for package in &args.packages {
        let mut found = find::files(root, &PathBuf::from("crates").join(package).join("src"))?;
        if let Some(only) = &args.only {
            found.retain(|file| file.path.to_string_lossy().contains(only));
        }
        let chosen = draw(&found, args);
        let (places, count) = (find::count(&found), chosen.len());
        println!("{package}: {places} places for a fault in {} files; {count} are drawn.", found.len());
        drawn.extend(chosen);
        files.extend(found);
    }
    for (index, mutant) in drawn.iter_mut().enumerate() {
        mutant.id = index + 1;
    }
    if args.list {
        for mutant in &drawn {
            println!("{}", mutant.describe(&files));
        }
        return Ok(());
    }
    let scratch = Scratch::new(root, &args.packages, &args.tests);
    let programs = if args.built {
        scratch.built(&mut drawn)?
    } else {
        scratch.copy(root, &files)?;
        scratch.build(&files, &mut drawn)?
    };
    for package in &args.packages {
        let mut left = args.sample;
        drawn.retain(|mutant| {
            let kept = mutant.package() != package || left > 0;
            left -= usize::from(kept && mutant.package() == package);
            kept
        });
    }
    println!("{} faults compile; {} test programs.", drawn.len(), programs.len());
    if args.build_only {
        return Ok(());
    }
    let tests = measure::all(&scratch, &programs, args.longest)?;
    for package in &args.packages {
        let mutants: Vec<&Mutant> = drawn.iter().filter(|mutant| mutant.package() == package).collect();
        let mut report = Report::open(&scratch, package, args.again);
        trial::all(&scratch, &tests, &files, &mutants, &mut report)?;
        report.print(&files, &mutants, args.seed);
    }
    Ok(())
}

/// The faults to try, in the order in which the seed draws them.
///
/// A fault's place in that order hangs on the seed and its own key alone, so other code may change.
fn draw(files: &[SourceFile], args: &MutantsArgs) -> Vec<Mutant> {
    let mut all: Vec<Mutant> = files.iter().flat_map(|file| file.mutants.iter().cloned()).collect();
    all.sort_by_cached_key(|mutant| lot(args.seed, &mutant.key));
    all.truncate(args.sample + args.sample * SPARE_PER_CENT / 100);
    all
}

/// A number that looks random: FNV-1a, with its bits mixed at the end as in splitmix64.
fn lot(seed: u64, key: &str) -> u64 {
    let bytes = seed.to_le_bytes().into_iter().chain(key.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9_u64);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}
