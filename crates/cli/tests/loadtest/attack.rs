//! A short `boneyard loadtest attack`: an evening continues under attack, and no attack on online play succeeds.

use serde_json::Value;

use crate::{new_seed, printed};

/// Steps of all attackers together.
const STEPS: &str = "150";

fn attack(seed: u64) {
    let seed = seed.to_string();
    eprintln!("seed {seed} (replay: boneyard loadtest attack --steps {STEPS} --seed {seed})");
    let printed = printed(&["attack", "--steps", STEPS, "--seed", &seed]);
    let summary: Value = serde_json::from_str(&printed).unwrap();
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
    attack(new_seed());
}

#[test]
fn no_attack_on_online_play_succeeds() {
    let seed = new_seed().to_string();
    let arguments =
        ["attack", "--on", "online", "--samples", "2", "--nonsense-percent", "5", "--seed", &seed];
    eprintln!("seed {seed} (replay: boneyard loadtest {})", arguments.join(" "));
    let summary: Value = serde_json::from_str(&printed(&arguments)).unwrap();
    assert_eq!(summary["faults"], Value::Array(Vec::new()));
    assert!(summary["operations"].as_u64().unwrap() > 100, "{summary}");
    for attack in
        ["foreign-origin", "read", "scopes", "forged", "after-new-password", "nonsense-body", "limits"]
    {
        assert!(summary["attacks"][attack].as_u64().unwrap() > 0, "{attack}: {summary}");
    }
}
