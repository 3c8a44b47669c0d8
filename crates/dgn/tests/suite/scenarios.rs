//! Replays every file of `scenarios/`: whole rounds must score as the file says, and illegal records must be refused
//! with the message in the file.

use std::{
    fs,
    path::{Path, PathBuf},
};

use boneyard_dgn as dgn;
use boneyard_rules::presets;

fn scenarios(preset: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(preset);
    let found = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = found.map(|file| file.expect("a readable folder").path()).collect();
    files.sort();
    files
}

/// The failure of a scenario; `None` if it passes.
fn failure(path: &Path, preset: &str) -> Option<String> {
    let text = fs::read_to_string(path).expect("a readable scenario");
    let cites = |line: &str| {
        let words = line
            .strip_prefix('#')
            .unwrap_or_default()
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        words.filter(|word| word.len() > 1).any(|word| {
            word.starts_with("F-")
                || word.starts_with(['R', 'C', 'G']) && word[1..].bytes().all(|c| c.is_ascii_digit())
        })
    };
    if !text.lines().any(cites) {
        return Some("it cites no statement".into());
    }
    if !text
        .lines()
        .any(|line| line == format!("rules {preset}") || line.starts_with(&format!("rules {preset} ")))
    {
        return Some(format!("it does not play {preset}"));
    }
    let refused = text.lines().last().and_then(|line| line.strip_prefix("# refused: "));
    let replayed = dgn::replay(&text);
    match (refused, replayed, path.to_string_lossy().ends_with(".refused.dgn")) {
        (Some(right), Err(fault), true) => {
            // The last line before the message must be the illegal line.
            let last = text.lines().count() - 1;
            (fault.what != right || fault.line as usize != last).then(|| format!("replayed at {fault}"))
        }
        (_, Ok(_), true) => Some("nothing is refused".into()),
        (None, Err(_), true) => Some("it does not close with `# refused: …`".into()),
        (_, Err(fault), false) => Some(fault.to_string()),
        (_, Ok(report), false) => {
            // The replay checks the leads, ends and points of the file. There must be some to check.
            let says = |word: &str| text.lines().any(|line| line.starts_with(word));
            let ends =
                ["score ", "end timeout", "end stopped", "result won ", "result lost ", "result drawn"];
            let checked = says("end ") && ends.into_iter().any(says);
            (!checked || report.rounds.is_empty()).then(|| "it says nothing that could be wrong".into())
        }
    }
}

#[test]
fn every_scenario_passes() {
    let mut faults = Vec::new();
    for preset in presets::NAMES {
        let files = scenarios(preset);
        let refusals = files.iter().filter(|path| path.to_string_lossy().ends_with(".refused.dgn")).count();
        assert!(
            refusals >= 1 && files.len() - refusals >= 3,
            "{preset} has {} scenarios, {refusals} refused",
            files.len()
        );
        for path in files {
            if let Some(fault) = failure(&path, preset) {
                faults.push(format!("{}: {fault}", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_scenario_is_in_the_folder_of_its_preset() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    for entry in fs::read_dir(folder).expect("the scenarios") {
        let name = entry.expect("a readable folder").file_name();
        let name = name.to_str().expect("a plain name");
        assert!(
            name == "README.md" || presets::NAMES.contains(&name),
            "scenarios/{name} belongs to no preset"
        );
    }
}
