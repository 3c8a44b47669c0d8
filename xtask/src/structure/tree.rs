//! The checked files, read into memory, so that the checks and their tests do not read the disk.

use std::{collections::BTreeMap, fs, path::Path};

use walkdir::WalkDir;

use super::CheckError;

/// Text files by their path from the root of the repository, with `/` between folders.
#[derive(Clone, Default, Debug)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads every Rust file and manifest of the folders `folders` of `root`.
    pub fn read(root: &Path, folders: &[&str]) -> Result<Self, CheckError> {
        let mut files = BTreeMap::new();
        for folder in folders {
            for entry in WalkDir::new(root.join(folder)) {
                let entry = entry?;
                let path = entry.path();
                let wanted = path.extension().is_some_and(|it| it == "rs") || path.ends_with("Cargo.toml");
                if wanted && entry.file_type().is_file() {
                    let text = fs::read_to_string(path)
                        .map_err(|source| CheckError::Read { path: path.to_owned(), source })?;
                    let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
                    files.insert(name, text);
                }
            }
        }
        Ok(Self { files })
    }

    /// A tree of these files, each with its path.
    pub fn of(files: impl IntoIterator<Item = (String, String)>) -> Self {
        Self { files: files.into_iter().collect() }
    }

    /// The text of one file.
    #[must_use]
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The paths and texts of the files whose paths begin so.
    pub fn files(&self, beginning: &str) -> impl Iterator<Item = (&String, &String)> {
        self.files.iter().filter(move |(path, _)| path.starts_with(beginning))
    }

    /// The folders of crates: those with a `Cargo.toml`.
    pub fn crate_folders(&self) -> impl Iterator<Item = &str> {
        self.files.keys().filter_map(|path| path.strip_suffix("/Cargo.toml"))
    }
}
