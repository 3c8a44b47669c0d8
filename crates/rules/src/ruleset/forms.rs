//! How the value of a parameter is written, for messages about values that it does not take.

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use serde_json::{Value, json};

use super::{
    conflicts,
    parameter::{Parameter, ParameterKind},
    suggestion::most_like,
};
use crate::ruleset::Rules;

impl Parameter {
    /// What the parameter takes, as the second half of a sentence about the refused value `written`. An override in it
    /// is an example that these rules accept.
    pub(super) fn expected(self, rules: &Rules, written: &str) -> String {
        let kind = self.kind();
        let what = match &kind {
            ParameterKind::Choice { values } => return one_of(values, written),
            ParameterKind::Number { min, max, optional: false } => {
                format!("a whole number from {min} to {max}")
            }
            ParameterKind::Number { min, max, optional: true } => {
                format!("a whole number from {min} to {max}, or `null`")
            }
            ParameterKind::Players { .. } => "a list of numbers of players".into(),
            ParameterKind::HandSizes { .. } => "the tiles of each hand by number of players".into(),
            ParameterKind::Target { .. } => "points, points by number of players, or `null`".into(),
            ParameterKind::Tiles => "a list of tiles, or lists by number of players".into(),
            ParameterKind::TileOrder => {
                "doubles as numbers and other tiles as pairs, the first choice first".into()
            }
            ParameterKind::Redeal { .. } => "how many doubles and how many tiles of a number".into(),
            ParameterKind::SpecialValues { .. } => "a list of tiles with their points".into(),
            ParameterKind::Bonuses { events, .. } => {
                format!("a list of events with their points; events are {}", words(events).join(", "))
            }
            ParameterKind::Set { values } => format!("a list of any of {}", words(values).join(", ")),
        };
        format!("write {what}, such as `{}`", self.example(rules, &kind, written))
    }

    /// An override that these rules accept. It has the refused number, if that is possible.
    fn example(self, rules: &Rules, kind: &ParameterKind, written: &str) -> String {
        let number = serde_json::from_str::<Value>(written).ok().filter(Value::is_u64);
        let current = self.value(rules);
        let mut values: Vec<Value> = match (kind, number) {
            (ParameterKind::HandSizes { .. }, Some(tiles)) => {
                let players = rules.deal.hand.keys().map(|players| (*players, tiles.clone()));
                vec![json!(players.collect::<BTreeMap<u8, Value>>())]
            }
            (ParameterKind::Players { .. }, Some(players)) => vec![json!([players])],
            (ParameterKind::TileOrder, Some(double)) => vec![json!([double])],
            (ParameterKind::Redeal { .. }, Some(doubles)) => vec![json!({"doubles": doubles, "suit": null})],
            _ => Vec::new(),
        };
        let is_empty = current.is_null() || current == json!([]);
        values.extend((!is_empty).then(|| current.clone()));
        values.extend(match kind {
            ParameterKind::Number { min, .. } => vec![json!(min), json!(min + 1)],
            ParameterKind::Target { .. } => vec![json!(100)],
            ParameterKind::Tiles => vec![json!([[0, 0]]), json!([[1, 2]]), json!([[0, 0, 1]])],
            ParameterKind::SpecialValues { .. } => {
                let value = |tile: Value| json!([{"tiles": [tile], "when": "held", "points": 25}]);
                vec![value(json!([0, 0])), value(json!([0, 0, 0]))]
            }
            ParameterKind::Redeal { .. } => vec![json!({"doubles": 5, "suit": null})],
            ParameterKind::Bonuses { events, .. } => {
                events.iter().map(|event| json!([{"event": event, "points": 25}])).collect()
            }
            ParameterKind::Set { values } => values.iter().map(|value| json!([value])).collect(),
            _ => Vec::new(),
        });
        let mut overrides = values.into_iter().map(|value| self.override_with(&value));
        let is_accepted =
            |text: &String| rules.changed(text).is_some_and(|rules| conflicts::check(&rules).is_ok());
        overrides.find(is_accepted).unwrap_or_else(|| self.override_with(&current))
    }
}

/// Words as they are written in a choice.
fn words(values: &[Value]) -> Vec<String> {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), ToString::to_string);
    values.iter().map(|value| format!("`{}`", word(value))).collect()
}

fn one_of(values: &[Value], written: &str) -> String {
    let names = values.iter().filter_map(Value::as_str);
    let suggestion = most_like(written.trim_matches('"'), names);
    let suggestion = suggestion.map_or_else(String::new, |name| format!("did you mean `{name}`? "));
    let words = words(values);
    match words.split_last() {
        Some((last, [])) => format!("{suggestion}write {last}"),
        Some((last, others)) => format!("{suggestion}write {} or {last}", others.join(", ")),
        None => suggestion,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::{RulesError, presets};

    /// What the message about a value that the parameter does not take offers.
    fn offered(rules: &Rules, parameter: Parameter, written: &str) -> String {
        match rules.with(&[&format!("{}={written}", parameter.name)]) {
            Err(RulesError::BadValue { expected, .. }) => expected,
            other => panic!("{} {}={written}: {other:?}", rules.preset, parameter.name),
        }
    }

    #[test]
    fn every_form_that_a_message_shows_is_accepted() {
        for preset in presets::all() {
            for parameter in Parameter::ALL {
                let rules = &preset.rules;
                let message = offered(rules, *parameter, "\"nonsense\"");
                if let ParameterKind::Choice { values } = parameter.kind() {
                    for (word, value) in words(&values).iter().zip(&values) {
                        assert!(message.contains(word), "{message}");
                        let text = format!("{}={}", parameter.name, word.trim_matches('`'));
                        let set = rules.with_unchecked(&[&text]).expect("a value that is taken");
                        assert_eq!(parameter.value(&set), *value, "{text}");
                    }
                    continue;
                }
                let (_, example) = message.rsplit_once("such as `").expect("an example");
                let accepted = rules.with(&[example.trim_end_matches('`')]);
                assert!(accepted.is_ok(), "{} {}: {message}", preset.rules.preset, parameter.name);
            }
        }
    }

    #[test]
    fn an_example_has_the_number_that_was_written() {
        let draw = Rules::preset("draw").expect("a preset");
        let says = |text: &str| draw.with(&[text]).expect_err("refused").to_string();
        assert_eq!(
            says("deal.hand=6"),
            "`deal.hand` cannot be `6`: write the tiles of each hand by number of players, such as \
             `deal.hand={\"2\":6,\"3\":6,\"4\":6}`"
        );
        assert_eq!(
            says("seats.count=4"),
            "`seats.count` cannot be `4`: write a list of numbers of players, such as `seats.count=[4]`"
        );
        assert!(says("deal.redeal=5").ends_with("such as `deal.redeal={\"doubles\":5,\"suit\":null}`"));
        assert!(says("deal.hand=60").ends_with("such as `deal.hand={\"2\":7,\"3\":5,\"4\":5}`"));
    }
}
