//! Random rules that the ruleset accepts.

use std::env;

use boneyard_rules::{Parameter, ParameterKind, Rules, presets};
use serde_json::{Value, json};

use super::other_values;
use crate::example::random::Shuffler;

/// How many random rules an ordinary run tries.
const CASES: usize = 300;

/// Checks random rules, the same ones for the same seed.
///
/// `BONEYARD_CASES` sets how many are tried, `BONEYARD_SEED` which ones. A failing test prints both.
pub(crate) fn check_random_rules(mut check: impl FnMut(&Rules, &mut Shuffler)) {
    let number = |name: &str| {
        let text = env::var(name).ok()?;
        Some(text.parse::<u64>().unwrap_or_else(|_| panic!("{name} is a number")))
    };
    let seed = number("BONEYARD_SEED").unwrap_or(1);
    let cases = number("BONEYARD_CASES").map_or(CASES, |cases| usize::try_from(cases).expect("a count"));
    println!("BONEYARD_SEED={seed} BONEYARD_CASES={cases}");
    let mut random = Shuffler::new(seed);
    for _ in 0..cases {
        let rules = random_rules(&mut random);
        println!("{rules}");
        check(&rules, &mut random);
    }
}

/// A preset with one to three changes.
fn random_rules(random: &mut Shuffler) -> Rules {
    let presets = presets::all();
    loop {
        let mut rules = presets[random.below(presets.len())].rules.clone();
        for _ in 0..=random.below(3) {
            let parameter = Parameter::ALL[random.below(Parameter::ALL.len())];
            let Some(value) = random_value(&rules, parameter, random) else { continue };
            // A change that excludes an earlier one is left out.
            if let Ok(changed) = rules.with_unchecked(&[&parameter.override_with(&value)]) {
                rules = changed;
            }
        }
        if rules.with(&[]).is_ok() && !rules.differences().is_empty() {
            return rules;
        }
    }
}

/// A value for a parameter: one of a few examples, or any number.
fn random_value(rules: &Rules, parameter: Parameter, random: &mut Shuffler) -> Option<Value> {
    let mut between = |least: usize, most: usize| least + random.below(most - least + 1);
    let any_number = between(0, 1) == 0;
    Some(match parameter.kind() {
        ParameterKind::Number { min, max, .. } if any_number => {
            json!(between(usize::try_from(min).ok()?, usize::try_from(max).ok()?))
        }
        ParameterKind::HandSizes { .. } if any_number => {
            rules.seats.count.iter().map(|players| (players.to_string(), json!(between(1, 9)))).collect()
        }
        ParameterKind::Target { .. } if any_number => {
            rules.seats.count.iter().map(|players| (players.to_string(), json!(between(1, 300)))).collect()
        }
        ParameterKind::Players { .. } if any_number => (2..=between(2, 8)).collect(),
        _ => {
            let values = other_values(rules, parameter);
            if values.is_empty() { None } else { Some(values[between(0, values.len() - 1)].clone()) }?
        }
    })
}
