//! What a player or a scorekeeper has seen is stored. The tests kill a server again and again while several clients play or
//! enter results, and compare what the clients saw with what is on disk.

mod evening;
mod online;

use std::path::Path;

use boneyard_client::process::{Serve, ServerProcess};
use serde_json::Value;

use crate::printed;

/// Enough for two groups of tables, which play all presets.
const KILLS: &str = "12";

#[test]
fn nothing_shown_is_lost_when_the_server_is_killed() {
    let seed = seed("nothing_shown_is_lost").to_string();
    let printed = printed(&["kill", "--kills", KILLS, "--seed", &seed, "--json"]);
    let report: Value = serde_json::from_str(&printed).unwrap();
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

/// Starts a server on a free port.
async fn serve(database: &Path) -> ServerProcess {
    Serve::new(env!("CARGO_BIN_EXE_boneyard"), database).flags(["--log", "warn"]).start().await.unwrap()
}

/// The seed of this run. Prints how to run the test again with the same seed.
fn seed(test: &str) -> u64 {
    let seed = crate::new_seed();
    eprintln!("seed {seed} (replay: BONEYARD_SEED={seed} cargo nextest run -p boneyard {test})");
    seed
}
