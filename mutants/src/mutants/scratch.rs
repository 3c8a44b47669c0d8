//! Copies the workspace, plants the mutants and builds the tests.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use super::{
    find::{Mutant, SourceFile},
    instrument::{Instrumented, SWITCH, instrument},
};
use crate::error::Error;

/// The most builds. Each one leaves out the mutants that did not compile in the one before.
const BUILDS_MAX: usize = 40;

/// With the usual optimisation, these crates take longer to build than their tests to run.
const LESS_OPTIMISED: [&str; 4] = [
    "profile.dev.package.boneyard-rules.opt-level=1",
    "profile.dev.package.boneyard-dgn.opt-level=1",
    "profile.dev.package.boneyard-bots.opt-level=1",
    "profile.dev.package.boneyard-seating.opt-level=1",
];

/// Folders of untracked files that the tests need: the built page with its WebAssembly engine.
const UNTRACKED: [&str; 1] = ["web/dist"];

/// A copy of the workspace below `target/mutants/`.
pub(super) struct Scratch {
    pub(super) root: PathBuf,
    /// The folder names of the mutated crates.
    packages: Vec<String>,
    /// The arguments of cargo that select the crates to test.
    test_arguments: Vec<String>,
}

/// A test program and the folder in which it runs.
#[derive(Clone, Debug)]
pub(super) struct TestProgram {
    pub(super) executable: PathBuf,
    pub(super) folder: PathBuf,
    /// The folder name of the crate that it tests.
    pub(super) package: String,
}

impl Scratch {
    /// A copy for mutants of `packages` and the tests of `tests`. Writes nothing yet.
    pub(super) fn new(workspace: &Path, packages: &[String], tests: &[String]) -> Self {
        let test_arguments = if tests.is_empty() {
            ["--workspace", "--exclude", "xtask", "--exclude", "mutants"].map(str::to_owned).to_vec()
        } else {
            tests.iter().flat_map(|name| ["-p".to_owned(), format!("boneyard-{name}")]).collect()
        };
        Self { root: workspace.join("target/mutants/tree"), packages: packages.to_vec(), test_arguments }
    }

