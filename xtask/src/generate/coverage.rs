//! Every statement of the rulebook, with the scenarios and tests that cite it. The citations come from the files, so the
//! table is always true.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

/// Which scenarios, tests and texts may pin a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Pinned by a scenario or a test of the engine.
    Rules,
    /// Pinned by a test of a table or its page.
    Interface,
    /// Pinned by a test of club evenings.
    Club,
    /// Pinned by the texts of the catalogue or the Learn page.
    Story,
}

impl Kind {
    fn parse(word: &str) -> Self {
        match word {
            "rules" => Self::Rules,
            "interface" => Self::Interface,
            "club" => Self::Club,
            "story" => Self::Story,
            other => panic!("`{other}` is no kind of statement"),
        }
    }

    /// Whether a citation in this file pins a statement of this kind. `Rules` needs a scenario or a crate that plays by
    /// the rules. `Interface` needs a file outside the engine. The other kinds accept every file.
    fn is_pinned_by(self, file: &str) -> bool {
        let engine = [
            "scenarios/",
            "crates/rules/",
            "crates/dgn/",
            "crates/bots/",
            "crates/cli/",
            "crates/agreement/",
        ];
        match self {
            Self::Rules => engine.iter().any(|folder| file.starts_with(folder)),
            Self::Interface => {
                !["scenarios/", "crates/rules/", "crates/dgn/"].iter().any(|folder| file.starts_with(folder))
            }
            Self::Club | Self::Story => true,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Interface => "interface",
            Self::Club => "club",
            Self::Story => "story",
        }
    }
}

/// A statement of the rulebook.
pub struct Statement {
    /// The id, such as `R0.4.29`, `C13` or `F-kitty`.
    pub id: String,
    /// The kind of test that may pin it.
    pub kind: Kind,
    words: String,
    /// The files that pin it, those of scenarios first.
    pub pinned_by: Vec<String>,
}

/// Every statement, with the files that pin it.
pub fn statements() -> Vec<Statement> {
    let cited = citations();
    let mut read: Vec<Statement> = include_str!("coverage/statements.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut parts = line.splitn(3, " | ");
            let mut part = || parts.next().unwrap_or_else(|| panic!("`{line}` lacks a part"));
            let (id, kind, words) = (part().to_owned(), Kind::parse(part()), part().to_owned());
            Statement { id, kind, words, pinned_by: Vec::new() }
        })
        .collect();
    for statement in &mut read {
        let files = cited.get(&statement.id).into_iter().flatten();
        statement.pinned_by = files.filter(|file| statement.kind.is_pinned_by(file)).cloned().collect();
        statement.pinned_by.sort_by_key(|file| (!file.starts_with("scenarios/"), file.clone()));
    }
    read
}

/// The text of `docs/COVERAGE.md`.
pub fn page() -> String {
    let mut page = String::from(
        "# Coverage of the rulebook\n\nEvery statement of the rules and of club evenings, with the scenarios and tests that pin it. \
         `cargo xtask generate coverage` writes this page. A test fails if it is out of date or a statement has no test.\n\n\
         | statement | pinned as | says | pinned by |\n| --- | --- | --- | --- |\n",
    );
    for Statement { id, kind, words, pinned_by } in statements() {
        let shown: Vec<String> = pinned_by.iter().take(3).map(|file| format!("`{file}`")).collect();
        let more = match pinned_by.len().saturating_sub(shown.len()) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let pinned = if shown.is_empty() { "not built yet".to_owned() } else { shown.join(", ") + &more };
        let words = shortened(&words).replace('|', "\\|");
        writeln!(page, "| {id} | {} | {words} | {pinned} |", kind.word()).expect("a string takes all");
    }
    page
}

/// The first words of a statement. The rulebook has the whole text.
fn shortened(words: &str) -> String {
    const LONGEST: usize = 96;
    if words.chars().count() <= LONGEST {
        return words.to_owned();
    }
    let cut: String = words.chars().take(LONGEST).collect();
    let end = cut.rfind(' ').unwrap_or(cut.len());
    format!("{} …", &cut[..end])
}

