//! Reads and sets parameters by name, written `group.field=value`.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use serde_json::{Map, Value};

use super::error::RulesError;
use crate::ruleset::Rules;

impl Rules {
    /// These rules with one override, without a check for conflicts.
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

    /// The value of one parameter, named `group.field`, as JSON; `None` for an unknown name.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let rules = Rules::preset("goat-yard")?;
    /// assert_eq!(rules.parameter("draw.reserve"), Some(1.into()));
    /// assert_eq!(rules.parameter("reserve"), None);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<Value> {
        let (group, field) = name.split_once('.')?;
        self.group(group)?.remove(field)
    }

    /// Every parameter, named `group.field`, with its value as JSON.
    ///
    /// ```
    /// use boneyard_rules::{Parameter, Rules};
    ///
    /// assert_eq!(Rules::preset("draw")?.parameters().len(), Parameter::ALL.len());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
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
            // Serializing cannot fail: every field is a plain value with string keys.
            _ => Map::new(),
        }
    }
}

/// Reads and writes one group as JSON. The search for alternatives changes one parameter many times, so it must not
/// convert all groups.
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

/// Turns a message of serde's into the second half of a sentence about one parameter.
fn expected(serde_message: &str) -> String {
    let Some((_, what)) = serde_message.split_once("expected ") else { return serde_message.into() };
    let what = match what.trim_start_matches("one of ") {
        "u8" => "a whole number from 0 to 255",
        "u32" => "a whole number from 0",
        "a boolean" => "`true` or `false`",
        other => other,
    };
    format!("it takes {what}")
}

/// A parameter with its value, written as an override.
pub(crate) fn override_text(name: &str, value: &Value) -> String {
    match value {
        Value::String(word) => format!("{name}={word}"),
        other => format!("{name}={other}"),
    }
}
