//! Tries each mutant in the tests that reach it, until one of them fails.

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
    report::{Outcome, Report},
    scratch::{Scratch, TestProgram},
    test::Test,
};
use crate::error::Error;

/// With a mutant, a test may take this many times as long as without, plus [`EXTRA_TIME`].
const SLOWER_MAX: u32 = 5;
const EXTRA_TIME: Duration = Duration::from_secs(2);

/// The limit of wall time, as a multiple of processor time. On a busy machine a test may wait.
const WALL_PER_PROCESSOR: u32 = 5;

/// The most memory of a test, in KiB. A mutant may cause a loop that allocates without end.
const MEMORY_KIB_MAX: u64 = 12 << 20;

/// The longest total time of the tests in the first process.
const FIRST_BATCH: Duration = Duration::from_millis(200);

/// Tests of other crates are sorted as if they took this many times as long.
const OTHER_CRATE_FACTOR: u32 = 4;

/// The signal for a process over its processor limit.
const SIGXCPU: i32 = 24;

/// Tries these mutants and prints each outcome.
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
    // For each file, the test that caught its last mutant. It runs first for the next one.
    let mut last_catcher = BTreeMap::new();
    for (index, mutant) in mutants.iter().enumerate() {
        if report.is_known(mutant) {
            continue;
        }
        let outcome = try_mutant(mutant, tests, &mut last_catcher, &log)?;
        println!("{:4} of {}: {} · {}", index + 1, mutants.len(), outcome, mutant.describe(files));
        report.add(mutant, outcome)?;
    }
    Ok(())
}

fn try_mutant<'a>(
    mutant: &'a Mutant,
    tests: &'a [Test],
    last_catcher: &mut BTreeMap<&'a Path, &'a Test>,
    log: &Path,
) -> Result<Outcome, Error> {
    let own = |test: &Test| test.program.package == mutant.package();
    let mut reaching: Vec<&Test> = tests.iter().filter(|test| test.reaches.contains(&mutant.id)).collect();
    if reaching.is_empty() {
        return Ok(Outcome::NotReached);
    }
    reaching.sort_by_key(|test| if own(test) { test.took } else { test.took * OTHER_CRATE_FACTOR });
    let first = last_catcher.get(&*mutant.path).filter(|test| test.reaches.contains(&mutant.id));
    let batches = first.map(|test| vec![*test]).into_iter().chain(batches(&reaching));
    for batch in batches {
        let Some(program) = batch.first().map(|test| &test.program) else { continue };
        let took: Duration = batch.iter().map(|test| test.took).sum();
        let processor = took * SLOWER_MAX + EXTRA_TIME;
        let limits = Limits { processor, wall: processor * WALL_PER_PROCESSOR };
        let mut arguments = vec!["--exact"];
        arguments.extend(batch.iter().map(|test| test.name.as_str()));
        let variable = [("BONEYARD_MUTANT", mutant.id.to_string())];
        let by = match run(program, &arguments, &variable, &limits, log)? {
            Ended::Passed => continue,
            Ended::Failed => failed_test(log).unwrap_or_else(|| program.name()),
            Ended::TimedOut => format!("{} (no end after {} s)", program.name(), processor.as_secs()),
        };
        if let Some(test) = batch.iter().find(|test| test.name == by) {
            last_catcher.insert(&mutant.path, test);
        }
        return Ok(Outcome::Caught { by, own: program.package == mutant.package() });
    }
    Ok(Outcome::Survived)
}

/// Groups sorted tests by program into batches. Each round of batches may take twice as long as the one before.
fn batches<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut batches = Vec::new();
    let mut round = BTreeMap::<_, Vec<&Test>>::new();
    let (mut round_time, mut round_max) = (Duration::ZERO, FIRST_BATCH);
    for test in tests {
        if round_time + test.took > round_max && !round.is_empty() {
            batches.extend(std::mem::take(&mut round).into_values());
            (round_time, round_max) = (Duration::ZERO, round_max * 2);
        }
        round_time += test.took;
        round.entry(&test.program.executable).or_default().push(test);
    }
    batches.extend(round.into_values());
    batches
}

/// The time limits of a test program.
pub(super) struct Limits {
    pub(super) processor: Duration,
    pub(super) wall: Duration,
}

/// How a test program ended.
pub(super) enum Ended {
    Passed,
    Failed,
    /// The program reached a limit of time and was stopped.
    TimedOut,
}

/// Runs tests of a program, one after the other. Writes their output to the log.
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
        Some(status) if status.signal() == Some(SIGXCPU) => Ok(Ended::TimedOut),
        Some(_) => Ok(Ended::Failed),
        None => {
            let _ = child.kill();
            let _ = child.wait();
            Ok(Ended::TimedOut)
        }
    }
}

/// The first failed test in the output.
fn failed_test(log: &Path) -> Option<String> {
    let output = fs::read_to_string(log).ok()?;
    output.lines().find_map(|line| {
        let result = line.strip_prefix("test ")?;
        let (name, rest) = result.split_once(" ... ")?;
        rest.ends_with("FAILED").then(|| name.trim_end_matches(" - should panic").to_owned())
    })
}

impl TestProgram {
    /// The root of the copied workspace, two folders above the crate.
    fn workspace(&self) -> &Path {
        self.folder.ancestors().nth(2).unwrap_or(&self.folder)
    }

    /// The name of the test file, without the hash that cargo appends.
    pub(super) fn name(&self) -> String {
        let stem = self.executable.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        stem.rsplit_once('-').map_or(stem.clone(), |(name, _)| name.to_owned())
    }
}
