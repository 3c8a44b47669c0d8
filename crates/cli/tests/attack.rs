//! A short `boneyard loadtest attack`: an evening continues under attack, and no attack on online play succeeds.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

use std::process::Command;

use serde_json::Value;

/// Steps of all attackers together.
const STEPS: &str = "150";

fn attack(seed: u64) {
    let seed = seed.to_string();
    eprintln!("seed {seed} (replay: boneyard loadtest attack --steps {STEPS} --seed {seed})");
    let mut command = Command::new(env!("CARGO_BIN_EXE_boneyard"));
    let output = command.args(["loadtest", "attack", "--steps", STEPS, "--seed", &seed]).output().unwrap();
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{stdout}{}", String::from_utf8_lossy(&output.stderr));
    let summary: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(summary["faults"], Value::Array(Vec::new()));
    assert!(summary["evenings"].as_u64().unwrap() > 0, "{summary}");
    assert!(summary["refused"].as_u64().unwrap() > 0, "{summary}");
}

#[test]
fn an_evening_continues_under_attack() {
    attack(1);
}

#[test]
fn an_evening_continues_under_an_attack_with_a_new_seed() {
    attack(
        std::env::var("BONEYARD_SEED")
            .ok()
            .and_then(|seed| seed.parse().ok())
            .unwrap_or_else(|| std::time::UNIX_EPOCH.elapsed().unwrap().subsec_nanos().into()),
    );
}

#[test]
fn no_attack_on_online_play_succeeds() {
    let seed: u64 = std::time::UNIX_EPOCH.elapsed().unwrap().subsec_nanos().into();
    let seed = std::env::var("BONEYARD_SEED").unwrap_or_else(|_| seed.to_string());
    let arguments = ["loadtest", "attack", "--on", "online", "--samples", "2", "--nonsense-percent", "5"];
    eprintln!("seed {seed} (replay: boneyard {} --seed {seed})", arguments.join(" "));
    let mut command = Command::new(env!("CARGO_BIN_EXE_boneyard"));
    let output = command.args(arguments).args(["--seed", &seed]).output().unwrap();
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{stdout}{}", String::from_utf8_lossy(&output.stderr));
    let summary: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(summary["faults"], Value::Array(Vec::new()));
    assert!(summary["operations"].as_u64().unwrap() > 100, "{summary}");
    for attack in
        ["foreign-origin", "read", "scopes", "forged", "after-new-password", "nonsense-body", "limits"]
    {
        assert!(summary["attacks"][attack].as_u64().unwrap() > 0, "{attack}: {summary}");
    }
}
