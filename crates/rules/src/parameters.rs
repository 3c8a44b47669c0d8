//! Parameters by name: `group.field=value` in and out.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use serde_json::{Map, Value};

use crate::{conflicts, presets, rules::Rules};

/// Why a text is not a set of rules. One sentence: what is wrong, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// No preset has this name.
    UnknownPreset(String),
    /// An override is not written `group.field=value`.
    Malformed(String),
    /// No parameter has this name.
    UnknownParameter(String),
    /// The value is not one the parameter takes.
    BadValue {
        /// The parameter, as `group.field`.
        parameter: String,
        /// The value, as written.
        value: String,
        /// What would be right.
        expected: String,
    },
    /// Two parameters cannot both hold.
    Conflict {
        /// The first, as `group.field=value`.
        first: String,
        /// The second, as `group.field=value`.
        second: String,
        /// Why they exclude each other.
        why: String,
    },
    /// These rules have no table of so many seats.
    Seats {
        /// The number asked for.
        seats: usize,
        /// The numbers there are.
        allowed: Vec<u8>,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPreset(name) => {
                write!(f, "no preset is called `{name}`; known are {}", presets::NAMES.join(", "))
            }
            Self::Malformed(text) => write!(f, "`{text}` is not an override; write `group.field=value`"),
            Self::UnknownParameter(name) => write!(f, "no parameter is called `{name}`"),
            Self::BadValue { parameter, value, expected } => {
                write!(f, "`{parameter}` cannot be `{value}`: {expected}")
            }
            Self::Conflict { first, second, why } => write!(f, "`{first}` conflicts with `{second}`: {why}"),
            Self::Seats { seats, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(u8::to_string).collect();
                write!(f, "these rules have no table of {seats} seats; they have {}", allowed.join(", "))
            }
        }
    }
}

impl core::error::Error for RulesError {}

impl Rules {
    /// The rules of a preset.
    ///
    /// # Errors
    /// [`RulesError::UnknownPreset`] names the presets there are.
    pub fn preset(name: &str) -> Result<Self, RulesError> {
        Ok(presets::find(name)?.rules)
    }

    /// Reads a preset's name and the parameters that differ, separated by spaces.
    ///
    /// # Errors
    /// The first part that is wrong.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let mut words = text.split_whitespace();
        let preset = words.next().unwrap_or_default();
        let overrides: Vec<&str> = words.collect();
        Self::preset(preset)?.with(&overrides)
    }

    /// These rules with some parameters set, each written `group.field=value`. The value is a bare word,
    /// a number, `null` or JSON without spaces.
    ///
    /// # Errors
    /// The first parameter that is wrong, or the first two that exclude each other.
    pub fn with(&self, overrides: &[&str]) -> Result<Self, RulesError> {
        let mut changed = self.clone();
        for text in overrides {
            changed = changed.set_parameter(text)?;
        }
        conflicts::check(&changed)?;
        Ok(changed)
    }

    /// Sets one parameter without looking for conflicts.
    pub(crate) fn set_parameter(&self, text: &str) -> Result<Self, RulesError> {
        let malformed = || RulesError::Malformed(text.into());
        let (name, written) = text.split_once('=').ok_or_else(malformed)?;
        let (group, field) = name.split_once('.').ok_or_else(malformed)?;
        let value =
            serde_json::from_str(written).unwrap_or_else(|_| Value::String(written.trim_matches('"').into()));

        let mut tree = self.tree();
        let slot = tree
            .get_mut(group)
            .and_then(Value::as_object_mut)
            .and_then(|fields| fields.get_mut(field))
            .ok_or_else(|| RulesError::UnknownParameter(name.into()))?;
        *slot = value;
        serde_json::from_value(Value::Object(tree)).map_err(|error| RulesError::BadValue {
            parameter: name.into(),
            value: written.into(),
            expected: expected(&error.to_string()),
        })
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

    /// The parameters that differ from the preset, each written `group.field=value`.
    #[must_use]
    pub fn differences(&self) -> Vec<String> {
        let preset = Self::preset(&self.preset).map(|rules| rules.parameters()).unwrap_or_default();
        let differs = |parameter: &(String, Value)| !preset.contains(parameter);
        self.parameters()
            .into_iter()
            .filter(differs)
            .map(|(name, value)| match value {
                Value::String(word) => format!("{name}={word}"),
                other => format!("{name}={other}"),
            })
            .collect()
    }

    fn tree(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(tree)) => tree,
            // Every field is a plain value with string keys, so there is nothing to fail on.
            _ => Map::new(),
        }
    }
}

/// The preset's name and the parameters that differ: what [`Rules::parse`] reads.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.preset)?;
        self.differences().iter().try_for_each(|difference| write!(f, " {difference}"))
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BlockTie, Target};

    #[test]
    fn overrides_read_and_write() {
        let rules = Rules::parse(r#"draw deal.hand={"2":6,"3":5,"4":5} match.target=61 score.blockTie=eggs"#)
            .expect("three good overrides");
        assert_eq!(rules.match_.target, Target::Points(61));
        assert_eq!(rules.score.block_tie, BlockTie::Eggs);
        assert_eq!(rules.hand_size(2), Some(6));
        assert_eq!(Rules::parse(&rules.to_string()), Ok(rules));
    }

    #[test]
    fn a_bad_override_says_what_is_right() {
        let says = |text| Rules::parse(text).expect_err("a bad override").to_string();
        assert_eq!(
            says("draw score.blockTie=egs"),
            "`score.blockTie` cannot be `egs`: it takes `void`, `eggs`, `carry`, `blocker-loses`, \
             `blocker-wins`, `leader-wins`"
        );
        assert_eq!(says("draw score.ties=eggs"), "no parameter is called `score.ties`");
        assert_eq!(says("draw eggs"), "`eggs` is not an override; write `group.field=value`");
        assert_eq!(
            says("draw match.target=high"),
            "`match.target` cannot be `high`: it takes a number, null, or numbers by players such as \
             {\"2\":15,\"3\":10}"
        );
        assert!(says("drow").starts_with("no preset is called `drow`; known are classic"));
        assert_eq!(
            says("draw draw.count=-1"),
            "`draw.count` cannot be `-1`: it takes a whole number from 0 to 255"
        );
        assert_eq!(
            says("draw deal.rest=asleep"),
            "`deal.rest=asleep` conflicts with `draw.mode=until-playable`: tiles asleep are never drawn"
        );
    }
}
