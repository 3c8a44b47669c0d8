//! Finds the valid rules nearest to rules that are refused for a conflict.

use alloc::{
    collections::VecDeque,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use serde_json::Value;

use super::{
    conflict_reason::ConflictReason,
    conflicts,
    error::RulesError,
    parameter::{Parameter, ParameterKind},
    repairs,
};
use crate::ruleset::Rules;

/// The most rulesets returned that keep what was asked for.
const RETURNED_MAX: usize = 3;

/// The most rulesets that one search examines.
const EXAMINED_MAX: usize = 300;

/// The most parameters that a search changes. With more changes it would be another game.
const CHANGES_MAX: usize = 8;

/// The most values of one parameter that a search goes on from.
const FOLLOWED_MAX: usize = 2;

/// A parameter and its value.
type Setting = (String, Value);

impl Rules {
    /// The valid rules nearest to those of a text that is refused for a conflict. Valid rules are returned as they are.
    /// [`Rules::nearest_possible`] tells the order.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let near = Rules::nearest("draw deal.rest=asleep")?;
    /// assert_eq!(near[0].to_string(), "draw deal.rest=asleep draw.mode=none");
    /// assert_eq!(near[1].to_string(), "draw");
    ///
    /// let near = Rules::nearest(r#"goat deal.hand={"4":9}"#)?;
    /// assert_eq!(near[0].to_string(), r#"goat deal.hand={"4":7}"#);
    /// assert_eq!(near[1].to_string(), r#"goat deal.hand={"4":9} tiles.set=double-9"#);
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

    /// These rules if they are valid, otherwise the nearest valid rules, the nearest first.
    ///
    /// What was asked for are the parameters named in `asked` and those that differ from the preset. First come rules
    /// that keep it, or move a number to the nearest legal one. They change the fewest parameters. Last come rules in
    /// which a parameter that was asked for has the preset's value again.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let wanted = Rules::preset("draw")?.with_unchecked(&["deal.rest=asleep"])?;
    /// assert_eq!(wanted.nearest_possible(&[])[0].to_string(), "draw deal.rest=asleep draw.mode=none");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn nearest_possible(&self, asked: &[&str]) -> Vec<Self> {
        let Some(conflict) = self.conflict() else { return vec![self.clone()] };
        let preset = Self::preset(&self.preset).unwrap_or_else(|_| self.clone());
        let of_preset = preset.parameters();
        let differing = self.parameters().into_iter().filter(|parameter| !of_preset.contains(parameter));
        let asked: Vec<String> =
            asked.iter().map(|name| (*name).to_string()).chain(differing.map(|(name, _)| name)).collect();
        let search = Search { preset: &of_preset, asked: &asked };
        let mut near = search.run(self, &conflict, Search::kept);
        let returned = search.run(self, &conflict, Search::returned);
        let returned_max = if near.is_empty() { RETURNED_MAX } else { 1 };
        for other in returned.into_iter().take(returned_max) {
            if !near.contains(&other) {
                near.push(other);
            }
        }
        if near.is_empty() {
            near.push(preset);
        }
        near
    }

    /// The conflict of these rules; `None` if they are valid.
    fn conflict(&self) -> Option<Conflict> {
        let name = |text: &str| text.split_once('=').map_or(text, |(name, _)| name).to_string();
        match conflicts::check(self) {
            Err(RulesError::Conflict { first, second, why }) => {
                Some(Conflict { parameters: [name(&first), name(&second)], why })
            }
            _ => None,
        }
    }
}

/// Two parameters that exclude each other, and why.
#[derive(Clone)]
struct Conflict {
    parameters: [String; 2],
    why: ConflictReason,
}

impl Conflict {
    fn is_like(&self, other: &Self) -> bool {
        self.parameters == other.parameters && self.why.id() == other.why.id()
    }
}

/// A search for valid rules that changes the fewest parameters.
struct Search<'a> {
    preset: &'a [Setting],
    asked: &'a [String],
}

