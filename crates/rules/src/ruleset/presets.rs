//! The presets: the rules of known games, one file each.
//!
//! A file names the preset, its title, its family and its sources, then the parameters that differ from the defaults,
//! written as overrides. Last come its house variants, each with a name and the overrides that it adds to the preset.

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};

use super::{conflicts, error::RulesError, suggestion::most_like};
use crate::ruleset::{
    AccountRules, DealRules, DrawRules, EndRules, LayoutRules, LeadRules, MatchRules, RatingRules, Rules,
    ScoreRules, SeatRules, TileRules, TurnRules, ValueRules,
};

/// A preset with its title and sources.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name in English.
    pub title: String,
    /// The group in ratings, the lobby and the catalogue.
    pub family: Family,
    /// The statements that the preset follows, such as `R0.4.1`.
    pub source: String,
    /// A value for every parameter.
    pub rules: Rules,
    /// Common house variants, the most common first.
    pub variants: Vec<Variant>,
}

/// A house variant of a preset: a target, a set or a rule that many tables play instead.
///
/// ```
/// use boneyard_rules::presets;
///
/// let goat = presets::find("goat")?;
/// assert_eq!(goat.variants[0].id, "to-51");
/// assert_eq!(goat.variants[0].rules(&goat)?.to_string(), "goat match.target=51");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The name, unique in its preset. If it ends in a number, as in `to-51`, its label has that number.
    pub id: String,
    /// What differs from the preset, each written `group.field=value`.
    pub overrides: Vec<String>,
}

impl Variant {
    /// The rules of this variant of a preset.
    ///
    /// # Errors
    /// The first override that the preset refuses. A test keeps this from happening for the project's own variants.
    pub fn rules(&self, preset: &Preset) -> Result<Rules, RulesError> {
        let overrides: Vec<&str> = self.overrides.iter().map(String::as_str).collect();
        preset.rules.with(&overrides)
    }
}

/// A group of presets in ratings, the lobby and the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// The games of Goat.
    Goat,
    /// Classic, Draw, Block and similar games.
    Classic,
    /// Games of two pairs.
    Pairs,
    /// Games with points in play, such as All Fives.
    Fives,
    /// Mexican Train and Chicken-foot.
    Trains,
    /// Games with triangular tiles.
    Triangles,
}

impl Family {
    /// The name, as in JSON and in addresses.
    ///
    /// ```
    /// use boneyard_rules::Family;
    ///
    /// assert_eq!(Family::Goat.name(), "goat");
    /// assert_eq!(Family::ALL.map(Family::name)[5], "triangles");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goat => "goat",
            Self::Classic => "classic",
            Self::Pairs => "pairs",
            Self::Fives => "fives",
            Self::Trains => "trains",
            Self::Triangles => "triangles",
        }
    }

    /// All families, in the order of the catalogue.
    pub const ALL: [Self; 6] =
        [Self::Goat, Self::Classic, Self::Pairs, Self::Fives, Self::Trains, Self::Triangles];
}

macro_rules! presets {
    ($($name:literal),* $(,)?) => {
        /// The names of all presets, in the order of the catalogue.
        pub const NAMES: &[&str] = &[$($name),*];
        const FILES: &[&str] = &[$(include_str!(concat!("../../presets/", $name, ".rules"))),*];
    };
}

presets!(
    "classic",
    "classic-one",
    "classic-family",
    "goat-club-all",
    "goat-club-one",
    "goat",
    "goat-yard",
    "sea-goat",
    "goat-family",
    "goat-croatian",
    "donkey",
    "spanish-pairs",
    "seven-plus-seven",
    "venezuelan",
    "for-two",
    "for-three",
    "cuban",
    "brazilian-pairs",
    "club-pairs",
    "draw",
    "draw-house",
    "matador",
    "block",
    "picture",
    "triangle-dominoes",
    "triominoes",
    "all-fives",
    "fives-threes",
    "telefon",
    "bergen",
    "latin-pairs",
    "jamaican-partner",
    "jamaican-cutthroat",
    "puerto-rico-500",
    "dominican-200",
    "gaple",
    "mexican-train",
    "chickenfoot",
);

/// The preset with this name.
///
/// # Errors
/// [`RulesError::UnknownPreset`] suggests a name or lists all.
///
/// ```
/// use boneyard_rules::{Family, presets};
///
/// let goat = presets::find("goat")?;
/// assert_eq!(goat.family, Family::Goat);
/// let refused = presets::find("gaot").expect_err("misspelt");
/// assert_eq!(refused.to_string(), "no preset is called `gaot`; did you mean `goat`?");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn find(name: &str) -> Result<Preset, RulesError> {
    let unknown = || RulesError::UnknownPreset {
        name: name.into(),
        known: NAMES,
        near: most_like(name, NAMES.iter().copied()),
    };
    let index = NAMES.iter().position(|known| *known == name).ok_or_else(unknown)?;
    read(FILES[index])
}

