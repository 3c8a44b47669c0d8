//! `boneyard import`: what it stores, leaves out and refuses.

use std::path::{Path, PathBuf};
use std::process::Output;

use boneyard_store::{ImportedMatch, MatchOutcome, SECRET_BYTES, SearchQuery, Store};
use serde_json::Value;

use crate::program::{boneyard, run_with_input, text};

/// A match of two rounds without turns.
const LEFT: &str = "dgn 1\nrules block match.target=30\ndate 2026-11-21\nevent \"Friday\"\nseat 1 \"Ann\"\nseat 2 \"Ben\"\n\n\
    round 1\nlead 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n\nround 2\nleft 1 -\nleft 2 5-5 6-6\nend out 1\n";

/// A match of which only the beginning is known.
const OPEN: &str = "# at the café\ndgn 1\nrules draw\nseat 1 \"Cid\"\nseat 2 \"Dan\"\n";

/// A match whose deals are all published.
const DEALT: &str = include_str!("../../../dgn/tests/deals/match.dgn");

const IMPORT: [&str; 3] = ["import", "--database", "boneyard.db"];

fn import(folder: &Path, arguments: &[&str]) -> Output {
    boneyard(&IMPORT).args(arguments).current_dir(folder).output().unwrap()
}

/// A folder with an empty database.
async fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    Store::open(&path, [7; SECRET_BYTES]).await.unwrap().close().await;
    (folder, path)
}

/// All imported matches, the last first.
async fn stored(database: &Path) -> Vec<ImportedMatch> {
    let store = Store::open(database, [7; SECRET_BYTES]).await.unwrap();
    let all = SearchQuery {
        player: None,
        with: None,
        presets: None,
        rated: None,
        since_ms: None,
        until_ms: None,
        outcome: None,
        after: None,
        max: 100,
    };
    let found = store.search_imported(&all).await.unwrap().matches;
    store.close().await;
    found
}

