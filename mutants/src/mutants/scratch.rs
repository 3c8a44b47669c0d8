//! A copy of the workspace in which faults are planted, and its builds.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

use super::{
    find::{Mutant, SourceFile},
    instrument::{Instrumented, SWITCH, instrument},
};
use crate::error::Error;

/// How often a build is tried without the faults that did not compile.
const BUILDS_MAX: usize = 40;

/// What no list of tracked files names, and tests need all the same: the built page and its engine.
const BUILT: [&str; 1] = ["web/dist"];

/// A copy of the workspace, below `target/mutants/`.
pub(super) struct Scratch {
    pub(super) root: PathBuf,
    pub(super) package: String,
    /// The arguments of cargo that choose whose tests are built.
    chosen: Vec<String>,
}

/// A test program, and the folder in which it runs.
#[derive(Clone, Debug)]
pub(super) struct TestProgram {
    pub(super) executable: PathBuf,
    pub(super) folder: PathBuf,
    /// Of the crate that holds the faults.
    pub(super) own: bool,
}

impl Scratch {
    /// Copies every tracked file of the workspace, and the built page.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub(super) fn copy(workspace: &Path, package: &str, tests: &[String]) -> Result<Self, Error> {
        let root = workspace.join("target/mutants/tree");
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(workspace)
            .output();
        let listed = listed.map_err(|cause| Error::Run("git ls-files".into(), cause))?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        let mut paths: BTreeSet<PathBuf> =
            listed.split('\0').filter(|path| !path.is_empty()).map(PathBuf::from).collect();
        for folder in BUILT {
            tracked_below(workspace, Path::new(folder), &mut paths);
        }
        for path in &paths {
            copy_if_changed(&workspace.join(path), &root.join(path))?;
        }
        let chosen = if tests.is_empty() {
            ["--workspace", "--exclude", "xtask", "--exclude", "mutants"].map(str::to_owned).to_vec()
        } else {
            tests.iter().flat_map(|name| ["-p".to_owned(), format!("boneyard-{name}")]).collect()
        };
        Ok(Self { root, package: package.to_owned(), chosen })
    }

    /// Builds every test of the workspace with these faults planted. Faults that do not compile are
    /// removed from the list.
    ///
    /// # Errors
    /// The workspace does not build for a reason that is no fault's.
    pub(super) fn build(
        &self,
        files: &[SourceFile],
        mutants: &mut Vec<Mutant>,
    ) -> Result<Vec<TestProgram>, Error> {
        for _ in 0..BUILDS_MAX {
            let planted = self.plant(files, mutants)?;
            match self.try_build()? {
                Ok(programs) => return Ok(programs),
                Err(faults) => {
                    let broken = faults.blamed(&planted, mutants);
                    if broken.is_empty() {
                        return Err(Error::Build(faults.text));
                    }
                    println!("{} faults do not compile; building without them.", broken.len());
                    mutants.retain(|mutant| !broken.contains(&mutant.id));
                }
            }
        }
        Err(Error::Build(format!("still faults after {BUILDS_MAX} builds")))
    }

    fn plant(
        &self,
        files: &[SourceFile],
        mutants: &[Mutant],
    ) -> Result<BTreeMap<PathBuf, Instrumented>, Error> {
        let library = PathBuf::from("crates").join(&self.package).join("src/lib.rs");
        let mut planted = BTreeMap::new();
        for file in files {
            let own: Vec<&Mutant> = mutants.iter().filter(|mutant| mutant.path == file.path).collect();
            let mut written = instrument(file, &own);
            if file.path == library {
                written.text.push_str(SWITCH);
            }
            let to = self.root.join(&file.path);
            if fs::read_to_string(&to).ok().as_deref() != Some(&written.text) {
                fs::write(&to, &written.text).map_err(|cause| Error::Write(to, cause))?;
            }
            planted.insert(file.path.clone(), written);
        }
        Ok(planted)
    }

    fn try_build(&self) -> Result<Result<Vec<TestProgram>, BuildFaults>, Error> {
        // The crate by itself first: its faults show in seconds.
        let own =
            self.cargo(&["check", "--message-format=json", "-p", &format!("boneyard-{}", self.package)])?;
        if let Some(faults) = BuildFaults::of(&own) {
            return Ok(Err(faults));
        }
        let mut arguments = vec!["test", "--no-run", "--message-format=json"];
        arguments.extend(self.chosen.iter().map(String::as_str));
        let all = self.cargo(&arguments)?;
        Ok(match BuildFaults::of(&all) {
            Some(faults) => Err(faults),
            None => Ok(self.programs(&all)),
        })
    }

    /// Runs cargo in the copy; what it says as JSON, a line a message.
    fn cargo(&self, arguments: &[&str]) -> Result<Vec<Value>, Error> {
        let output = Command::new("cargo")
            .args(arguments)
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", self.root.with_file_name("build"))
            .env("RUSTFLAGS", "--cap-lints=warn -Awarnings")
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
                let own = folder.ends_with(Path::new("crates").join(&self.package));
                programs.push(TestProgram { executable: executable.into(), folder, own });
            }
        }
        programs
    }
}

/// What the compiler refused.
struct BuildFaults {
    /// File, bytes of it as it was built, and the names of functions that are called where only `const` ones may be.
    spans: Vec<(PathBuf, std::ops::Range<usize>)>,
    const_calls: BTreeSet<String>,
    text: String,
}

impl BuildFaults {
    fn of(messages: &[Value]) -> Option<Self> {
        let mut faults = Self { spans: Vec::new(), const_calls: BTreeSet::new(), text: String::new() };
        for message in messages.iter().filter(|message| message["reason"] == "compiler-message") {
            let message = &message["message"];
            if message["level"] != "error" {
                continue;
            }
            faults.text.push_str(message["rendered"].as_str().unwrap_or_default());
            if message["code"]["code"] == "E0015" {
                let said = message["message"].as_str().unwrap_or_default();
                let called = said.split('`').nth(1).unwrap_or_default();
                let called = called.rsplit("::").next().unwrap_or_default();
                faults.const_calls.insert(called.split('<').next().unwrap_or_default().to_owned());
            }
            for span in message["spans"].as_array().into_iter().flatten() {
                let (Some(file), Some(from), Some(to)) =
                    (span["file_name"].as_str(), span["byte_start"].as_u64(), span["byte_end"].as_u64())
                else {
                    continue;
                };
                faults.spans.push((PathBuf::from(file), from as usize..to as usize));
            }
        }
        (!faults.text.is_empty()).then_some(faults)
    }

    /// The faults that are to blame: those round an error, else the nearest one before it.
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
            let round =
                written.places.iter().filter(|(_, place)| place.start <= span.start && place.end >= span.end);
            blamed.extend(round.min_by_key(|(_, place)| place.len()).map(|(id, _)| *id));
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

fn tracked_below(workspace: &Path, folder: &Path, paths: &mut BTreeSet<PathBuf>) {
    let Ok(entries) = fs::read_dir(workspace.join(folder)) else { return };
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            tracked_below(workspace, &path, paths);
        } else {
            paths.insert(path);
        }
    }
}

/// Leaves a file alone that is the same, so that cargo does not build it again.
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
