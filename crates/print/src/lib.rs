//! Pages to print, as PDF.
//!
//! A [`Document`] is pages of black marks: lines, filled shapes and text, in millimetres from the top left of the paper. Only
//! [`Document::to_pdf`] knows the file format.
//!
//! [`tiles::document`] draws a set of tiles to cut out. [`club::document`] draws the sheets of a club evening,
//! [`competition::document`] the results of a competition.
//!
//! ```
//! use boneyard_print::{Language, Paper, tiles};
//! use boneyard_rules::ruleset::TileSet;
//!
//! let document = tiles::document(TileSet::Double6, "pictures:animals".parse()?, Language::En, Paper::A4);
//! assert_eq!(document.pages.len(), 1);
//! assert!(document.to_pdf(&boneyard_club::never_stop)?.starts_with(b"%PDF"));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

pub mod club;
pub mod competition;
mod face;
mod flow;
mod fonts;
mod host;
mod look;
mod page;
mod paper;
mod pdf;
mod pictures;
#[cfg(test)]
mod tests;
pub mod tiles;
mod typeset;
mod words;

pub use boneyard_club::{Stopped, never_stop};
pub use boneyard_i18n::{Language, ParseLanguageError};
pub use fonts::Weight;
pub use host::{FONT_BYTES_MAX, FONT_FILES_MAX, Fonts, SkipReason, SkippedFont};
pub use look::{Face, Form, Look, ParseLookError};
pub use page::{Align, Document, Mark, Page, Text};
pub use paper::{Paper, ParsePaperError};
pub use pictures::{Picture, PictureSet, picture_sets};
