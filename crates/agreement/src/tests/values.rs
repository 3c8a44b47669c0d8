//! Snapshots of the English sentences of every parameter with many values, for a person to read.

use std::collections::BTreeMap;

use boneyard_rules::{Parameter, presets};

use super::other_values;
use boneyard_i18n::{Language, Messages};

use crate::clauses::clause;

/// The sentences of a parameter, each with its value and the first preset whose rules give this sentence.
fn sentences(parameter: Parameter) -> String {
    let words = Messages::of(Language::En);
    let clause = clause(parameter.name).expect("every parameter has a clause");
    let mut sentences_found: BTreeMap<(String, String), String> = BTreeMap::new();
    for preset in presets::all() {
        let rules = &preset.rules;
        let values = [parameter.value(rules)].into_iter().chain(other_values(rules, parameter));
        for value in values {
            let Ok(changed) = rules.with_unchecked(&[&parameter.override_with(&value)]) else { continue };
            let key = (parameter.override_with(&value), clause.text(&changed, words));
            sentences_found.entry(key).or_insert_with(|| rules.preset.to_string());
        }
    }
    sentences_found
        .into_iter()
        .map(|((value, text), preset)| format!("{value}  ({preset})\n    {text}\n"))
        .collect()
}

#[test]
fn every_value_of_every_parameter_has_its_sentence() {
    let sentences_found: String = Parameter::ALL.iter().map(|parameter| sentences(*parameter)).collect();
    insta::assert_snapshot!("values_en", sentences_found);
}
