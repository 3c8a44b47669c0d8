//! Finds names that two generated TypeScript files export.

use std::collections::BTreeMap;

use super::Fault;

/// The names that two files export. Each file is its path and its text.
pub(super) fn faults(files: &[(String, String)]) -> Vec<Fault> {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (file, text) in files {
        for name in text.lines().filter_map(exported) {
            places.entry(name).or_default().push(file.clone());
        }
    }
    let twice = places.into_iter().filter(|(_, files)| files.len() > 1);
    twice.map(|(name, files)| Fault::SameName { name: name.to_owned(), files }).collect()
}

/// The name that a line like `export type Seat = number;` declares.
fn exported(line: &str) -> Option<&str> {
    let declaration = line.strip_prefix("export ")?;
    let (kind, rest) = declaration.split_once(' ')?;
    let name = rest.split(|it: char| !it.is_alphanumeric() && it != '_').next()?;
    (["type", "interface", "enum", "const", "class"].contains(&kind) && !name.is_empty()).then_some(name)
}