#[tokio::test]
async fn records_are_stored_once_with_what_they_say() {
    let (folder, database) = folder().await;
    std::fs::write(folder.path().join("two.dgn"), format!("{LEFT}\n{OPEN}")).unwrap();
    let output = import(folder.path(), &["two.dgn"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(
        lines[0].starts_with("two.dgn:1: imported: block match.target=30, 2 rounds, Ann, Ben (imported-"),
        "{lines:?}"
    );
    assert!(lines[1].starts_with("two.dgn:20: imported: draw, 0 rounds, Cid, Dan ("), "{lines:?}");
    let all = stored(&database).await;
    let [open, left] = &all[..] else { panic!("{all:?}") };
    assert_eq!((open.day.as_deref(), open.players[0].outcome), (None, None));
    assert_eq!(
        (left.day.as_deref(), left.event.as_deref(), left.place_ms),
        (Some("2026-11-21"), Some("Friday"), 1_795_219_200_000)
    );
    let ends: Vec<_> =
        left.players.iter().map(|player| (player.name.as_str(), player.points, player.outcome)).collect();
    assert_eq!(
        ends,
        [("Ann", Some(41), Some(MatchOutcome::Won)), ("Ben", Some(0), Some(MatchOutcome::Lost))]
    );

    // The same match in other words: with more space, without what the rules give.
    let spaced =
        LEFT.replace("\nlead 1", "   # the host\nlead 1").replace("end out 1\n\n", "end out 1\n\n\n");
    std::fs::write(folder.path().join("again.dgn"), format!("{spaced}{LEFT}")).unwrap();
    let output = import(folder.path(), &["--json", "again.dgn"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let answers: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        answers.iter().map(|answer| answer["code"].as_str().unwrap()).collect::<Vec<_>>(),
        ["known"; 2]
    );
    assert_eq!(answers[0]["id"], left.id.as_str());
    assert_eq!(stored(&database).await, all);
}

#[tokio::test]
async fn all_rounds_of_a_record_have_the_numbers_of_their_deal_or_none_has() {
    let (folder, database) = folder().await;
    let proved = include_str!("../../../dgn/tests/deals/match.dgn");
    let last = proved.lines().rfind(|line| line.starts_with("fair ")).unwrap();
    std::fs::write(folder.path().join("one-less.dgn"), proved.replace(&format!("{last}\n"), "")).unwrap();
    let output = import(folder.path(), &["one-less.dgn"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("has no line `fair`"), "{}", text(&output.stderr));
    let none: String =
        proved.lines().filter(|line| !line.starts_with("fair ")).flat_map(|line| [line, "\n"]).collect();
    for (file, record) in [("none.dgn", none.as_str()), ("all.dgn", proved)] {
        std::fs::write(folder.path().join(file), record).unwrap();
        let output = import(folder.path(), &[file]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    }
    assert_eq!(stored(&database).await.len(), 2);
}

#[tokio::test]
async fn one_bad_record_keeps_its_file_out() {
    let (folder, database) = folder().await;
    let bad = LEFT.replace("left 2 5-5 6-6", "left 2 5-5 5-5");
    std::fs::write(folder.path().join("bad.dgn"), format!("{LEFT}{bad}")).unwrap();
    std::fs::write(folder.path().join("good.dgn"), DEALT).unwrap();
    let output = import(folder.path(), &["bad.dgn", "good.dgn", "none.dgn"]);
    assert_eq!(output.status.code(), Some(2));
    let errors: Vec<&str> = text(&output.stderr).lines().collect();
    assert_eq!(
        errors,
        ["bad.dgn:33: refused: 5-5 is left twice; each tile appears once", "none.dgn: no such file"]
    );
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(
        lines[0],
        "bad.dgn:1: not-stored: another record of this file is refused; --keep-going stores the others"
    );
    assert!(lines[1].starts_with("good.dgn:1: imported: "), "{lines:?}");
    assert_eq!(stored(&database).await.len(), 1);

    let output = import(folder.path(), &["--keep-going", "bad.dgn"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stored(&database).await.len(), 2);
}

#[tokio::test]
async fn a_deal_with_wrong_numbers_is_refused() {
    let (folder, database) = folder().await;
    let (before, after) = DEALT.split_once("secret=").unwrap();
    let changed = if after.starts_with('0') { '1' } else { '0' };
    let text_of = format!("{before}secret={changed}{}", &after[1..]);
    std::fs::write(folder.path().join("forged.dgn"), text_of).unwrap();
    let output = import(folder.path(), &["forged.dgn"]);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stdout));
    assert!(stored(&database).await.is_empty());
}

#[tokio::test]
async fn standard_input_is_read_and_bytes_that_are_no_text_are_named() {
    let (folder, database) = folder().await;
    let mut bytes = LEFT.as_bytes().to_vec();
    bytes.extend(b"dgn 1\nrules draw\nseat 1 \"\xff\"\nseat 2 \"B\"\n");
    let output = run_with_input(&[&IMPORT[..], &["-"]].concat(), folder.path(), &bytes);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stderr), "-:20: refused: this is not UTF-8; save the file as UTF-8\n");
    assert!(stored(&database).await.is_empty());
}

#[tokio::test]
async fn a_database_in_use_and_a_missing_one_are_refused() {
    let (folder, database) = folder().await;
    std::fs::write(folder.path().join("left.dgn"), LEFT).unwrap();
    let store = Store::open(&database, [7; SECRET_BYTES]).await.unwrap();
    let output = import(folder.path(), &["left.dgn"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("stop"), "{}", text(&output.stderr));
    store.close().await;
    std::fs::remove_file(&database).unwrap();
    let output = import(folder.path(), &["left.dgn"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).starts_with("boneyard: there is no database boneyard.db"),
        "{}",
        text(&output.stderr)
    );
    assert!(!database.exists());
}
