//! Tries each fault in the tests that reach it, until one of them fails.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    os::unix::process::ExitStatusExt,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use wait_timeout::ChildExt;

use super::{
    find::{Mutant, SourceFile},
    measure::Test,
    report::{Outcome, Report},
    scratch::{Scratch, TestProgram},
};
use crate::error::Error;

/// Tests may take this many times as long with a fault as without, and [`PATIENCE`] more.
const SLOWER_MAX: u32 = 5;
const PATIENCE: Duration = Duration::from_secs(2);

/// How much longer than the processor's time a test may wait, for a busy machine.
const WAITING_MAX: u32 = 5;

/// The memory of a test, in KiB: a fault may make a loop that fills it.
const MEMORY_KIB_MAX: u64 = 12 << 20;

/// Tests that together take no longer than this run in one process, at first.
const BATCH: Duration = Duration::from_millis(200);

/// How many times as long a test of another crate may take and still come before a test of the crate.
const OTHERS_LATER: u32 = 4;

/// What the kernel sends to a process that has used up its time.
const OUT_OF_TIME: i32 = 24;

/// Tries these faults, and says what became of each.
///
/// # Errors
/// A test cannot be run, or a result cannot be written.
pub(super) fn all(
    scratch: &Scratch,
    tests: &[Test],
    files: &[SourceFile],
    mutants: &[&Mutant],
    report: &mut Report,
) -> Result<(), Error> {
    let log = scratch.beside("output.txt");
    // The test that last caught a fault of a file comes first for the next one there.
    let mut lucky = BTreeMap::new();
    for (index, mutant) in mutants.iter().enumerate() {
        if report.is_known(mutant) {
            continue;
        }
        let outcome = one(mutant, tests, &mut lucky, &log)?;
        println!("{:4} of {}: {} · {}", index + 1, mutants.len(), outcome, mutant.describe(files));
        report.add(mutant, outcome)?;
    }
    Ok(())
}

fn one<'a>(
    mutant: &'a Mutant,
    tests: &'a [Test],
    lucky: &mut BTreeMap<&'a Path, &'a Test>,
    log: &Path,
) -> Result<Outcome, Error> {
    let own = |test: &Test| test.program.package == mutant.package();
    let mut reaching: Vec<&Test> = tests.iter().filter(|test| test.reaches.contains(&mutant.id)).collect();
    if reaching.is_empty() {
        return Ok(Outcome::NotReached);
    }
    reaching.sort_by_key(|test| if own(test) { test.took } else { test.took * OTHERS_LATER });
    let first = lucky.get(&*mutant.path).filter(|test| test.reaches.contains(&mutant.id));
    let batches = first.map(|test| vec![*test]).into_iter().chain(batches(&reaching));
    for batch in batches {
        let Some(program) = batch.first().map(|test| &test.program) else { continue };
        let took: Duration = batch.iter().map(|test| test.took).sum();
        let processor = took * SLOWER_MAX + PATIENCE;
        let limits = Limits { processor, wall: processor * WAITING_MAX };
        let mut arguments = vec!["--exact"];
        arguments.extend(batch.iter().map(|test| test.name.as_str()));
        let variable = [("BONEYARD_MUTANT", mutant.id.to_string())];
        let by = match run(program, &arguments, &variable, &limits, log)? {
            Ended::Passed => continue,
            Ended::Failed => failed_test(log).unwrap_or_else(|| program.name()),
            Ended::Late => format!("{} (no end after {} s)", program.name(), processor.as_secs()),
        };
        if let Some(test) = batch.iter().find(|test| test.name == by) {
            lucky.insert(&mutant.path, test);
        }
        return Ok(Outcome::Caught { by, own: program.package == mutant.package() });
    }
    Ok(Outcome::Survived)
}

/// The tests in their order, put together by program, in batches that grow.
fn batches<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut batches = Vec::new();
    let mut band = BTreeMap::<_, Vec<&Test>>::new();
    let (mut in_band, mut band_max) = (Duration::ZERO, BATCH);
    for test in tests {
        if in_band + test.took > band_max && !band.is_empty() {
            batches.extend(std::mem::take(&mut band).into_values());
            (in_band, band_max) = (Duration::ZERO, band_max * 2);
        }
        in_band += test.took;
        band.entry(&test.program.executable).or_default().push(test);
    }
    batches.extend(band.into_values());
    batches
}

/// How long a test program may take.
pub(super) struct Limits {
    pub(super) processor: Duration,
    pub(super) wall: Duration,
}

/// How a test program ended.
pub(super) enum Ended {
    Passed,
    Failed,
    /// It was stopped at its limits.
    Late,
}

/// Runs tests of a program, one after the other. What they print goes to the log.
///
/// # Errors
/// The program cannot be run.
pub(super) fn run(
    program: &TestProgram,
    arguments: &[&str],
    variables: &[(&str, String)],
    limits: &Limits,
    log: &Path,
) -> Result<Ended, Error> {
    let failed = |cause| Error::Run(program.executable.display().to_string(), cause);
    let output = File::create(log).map_err(|cause| Error::Write(log.to_path_buf(), cause))?;
    let processor = limits.processor.as_secs() + 1;
    let bounded = format!("ulimit -t {processor}; ulimit -v {MEMORY_KIB_MAX}; exec \"$0\" \"$@\"");
    let mut child = Command::new("sh")
        .args(["-c", &bounded])
        .arg(&program.executable)
        .args(arguments)
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .env("INSTA_UPDATE", "no")
        .env("INSTA_WORKSPACE_ROOT", program.workspace())
        .env("RUST_BACKTRACE", "0")
        .env("RUST_TEST_THREADS", "1")
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(Stdio::null())
        .spawn()
        .map_err(failed)?;
    match child.wait_timeout(limits.wall).map_err(failed)? {
        Some(status) if status.success() => Ok(Ended::Passed),
        Some(status) if status.signal() == Some(OUT_OF_TIME) => Ok(Ended::Late),
        Some(_) => Ok(Ended::Failed),
        None => {
            let _ = child.kill();
            let _ = child.wait();
            Ok(Ended::Late)
        }
    }
}

/// The first test that the output says has failed.
fn failed_test(log: &Path) -> Option<String> {
    let output = fs::read_to_string(log).ok()?;
    output.lines().find_map(|line| {
        let said = line.strip_prefix("test ")?;
        let (name, rest) = said.split_once(" ... ")?;
        rest.ends_with("FAILED").then(|| name.trim_end_matches(" - should panic").to_owned())
    })
}

impl TestProgram {
    /// The copy of the workspace: a crate lies two folders below it.
    fn workspace(&self) -> &Path {
        self.folder.ancestors().nth(2).unwrap_or(&self.folder)
    }

    /// The name of the test file, without what cargo adds to it.
    pub(super) fn name(&self) -> String {
        let stem = self.executable.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        stem.rsplit_once('-').map_or(stem.clone(), |(name, _)| name.to_owned())
    }
}
