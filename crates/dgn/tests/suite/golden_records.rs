//! Every record of `golden/records`: its report, the line where it is refused, or the moves that may follow.

use std::{
    fs,
    path::{Path, PathBuf},
};

use boneyard_dgn as dgn;
use boneyard_rules::presets;
use serde_json::{Value, json};

fn records(prefix: &str) -> Vec<(PathBuf, String, Value)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/records");
    let mut found = Vec::new();
    for preset in presets::NAMES {
        let folder = fs::read_dir(root.join(preset)).expect("a folder of records for every preset");
        for file in folder {
            let path = file.expect("a readable folder").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a plain file name");
            if name.starts_with(prefix) && name.ends_with(".dgn") {
                let text = fs::read_to_string(&path).expect("a readable record");
                let answer = fs::read_to_string(path.with_extension("json")).expect("a readable answer");
                let answer = serde_json::from_str(&answer).expect("an answer in JSON");
                found.push((path, text, answer));
            }
        }
    }
    assert!(found.len() >= 2 * presets::NAMES.len(), "only {} {prefix} records", found.len());
    found
}

/// Fails with all differences, not the first one only.
fn none_differ(differences: &[String]) {
    assert!(differences.is_empty(), "{} differ:\n{}", differences.len(), differences.join("\n\n"));
}

#[test]
fn legal_records_have_the_golden_report() {
    let mut differences = Vec::new();
    for (path, text, expected) in records("replay-") {
        let printed = match dgn::replay(&text) {
            Ok(report) => serde_json::to_value(report).expect("a report is JSON"),
            Err(fault) => json!(fault.to_string()),
        };
        if printed != expected {
            differences.push(format!("{}\n  printed  {printed}\n  expected {expected}", path.display()));
        }
    }
    none_differ(&differences);
}

#[test]
fn illegal_records_are_refused_at_their_line() {
    let mut differences = Vec::new();
    for (path, text, expected) in records("illegal-") {
        let line = dgn::replay(&text).err().map(|fault| (u64::from(fault.line), fault.what));
        if line.as_ref().map(|(line, _)| *line) != expected["line"].as_u64() {
            differences.push(format!("{}\n  line     {line:?}\n  expected {expected}", path.display()));
        }
    }
    none_differ(&differences);
}

#[test]
fn legal_moves_equal_the_golden_list() {
    let mut differences = Vec::new();
    for (path, text, mut expected) in records("legal-") {
        let mut printed = match dgn::legal(&text) {
            Ok(report) => serde_json::to_value(report).expect("a report is JSON"),
            Err(fault) => json!({ "legal": [fault.to_string()] }),
        };
        for answer in [&mut printed, &mut expected] {
            let legal = answer["legal"].as_array_mut().expect("a list");
            legal.sort_by_key(Value::to_string);
        }
        if printed != expected {
            differences.push(format!("{}\n  printed  {printed}\n  expected {expected}", path.display()));
        }
    }
    none_differ(&differences);
}

#[test]
fn written_records_read_back_the_same() {
    for (path, text, _) in records("replay-") {
        let record = dgn::Record::read(&text).expect("it replays");
        let written = record.to_string();
        let again = dgn::Record::read(&written).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(again, record, "{}", path.display());
        assert_eq!(again.to_string(), written, "{}", path.display());

        let whole = record.completed().expect("it replays");
        let written = whole.to_string();
        let again = dgn::Record::read(&written).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(again, whole, "{}", path.display());
        assert_eq!(again.completed(), Ok(whole), "{}", path.display());
        assert_eq!(again.replay(), record.replay(), "{}", path.display());
    }
}
