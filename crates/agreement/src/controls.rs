//! The alternatives of each parameter, for the rule editor.

use boneyard_i18n::{Language, Messages};
use boneyard_rules::{Parameter, ParameterKind, Rules};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    clauses::clause,
    refusal::{Conflict, conflict},
};

/// A parameter in the rule editor.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Control {
    /// The parameter, as `group.field`.
    pub parameter: String,
    /// The parameter's name in the language.
    pub label: String,
    /// The parameter's value in these rules.
    pub value: Value,
    /// The parameter's value in the preset.
    pub preset: Value,
    /// The kind of values that the parameter takes.
    pub takes: ParameterKind,
    /// The values of a choice, or the entries of a set or of bonuses; empty for other parameters.
    pub options: Vec<Alternative>,
}

/// A value of a choice, or an entry of a set or of bonuses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Alternative {
    /// The value in JSON.
    pub value: Value,
    /// The sentence of the parameter with only this value.
    pub text: String,
    /// The conflict that the value would cause; `None` if it would be valid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conflict: Option<Conflict>,
}

/// Every parameter of these rules with its alternatives.
///
/// ```
/// use boneyard_agreement::{Language, controls};
/// use boneyard_rules::{Parameter, Rules};
///
/// let controls = controls(&Rules::preset("goat-yard")?, Language::En);
/// assert_eq!(controls.len(), Parameter::ALL.len());
/// let reserve = controls.iter().find(|control| control.parameter == "draw.reserve").expect("a parameter");
/// assert_eq!(reserve.value, 1);
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[must_use]
pub fn controls(rules: &Rules, language: Language) -> Vec<Control> {
    let words = Messages::of(language);
    let preset = Rules::preset(&rules.preset).unwrap_or_else(|_| rules.clone());
    let control = |parameter: &Parameter| {
        Some(Control {
            parameter: parameter.name.into(),
            label: words.message(&clause(parameter.name)?.message()),
            value: parameter.value(rules),
            preset: parameter.value(&preset),
            takes: parameter.kind(),
            options: alternatives(rules, parameter.name, language),
        })
    };
    Parameter::ALL.iter().filter_map(control).collect()
}

/// The alternatives of a parameter, each with its sentence: the values of a choice, or the entries of a set or a list of
/// bonuses. Empty for other parameters.
///
/// ```
/// use boneyard_agreement::{Language, alternatives};
/// use boneyard_rules::Rules;
///
/// let rules = Rules::preset("draw")?;
/// let asleep = &alternatives(&rules, "deal.rest", Language::En)[1];
/// let conflict = asleep.conflict.as_ref().expect("players never draw tiles that are asleep");
/// assert_eq!(conflict.nearest[0].rules, "draw deal.rest=asleep draw.mode=none");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[must_use]
pub fn alternatives(rules: &Rules, name: &str, language: Language) -> Vec<Alternative> {
    let (Some(parameter), Some(clause)) = (Parameter::find(name), clause(name)) else { return Vec::new() };
    let words = Messages::of(language);
    // The value, the value to describe in a sentence, and the value to check for a conflict.
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
    let case = |(value, described, checked): (Value, Value, Value)| {
        let with_value = rules.with_unchecked(&[&parameter.override_with(&described)]).ok()?;
        let wanted = rules.with_unchecked(&[&parameter.override_with(&checked)]).ok()?;
        let text = clause.text(&with_value, words);
        Some(Alternative { value, text, conflict: conflict(&wanted, &[name], words) })
    };
    cases.into_iter().filter_map(case).collect()
}

/// The list with `entry` added, unless the list already has that entry or a bonus for the same event.
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
