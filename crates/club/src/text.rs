//! What a person may write on one line: a name, a note, a reason.
//!
//! [`visible_line`] tidies a text and takes it where everybody sees all of it; [`visible_name`] also asks for something to
//! see. Both count characters as readers do: a family emoji is one, and so is a Hindi syllable. What is hidden is refused,
//! because it would make two names look alike, or turn the text around it.
//!
//! ```
//! use boneyard_club::text::{BadText, visible_name};
//!
//! assert_eq!(visible_name("  Nguye\u{302}\u{303}n   Ana ", 60)?, "Nguy\u{1ec5}n Ana");
//! assert_eq!(visible_name("Ana\u{202e}", 60), Err(BadText::Hidden));
//! # Ok::<_, BadText>(())
//! ```

#[cfg(not(target_arch = "wasm32"))]
mod with_tables;
#[cfg(any(test, target_arch = "wasm32"))]
mod without_tables;

use serde::{Deserialize, Serialize};
#[cfg(not(target_arch = "wasm32"))]
use with_tables::checked;
// With the tables a page would load half as much again. What it takes without them, the server may still refuse.
#[cfg(target_arch = "wasm32")]
use without_tables::checked;

/// The most scalars in one character. The longest emoji that is recommended, a kiss of two people with skin tones, has ten,
/// and the longest Sanskrit clusters have eleven.
const CHARACTER_SCALARS_MAX: usize = 12;

/// How many scalars a character may have on average. Hindi words have about two.
const SCALARS_PER_CHARACTER: usize = 4;

/// Why a text is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BadText {
    /// There is nothing to see.
    #[error("is empty; write at least one letter")]
    Empty,
    /// It has more characters than fit.
    #[error("is too long")]
    TooLong,
    /// It has characters that cannot be seen, or spaces where none belong.
    #[error("has characters that cannot be seen, or spaces at an end; leave them out")]
    Hidden,
    /// A letter has more marks than any language puts there.
    #[error("has too many marks on one letter; leave some out")]
    Stacked,
}

/// A text on one line, in NFC, with single spaces between words and none at the ends. It may be empty, has at most `max`
/// characters, and hides nothing.
///
/// ```
/// use boneyard_club::text::{BadText, visible_line};
///
/// assert_eq!(visible_line("touched\n a tile", 300)?, "touched a tile");
/// assert_eq!(visible_line("👩🏻‍❤️‍💋‍👨🏼", 1)?, "👩🏻‍❤️‍💋‍👨🏼");
/// assert_eq!(visible_line("two", 2), Err(BadText::TooLong));
/// # Ok::<_, BadText>(())
/// ```
pub fn visible_line(text: &str, max: usize) -> Result<String, BadText> {
    let spaced = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let scalars_max = max.saturating_mul(SCALARS_PER_CHARACTER).saturating_add(CHARACTER_SCALARS_MAX);
    checked(&spaced, max, scalars_max)
}

/// A line with something to see on it.
///
/// ```
/// use boneyard_club::text::{BadText, visible_name};
///
/// assert_eq!(visible_name(" Вера ", 60)?, "Вера");
/// assert_eq!(visible_name(" \t ", 60), Err(BadText::Empty));
/// # Ok::<_, BadText>(())
/// ```
pub fn visible_name(text: &str, max: usize) -> Result<String, BadText> {
    let name = visible_line(text, max)?;
    if name.is_empty() { Err(BadText::Empty) } else { Ok(name) }
}

/// Whether a scalar is never seen, or is seen only by what it does to the text around: fillers, the Braille cell without dots,
/// marks of direction, tags of languages, and what nobody may give a meaning. Joiners and selectors hang on their neighbours.
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
    use super::{BadText, with_tables, without_tables};

    #[test]
    fn without_tables_no_more_is_refused() {
        let alone = ('\0'..=char::MAX).map(String::from);
        let beside = ('\0'..=char::MAX).flat_map(|c| {
            ["A", "1", "❤", "葛", "ع", "क\u{94d}", "\u{1820}"].map(|before| format!("{before}{c}ع"))
        });
        for text in alone.chain(beside) {
            if without_tables::checked(&text, 4, 28).is_err() {
                assert!(with_tables::checked(&text, 4, 28).is_err(), "{}", text.escape_unicode());
            }
        }
        for direction in "\u{200e}\u{202e}\u{2066}\0\u{200b}\u{ad}\u{3164}".chars() {
            assert_eq!(without_tables::checked(&format!("A{direction}"), 4, 28), Err(BadText::Hidden));
        }
        assert_eq!(without_tables::checked(&"x".repeat(1_000), 4, 28), Err(BadText::TooLong));
    }
}
