//! Plants mutants in crates, one at a time, and counts how many the tests catch. A mutant is a small planted fault.
//!
//! A rebuild for every mutant would take hours. So one build contains all of them, each behind a switch ([`instrument`]). The
//! environment variable `BONEYARD_MUTANT` turns one on. A first run of every test records which mutants it reaches ([`measure`]).
//! Each mutant then runs only in these tests, the quickest first ([`trial`]).

mod find;
mod instrument;
mod measure;
mod report;
mod scratch;
mod test;
mod trial;

use std::path::{Path, PathBuf};

use crate::error::Error;

use self::{
    find::{Mutant, SourceFile},
    report::Report,
    scratch::Scratch,
};

/// How many extra mutants to choose, in percent of the sample. Some mutants do not compile.
const EXTRA_PERCENT: usize = 30;

/// The options of the command.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct MutantsArgs {
    /// The folder names of the crates to mutate. One build contains the mutants of all of them
    #[arg(value_name = "CRATE", required = true)]
    packages: Vec<String>,

    /// How many mutants to try in each crate
    #[arg(long, default_value_t = 200, value_name = "NUMBER")]
    sample: usize,

    /// The random seed. The same seed chooses the same mutants, even after other code changed
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,

    /// Mutate only files whose path contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,

    /// Run only the tests of these crates, given by folder name. Default: all crates of the workspace
    #[arg(long, value_name = "CRATES", value_delimiter = ',')]
    tests: Vec<String>,

    /// Skip tests that take longer than this without a mutant
    #[arg(long, default_value_t = 120, value_name = "SECONDS")]
    longest: u64,

    /// Try only the mutants that the last run did not catch, and keep the other results
    #[arg(long)]
    again: bool,

    /// Build the tests with the mutants, then stop
    #[arg(long)]
    build_only: bool,

    /// Use the test programs that the last run built
    #[arg(long, conflicts_with = "build_only")]
    built: bool,

    /// List the chosen mutants, then stop
    #[arg(long)]
    list: bool,
}

/// Runs `cargo run -p mutants --`.
///
/// # Errors
/// A crate has no source files, or cargo cannot run.
pub(crate) fn run(root: &Path, args: &MutantsArgs) -> Result<(), Error> {
    let mut files = Vec::new();
    let mut mutants = Vec::new();
    for package in &args.packages {
        let mut found = find::files(root, &PathBuf::from("crates").join(package).join("src"))?;
        if let Some(only) = &args.only {
            found.retain(|file| file.path.to_string_lossy().contains(only));
        }
        let chosen = choose(&found, args);
        let (all, count) = (find::count(&found), chosen.len());
        println!("{package}: {all} possible mutants in {} files; {count} are chosen.", found.len());
        mutants.extend(chosen);
        files.extend(found);
    }
    for (index, mutant) in mutants.iter_mut().enumerate() {
        mutant.id = index + 1;
    }
    if args.list {
        for mutant in &mutants {
            println!("{}", mutant.describe(&files));
        }
        return Ok(());
    }
    let scratch = Scratch::new(root, &args.packages, &args.tests);
    let programs = if args.built {
        scratch.built(&mut mutants)?
    } else {
        scratch.copy(root, &files)?;
        scratch.build(&files, &mut mutants)?
    };
    for package in &args.packages {
        let mut remaining = args.sample;
        mutants.retain(|mutant| {
            let kept = mutant.package() != package || remaining > 0;
            remaining -= usize::from(kept && mutant.package() == package);
            kept
        });
    }
    println!("{} mutants compile; {} test programs.", mutants.len(), programs.len());
    if args.build_only {
        return Ok(());
    }
    let tests = measure::all(&scratch, &programs, args.longest)?;
    for package in &args.packages {
        let own: Vec<&Mutant> = mutants.iter().filter(|mutant| mutant.package() == package).collect();
        let mut report = Report::open(&scratch, package, args.again);
        trial::all(&scratch, &tests, &files, &own, &mut report)?;
        report.print(&files, &own, args.seed);
    }
    Ok(())
}

/// Chooses the mutants to try, in a random order.
///
/// The position of a mutant depends only on the seed and its key. So the choice stays the same when other code changes.
fn choose(files: &[SourceFile], args: &MutantsArgs) -> Vec<Mutant> {
    let mut all: Vec<Mutant> = files.iter().flat_map(|file| file.mutants.iter().cloned()).collect();
    all.sort_by_cached_key(|mutant| seeded_hash(args.seed, &mutant.key));
    all.truncate(args.sample + args.sample * EXTRA_PERCENT / 100);
    all
}

/// Hashes a key with a seed: FNV-1a, then the final mixing of splitmix64.
fn seeded_hash(seed: u64, key: &str) -> u64 {
    let bytes = seed.to_le_bytes().into_iter().chain(key.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9_u64);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}
