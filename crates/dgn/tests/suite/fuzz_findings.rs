//! Inputs that once caused a panic, or might cause one: reading them must return a record or an error.

use std::{fs, path::Path};

use boneyard_dgn as dgn;
use boneyard_rules::Rules;

fn kept(target: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/kept").join(target);
    let files = fs::read_dir(folder).expect("kept inputs");
    files.map(|file| fs::read_to_string(file.expect("a readable folder").path()).expect("text")).collect()
}

#[test]
fn kept_records_never_panic() {
    for text in kept("dgn") {
        let replayed = dgn::replay(&text);
        assert!(replayed.is_ok() || dgn::legal(&text).is_err(), "{text}");
        if let Ok(record) = dgn::Record::read(&text) {
            assert_eq!(dgn::Record::read(&record.to_string()), Ok(record));
        }
    }
}

#[test]
fn kept_rules_never_panic() {
    for text in kept("rules") {
        if let Ok(rules) = Rules::parse(&text) {
            assert_eq!(Rules::parse(&rules.to_string()), Ok(rules), "{text}");
        }
    }
}

#[test]
fn long_lines_never_panic() {
    let long = "9".repeat(1 << 20);
    let head = "dgn 1\nrules draw\nseat 1 \"N\"\nseat 2 \"S\"\n";
    for line in [
        long.clone(),
        format!("note \"{long}\""),
        format!("round {long}"),
        format!("round 1\ndeal 1 {}", "0-0 ".repeat(1 << 18)),
        format!("round 1\ndeal 1 {}", "?190 ".repeat(1 << 17)),
        format!("round 1\nstock ?{long}"),
        format!("round 1\n1 draw {}", "?190 ".repeat(1 << 17)),
        format!("round 1\nleft 1 {}", "6-6 ".repeat(1 << 18)),
        format!("result won {}", "1 ".repeat(1 << 18)),
        "\"".repeat(1 << 20),
        "\u{feff}".repeat(1 << 18),
    ] {
        let text = format!("{head}{line}\n");
        let fault = dgn::replay(&text).err();
        let shown = fault.as_ref().map_or(0, |fault| fault.what.len());
        assert!(shown < 1000, "an error is a sentence, not {shown} bytes");
    }
}
