//! Whole matches in worlds with faults. `BONEYARD_WORLDS=100000 cargo test -p boneyard-simulator` takes longer and
//! finds more.

use boneyard_rules::presets;
use boneyard_simulator::simulate_all;

/// Worlds with random presets, unless `BONEYARD_WORLDS` is set.
const WORLDS: u64 = 1_900;
/// Worlds of each preset.
const WORLDS_EACH: u64 = 10;

#[test]
fn thousands_of_matches_survive_faults() {
    let worlds = std::env::var("BONEYARD_WORLDS")
        .map_or(WORLDS, |worlds| worlds.parse().expect("BONEYARD_WORLDS is a number of worlds to simulate"));
    let tally = simulate_all(1..worlds + 1, None, |_| {}).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(tally.matches >= worlds);
    // Faults did occur, and every kind of comparison took place.
    assert!(tally.restarts > worlds && tally.disconnects > worlds && tally.freezes > worlds / 10);
    assert!(tally.rounds > worlds && tally.plays > 10 * worlds);
    // R1.8.5-6: rounds replayed with other hidden tiles look the same, also with forced moves.
    assert!(tally.compared > worlds && tally.exchanged > worlds / 2, "{tally:?}");
}

#[test]
fn every_preset_survives_faults() {
    for preset in presets::all() {
        let tally = simulate_all(1..WORLDS_EACH + 1, Some(&preset.rules), |_| {})
            .unwrap_or_else(|failure| panic!("{failure}"));
        assert!(tally.matches >= WORLDS_EACH, "{}: {tally:?}", preset.rules.preset);
    }
}
