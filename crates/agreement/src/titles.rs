//! The names of presets.

use boneyard_i18n::{Language, Messages};

/// The headings of a list of games: the name of the preset, the players, the title, and the games that are not playable here.
#[must_use]
pub fn list_headings(language: Language) -> [String; 4] {
    let words = Messages::of(language);
    ["list-preset", "list-players", "list-title", "list-unplayable"].map(|key| words.message(key))
}

/// The name of a preset in a language: its original name and a translation.
///
/// ```
/// use boneyard_agreement::{Language, title};
///
/// assert_eq!(title("draw", Language::En), "Draw");
/// ```
#[must_use]
pub fn title(preset: &str, language: Language) -> String {
    Messages::of(language).message(&format!("preset.{preset}"))
}
