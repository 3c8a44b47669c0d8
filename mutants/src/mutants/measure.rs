//! Runs every test once without a mutant. Measures its time and records which mutants it reaches.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant, UNIX_EPOCH},
};

use serde_json::{Value, json};

use super::scratch::{Scratch, TestProgram};
use super::test::Test;
use super::trial::{Ended, Limits, run};
use crate::error::Error;

/// All tests of these programs that pass within `longest` seconds. Prints the others.
///
/// # Errors
/// A test cannot be run.
pub(super) fn all(scratch: &Scratch, programs: &[TestProgram], longest: u64) -> Result<Vec<Test>, Error> {
    let mut tests = Vec::new();
    for program in programs {
        let began = Instant::now();
        let measured = match load(scratch, program, longest) {
            Some(measured) => measured,
            None => {
                let measured = measure_program(scratch, program, longest)?;
                save(scratch, program, longest, &measured)?;
                measured
            }
        };
        println!(
            "{}: {} has {} tests ({} s).",
            program.package,
            program.name(),
            measured.len(),
            began.elapsed().as_secs()
        );
        tests.extend(measured);
    }
    Ok(tests)
}

fn measure_program(scratch: &Scratch, program: &TestProgram, longest: u64) -> Result<Vec<Test>, Error> {
    let log = scratch.beside("output.txt");
    let reached = scratch.beside("reached.txt");
    let list_limits = Limits { processor: Duration::from_secs(60), wall: Duration::from_secs(60) };
    run(program, &["--list", "--format", "terse"], &[], &list_limits, &log)?;
    let listed = fs::read_to_string(&log).map_err(|cause| Error::Read(log.clone(), cause))?;
    let limits = Limits { processor: Duration::from_secs(longest), wall: Duration::from_secs(longest) };
    let mut tests = Vec::new();
    for name in listed.lines().filter_map(|line| line.strip_suffix(": test")) {
        let _ = fs::remove_file(&reached);
        let began = Instant::now();
        let variable = [("BONEYARD_MUTANTS_REACHED", reached.display().to_string())];
        match run(program, &["--exact", name], &variable, &limits, &log)? {
            Ended::Passed => {
                let lines = fs::read_to_string(&reached).unwrap_or_default();
                let reaches = lines.lines().filter_map(|id| id.parse().ok()).collect();
                let took = began.elapsed();
                tests.push(Test { program: program.clone(), name: name.to_owned(), took, reaches });
            }
            Ended::Failed => {
                println!("{}: `{name}` FAILS without a mutant; it is skipped.", program.package);
                println!("{}", fs::read_to_string(&log).unwrap_or_default());
            }
            Ended::TimedOut => {
                println!("{}: `{name}` takes over {longest} s; it is skipped.", program.package)
            }
        }
    }
    Ok(tests)
}

/// The file with the measurements of a program, and a value that identifies the build of the program; `None` if the
/// build time is unknown.
fn saved_in(scratch: &Scratch, program: &TestProgram, longest: u64) -> Option<(PathBuf, Value)> {
    let changed = fs::metadata(&program.executable).ok()?.modified().ok()?;
    let nanos = changed.duration_since(UNIX_EPOCH).ok()?.as_nanos().to_string();
    let file_name = format!("{}.json", program.executable.file_name()?.to_string_lossy());
    Some((scratch.beside("measured").join(file_name), json!({ "built": nanos, "longest": longest })))
}

/// Loads the measurements of this build of a program; `None` if none are saved.
fn load(scratch: &Scratch, program: &TestProgram, longest: u64) -> Option<Vec<Test>> {
    let (file, build) = saved_in(scratch, program, longest)?;
    let saved: Value = serde_json::from_str(&fs::read_to_string(file).ok()?).ok()?;
    if saved["of"] != build {
        return None;
    }
    saved["tests"].as_array()?.iter().map(|test| read(test, program)).collect()
}

fn read(test: &Value, program: &TestProgram) -> Option<Test> {
    Some(Test {
        program: program.clone(),
        name: test["name"].as_str()?.to_owned(),
        took: Duration::from_millis(test["ms"].as_u64()?),
        reaches: test["reaches"].as_array()?.iter().filter_map(|id| Some(id.as_u64()? as usize)).collect(),
    })
}

/// Saves the measurements of a program. Does nothing if its build time is unknown, so that the next run measures again.
fn save(scratch: &Scratch, program: &TestProgram, longest: u64, tests: &[Test]) -> Result<(), Error> {
    let Some((file, build)) = saved_in(scratch, program, longest) else { return Ok(()) };
    let tests: Vec<Value> = tests
        .iter()
        .map(|test| json!({ "name": test.name, "ms": test.took.as_millis() as u64, "reaches": test.reaches }))
        .collect();
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|cause| Error::Write(folder.to_path_buf(), cause))?;
    let text = json!({ "of": build, "tests": tests }).to_string();
    fs::write(&file, text).map_err(|cause| Error::Write(file, cause))
}
