//! Games that have a name in the sources and no rules there, or rules that are another game's.

use serde::{Deserialize, Serialize};

use crate::{language::Language, words::Words};

/// A game that is listed and cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Unplayable {
    /// Its name in addresses.
    pub id: String,
    /// Its name in the language.
    pub title: String,
    /// Why it cannot be played, in a sentence or two.
    pub statement: String,
    /// The statements that name it.
    pub source: String,
    /// Whether a company can write down its own rules for it in the rule editor.
    pub can_be_composed: bool,
}

/// The name, the statements, and whether the rule editor could express somebody's version.
const UNPLAYABLE: [(&str, &str, bool); 5] = [
    ("general", "R0.1.33, R0.3.27", true),
    ("chvv", "R0.3.27", true),
    ("sports-lotto", "R0.3.27", true),
    ("chinese-32", "R0.1.2, R0.3.1, C41", false),
    ("texas-42", "F-42", false),
];

/// The games that are listed and cannot be played, in a language.
///
/// ```
/// use boneyard_agreement::{Language, unplayable};
///
/// assert_eq!(unplayable(Language::En)[0].title, "General");
/// ```
#[must_use]
pub fn unplayable(language: Language) -> Vec<Unplayable> {
    let words = Words::of(language);
    let entry = |(id, source, can_be_composed): (&str, &str, bool)| Unplayable {
        id: id.into(),
        title: words.say(&format!("unplayable-{id}")),
        statement: words.say(&format!("unplayable-{id}.statement")),
        source: source.into(),
        can_be_composed,
    };
    UNPLAYABLE.into_iter().map(entry).collect()
}
