//! Checks one line of text that a person typed: a name, a note, a reason.
//!
//! [`visible_line`] normalizes a line and refuses hidden characters, because they could make two names look alike or change the
//! direction of the text. [`visible_name`] also refuses an empty line. Both count characters as readers do: a family emoji is one
//! character, and so is a Hindi syllable.
//!
//! ```
//! use boneyard_text::{InvalidText, visible_name};
//!
//! assert_eq!(visible_name("  Nguye\u{302}\u{303}n   Ana ", 60)?, "Nguy\u{1ec5}n Ana");
//! assert_eq!(visible_name("Ana\u{202e}", 60), Err(InvalidText::Hidden));
//! # Ok::<_, InvalidText>(())
//! ```
//!
//! [`looks`] compares names as readers do: names that share a look are confusable. [`plain`] compares them as people type them in haste.

#[cfg(not(target_arch = "wasm32"))]
mod look;
#[cfg(not(target_arch = "wasm32"))]
mod with_tables;
#[cfg(any(test, target_arch = "wasm32"))]
mod without_tables;

#[cfg(not(target_arch = "wasm32"))]
pub use look::{are_alike, looks, numbered, plain};
use serde::{Deserialize, Serialize};
#[cfg(not(target_arch = "wasm32"))]
use with_tables::checked;
// The Unicode tables would make the page half as large again. Without them the page accepts more; the server still refuses it.
#[cfg(target_arch = "wasm32")]
use without_tables::checked;

/// The most Unicode scalars in one character. The longest recommended emoji has ten, and the longest Sanskrit clusters have eleven.
const CHARACTER_SCALARS_MAX: usize = 12;

/// The highest average of scalars per character. Hindi words have about two.
const SCALARS_PER_CHARACTER: usize = 4;

/// Why a text is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum InvalidText {
    /// The text is empty.
    #[error("is empty; write at least one letter")]
    Empty,
    /// The text has too many characters.
    #[error("is too long")]
    TooLong,
    /// The text has invisible characters, or spaces at an end.
    #[error("has characters that cannot be seen, or spaces at an end; leave them out")]
    Hidden,
    /// A letter has more marks than any language uses.
    #[error("has too many marks on one letter; leave some out")]
    Stacked,
}

/// Normalizes a text to one line in NFC, with single spaces between words and none at the ends. The line may be empty.
/// It is refused if it has more than `max` characters, hidden characters or too many marks on a letter.
///
/// ```
/// use boneyard_text::{InvalidText, visible_line};
///
/// assert_eq!(visible_line("touched\n a tile", 300)?, "touched a tile");
/// assert_eq!(visible_line("👩🏻‍❤️‍💋‍👨🏼", 1)?, "👩🏻‍❤️‍💋‍👨🏼");
/// assert_eq!(visible_line("two", 2), Err(InvalidText::TooLong));
/// # Ok::<_, InvalidText>(())
/// ```
pub fn visible_line(text: &str, max: usize) -> Result<String, InvalidText> {
    let spaced = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let scalars_max = max.saturating_mul(SCALARS_PER_CHARACTER).saturating_add(CHARACTER_SCALARS_MAX);
    checked(&spaced, max, scalars_max)
}

/// Like [`visible_line`], but refuses an empty line.
///
/// ```
/// use boneyard_text::{InvalidText, visible_name};
///
/// assert_eq!(visible_name(" Вера ", 60)?, "Вера");
/// assert_eq!(visible_name(" \t ", 60), Err(InvalidText::Empty));
/// # Ok::<_, InvalidText>(())
/// ```
pub fn visible_name(text: &str, max: usize) -> Result<String, InvalidText> {
    let name = visible_line(text, max)?;
    if name.is_empty() { Err(InvalidText::Empty) } else { Ok(name) }
}

/// Whether readers may take one name for the other. Without the Unicode tables only capitals count as alike.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn are_alike(one: &str, other: &str) -> bool {
    without_tables::are_alike(one, other)
}

/// Whether a scalar is never visible: fillers, the empty Braille cell, direction marks, language tags, noncharacters and private
/// use. Joiners and variation selectors are checked elsewhere, because they depend on their neighbours.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || u32::from(c) & 0xfffe == 0xfffe
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{e000}'..='\u{f8ff}'
                | '\u{fdd0}'..='\u{fdef}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffc}'
                | '\u{16fe4}'
                | '\u{1d159}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e001f}'
                | '\u{e0080}'..='\u{e00ff}'
                | '\u{e01f0}'..
        )
}

#[cfg(test)]
mod tests {
    use super::{InvalidText, with_tables, without_tables};

    #[test]
    fn names_that_the_page_takes_for_each_other_are_alike_for_the_server() {
        for (one, other) in [("Boris", "BORIS"), ("Борис", "борис"), ("Ana", "Ána"), ("", "")] {
            let [with, without] = [crate::are_alike(one, other), without_tables::are_alike(one, other)];
            assert!(with || !without, "{one} and {other}");
        }
        assert!(without_tables::are_alike("Boris", "BORIS"));
    }

    #[test]
    fn the_page_refuses_nothing_that_the_server_accepts() {
        let alone = ('\0'..=char::MAX).map(String::from);
        let beside = ('\0'..=char::MAX).flat_map(|c| {
            ["A", "1", "❤", "葛", "ع", "क\u{94d}", "\u{1820}"].map(|before| format!("{before}{c}ع"))
        });
        for text in alone.chain(beside) {
            if without_tables::checked(&text, 4, 28).is_err() {
                assert!(with_tables::checked(&text, 4, 28).is_err(), "{}", text.escape_unicode());
            }
        }
        for hidden in "\u{200e}\u{202e}\u{2066}\0\u{200b}\u{ad}\u{3164}".chars() {
            assert_eq!(without_tables::checked(&format!("A{hidden}"), 4, 28), Err(InvalidText::Hidden));
        }
        assert_eq!(without_tables::checked(&"x".repeat(1_000), 4, 28), Err(InvalidText::TooLong));
    }
}
