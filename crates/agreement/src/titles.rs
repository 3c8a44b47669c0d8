//! The names of presets.

use boneyard_i18n::{Language, Messages};

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
