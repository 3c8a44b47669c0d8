//! The log of `boneyard serve` on its error stream.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::Value;

use crate::program::boneyard;

/// Runs a server that makes a backup at its start. Returns its log up to the line about the backup.
fn log(flags: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    // The name has what JSON must escape.
    let (database, backups) = (folder.path().join("club \"7\".db"), folder.path().join("backups"));
    std::fs::create_dir(&backups).unwrap();
    let mut command = boneyard(&["serve", "--listen", "127.0.0.1:0"]);
    command.args(flags).arg("--database").arg(&database).arg("--backup-folder").arg(&backups);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = Vec::new();
    for line in BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap) {
        let is_last = line.contains("Saved the database");
        lines.push(line.replace(folder.path().to_str().unwrap(), "FOLDER"));
        if is_last {
            break;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    lines
}

/// Whether a text is a time in UTC, such as `2026-11-30T20:15:00.000000Z`.
fn is_time(text: &str) -> bool {
    text.len() == 27
        && text.bytes().zip(*b"0000-00-00T00:00:00.000000Z").all(|(byte, like)| match like {
            b'0' => byte.is_ascii_digit(),
            like => byte == like,
        })
}

#[test]
fn every_line_of_a_log_in_json_is_an_object_with_time_level_and_message() {
    let lines = log(&["--log-format", "json", "--log", "debug"]);
    let objects: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    for object in &objects {
        assert!(is_time(object["timestamp"].as_str().unwrap()), "{object}");
        assert!(["INFO", "DEBUG", "WARN"].contains(&object["level"].as_str().unwrap()), "{object}");
        assert!(object["message"].is_string(), "{object}");
    }
    let message = r#"Opened database FOLDER/club "7".db"#;
    let opened = objects.iter().find(|object| object["message"] == message).unwrap();
    assert_eq!((&opened["level"], &opened["database"]), (&"INFO".into(), &r#"FOLDER/club "7".db"#.into()));
    let saved = objects.last().unwrap();
    assert!(saved["bytes"].as_u64().is_some_and(|bytes| bytes > 0), "{saved}");
}

#[test]
fn a_log_is_text_unless_json_is_asked_for() {
    for flags in [&[][..], &["--log-format", "text"]] {
        let lines = log(flags);
        let opened = lines.iter().find(|line| line.contains("Opened database")).unwrap();
        let (time, rest) = opened.split_once("  INFO ").unwrap();
        assert!(is_time(time), "{opened}");
        assert!(rest.starts_with(r#"Opened database FOLDER/club "7".db database="#), "{opened}");
    }
}
