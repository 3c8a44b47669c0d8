//! What presets are called.

use crate::{language::Language, words::Words};

/// The name of a preset in a language: its home name, with what it means.
#[must_use]
pub fn title(preset: &str, language: Language) -> String {
    Words::of(language).say(&format!("preset-{preset}"))
}
