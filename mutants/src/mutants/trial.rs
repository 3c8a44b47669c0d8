//! Runs the tests: once without a fault, and then once for each fault, where it matters.

use std::{
    collections::BTreeSet,
    fs::{self, File},
    path::PathBuf,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use wait_timeout::ChildExt;

use super::{
    find::{Mutant, SourceFile},
    report::Outcome,
    scratch::{Scratch, TestProgram},
};
use crate::error::Error;

/// A test program may take this many times as long with a fault as without, and [`PATIENCE`] more.
const SLOWER_MAX: u32 = 5;
const PATIENCE: Duration = Duration::from_secs(15);

/// A test program, how long it takes, and the faults it reaches.
struct Measured {
    program: TestProgram,
    took: Duration,
    reaches: BTreeSet<usize>,
}

/// What became of each fault, in their order.
///
/// # Errors
/// The tests fail without a fault, or cannot be run.
pub(super) fn all(
    scratch: &Scratch,
    programs: &[TestProgram],
    files: &[SourceFile],
    mutants: &[Mutant],
) -> Result<Vec<Outcome>, Error> {
    let log = scratch.root.with_file_name("output.txt");
    let mut measured = Vec::new();
    for program in programs {
        measured.push(measure(scratch, program, &log)?);
    }
    // The crate's own tests first, and among them the quick ones.
    measured.sort_by_key(|measured| (!measured.program.own, measured.took));
    let mut outcomes = Vec::new();
    for (index, mutant) in mutants.iter().enumerate() {
        let outcome = one(mutant, &measured, &log)?;
        println!("{:4} of {}: {} · {}", index + 1, mutants.len(), outcome, mutant.describe(files));
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

fn measure(scratch: &Scratch, program: &TestProgram, log: &PathBuf) -> Result<Measured, Error> {
    let reached = scratch.root.with_file_name("reached");
    let _ = fs::remove_dir_all(&reached);
    fs::create_dir_all(&reached).map_err(|cause| Error::Write(reached.clone(), cause))?;
    let began = Instant::now();
    let mut command = command(program, log)?;
    let status = command.env("BONEYARD_MUTANTS_REACHED", &reached).status();
    let status = status.map_err(|cause| Error::Run(program.executable.display().to_string(), cause))?;
    if !status.success() {
        return Err(Error::TestsFail(
            program.executable.clone(),
            fs::read_to_string(log).unwrap_or_default(),
        ));
    }
    let entries = fs::read_dir(&reached).map_err(|cause| Error::Read(reached.clone(), cause))?;
    let reaches = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect();
    Ok(Measured { program: program.clone(), took: began.elapsed(), reaches })
}

fn one(mutant: &Mutant, measured: &[Measured], log: &PathBuf) -> Result<Outcome, Error> {
    let reaching: Vec<&Measured> =
        measured.iter().filter(|measured| measured.reaches.contains(&mutant.id)).collect();
    if reaching.is_empty() {
        return Ok(Outcome::NotReached);
    }
    for Measured { program, took, .. } in reaching {
        let mut child = command(program, log)?
            .env("BONEYARD_MUTANT", mutant.id.to_string())
            .spawn()
            .map_err(|cause| Error::Run(program.executable.display().to_string(), cause))?;
        let allowed = *took * SLOWER_MAX + PATIENCE;
        let ended = child
            .wait_timeout(allowed)
            .map_err(|cause| Error::Run(program.executable.display().to_string(), cause))?;
        match ended {
            Some(status) if status.success() => {}
            Some(_) => {
                return Ok(Outcome::Caught {
                    by: failed_test(log).unwrap_or_else(|| program.name()),
                    own: program.own,
                });
            }
            None => {
                let _ = child.kill();
                let _ = child.wait();
                return Ok(Outcome::Caught {
                    by: format!("{} (no end after {} s)", program.name(), allowed.as_secs()),
                    own: program.own,
                });
            }
        }
    }
    Ok(Outcome::Survived)
}

fn command(program: &TestProgram, log: &PathBuf) -> Result<Command, Error> {
    let output = File::create(log).map_err(|cause| Error::Write(log.clone(), cause))?;
    let mut command = Command::new(&program.executable);
    command
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .env("INSTA_UPDATE", "no")
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(Stdio::null());
    Ok(command)
}

/// The first test that the output says has failed.
fn failed_test(log: &PathBuf) -> Option<String> {
    let output = fs::read_to_string(log).ok()?;
    output.lines().find_map(|line| Some(line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?.to_owned()))
}

impl TestProgram {
    /// The name of the test file, without what cargo adds to it.
    fn name(&self) -> String {
        let stem = self.executable.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        stem.rsplit_once('-').map_or(stem.clone(), |(name, _)| name.to_owned())
    }
}
