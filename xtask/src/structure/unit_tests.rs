//! Whether Cargo compiles a crate again for unit tests, and whether the crate has some.

use serde::Deserialize;

use super::{CheckError, Fault, Tree};

#[derive(Deserialize, Default)]
#[serde(default)]
struct Manifest {
    lib: Target,
    bin: Vec<Target>,
}

#[derive(Deserialize)]
#[serde(default)]
struct Target {
    test: bool,
}

impl Default for Target {
    fn default() -> Self {
        Self { test: true }
    }
}

/// The libraries and programs that Cargo compiles again for unit tests though they have none, and those whose unit tests do not run.
pub(super) fn faults(tree: &Tree) -> Result<Vec<Fault>, CheckError> {
    let mut faults = Vec::new();
    for folder in tree.crate_folders() {
        let path = format!("{folder}/Cargo.toml");
        let manifest: Manifest = toml::from_str(tree.text(&path).unwrap_or_default())
            .map_err(|source| CheckError::Manifest { path: path.clone(), source: Box::new(source) })?;
        let [library, program] = ["lib.rs", "main.rs"].map(|root| format!("{folder}/src/{root}"));
        let has_library = tree.text(&library).is_some();
        let program_is_tested = manifest.bin.iter().all(|bin| bin.test);
        for (root, is_tested) in [(&library, manifest.lib.test), (&program, program_is_tested)] {
            if tree.text(root).is_none() {
                continue;
            }
            let has_tests = tree.files(&format!("{folder}/src/")).any(|(file, text)| {
                // Beside a library, a program is one file.
                let is_here = !has_library || (*root == program) == (*file == program);
                is_here && text.lines().any(|line| line.trim() == "#[cfg(test)]")
            });
            if has_tests != is_tested {
                faults.push(Fault::UnitTests { manifest: path.clone(), root: root.clone(), has_tests });
            }
        }
    }
    Ok(faults)
}
