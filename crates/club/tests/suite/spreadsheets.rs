//! Snapshots of the spreadsheets of an evening, for a person to check (CLUB-94).

use std::path::Path;

use boneyard_club::{csv, file};

#[track_caller]
fn written(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/played").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let evening = file::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let kinds = csv::CsvKind::ALL.map(|kind| format!("{kind}\n{}", csv::write(&evening, kind)));
    kinds.join("\n")
}

#[test]
fn an_evening_of_four_with_stakes() {
    insta::assert_snapshot!(written("four-with-stakes.evening"));
}

#[test]
fn an_evening_of_six_whose_last_table_is_filled() {
    insta::assert_snapshot!(written("six-settle.evening"));
}

#[test]
fn an_evening_with_two_tables() {
    insta::assert_snapshot!(written("two-tables.evening"));
}

#[test]
fn an_evening_with_sanctions() {
    insta::assert_snapshot!(written("sanctions.evening"));
}

#[test]
fn an_evening_with_a_match_that_was_annulled() {
    insta::assert_snapshot!(written("annulled-and-played-again.evening"));
}

#[test]
fn an_evening_that_was_stopped_and_decided_by_lot() {
    insta::assert_snapshot!(written("by-lot.evening"));
    insta::assert_snapshot!(written("stopped.evening"));
}

#[test]
fn an_evening_in_progress() {
    insta::assert_snapshot!(written("in-progress.evening"));
}

#[test]
fn an_unknown_kind_is_reported_with_the_known_kinds() {
    let error = "weather".parse::<csv::CsvKind>().expect_err("there is no such kind").to_string();
    let known = "standings, results, money, log, seating";
    assert_eq!(error, format!("nothing for a spreadsheet: `weather` (there are {known})"));
}

#[test]
fn the_log_lists_penalties_and_sanctions() {
    let text = "evening 1\nname \"Friday\"\nplayers 4 published\nmatches 1\npenalties on\nmatch 1 table 1 final 100:60\n\
                penalty 2 30 match 1\nsanction 1 match 1 \"spoke\"\n";
    let log = csv::write(&file::read(text).expect("an evening"), csv::CsvKind::Log);
    let count = |word: &str| log.lines().filter(|line| line.starts_with(word)).count();
    assert_eq!((count("penalty,"), count("sanction,")), (1, 1), "{log}");
}
