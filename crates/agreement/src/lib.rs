//! The rules of a table in plain words: the agreement that a company reads before its first tile.
//!
//! [`Sheet::of`] says every parameter of a [`Rules`](boneyard_rules::Rules) in one of five languages and adds an
//! example that the engine settles by those very rules. [`controls`] says what each parameter could be set to
//! instead, with the sentence that it would give, and what stands against it; [`near`] says that of rules given as text.
//!
//! The sentences are in `locales/`, a message a parameter; what says them, parameter by parameter, is in `clauses`.
//!
//! ```
//! use boneyard_agreement::{Language, Sheet};
//! use boneyard_rules::Rules;
//!
//! let sheet = Sheet::of(&Rules::parse("goat-yard match.target=61")?, Language::En);
//! let lines = || sheet.sections.iter().flat_map(|section| &section.lines);
//! assert!(lines().any(|line| line.text == "Whoever reaches 61 points loses the match."));
//! # Ok::<_, boneyard_rules::RulesError>(())
//! ```

mod catalogue;
mod clauses;
mod controls;
mod example;
mod language;
mod refusal;
mod sheet;
#[cfg(test)]
mod tests;
mod titles;
mod words;

pub use crate::{
    catalogue::{Unplayable, unplayable},
    controls::{Alternative, Control, alternatives, controls},
    example::{Example, ExampleRound},
    language::{Language, ParseLanguageError},
    refusal::{Conflict, Nearby, near, refusal},
    sheet::{Line, Section, Sheet},
    titles::title,
};
