//! The fonts: Noto Sans with Latin and Cyrillic, embedded so that every printer has them.

use std::borrow::Cow;
use std::sync::LazyLock;

use ttf_parser::Face;

use crate::flow::{APART, SOFT_HYPHEN};

/// The weight of a font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// For text.
    Regular,
    /// For titles and figures.
    SemiBold,
}

const REGULAR: &[u8] = include_bytes!("../fonts/NotoSans-Regular.ttf");
const SEMI_BOLD: &[u8] = include_bytes!("../fonts/NotoSans-SemiBold.ttf");

/// Millimetres per point.
pub(crate) const MM_PER_POINT: f64 = 25.4 / 72.0;

/// The height of a digit, as a fraction of the font size.
pub(crate) const FIGURE_HEIGHT: f64 = 0.714;

impl Weight {
    /// Both weights.
    pub const ALL: [Self; 2] = [Self::Regular, Self::SemiBold];

    /// The font file.
    pub(crate) const fn file(self) -> &'static [u8] {
        match self {
            Self::Regular => REGULAR,
            Self::SemiBold => SEMI_BOLD,
        }
    }

    pub(crate) fn face(self) -> &'static Face<'static> {
        static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
            [REGULAR, SEMI_BOLD].map(|file| Face::parse(file, 0).expect("the embedded fonts are valid"))
        });
        &FACES[self as usize]
    }

    /// The glyph of a letter; 0, an empty box, if the font has none.
    pub(crate) fn glyph(self, letter: char) -> u16 {
        self.face().glyph_index(letter).unwrap_or_default().0
    }
}

/// Widths are cached for letters below this code. The fonts have no glyphs above it.
const MEASURED: u32 = 0x2300;

/// The width of a letter, as a fraction of the font size.
pub(crate) fn advance(letter: char, weight: Weight) -> f64 {
    static WIDTHS: LazyLock<[Vec<f64>; 2]> = LazyLock::new(|| {
        // The last width is that of the empty box, for all letters from `MEASURED` on.
        let codes = || (0..MEASURED).chain([u32::from(char::MAX)]);
        let letter = |code| char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
        Weight::ALL.map(|weight| codes().map(|code| measured(letter(code), weight)).collect())
    });
    WIDTHS[weight as usize][letter.min(EMPTY_BOX) as usize]
}

/// The index of the empty box in the cached widths.
const EMPTY_BOX: char = match char::from_u32(MEASURED) {
    Some(letter) => letter,
    None => panic!("a letter has this code"),
};

fn measured(letter: char, weight: Weight) -> f64 {
    let face = weight.face();
    let glyph = face.glyph_index(letter).unwrap_or_default();
    f64::from(face.glyph_hor_advance(glyph).unwrap_or_default()) / f64::from(face.units_per_em())
}

/// The width of a line of text in millimetres.
pub(crate) fn width(words: &str, weight: Weight, size: f64) -> f64 {
    words.chars().map(|letter| advance(letter, weight)).sum::<f64>() * size * MM_PER_POINT
}

/// The text without letters that the fonts lack, such as emoji, and without the double space that such a letter may leave.
/// Spaces, line ends and places where a line may be split stay.
pub(crate) fn printable(words: &str) -> Cow<'_, str> {
    if words.chars().all(is_printable) {
        return Cow::Borrowed(words);
    }
    let mut kept = String::with_capacity(words.len());
    let mut left_out = false;
    for letter in words.chars() {
        if !is_printable(letter) {
            left_out = true;
        } else if !(left_out && letter == ' ' && (kept.is_empty() || kept.ends_with(' '))) {
            kept.push(letter);
            left_out = false;
        }
    }
    // A sign at the end leaves the space before it.
    if left_out {
        kept.truncate(kept.trim_end_matches(' ').len());
    }
    Cow::Owned(kept)
}

/// Whether the fonts have a letter, or the layout of lines uses it.
fn is_printable(letter: char) -> bool {
    static HAS_GLYPH: LazyLock<Vec<bool>> = LazyLock::new(|| {
        let has = |letter| Weight::ALL.iter().all(|weight| weight.glyph(letter) != 0);
        (0..MEASURED).map(|code| char::from_u32(code).is_some_and(has)).collect()
    });
    matches!(letter, '\n' | APART | SOFT_HYPHEN) || HAS_GLYPH.get(letter as usize).is_some_and(|has| *has)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_as_wide_as_its_glyph() {
        for weight in Weight::ALL {
            for letter in '\0'..=char::MAX {
                let same = (advance(letter, weight) - measured(letter, weight)).abs() < f64::EPSILON;
                assert!(same, "{letter:?} in {weight:?}");
            }
        }
    }

    #[test]
    fn signs_without_a_glyph_are_left_out_without_a_gap() {
        assert_eq!(printable("Ana"), "Ana");
        assert_eq!(printable("Ana 🎲 Lima"), "Ana Lima");
        assert_eq!(printable("🎲 Ana"), "Ana");
        assert_eq!(printable("Ana 👩‍👩‍👧"), "Ana");
        assert_eq!(printable("Ana🎲Lima"), "AnaLima");
        assert_eq!(printable("Ана  ❤️\nЖ\u{a0}\u{ad}x"), "Ана  \nЖ\u{a0}\u{ad}x");
        assert_eq!(printable("李"), "");
    }
}
