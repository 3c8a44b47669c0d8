//! Parameters by name: `group.field=value` in and out.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use serde_json::{Map, Value};

use super::error::RulesError;
use crate::ruleset::Rules;

impl Rules {
    /// Sets one parameter without looking for conflicts.
    pub(crate) fn set_parameter(&self, text: &str) -> Result<Self, RulesError> {
        let malformed = || RulesError::Malformed(text.into());
        let (name, written) = text.split_once('=').ok_or_else(malformed)?;
        let (group, field) = name.split_once('.').ok_or_else(malformed)?;
        let value =
            serde_json::from_str(written).unwrap_or_else(|_| Value::String(written.trim_matches('"').into()));

        let unknown = || RulesError::UnknownParameter(name.into());
        let mut fields = self.group(group).ok_or_else(unknown)?;
        *fields.get_mut(field).ok_or_else(unknown)? = value;
        let mut changed = self.clone();
        changed.set_group(group, Value::Object(fields)).map_err(|error| RulesError::BadValue {
            parameter: name.into(),
            value: written.into(),
            expected: expected(&error.to_string()),
        })?;
        Ok(changed)
    }

    /// The value of one parameter, named as `group.field`.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<Value> {
        let (group, field) = name.split_once('.')?;
        self.group(group)?.remove(field)
    }

    /// Every parameter as `group.field` and its value in JSON.
    #[must_use]
    pub fn parameters(&self) -> Vec<(String, Value)> {
        let mut all = Vec::new();
        for (group, fields) in self.tree() {
            if let Value::Object(fields) = fields {
                all.extend(fields.into_iter().map(|(field, value)| (format!("{group}.{field}"), value)));
            }
        }
        all
    }

    fn tree(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(tree)) => tree,
            // Every field is a plain value with string keys, so there is nothing to fail on.
            _ => Map::new(),
        }
    }
}

/// Reaches the fields of one group without the others: a search for rules changes one parameter many times.
macro_rules! groups {
    ($($name:literal => $group:ident),* $(,)?) => {
        impl Rules {
            fn group(&self, name: &str) -> Option<Map<String, Value>> {
                let fields = match name {
                    $($name => serde_json::to_value(&self.$group),)*
                    _ => return None,
                };
                match fields {
                    Ok(Value::Object(fields)) => Some(fields),
                    _ => None,
                }
            }

            fn set_group(&mut self, name: &str, fields: Value) -> serde_json::Result<()> {
                match name {
                    $($name => self.$group = serde_json::from_value(fields)?,)*
                    _ => {}
                }
                Ok(())
            }
        }
    };
}

groups!(
    "tiles" => tiles,
    "seats" => seats,
    "deal" => deal,
    "lead" => lead,
    "layout" => layout,
    "turn" => turn,
    "draw" => draw,
    "end" => end,
    "value" => value,
    "score" => score,
    "account" => account,
    "match" => match_,
    "rating" => rating,
);

/// The parser's words, made to fit a sentence about one parameter.
fn expected(serde_says: &str) -> String {
    let Some((_, what)) = serde_says.split_once("expected ") else { return serde_says.into() };
    let what = match what.trim_start_matches("one of ") {
        "u8" => "a whole number from 0 to 255",
        "u32" => "a whole number from 0",
        "a boolean" => "`true` or `false`",
        other => other,
    };
    format!("it takes {what}")
}

/// A parameter with its value, as an override says it.
pub(crate) fn override_text(name: &str, value: &Value) -> String {
    match value {
        Value::String(word) => format!("{name}={word}"),
        other => format!("{name}={other}"),
    }
}
