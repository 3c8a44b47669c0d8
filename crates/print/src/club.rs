//! The printed sheets of a club evening (CLUB-94).
//!
//! [`document`] makes one [`SheetKind`] of an evening in any language, on either paper, in normal or large print. Each kind has
//! its own file, which composes pages from text, tables and drawings.
//!
//! ```
//! use boneyard_club::{file, never_stop};
//! use boneyard_print::club;
//!
//! let text = "evening 1\nname \"Friday\"\nplayers 4 published\nmatches 1\npairs 1 table 1 1 2 3 4\n";
//! let evening = file::read(text)?;
//! let options = club::SheetOptions { club: Some("Havana dominoes"), ..club::SheetOptions::default() };
//! let sheet = club::document("standings".parse()?, &evening, options, &never_stop)?;
//! assert_eq!(sheet.title, "Standings. Friday");
//! assert!(sheet.to_pdf(&never_stop)?.starts_with(b"%PDF"));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod cards;
mod certificates;
mod composer;
mod left_out;
mod log;
mod money;
mod places;
mod players;
mod posters;
mod procedure;
mod regulation;
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

use crate::host::Fonts;
use crate::page::{Document, Page};
use crate::paper::Paper;
use crate::typeset::Typesetter;
use composer::Composer;
pub(crate) use composer::{is_lost, own, signed};
pub(crate) use size::Lettering;
pub(crate) use standings::key_name;

pub use left_out::{LeftOut, left_out};
pub use regulation::RuleSentences;
pub use size::TextSize;

/// How the sheets of an evening are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetOptions<'a> {
    /// The language of the text.
    pub language: Language,
    /// The size of the paper.
    pub paper: Paper,
    /// Normal or large print.
    pub size: TextSize,
    /// The name of the club, for the header of every page. Without one, the header has the place and the date only.
    pub club: Option<&'a str>,
    /// The host's fonts, for letters that the built-in fonts lack.
    pub fonts: &'a Fonts,
}

impl Default for SheetOptions<'_> {
    fn default() -> Self {
        Self {
            language: Language::default(),
            paper: Paper::default(),
            size: TextSize::default(),
            club: None,
            fonts: Fonts::none(),
        }
    }
}

/// The pages of one kind of sheet. The function calls `stop` several times in 50 ms, and ends early once `stop` returns
/// `true`. Pass [`never_stop`](boneyard_club::never_stop) to get all pages.
///
/// # Errors
/// `stop` returned `true`.
pub fn document(
    kind: SheetKind,
    evening: &Evening,
    options: SheetOptions<'_>,
    stop: &dyn Fn() -> bool,
) -> Result<Document, Stopped> {
    let mut pages = Vec::new();
    let setter = Typesetter::new(options.fonts);
    // After the last match no cards and score sheets are left for the night.
    let is_over = kind == SheetKind::Tonight && evening.is_final();
    let is_for_tables = |part: &SheetKind| matches!(part, SheetKind::Tables | SheetKind::Score);
    for part in kind.parts().iter().filter(|part| !(is_over && is_for_tables(part))) {
        pages.extend(pages_of(*part, kind, evening, options, &setter, stop)?);
    }
    let messages = Messages::of(options.language);
    let (sheet, name) = (messages.message(title(kind)), evening.setup().name.as_str());
    let title =
        messages.message_with("print-document-title", [("sheet", sheet.into()), ("evening", name.into())]);
    Ok(Document { title, language: options.language, pages })
}

/// The pages of a kind that holds no other kinds, for a document of the kind `document`.
fn pages_of(
    kind: SheetKind,
    document: SheetKind,
    evening: &Evening,
    options: SheetOptions<'_>,
    setter: &Typesetter<'_>,
    stop: &dyn Fn() -> bool,
) -> Result<Vec<Page>, Stopped> {
    let mut composer = Composer::new(kind, document, evening, options, setter, stop);
    match kind {
        // Its parts are composed one by one.
        SheetKind::Tonight => Ok(()),
        SheetKind::SeatingPoster => posters::seating(&mut composer),
        SheetKind::Seating => seating::compose(&mut composer),
        SheetKind::Schedule => schedule::compose(&mut composer),
        SheetKind::Tables => cards::compose(&mut composer),
        SheetKind::Score => score::compose(&mut composer),
        SheetKind::Players => players::compose(&mut composer),
        SheetKind::Results => results::compose(&mut composer),
        SheetKind::Standings => standings::compose(&mut composer),
        SheetKind::StandingsPoster => posters::standings(&mut composer),
        SheetKind::Certificates => certificates::compose(&mut composer),
        SheetKind::Money => money::compose(&mut composer),
        SheetKind::Log => log::compose(&mut composer),
        SheetKind::Procedure => procedure::compose(&mut composer),
        SheetKind::Regulation => regulation::compose(&mut composer),
    }?;
    composer.finish()
}

/// The message with the title of a kind of sheet.
const fn title(kind: SheetKind) -> &'static str {
    match kind {
        SheetKind::Tonight => "print-tonight-title",
        // The name of the sheet says what hangs on the wall, not how large it is.
        SheetKind::Seating | SheetKind::SeatingPoster => "print-seating-title",
        SheetKind::Schedule => "print-schedule-title",
        SheetKind::Tables => "print-tables-title",
        SheetKind::Score => "print-score-title",
        SheetKind::Players => "print-players-title",
        SheetKind::Results => "print-results-title",
        SheetKind::Standings | SheetKind::StandingsPoster => "print-standings-title",
        SheetKind::Certificates => "print-certificates-title",
        SheetKind::Money => "print-money-title",
        SheetKind::Log => "print-log-title",
        SheetKind::Procedure => "procedure-title",
        SheetKind::Regulation => "regulation-title",
    }
}