    /// Copies every tracked file of the workspace and the built page, except the files to mutate. [`Scratch::build`] writes
    /// those, and only if they change.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub(super) fn copy(&self, workspace: &Path, planted: &[SourceFile]) -> Result<(), Error> {
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(workspace)
            .output();
        let listed = listed.map_err(|cause| Error::Run("git ls-files".into(), cause))?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        let mut paths: BTreeSet<PathBuf> =
            listed.split('\0').filter(|path| !path.is_empty()).map(PathBuf::from).collect();
        for folder in UNTRACKED {
            files_below(workspace, Path::new(folder), &mut paths);
        }
        for file in planted {
            paths.remove(&file.path);
        }
        for path in &paths {
            copy_if_changed(&workspace.join(path), &self.root.join(path))?;
        }
        Ok(())
    }

    /// Builds the tests with these mutants. Removes the mutants that do not compile from the list.
    ///
    /// # Errors
    /// The workspace does not build, and no mutant is the cause.
    pub(super) fn build(
        &self,
        files: &[SourceFile],
        mutants: &mut Vec<Mutant>,
    ) -> Result<Vec<TestProgram>, Error> {
        let record = self.beside("broken.txt");
        let mut known: BTreeSet<String> =
            fs::read_to_string(&record).unwrap_or_default().lines().map(str::to_owned).collect();
        mutants.retain(|mutant| !known.contains(&mutant.key));
        for _ in 0..BUILDS_MAX {
            let planted = self.plant(files, mutants)?;
            match self.try_build()? {
                Ok(programs) => {
                    self.save(&programs, mutants)?;
                    return Ok(programs);
                }
                Err(errors) => {
                    let broken = errors.blamed(&planted, mutants);
                    if broken.is_empty() {
                        return Err(Error::Build(errors.text));
                    }
                    println!("{} mutants do not compile; building without them.", broken.len());
                    let keys = mutants.iter().filter(|mutant| broken.contains(&mutant.id));
                    known.extend(keys.map(|mutant| mutant.key.clone()));
                    let lines: String = known.iter().map(|key| format!("{key}\n")).collect();
                    fs::write(&record, lines).map_err(|cause| Error::Write(record.clone(), cause))?;
                    mutants.retain(|mutant| !broken.contains(&mutant.id));
                }
            }
        }
        Err(Error::Build(format!("still compile errors after {BUILDS_MAX} builds")))
    }

    /// Saves the list of built programs and mutants for [`Scratch::built`].
    fn save(&self, programs: &[TestProgram], mutants: &[Mutant]) -> Result<(), Error> {
        let programs: Vec<Value> = programs
            .iter()
            .map(|program| {
                json!({ "executable": program.executable, "folder": program.folder, "package": program.package })
            })
            .collect();
        let ids: BTreeMap<&str, usize> =
            mutants.iter().map(|mutant| (mutant.key.as_str(), mutant.id)).collect();
        let (file, built) = (self.beside("built.json"), json!({ "programs": programs, "ids": ids }));
        fs::write(&file, built.to_string()).map_err(|cause| Error::Write(file, cause))
    }

    /// The test programs of the last build. Removes mutants from the list that are not in them.
    ///
    /// # Errors
    /// There is no earlier build.
    pub(super) fn built(&self, mutants: &mut Vec<Mutant>) -> Result<Vec<TestProgram>, Error> {
        let file = self.beside("built.json");
        let text = fs::read_to_string(&file).map_err(|cause| Error::Read(file.clone(), cause))?;
        let built: Value = serde_json::from_str(&text).map_err(|cause| Error::Read(file, cause.into()))?;
        mutants.retain_mut(|mutant| {
            let id = built["ids"][&mutant.key].as_u64();
            mutant.id = id.map_or(0, |id| id as usize);
            id.is_some()
        });
        let program = |program: &Value| {
            Some(TestProgram {
                executable: program["executable"].as_str()?.into(),
                folder: program["folder"].as_str()?.into(),
                package: program["package"].as_str()?.to_owned(),
            })
        };
        Ok(built["programs"].as_array().into_iter().flatten().filter_map(program).collect())
    }

    /// The path of a file in `target/mutants/`, beside the copy.
    pub(super) fn beside(&self, name: &str) -> PathBuf {
        self.root.with_file_name(name)
    }

    fn plant(
        &self,
        files: &[SourceFile],
        mutants: &[Mutant],
    ) -> Result<BTreeMap<PathBuf, Instrumented>, Error> {
        let libraries: Vec<PathBuf> =
            self.packages.iter().map(|name| PathBuf::from("crates").join(name).join("src/lib.rs")).collect();
        let mut planted = BTreeMap::new();
        for file in files {
            let own: Vec<&Mutant> = mutants.iter().filter(|mutant| mutant.path == file.path).collect();
            let mut written = instrument(file, &own);
            if libraries.contains(&file.path) {
                written.text.push_str(SWITCH);
            }
            let to = self.root.join(&file.path);
            if fs::read_to_string(&to).ok().as_deref() != Some(&written.text) {
                let folder = to.parent().unwrap_or(&self.root);
                fs::create_dir_all(folder).map_err(|cause| Error::Write(folder.to_path_buf(), cause))?;
                fs::write(&to, &written.text).map_err(|cause| Error::Write(to, cause))?;
            }
            planted.insert(file.path.clone(), written);
        }
        Ok(planted)
    }

    fn try_build(&self) -> Result<Result<Vec<TestProgram>, BuildErrors>, Error> {
        let mut arguments = vec!["test", "--no-run", "--no-fail-fast", "--message-format=json"];
        arguments.extend(self.test_arguments.iter().map(String::as_str));
        let all = self.cargo(&arguments)?;
        Ok(match BuildErrors::of(&all) {
            Some(errors) => Err(errors),
            None => Ok(self.programs(&all)),
        })
    }

    /// Runs cargo in the copy and returns its JSON messages.
    fn cargo(&self, arguments: &[&str]) -> Result<Vec<Value>, Error> {
        let output = Command::new("cargo")
            .args(arguments)
            .args(LESS_OPTIMISED.iter().flat_map(|option| ["--config", option]))
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", self.root.with_file_name("build"))
            .env("CARGO_INCREMENTAL", "0")
            .stderr(Stdio::inherit())
            .output()
            .map_err(|cause| Error::Run("cargo".into(), cause))?;
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
    }

    fn programs(&self, messages: &[Value]) -> Vec<TestProgram> {
        let mut programs = Vec::new();
        for message in messages {
            let is_test = message["profile"]["test"] == true;
            let (Some(executable), Some(manifest)) =
                (message["executable"].as_str(), message["manifest_path"].as_str())
            else {
                continue;
            };
            if is_test {
                let folder = Path::new(manifest).parent().map(Path::to_path_buf).unwrap_or_default();
                let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
                programs.push(TestProgram { executable: executable.into(), folder, package });
            }
        }
        programs
    }
}