impl Search<'_> {
    fn is_asked(&self, name: &str) -> bool {
        self.asked.iter().any(|known| known == name)
    }

    fn of_preset(&self, name: &str) -> Option<&Value> {
        self.preset.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// The values to try for a parameter in rules that keep what was asked for. A parameter that was asked for only
    /// moves to the nearest legal value.
    fn kept(&self, parameter: Parameter, rules: &Rules, why: ConflictReason) -> Vec<Value> {
        let of_preset = self.of_preset(parameter.name);
        if self.is_asked(parameter.name) {
            let mut moved = repairs::nearest_legal(parameter, rules, why);
            moved.retain(|value| Some(value) != of_preset);
            return moved;
        }
        let mut values = repairs::fitting(parameter, rules, why);
        values.extend(of_preset.cloned());
        values.extend(parameter.other_values(rules));
        values
    }

    /// The values to try for a parameter that was asked for, in rules that give that value up: the preset's first. Where
    /// several were asked for, another value may fit the rest.
    fn returned(&self, parameter: Parameter, rules: &Rules, _: ConflictReason) -> Vec<Value> {
        if !self.is_asked(parameter.name) {
            return Vec::new();
        }
        let others = if self.asked.len() > 1 { parameter.other_values(rules) } else { Vec::new() };
        self.of_preset(parameter.name).cloned().into_iter().chain(others).collect()
    }

    /// The valid rules that change the fewest of the conflicting parameters. Each change must remove the conflict that
    /// it is made for.
    fn run(
        &self,
        wanted: &Rules,
        conflict: &Conflict,
        values: fn(&Self, Parameter, &Rules, ConflictReason) -> Vec<Value>,
    ) -> Vec<Rules> {
        let mut found: Vec<Rules> = Vec::new();
        let mut seen: Vec<Rules> = Vec::new();
        let mut fewest_changes = CHANGES_MAX;
        let mut waiting: VecDeque<(Rules, Conflict, Vec<&str>)> =
            [(wanted.clone(), conflict.clone(), Vec::new())].into();
        while let Some((rules, conflict, changed)) = waiting.pop_front() {
            if changed.len() >= fewest_changes {
                break;
            }
            let [first, second] = &conflict.parameters;
            // A number that was asked for moves before other parameters change.
            let order = if self.is_asked(first) { [first, second] } else { [second, first] };
            for parameter in order.into_iter().filter_map(|name| Parameter::find(name)) {
                if changed.contains(&parameter.name) {
                    continue;
                }
                let mut followed = 0;
                for value in values(self, parameter, &rules, conflict.why) {
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
                        Some(other)
                            if followed < FOLLOWED_MAX && found.is_empty() && !other.is_like(&conflict) =>
                        {
                            followed += 1;
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
    /// Values that usually remove a conflict: all of a choice, the smallest number, or an empty list.
    fn other_values(self, rules: &Rules) -> Vec<Value> {
        match self.kind() {
            ParameterKind::Choice { values } => values,
            ParameterKind::Number { min, optional, .. } => {
                optional.then_some(Value::Null).into_iter().chain([min.into()]).collect()
            }
            ParameterKind::Set { .. }
            | ParameterKind::Bonuses { .. }
            | ParameterKind::SpecialValues { .. }
            | ParameterKind::Tiles => {
                let entries = self.value(rules).as_array().cloned().unwrap_or_default();
                let without = |left_out: usize| {
                    let kept = entries.iter().enumerate().filter(|(index, _)| *index != left_out);
                    Value::Array(kept.map(|(_, entry)| entry.clone()).collect())
                };
                (0..entries.len()).map(without).chain([Value::Array(Vec::new())]).collect()
            }
            ParameterKind::Players { .. }
            | ParameterKind::HandSizes { .. }
            | ParameterKind::Target { .. }
            | ParameterKind::TileOrder
            | ParameterKind::Redeal { .. } => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Sense;

    fn nearest(text: &str) -> Vec<String> {
        Rules::nearest(text).expect("values that are taken").iter().map(ToString::to_string).collect()
    }

    #[test]
    fn requested_values_are_kept_first() {
        let near = Rules::nearest("goat score.sense=winner-gains").expect("a value that is taken");
        assert_eq!(near[0].score.sense, Sense::WinnerGains, "{}", near[0]);
        assert_eq!(near.last().map(ToString::to_string).as_deref(), Some("goat"));
    }

    #[test]
    fn too_large_hands_first_shrink_then_get_a_larger_set() {
        assert_eq!(
            nearest(r#"goat deal.hand={"4":9}"#),
            [
                r#"goat deal.hand={"4":7}"#,
                r#"goat deal.hand={"4":9} tiles.set=double-9"#,
                r#"goat deal.hand={"4":9} tiles.set=double-12"#,
                "goat",
            ]
        );
    }

    #[test]
    fn a_smaller_set_brings_its_own_order_and_hands_that_leave_a_boneyard() {
        assert_eq!(
            nearest("mexican-train tiles.set=double-9")[0],
            r#"mexican-train deal.hand={"2":9,"3":9,"4":9,"5":7,"6":7,"7":6,"8":6} lead.order=[9,8,7,6,5,4,3,2,1,0] tiles.set=double-9"#
        );
        assert_eq!(
            nearest("cuban tiles.set=double-6")[0],
            r#"cuban deal.hand={"4":7} lead.order=[6,5,4,3,2,1,0] tiles.set=double-6"#
        );
    }

    #[test]
    fn sides_bring_their_number_of_players() {
        assert_eq!(nearest("goat seats.sides=pairs")[0], "goat seats.count=[4] seats.sides=pairs");
        assert_eq!(
            nearest("spanish-pairs seats.sides=two-hands")[0],
            r#"spanish-pairs deal.hand={"2":14} seats.count=[2] seats.sides=two-hands"#
        );
    }

    #[test]
    fn a_number_moves_to_the_nearest_legal_one() {
        assert_eq!(nearest("draw match.target=0")[0], "draw match.target=1");
        assert_eq!(
            nearest("draw match.cap=99")[..2],
            ["draw match.cap=100", "draw match.cap=99 match.target=99"]
        );
        assert_eq!(nearest("all-fives match.cap=150")[0], "all-fives match.cap=151");
        assert_eq!(nearest("draw draw.mode=exactly draw.count=0")[0], "draw draw.mode=exactly");
    }

    #[test]
    fn the_side_that_scores_decides_what_the_target_does() {
        assert_eq!(
            nearest("goat score.sense=winner-gains")[0],
            "goat match.reach=wins score.block=opponents score.out=opponents score.sense=winner-gains"
        );
        assert!(nearest("spanish-pairs match.reach=loses")[0].contains("score.sense=losers-pay"));
    }
}
