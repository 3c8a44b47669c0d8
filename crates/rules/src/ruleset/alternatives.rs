//! Finds the valid rules nearest to rules that are refused for a conflict.

use alloc::{collections::VecDeque, string::String, vec, vec::Vec};

use serde_json::Value;

use super::{
    conflicts,
    error::RulesError,
    parameter::{Parameter, ParameterKind},
};
use crate::ruleset::Rules;

/// The most rulesets returned of each kind: those that keep the requested values, and those that do not.
const RETURNED_MAX: usize = 3;

/// The most rulesets that one search examines.
const EXAMINED_MAX: usize = 150;

impl Rules {
    /// The valid rules nearest to those of a text that is refused for a conflict. First those that keep the text's
    /// overrides and change other parameters, then those that change an override. Valid rules are returned as they are.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let near = Rules::nearest("draw deal.rest=asleep")?;
    /// assert_eq!(near[0].to_string(), "draw deal.rest=asleep draw.mode=none");
    /// assert_eq!(near[1].to_string(), "draw");
    /// assert!(Rules::nearest("draw deal.rest=awake").is_err());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// The first unknown preset, unknown parameter or value that a parameter does not take.
    pub fn nearest(text: &str) -> Result<Vec<Self>, RulesError> {
        let mut words = text.split_whitespace();
        let preset = Self::preset(words.next().unwrap_or_default())?;
        let overrides: Vec<&str> = words.collect();
        Ok(preset.with_unchecked(&overrides)?.nearest_possible(&[]))
    }

    /// These rules if they are valid, otherwise the nearest valid rules. The parameters named in `keep`, and those that
    /// differ from the preset, change last.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let wanted = Rules::preset("draw")?.with_unchecked(&["deal.rest=asleep"])?;
    /// assert_eq!(wanted.nearest_possible(&[])[0].to_string(), "draw deal.rest=asleep draw.mode=none");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn nearest_possible(&self, keep: &[&str]) -> Vec<Self> {
        let Some(conflict) = self.conflict() else { return vec![self.clone()] };
        let preset = Self::preset(&self.preset).unwrap_or_else(|_| self.clone());
        let of_preset = preset.parameters();
        let differing = self.parameters().into_iter().filter(|parameter| !of_preset.contains(parameter));
        let requested: Vec<String> =
            keep.iter().map(|name| String::from(*name)).chain(differing.map(|(name, _)| name)).collect();
        let is_requested = |name: &str| requested.iter().any(|known| known == name);
        let mut near = self.search(&of_preset, &conflict, |name| !is_requested(name), true);
        for other in self.search(&of_preset, &conflict, is_requested, false) {
            if !near.contains(&other) {
                near.push(other);
            }
        }
        if near.is_empty() {
            near.push(preset);
        }
        near
    }

    /// The names of two parameters that exclude each other; `None` if the rules are valid.
    fn conflict(&self) -> Option<[String; 2]> {
        let name = |text: String| text.split_once('=').map_or(text.clone(), |(name, _)| name.into());
        match conflicts::check(self) {
            Err(RulesError::Conflict { first, second, .. }) => Some([name(first), name(second)]),
            _ => None,
        }
    }

    /// The valid rules reached by changing the fewest conflicting parameters. Each change must remove the conflict that it
    /// is made for.
    fn search(
        &self,
        preset: &[(String, Value)],
        conflict: &[String; 2],
        may_change: impl Fn(&str) -> bool,
        every_value: bool,
    ) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        let mut seen: Vec<Self> = Vec::new();
        let mut fewest_changes = usize::MAX;
        let mut waiting: VecDeque<(Self, [String; 2], Vec<&str>)> =
            [(self.clone(), conflict.clone(), Vec::new())].into();
        while let Some((rules, conflict, changed)) = waiting.pop_front() {
            if changed.len() >= fewest_changes {
                break;
            }
            for name in [&conflict[1], &conflict[0]] {
                let Some(parameter) = Parameter::find(name) else { continue };
                if !may_change(name) || changed.contains(&parameter.name) {
                    continue;
                }
                let of_preset = preset.iter().find(|(known, _)| known == name).map(|(_, value)| value);
                for value in parameter.near_values(of_preset, every_value) {
                    let Ok(next) = rules.with_unchecked(&[&parameter.override_with(&value)]) else {
                        continue;
                    };
                    if seen.len() >= EXAMINED_MAX || seen.contains(&next) {
                        continue;
                    }
                    seen.push(next.clone());
                    match next.conflict() {
                        None if found.len() < RETURNED_MAX => {
                            fewest_changes = changed.len() + 1;
                            found.push(next);
                        }
                        Some(other) if other != conflict => {
                            let changed = changed.iter().copied().chain([parameter.name]).collect();
                            waiting.push_back((next, other, changed));
                        }
                        _ => {}
                    }
                }
            }
        }
        found
    }
}

impl Parameter {
    /// The values to try in place of a conflicting one: the preset's first, then with `every_value` other valid values.
    fn near_values(self, preset: Option<&Value>, every_value: bool) -> Vec<Value> {
        let mut values: Vec<Value> = preset.cloned().into_iter().collect();
        if every_value {
            match self.kind() {
                ParameterKind::Choice { values: all } => values.extend(all),
                ParameterKind::Number { min, optional, .. } => {
                    values.extend(optional.then_some(Value::Null));
                    values.push(min.into());
                }
                ParameterKind::Set { .. }
                | ParameterKind::Bonuses { .. }
                | ParameterKind::SpecialValues { .. } => {
                    values.push(Value::Array(Vec::new()));
                }
                ParameterKind::Players { .. }
                | ParameterKind::HandSizes { .. }
                | ParameterKind::Target { .. }
                | ParameterKind::Tiles
                | ParameterKind::TileOrder
                | ParameterKind::Redeal { .. } => {}
            }
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::ruleset::presets;

    #[test]
    fn every_conflicting_choice_has_valid_rules_near() {
        for preset in presets::all() {
            for parameter in Parameter::ALL {
                let ParameterKind::Choice { values } = parameter.kind() else { continue };
                for value in values.into_iter().filter(|value| *value != parameter.value(&preset.rules)) {
                    let text = alloc::format!("{} {}", preset.rules.preset, parameter.override_with(&value));
                    let near = Rules::nearest(&text).expect("values that are taken");
                    assert!(!near.is_empty(), "{text}");
                    for rules in near {
                        assert_eq!(Rules::parse(&rules.to_string()), Ok(rules), "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn requested_values_are_kept_first() {
        let near = Rules::nearest("goat score.sense=winner-gains").expect("a value that is taken");
        assert_eq!(near[0].score.sense, crate::ruleset::Sense::WinnerGains, "{}", near[0]);
        assert!(near.iter().any(|rules| rules.to_string() == "goat"), "{near:?}");
    }
}