/// All presets, in the order of the catalogue.
///
/// ```
/// use boneyard_rules::presets;
///
/// assert!(presets::all().iter().map(|preset| preset.rules.preset.as_str()).eq(presets::NAMES.iter().copied()));
/// ```
///
/// # Panics
/// Never: a test reads every file.
#[must_use]
pub fn all() -> Vec<Preset> {
    FILES.iter().map(|file| read(file).expect("the project's own presets are valid")).collect()
}

/// Parses a preset's file.
///
/// # Errors
/// The first wrong line, or the first two parameters that exclude each other.
///
/// ```
/// use boneyard_rules::presets;
///
/// let preset = presets::read("preset my-draw\nfamily classic\ntitle My Draw\nsource house\ndraw.reserve=2")?;
/// assert_eq!(preset.rules.draw.reserve, 2);
/// let refused = presets::read("preset my-draw\ndraw.reserve=many").expect_err("no number");
/// assert_eq!(refused.to_string(), "`draw.reserve` cannot be `many`: write a whole number from 0 to 10, such as `draw.reserve=0`");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn read(file: &str) -> Result<Preset, RulesError> {
    let mut preset = Preset {
        title: String::new(),
        family: Family::Classic,
        source: String::new(),
        rules: Rules {
            preset: String::new(),
            tiles: TileRules::default(),
            seats: SeatRules::default(),
            deal: DealRules::default(),
            lead: LeadRules::default(),
            layout: LayoutRules::default(),
            turn: TurnRules::default(),
            draw: DrawRules::default(),
            end: EndRules::default(),
            value: ValueRules::default(),
            score: ScoreRules::default(),
            account: AccountRules::default(),
            match_: MatchRules::default(),
            rating: RatingRules::default(),
        },
        variants: Vec::new(),
    };
    for line in file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(' ') {
            Some(("preset", name)) => preset.rules.preset = name.into(),
            Some(("title", title)) => preset.title = title.into(),
            Some(("source", source)) => preset.source = source.into(),
            Some(("family", "goat")) => preset.family = Family::Goat,
            Some(("family", "classic")) => preset.family = Family::Classic,
            Some(("family", "pairs")) => preset.family = Family::Pairs,
            Some(("family", "fives")) => preset.family = Family::Fives,
            Some(("family", "trains")) => preset.family = Family::Trains,
            Some(("family", "triangles")) => preset.family = Family::Triangles,
            Some(("variant", variant)) => {
                let mut words = variant.split_whitespace().map(String::from);
                let id = words.next().unwrap_or_default();
                preset.variants.push(Variant { id, overrides: words.collect() });
            }
            _ => preset.rules = preset.rules.set_parameter(line)?,
        }
    }
    conflicts::check(&preset.rules)?;
    Ok(preset)
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn every_variant_is_accepted_and_differs_from_its_preset() {
        for preset in all() {
            let mut known: Vec<(String, Rules)> = [(String::new(), preset.rules.clone())].into();
            for variant in &preset.variants {
                let name = format!("{} {}", preset.rules.preset, variant.id);
                let rules = variant.rules(&preset).expect(&name);
                assert!(known.iter().all(|(id, other)| *id != variant.id && *other != rules), "{name}");
                let differences = rules.differences();
                assert_eq!(differences.len(), variant.overrides.len(), "{name} names what the preset has");
                known.push((variant.id.clone(), rules));
            }
        }
    }

    #[test]
    fn the_number_of_a_variant_is_in_its_rules() {
        for preset in all() {
            for variant in &preset.variants {
                let Some((_, number)) = variant.id.rsplit_once('-') else { continue };
                if number.bytes().all(|byte| byte.is_ascii_digit()) {
                    let numbers = variant.overrides.join(" ");
                    let mut numbers = numbers.split(|letter: char| !letter.is_ascii_digit());
                    assert!(numbers.any(|other| other == number), "{} {}", preset.rules.preset, variant.id);
                }
            }
        }
    }

    #[test]
    fn every_file_is_valid_and_has_the_name_of_its_preset() {
        let names: Vec<String> = all().into_iter().map(|preset| preset.rules.preset).collect();
        assert_eq!(names, NAMES);
    }
}
