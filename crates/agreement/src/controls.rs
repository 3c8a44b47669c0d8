//! What each parameter could be set to instead.

use boneyard_rules::{Parameter, ParameterKind, Rules};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    clauses::clause,
    language::Language,
    refusal::{Conflict, conflict},
    words::Words,
};

/// A parameter, for a page that lets people change it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Control {
    /// The parameter, as `group.field`.
    pub parameter: String,
    /// What it is called.
    pub label: String,
    /// What it is set to.
    pub value: Value,
    /// What the preset sets it to.
    pub preset: Value,
    /// What it may be set to.
    pub takes: ParameterKind,
    /// The words that it, or an entry of it, may be: for choices, sets and bonuses.
    pub options: Vec<Alternative>,
}

/// A value that a parameter could have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alternative {
    /// The value, as an override writes it.
    pub value: Value,
    /// The sentence that it would give.
    pub text: String,
    /// What stands against it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub conflict: Option<Conflict>,
}

/// Every parameter of these rules with what it could be instead.
#[must_use]
pub fn controls(rules: &Rules, language: Language) -> Vec<Control> {
    let words = Words::of(language);
    let preset = Rules::preset(&rules.preset).unwrap_or_else(|_| rules.clone());
    let control = |parameter: &Parameter| {
        Some(Control {
            parameter: parameter.name.into(),
            label: words.say(&clause(parameter.name)?.message()),
            value: parameter.value(rules),
            preset: parameter.value(&preset),
            takes: parameter.kind(),
            options: alternatives(rules, parameter.name, language),
        })
    };
    Parameter::ALL.iter().filter_map(control).collect()
}

/// The values that a parameter could have, each with the sentence that it would give: for a choice its values, for a
/// set or a list of bonuses its entries. Empty for other parameters.
///
/// ```
/// use boneyard_agreement::{Language, alternatives};
/// use boneyard_rules::Rules;
///
/// let rules = Rules::preset("draw")?;
/// let asleep = &alternatives(&rules, "deal.rest", Language::En)[1];
/// let conflict = asleep.conflict.as_ref().expect("tiles asleep are never drawn");
/// assert_eq!(conflict.nearest[0].rules, "draw deal.rest=asleep draw.mode=none");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[must_use]
pub fn alternatives(rules: &Rules, name: &str, language: Language) -> Vec<Alternative> {
    let (Some(parameter), Some(clause)) = (Parameter::find(name), clause(name)) else { return Vec::new() };
    let words = Words::of(language);
    // What is set for the sentence, and what for the question whether it is possible.
    let cases: Vec<(Value, Value, Value)> = match parameter.kind() {
        ParameterKind::Choice { values } => {
            values.into_iter().map(|value| (value.clone(), value.clone(), value)).collect()
        }
        ParameterKind::Set { values } => {
            let with = |value: &Value| with_entry(&parameter.value(rules), value.clone());
            values.into_iter().map(|value| (value.clone(), json!([value]), with(&value))).collect()
        }
        ParameterKind::Bonuses { events, .. } => {
            let bonus = |event: &Value| json!({ "event": event, "points": 25 });
            let with = |event: &Value| with_entry(&parameter.value(rules), bonus(event));
            events.into_iter().map(|event| (event.clone(), json!([bonus(&event)]), with(&event))).collect()
        }
        _ => Vec::new(),
    };
    let case = |(value, said, asked): (Value, Value, Value)| {
        let imagined = rules.with_unchecked(&[&parameter.override_with(&said)]).ok()?;
        let wanted = rules.with_unchecked(&[&parameter.override_with(&asked)]).ok()?;
        let text = clause.text(&imagined, words);
        Some(Alternative { value, text, conflict: conflict(&wanted, &[name], words) })
    };
    cases.into_iter().filter_map(case).collect()
}

/// A list with one more entry, where it has none like it.
fn with_entry(list: &Value, entry: Value) -> Value {
    let mut entries = list.as_array().cloned().unwrap_or_default();
    let same = |known: &Value| {
        known == &entry || known.get("event").is_some_and(|event| Some(event) == entry.get("event"))
    };
    if !entries.iter().any(same) {
        entries.push(entry);
    }
    Value::Array(entries)
}
