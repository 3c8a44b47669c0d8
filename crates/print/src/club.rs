//! The printed sheets of a club evening (CLUB-94).
//!
//! [`document`] makes one [`SheetKind`] of an evening in any language, on either paper, in normal or large print. Each kind has
//! its own file, which composes pages from text, tables and drawings.
//!
//! ```
//! use boneyard_club::{file, never_stop};
//! use boneyard_print::{Language, Paper, club};
//!
//! let text = "evening 1\nname \"Friday\"\nplayers 4 published\nmatches 1\npairs 1 table 1 1 2 3 4\n";
//! let evening = file::read(text)?;
//! let (language, paper, size) = (Language::En, Paper::A4, club::TextSize::Normal);
//! let sheet = club::document("standings".parse()?, &evening, language, paper, size, &never_stop)?;
//! assert_eq!(sheet.title, "Standings. Friday");
//! assert!(sheet.to_pdf(&never_stop)?.starts_with(b"%PDF"));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod cards;
mod composer;
mod log;
mod money;
mod players;
mod procedure;
mod results;
mod schedule;
mod score;
mod seating;
mod size;
mod standings;
mod table;
#[cfg(test)]
mod tests;

use boneyard_club::{Evening, SheetKind, Stopped};
use boneyard_i18n::{Language, Messages};

use crate::page::Document;
use crate::paper::Paper;
use composer::Composer;

pub use size::TextSize;

/// The pages of one kind of sheet. The function calls `stop` several times in 50 ms, and ends early once `stop` returns
/// `true`. Pass [`never_stop`](boneyard_club::never_stop) to get all pages.
///
/// # Errors
/// `stop` returned `true`.
pub fn document(
    kind: SheetKind,
    evening: &Evening,
    language: Language,
    paper: Paper,
    size: TextSize,
    stop: &dyn Fn() -> bool,
) -> Result<Document, Stopped> {
    let messages = Messages::of(language);
    let mut composer = Composer::new(kind, evening, messages, paper, size, stop);
    match kind {
        SheetKind::Seating => seating::compose(&mut composer),
        SheetKind::Schedule => schedule::compose(&mut composer),
        SheetKind::Tables => cards::compose(&mut composer),
        SheetKind::Score => score::compose(&mut composer),
        SheetKind::Players => players::compose(&mut composer),
        SheetKind::Results => results::compose(&mut composer),
        SheetKind::Standings => standings::compose(&mut composer),
        SheetKind::Money => money::compose(&mut composer),
        SheetKind::Log => log::compose(&mut composer),
        SheetKind::Procedure => procedure::compose(&mut composer),
    }?;
    let (sheet, name) = (messages.message(title(kind)), evening.setup().name.as_str());
    let title =
        messages.message_with("print-document-title", [("sheet", sheet.into()), ("evening", name.into())]);
    Ok(Document { title, language, pages: composer.finish()? })
}

/// The message with the title of a kind of sheet.
const fn title(kind: SheetKind) -> &'static str {
    match kind {
        SheetKind::Seating => "print-seating-title",
        SheetKind::Schedule => "print-schedule-title",
        SheetKind::Tables => "print-tables-title",
        SheetKind::Score => "print-score-title",
        SheetKind::Players => "print-players-title",
        SheetKind::Results => "print-results-title",
        SheetKind::Standings => "print-standings-title",
        SheetKind::Money => "print-money-title",
        SheetKind::Log => "print-log-title",
        SheetKind::Procedure => "procedure-title",
    }
}
