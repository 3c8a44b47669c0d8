//! Rules in plain words: the agreement that players read before their first round.
//!
//! [`Sheet::of`] has a sentence for every parameter of a [`Rules`](boneyard_rules::Rules), in one of five languages, and an
//! example that the engine settles by these rules. [`controls`] lists the alternatives of each parameter with their
//! sentences and conflicts. [`variants`] lists common house variants of a preset. [`near`] explains a conflict of rules given as text.
//!
//! The sentences are in the catalogues of `boneyard_i18n`, one message for each parameter. `clauses` chooses among them.
//!
//! ```
//! use boneyard_agreement::{Language, Sheet};
//! use boneyard_rules::Rules;
//!
//! let sheet = Sheet::of(&Rules::parse("goat-yard match.target=61")?, Language::En);
//! let lines = || sheet.sections.iter().flat_map(|section| &section.lines);
//! assert!(lines().any(|line| line.text == "The first player to reach 61 points loses and is the Goat."));
//! # Ok::<_, boneyard_rules::RulesError>(())
//! ```

mod catalogue;
mod clauses;
mod controls;
mod example;
mod placed;
mod refusal;
mod sheet;
mod summary;
#[cfg(test)]
mod tests;
mod titles;
mod variants;
mod words;

pub use boneyard_i18n::{Language, ParseLanguageError};

pub use crate::{
    catalogue::{Unplayable, unplayable},
    controls::{Alternative, Control, alternatives, controls},
    example::{Example, ExampleRound, PlayedExample},
    refusal::{Conflict, Nearby, near, refusal},
    sheet::{Line, Section, Sheet},
    summary::Summary,
    titles::{list_headings, title},
    variants::{Variant, variants, variants_heading},
};
