//! The languages of Boneyard, and their messages in [Fluent](https://projectfluent.org).
//!
//! A [`Language`] is a folder in `locales` and a line in `language.rs`. [`Messages::of`] looks up and formats the messages
//! of its `.ftl` files. The web client compiles the same files, and those in `page`, which only it needs.
//!
//! ```
//! use boneyard_i18n::{Language, Messages};
//!
//! let english = Messages::of(Language::En);
//! assert_eq!(english.message("preset.draw"), "Draw");
//! assert_eq!(english.either(&["2".into(), "3".into(), "4".into()]), "2, 3 or 4");
//! ```

mod language;
mod messages;

pub use fluent_bundle::FluentValue;
pub use language::{Language, ParseLanguageError};
pub use messages::{Messages, files};
