//! The common house variants of each preset, with labels: to 51 points, double-nine set, five tiles each.

use boneyard_i18n::{Language, Messages};
use boneyard_rules::presets;
use serde::{Deserialize, Serialize};

/// A house variant of a preset, to open in one step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Variant {
    /// The name, unique among the variants of the preset, such as `to-51`.
    pub id: String,
    /// A few words in the language for a button.
    pub label: String,
    /// The rules, as a preset and overrides.
    pub rules: String,
}

/// The common house variants of a preset, the most common first. Empty for an unknown preset.
///
/// ```
/// use boneyard_agreement::{Language, variants};
///
/// let goat = &variants("goat", Language::En)[0];
/// assert_eq!((goat.label.as_str(), goat.rules.as_str()), ("To 51 points", "goat match.target=51"));
/// assert!(variants("gaot", Language::En).is_empty());
/// ```
#[must_use]
pub fn variants(preset: &str, language: Language) -> Vec<Variant> {
    let Ok(preset) = presets::find(preset) else { return Vec::new() };
    let words = Messages::of(language);
    let known = preset.variants.iter().filter_map(|variant| {
        let rules = variant.rules(&preset).ok()?.to_string();
        Some(Variant { id: variant.id.clone(), label: label(&variant.id, words), rules })
    });
    known.collect()
}

/// The heading of a list of variants.
///
/// ```
/// use boneyard_agreement::{Language, variants_heading};
///
/// assert_eq!(variants_heading(Language::En), "House variants");
/// ```
#[must_use]
pub fn variants_heading(language: Language) -> String {
    Messages::of(language).message("variants")
}

/// The label of a variant. Those that differ only in a number share a message.
fn label(id: &str, words: &Messages) -> String {
    let numbered = id.rsplit_once('-').and_then(|(name, number)| Some((name, number.parse::<u32>().ok()?)));
    match numbered {
        Some((name, number)) => words.message_with(&format!("variant-{name}"), [("n", number.into())]),
        None => words.message(&format!("variant-{id}")),
    }
}
