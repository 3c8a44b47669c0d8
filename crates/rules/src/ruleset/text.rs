//! Rules as text: a preset's name and overrides, such as `draw match.target=61`.

use alloc::{string::String, vec::Vec};
use core::fmt;

use serde_json::Value;

use super::{conflicts, error::RulesError, presets, values::override_text};
use crate::ruleset::Rules;

impl Rules {
    /// The rules of a preset.
    ///
    /// # Errors
    /// [`RulesError::UnknownPreset`] suggests a name or lists all.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// assert_eq!(Rules::preset("goat-yard")?.draw.reserve, 1);
    /// let refused = Rules::preset("gaot").expect_err("misspelt");
    /// assert_eq!(refused.to_string(), "no preset is called `gaot`; did you mean `goat`?");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn preset(name: &str) -> Result<Self, RulesError> {
        Ok(presets::find(name)?.rules)
    }

    /// Parses a preset's name and overrides, separated by spaces.
    ///
    /// # Errors
    /// The first wrong part, or the first two parameters that exclude each other.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// assert_eq!(Rules::parse("draw draw.reserve=2")?.draw.reserve, 2);
    /// let refused = Rules::parse("draw reserve=2").expect_err("the group is missing");
    /// assert_eq!(refused.to_string(), "no parameter is called `reserve`; did you mean `draw.reserve`?");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let mut words = text.split_whitespace();
        let preset = words.next().unwrap_or_default();
        let overrides: Vec<&str> = words.collect();
        Self::preset(preset)?.with(&overrides)
    }

    /// Parses rules that were played by: also those that only earlier versions accepted. Stored matches and records must
    /// stay readable.
    ///
    /// # Errors
    /// The first wrong part, or the first two parameters by which no round can be played.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let winners_lose = "spanish-pairs match.reach=loses";
    /// assert!(Rules::parse(winners_lose).is_err() && Rules::parse_played(winners_lose).is_ok());
    /// ```
    pub fn parse_played(text: &str) -> Result<Self, RulesError> {
        let mut words = text.split_whitespace();
        let preset = Self::preset(words.next().unwrap_or_default())?;
        let rules = preset.with_unchecked(&words.collect::<Vec<_>>())?;
        conflicts::check_playable(&rules)?;
        Ok(rules)
    }

    /// These rules with overrides, each written `group.field=value`. The value is a bare word, a number, `null` or JSON
    /// without spaces.
    ///
    /// # Errors
    /// The first wrong override, or the first two parameters that exclude each other.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let rules = Rules::preset("draw")?;
    /// assert_eq!(rules.with(&["draw.reserve=2"])?.draw.reserve, 2);
    /// let refused = rules.with(&["draw.reserve=-1"]).expect_err("below zero");
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "`draw.reserve` cannot be `-1`: write a whole number from 0 to 10, such as `draw.reserve=0`"
    /// );
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn with(&self, overrides: &[&str]) -> Result<Self, RulesError> {
        let changed = self.with_unchecked(overrides)?;
        conflicts::check(&changed)?;
        Ok(changed)
    }

    /// These rules with overrides, without a check for conflicts: to describe rules that are refused. No round can be
    /// played by rules with a conflict.
    ///
    /// # Errors
    /// The first wrong override.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let overrides = ["deal.rest=asleep"];
    /// let rules = Rules::preset("draw")?;
    /// assert!(rules.with(&overrides).is_err(), "players never draw tiles that are asleep");
    /// assert!(rules.with_unchecked(&overrides).is_ok());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn with_unchecked(&self, overrides: &[&str]) -> Result<Self, RulesError> {
        let mut changed = self.clone();
        for text in overrides {
            changed = changed.set_parameter(text)?;
        }
        Ok(changed)
    }

    /// The parameters that differ from the preset, each written `group.field=value`.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// assert_eq!(Rules::parse("draw draw.reserve=2 match.target=61")?.differences().len(), 2);
    /// assert!(Rules::preset("draw")?.differences().is_empty());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn differences(&self) -> Vec<String> {
        let preset = Self::preset(&self.preset).map(|rules| rules.parameters()).unwrap_or_default();
        let differs = |parameter: &(String, Value)| !preset.contains(parameter);
        self.parameters()
            .into_iter()
            .filter(differs)
            .map(|(name, value)| override_text(&name, &value))
            .collect()
    }
}

/// The preset's name and the overrides: the inverse of [`Rules::parse`].
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.preset)?;
        self.differences().iter().try_for_each(|difference| write!(f, " {difference}"))
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::ruleset::{BlockTie, Target};

    #[test]
    fn overrides_round_trip() {
        let rules = Rules::parse(r#"draw deal.hand={"2":6,"3":5,"4":5} match.target=61 score.blockTie=eggs"#)
            .expect("three good overrides");
        assert_eq!(rules.match_.target, Target::Points(61));
        assert_eq!(rules.score.block_tie, BlockTie::Eggs);
        assert_eq!(rules.hand_size(2), Some(6));
        assert_eq!(Rules::parse(&rules.to_string()), Ok(rules));
    }

    #[test]
    fn an_invalid_override_names_the_valid_values() {
        let says = |text| Rules::parse(text).expect_err("a bad override").to_string();
        assert_eq!(
            says("draw score.blockTie=egs"),
            "`score.blockTie` cannot be `egs`: did you mean `eggs`? write `void`, `eggs`, `carry`, \
             `blocker-loses`, `blocker-wins` or `leader-wins`"
        );
        assert_eq!(says("draw score.ties=eggs"), "no parameter is called `score.ties`");
        assert_eq!(
            says("draw deal.hand.4=9"),
            "no parameter is called `deal.hand.4`; did you mean `deal.hand`?"
        );
        assert_eq!(says("draw eggs"), "`eggs` is not an override; write `group.field=value`");
        assert_eq!(
            says("draw match.target=high"),
            "`match.target` cannot be `high`: write points, points by number of players, or `null`, such as \
             `match.target=100`"
        );
        assert_eq!(says("drow"), "no preset is called `drow`; did you mean `draw`?");
        assert!(says("poker").starts_with("no preset is called `poker`; known are classic"));
        assert_eq!(
            says("draw draw.count=-1"),
            "`draw.count` cannot be `-1`: write a whole number from 1 to 9, such as `draw.count=1`"
        );
        assert_eq!(
            says("draw deal.rest=asleep"),
            "`deal.rest=asleep` conflicts with `draw.mode=until-playable`: players never draw tiles that are asleep"
        );
    }
}
