//! The full check of a line, with Unicode tables.

use unicode_normalization::{UnicodeNormalization, char::canonical_combining_class};
use unicode_properties::{GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

use super::{CHARACTER_SCALARS_MAX, InvalidText, is_hidden};

/// The most marks on one letter. Burmese syllables and accented Hebrew letters have up to five.
const MARKS_MAX: usize = 6;

/// Checks a line with single spaces and returns it in NFC.
pub(super) fn checked(text: &str, max: usize, scalars_max: usize) -> Result<String, InvalidText> {
    // A text may be very long. Reading stops one scalar after the most that is accepted.
    let line: String = text.nfc().take(scalars_max.saturating_add(1)).collect();
    let scalars: Vec<char> = line.chars().collect();
    if scalars.len() > scalars_max || line.graphemes(true).count() > max {
        return Err(InvalidText::TooLong);
    }
    let mut at = 0;
    let mut marks = 0;
    for character in line.graphemes(true) {
        let end = at + character.chars().count();
        if end - at > CHARACTER_SCALARS_MAX {
            return Err(InvalidText::Stacked);
        }
        if character.contains(is_tag) && !SUBDIVISION_FLAGS.contains(&character) {
            return Err(InvalidText::Hidden);
        }
        for at in at..end {
            match seen(&scalars, at, end) {
                Seen::Not => return Err(InvalidText::Hidden),
                Seen::Itself => marks = 0,
                Seen::InOthers => {}
                Seen::Mark => marks += 1,
            }
            if marks > MARKS_MAX {
                return Err(InvalidText::Stacked);
            }
        }
        at = end;
    }
    Ok(line)
}

/// The flags of England, Scotland and Wales, the only recommended flags with tags.
const SUBDIVISION_FLAGS: [&str; 3] = [
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

/// How a scalar is visible.
enum Seen {
    /// Visible by itself: a character, or the space between words.
    Itself,
    /// Visible as a mark on the character before it.
    Mark,
    /// Visible by its effect on the scalars beside it.
    InOthers,
    /// Invisible, or visible only by its effect on the text around it, such as its direction.
    Not,
}

/// How the scalar at index `at` is visible. The character to which it belongs ends before index `end`.
fn seen(line: &[char], at: usize, end: usize) -> Seen {
    let before = at.checked_sub(1).and_then(|before| line.get(before)).copied();
    let after = line.get(at + 1).copied();
    let when = |joins: bool| if joins { Seen::InOthers } else { Seen::Not };
    match line[at] {
        ' ' => Seen::Itself,
        joiner @ ('\u{200c}' | '\u{200d}') => {
            let joins_emoji = joiner == '\u{200d}' && at + 1 < end && after.is_some_and(is_emoji_base);
            when(joins_emoji || joins_letters(joiner, before, after))
        }
        c if is_variation_selector(c) => when(before.is_some_and(|before| varies(before, c, after))),
        // The Mongolian vowel separator, between two Mongolian letters.
        '\u{180e}' => when(before.is_some_and(is_mongolian) && after.is_some_and(is_mongolian)),
        // The caller has checked the whole character.
        c if is_tag(c) => Seen::InOthers,
        c if is_hidden(c) => Seen::Not,
        c => match c.general_category_group() {
            GeneralCategoryGroup::Mark if before.is_none_or(|before| before == ' ') => Seen::Not,
            GeneralCategoryGroup::Mark => Seen::Mark,
            GeneralCategoryGroup::Separator | GeneralCategoryGroup::Other => Seen::Not,
            _ => Seen::Itself,
        },
    }
}

/// Whether a joiner or non-joiner changes the look of letters, similar to RFC 5892 (A.1, A.2): beside the virama of an Indic
/// script, or between letters of a joining script.
fn joins_letters(joiner: char, before: Option<char>, after: Option<char>) -> bool {
    let Some(before) = before else { return false };
    let is_virama = |c: char| canonical_combining_class(c) == 9;
    let asks_for_form = joiner == '\u{200d}' && is_letter_or_mark(before) && after.is_some_and(is_virama);
    let between = is_joining(before)
        && is_letter_or_mark(before)
        && after.is_some_and(|after| is_joining(after) && is_letter_or_mark(after));
    is_virama(before) || asks_for_form || between
}

fn is_letter_or_mark(c: char) -> bool {
    matches!(c.general_category_group(), GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark)
}

/// The blocks of the Arabic and Syriac scripts.
const fn is_joining(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{77f}' | '\u{860}'..='\u{8ff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

const fn is_mongolian(c: char) -> bool {
    matches!(c, '\u{1820}'..='\u{18aa}')
}

const fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}')
}

/// Whether an emoji may follow a joiner. A skin tone may not.
fn is_emoji_base(c: char) -> bool {
    c.is_emoji_char() && !matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

const fn is_variation_selector(c: char) -> bool {
    matches!(c, '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether the character before a variation selector has variants.
fn varies(before: char, selector: char, after: Option<char>) -> bool {
    match selector {
        // A digit has a variant only on a keycap.
        '\u{fe0e}' | '\u{fe0f}' if matches!(before, '0'..='9' | '#' | '*') => after == Some('\u{20e3}'),
        '\u{fe0e}' | '\u{fe0f}' => before.is_emoji_char(),
        '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e01ef}' => is_ideograph(before),
        '\u{180b}'..='\u{180d}' | '\u{180f}' => is_mongolian(before),
        _ => false,
    }
}

const fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}
