//! Whether Cargo compiles a library again for unit tests, and whether the library has some.

use serde::Deserialize;

use super::{CheckError, Fault, Tree};

#[derive(Deserialize, Default)]
#[serde(default)]
struct Manifest {
    lib: Library,
}

#[derive(Deserialize)]
#[serde(default)]
struct Library {
    test: bool,
}

impl Default for Library {
    fn default() -> Self {
        Self { test: true }
    }
}

/// The libraries that Cargo compiles again for unit tests though they have none, and those whose unit tests do not run.
pub(super) fn faults(tree: &Tree) -> Result<Vec<Fault>, CheckError> {
    let mut faults = Vec::new();
    for folder in tree.crate_folders() {
        let path = format!("{folder}/Cargo.toml");
        let manifest: Manifest = toml::from_str(tree.text(&path).unwrap_or_default())
            .map_err(|source| CheckError::Manifest { path: path.clone(), source: Box::new(source) })?;
        if tree.text(&format!("{folder}/src/lib.rs")).is_none() {
            continue;
        }
        let program = format!("{folder}/src/main.rs");
        let has_tests = tree
            .files(&format!("{folder}/src/"))
            .any(|(file, text)| *file != program && text.lines().any(|line| line.trim() == "#[cfg(test)]"));
        if has_tests != manifest.lib.test {
            faults.push(Fault::UnitTests { manifest: path, has_tests });
        }
    }
    Ok(faults)
}
