//! What a player or a scorekeeper has seen is stored. The tests kill a server again and again while several clients play or
//! enter results, and compare what the clients saw with what is on disk.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod evening;
mod online;
mod process;

use std::process::Command;

use boneyard_test_support::{phone, visitor};
use serde_json::Value;

/// Enough for two groups of tables, which play all presets.
const KILLS: &str = "12";

#[test]
fn nothing_shown_is_lost_when_the_server_is_killed() {
    let seed = seed("nothing_shown_is_lost").to_string();
    let arguments = ["loadtest", "kill", "--kills", KILLS, "--seed", &seed, "--json"];
    let output = Command::new(env!("CARGO_BIN_EXE_boneyard")).args(arguments).output().unwrap();
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "seed {seed}: {stdout}{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_str(&stdout).unwrap();
    let count = |what: &str| report[what].as_u64().unwrap();
    assert_eq!(count("kills").to_string(), KILLS);
    assert_eq!((count("faults"), &report["faults_listed"]), (0, &Value::Array(Vec::new())));
    assert_eq!(report["presets_missing"], Value::Array(Vec::new()), "every preset was played");
    assert!(count("events_shown") > 1_000, "{report}");
    assert_eq!(count("events_checked"), count("events_shown"));
    assert!(count("acknowledgements_checked") > 100, "{report}");
    assert!(
        count("matches_ended") > 0 && count("ratings_checked") > 0 && count("outcomes_checked") > 0,
        "{report}"
    );
}

/// The seed of this run. Prints how to run the test again with the same seed.
fn seed(test: &str) -> u64 {
    let seed = match std::env::var("BONEYARD_SEED") {
        Ok(text) => text.parse().expect("BONEYARD_SEED is a number"),
        Err(_) => std::time::UNIX_EPOCH.elapsed().unwrap().subsec_nanos().into(),
    };
    eprintln!("seed {seed} (replay: BONEYARD_SEED={seed} cargo nextest run -p boneyard {test})");
    seed
}
