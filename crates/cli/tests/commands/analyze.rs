//! `boneyard analyze`: what it prints and refuses.

use serde_json::Value;

use crate::program::{file as record, refusal, run, text};

/// Two plays and a pass, with all hands. Seat 1 passes its 0-0 over for 0-1.
const PLAYED: &str = "dgn 1\nrules block\nseat 1 \"Ann\"\nseat 2 \"Ben\"\n\nround 1\nlead 1\ndeal 1 0-0 0-1 0-2 0-3 0-4 0-5 6-6\n\
     deal 2 2-2 2-3 2-4 2-5 2-6 3-3 3-4\n1 6-6\n2 2-6@R\n1 0-2@R\n2 pass\n";

#[test]
fn each_play_is_listed_with_what_is_to_be_said_about_it() {
    let output = run(&["analyze", "--deals", "20", &record("played.dgn", PLAYED)]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let sheet = text(&output.stdout);
    assert!(sheet.contains("Round 1\n1  Ann  6-6\n"), "{sheet}");
    assert!(sheet.contains("4  Ben  pass   shows no 0 and no 6\n"), "{sheet}");
    assert!(sheet.contains("points lost a choice"), "{sheet}");
}

#[test]
fn one_seat_is_analysed_alone_and_the_same_seed_says_the_same() {
    let file = record("seat.dgn", PLAYED);
    let json = |seat: &str| {
        let output = run(&["analyze", "--json", "--deals", "20", "--seat", seat, &file]);
        text(&output.stdout).to_owned()
    };
    let once = json("2");
    assert_eq!(once, json("2"));
    let report: Value = serde_json::from_str(&once).expect("one line of JSON");
    let plays = report["rounds"][0]["plays"].as_array().expect("the plays of the round");
    assert!(plays.iter().all(|play| play["seat"] == 2) && plays.len() == 2, "{once}");
    assert_eq!(report["seats"][0]["choices"], 0, "{once}");
}

#[test]
fn what_cannot_be_analysed_is_named() {
    let left =
        "dgn 1\nrules block\nseat 1 \"Ann\"\nseat 2 \"Ben\"\nround 1\nleft 1 -\nleft 2 3-4\nend out 1\n";
    let file = record("left.dgn", left);
    let output = run(&["analyze", &file]);
    assert_eq!(output.status.code(), Some(2));
    let why = "no round of this record has all its hands; analysis needs the tiles of every seat";
    assert_eq!(text(&output.stderr), format!("{file}:1: {why}\n"));
    let file = record("third.dgn", PLAYED);
    let output = run(&["analyze", "--seat", "3", &file]);
    assert_eq!(text(&output.stderr), format!("{file}:1: there is no seat 3; the record has seats 1 to 2\n"));
    assert!(refusal(&["analyze", "--deals", "1", &file]).contains("--deals"));
}