/// Which scenarios and tests cite which statement.
fn citations() -> BTreeMap<String, BTreeSet<String>> {
    let root = crate::root();
    let mut files = Vec::new();
    for folder in ["scenarios", "crates", "web/e2e", "web/src", "learn"] {
        collect(&root.join(folder), &mut files);
    }
    let mut cited: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let name =
            file.strip_prefix(&root).expect("a file of the repository").to_string_lossy().replace('\\', "/");
        let Some(text) = testing_part(&name, &file) else { continue };
        for id in ids_in(&text) {
            cited.entry(id).or_default().insert(name.clone());
        }
    }
    cited
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The part of a file that tests something, if any.
fn testing_part(name: &str, file: &Path) -> Option<String> {
    let read = || fs::read_to_string(file).ok();
    // The list of screens only shows them; it checks no statement.
    let is_list = name == "web/e2e/states.ts";
    if is_list
        || name.contains("/golden/records/")
        || name.contains("/snapshots/")
        || name.contains("/target/")
    {
        return None;
    }
    if name.ends_with("/golden/rules.json") {
        return Some(worked_examples(&read()?));
    }
    let whole = name.starts_with("scenarios/") && name.ends_with(".dgn")
        || name.starts_with("crates/")
            && name.contains("/tests/")
            && [".rs", ".json", ".evening"].iter().any(|ending| name.ends_with(ending))
        || name.starts_with("web/e2e/") && name.ends_with(".ts")
        || name.starts_with("crates/") && name.ends_with("/tests.rs")
        || name.ends_with(".test.ts")
        || name.starts_with("learn/");
    if whole {
        return read();
    }
    if name.starts_with("crates/") && name.ends_with(".rs") {
        let text = read()?;
        return text.find("#[cfg(test)]").map(|begin| text[begin..].to_owned());
    }
    None
}

/// The citations of the worked examples. The source of a preset's parameters pins no rule of play.
fn worked_examples(golden: &str) -> String {
    let golden: Value = serde_json::from_str(golden).expect("the golden rules are JSON");
    let examples = golden["examples"].as_array().expect("a list of examples");
    examples.iter().filter_map(|example| example["source"].as_str()).collect::<Vec<_>>().join(" ")
}

/// The statements that a text cites: `R0.4.29`, `R1.6.1-2`, `R0.4.33a`, `C13`, `F-kitty`, `CLUB-61-68`.
fn ids_in(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
    text.split(|c| !is_part(c)).flat_map(|word| ids_of(word.trim_end_matches(['.', '-']))).collect()
}

fn ids_of(word: &str) -> Vec<String> {
    if let Some(numbers) = word.strip_prefix("CLUB-") {
        return club_ids(numbers);
    }
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(number) = word.strip_prefix('C') {
        return if digits(number) { vec![word.to_owned()] } else { Vec::new() };
    }
    if word
        .strip_prefix("F-")
        .is_some_and(|name| name.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_lowercase()))
    {
        return vec![word.to_owned()];
    }
    if !word.starts_with('R') {
        return Vec::new();
    }
    let (first, last) = word.split_once('-').map_or((word, None), |(first, last)| (first, Some(last)));
    let Some((article, number)) = first.rsplit_once('.') else { return Vec::new() };
    if !article[1..].split('.').all(digits) {
        return Vec::new();
    }
    let plain = number.trim_end_matches('a');
    let Ok(from) = plain.parse::<u32>() else { return Vec::new() };
    // The last number may have its prefix: R0.4.20-R0.4.23.
    let last = last.map(|last| last.rsplit('.').next().unwrap_or(last));
    let to = last.and_then(|last| last.parse::<u32>().ok()).unwrap_or(from);
    if number != plain {
        return vec![first.to_owned()];
    }
    (from..=to.max(from)).map(|number| format!("{article}.{number}")).collect()
}

/// The ids of `CLUB-` citations with these numbers: `41`, `61-68` or `61..68`.
fn club_ids(numbers: &str) -> Vec<String> {
    let (first, last) =
        numbers.split_once('-').or_else(|| numbers.split_once("..")).unwrap_or((numbers, numbers));
    match (first.parse::<u32>(), last.parse::<u32>()) {
        (Ok(first), Ok(last)) => (first..=last).map(|number| format!("CLUB-{number}")).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_read_however_they_are_written() {
        let ids: Vec<String> =
            ids_in("R1.6.1-2 (R0.4.33a), C13. F-kitty; F-53 R2.9-10. C:\\x R0.4 CLUB-61-62.")
                .into_iter()
                .collect();
        assert_eq!(
            ids,
            [
                "C13", "CLUB-61", "CLUB-62", "F-53", "F-kitty", "R0.4", "R0.4.33a", "R1.6.1", "R1.6.2",
                "R2.10", "R2.9"
            ]
        );
    }
}
