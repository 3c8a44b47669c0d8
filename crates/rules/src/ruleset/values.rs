//! The values of parameters, read and written as JSON by name.

use alloc::{format, string::String, vec::Vec};

use serde_json::{Map, Value};

use crate::ruleset::Rules;

impl Rules {
    /// These rules with one override; `None` if the parameter does not exist or does not take the value.
    pub(super) fn changed(&self, text: &str) -> Option<Self> {
        let (name, written) = text.split_once('=')?;
        let (group, field) = name.split_once('.')?;
        let value =
            serde_json::from_str(written).unwrap_or_else(|_| Value::String(written.trim_matches('"').into()));
        let mut fields = self.group(group)?;
        *fields.get_mut(field)? = value;
        let mut changed = self.clone();
        changed.set_group(group, Value::Object(fields)).ok()?;
        Some(changed)
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

/// A parameter with its value, written as an override.
pub(crate) fn override_text(name: &str, value: &Value) -> String {
    match value {
        Value::String(word) => format!("{name}={word}"),
        other => format!("{name}={other}"),
    }
}
