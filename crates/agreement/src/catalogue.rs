//! Games that the sources name but that cannot be played here, because the sources give no rules for them, or rules that
//! the engine does not know.

use serde::{Deserialize, Serialize};

use boneyard_i18n::{Language, Messages};

/// A game of the catalogue that cannot be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Unplayable {
    /// The game's name in URLs.
    pub id: String,
    /// The game's name in the language.
    pub title: String,
    /// Why the game cannot be played, in a sentence or two.
    pub statement: String,
    /// The ids of the statements that name the game.
    pub source: String,
    /// Whether the rule editor can express rules for the game.
    pub can_be_composed: bool,
}

/// For each game: the id, the ids of the statements, and whether the rule editor can express rules for the game.
const UNPLAYABLE: [(&str, &str, bool); 5] = [
    ("general", "R0.1.33, R0.3.27", true),
    ("chvv", "R0.3.27", true),
    ("sports-lotto", "R0.3.27", true),
    ("chinese-32", "R0.1.2, R0.3.1, C41", false),
    ("texas-42", "F-42", false),
];

/// The games of the catalogue that cannot be played here, in a language.
///
/// ```
/// use boneyard_agreement::{Language, unplayable};
///
/// assert_eq!(unplayable(Language::En)[0].title, "General");
/// ```
#[must_use]
pub fn unplayable(language: Language) -> Vec<Unplayable> {
    let words = Messages::of(language);
    let entry = |(id, source, can_be_composed): (&str, &str, bool)| Unplayable {
        id: id.into(),
        title: words.message(&format!("unplayable-{id}")),
        statement: words.message(&format!("unplayable-{id}.statement")),
        source: source.into(),
        can_be_composed,
    };
    UNPLAYABLE.into_iter().map(entry).collect()
}
