//! What a sheet says for every value of every parameter, in English, as it was read and found true.

use std::collections::BTreeMap;

use boneyard_rules::{Parameter, presets};

use super::others;
use crate::{Language, clauses::clause, words::Words};

/// The sentences of a parameter, each with the values that it stands for, and the first preset where it does.
fn sentences(parameter: Parameter) -> String {
    let words = Words::of(Language::En);
    let clause = clause(parameter.name).expect("every parameter has a clause");
    let mut said: BTreeMap<(String, String), String> = BTreeMap::new();
    for preset in presets::all() {
        let rules = &preset.rules;
        let values = [parameter.value(rules)].into_iter().chain(others(rules, parameter));
        for value in values {
            let Ok(changed) = rules.with_unchecked(&[&parameter.override_with(&value)]) else { continue };
            let key = (parameter.override_with(&value), clause.text(&changed, words));
            said.entry(key).or_insert_with(|| rules.preset.to_string());
        }
    }
    said.into_iter().map(|((value, text), preset)| format!("{value}  ({preset})\n    {text}\n")).collect()
}

#[test]
fn every_value_of_every_parameter_is_said_as_it_is_meant() {
    let said: String = Parameter::ALL.iter().map(|parameter| sentences(*parameter)).collect();
    insta::assert_snapshot!("values_en", said);
}