/// The errors of the compiler.
struct BuildErrors {
    /// The file and bytes of each error.
    spans: Vec<(PathBuf, std::ops::Range<usize>)>,
    /// The functions that are called in constants but lost their `const`.
    const_calls: BTreeSet<String>,
    text: String,
}

impl BuildErrors {
    fn of(messages: &[Value]) -> Option<Self> {
        let mut errors = Self { spans: Vec::new(), const_calls: BTreeSet::new(), text: String::new() };
        for message in messages.iter().filter(|message| message["reason"] == "compiler-message") {
            let message = &message["message"];
            if message["level"] != "error" {
                continue;
            }
            errors.text.push_str(message["rendered"].as_str().unwrap_or_default());
            if message["code"]["code"] == "E0015" {
                let error = message["message"].as_str().unwrap_or_default();
                let called = error.split('`').nth(1).unwrap_or_default();
                let called = called.rsplit("::").next().unwrap_or_default();
                errors.const_calls.insert(called.split('<').next().unwrap_or_default().to_owned());
            }
            for span in message["spans"].as_array().into_iter().flatten() {
                let (Some(file), Some(from), Some(to)) =
                    (span["file_name"].as_str(), span["byte_start"].as_u64(), span["byte_end"].as_u64())
                else {
                    continue;
                };
                errors.spans.push((PathBuf::from(file), from as usize..to as usize));
            }
        }
        (!errors.text.is_empty()).then_some(errors)
    }

    /// The mutants that cause the errors: the smallest around an error, else the nearest before it.
    fn blamed(&self, planted: &BTreeMap<PathBuf, Instrumented>, mutants: &[Mutant]) -> BTreeSet<usize> {
        let by_const = mutants.iter().filter(|mutant| {
            mutant.const_fn.as_ref().is_some_and(|function| self.const_calls.contains(&function.name))
        });
        let mut blamed: BTreeSet<usize> = by_const.map(|mutant| mutant.id).collect();
        if !blamed.is_empty() {
            return blamed;
        }
        for (file, span) in &self.spans {
            let Some(written) = planted.get(file) else { continue };
            let around =
                written.places.iter().filter(|(_, place)| place.start <= span.start && place.end >= span.end);
            blamed.extend(around.min_by_key(|(_, place)| place.len()).map(|(id, _)| *id));
        }
        if blamed.is_empty() {
            for (file, span) in &self.spans {
                let Some(written) = planted.get(file) else { continue };
                let before = written.places.iter().filter(|(_, place)| place.end <= span.start);
                blamed.extend(before.max_by_key(|(_, place)| place.end).map(|(id, _)| *id));
            }
        }
        blamed
    }
}

fn files_below(workspace: &Path, folder: &Path, paths: &mut BTreeSet<PathBuf>) {
    let Ok(entries) = fs::read_dir(workspace.join(folder)) else { return };
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            files_below(workspace, &path, paths);
        } else {
            paths.insert(path);
        }
    }
}

/// Copies a file unless it is unchanged, so that cargo does not rebuild it.
fn copy_if_changed(from: &Path, to: &Path) -> Result<(), Error> {
    let Ok(bytes) = fs::read(from) else { return Ok(()) };
    if fs::read(to).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|cause| Error::Write(folder.to_path_buf(), cause))?;
    }
    fs::copy(from, to).map_err(|cause| Error::Write(to.to_path_buf(), cause))?;
    Ok(())
}
