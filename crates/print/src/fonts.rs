//! The fonts: Noto Sans with Latin and Cyrillic, embedded so that every printer has them.

use std::sync::LazyLock;

use ttf_parser::Face;

/// The weight of a font.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

    /// The number of this weight in font files.
    pub(crate) const fn class(self) -> u16 {
        match self {
            Self::Regular => 400,
            Self::SemiBold => 600,
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

/// Whether the fonts have a letter in both weights.
pub(crate) fn has_glyph(letter: char) -> bool {
    static HAS_GLYPH: LazyLock<Vec<bool>> = LazyLock::new(|| {
        let has = |letter| Weight::ALL.iter().all(|weight| weight.glyph(letter) != 0);
        (0..MEASURED).map(|code| char::from_u32(code).is_some_and(has)).collect()
    });
    HAS_GLYPH.get(letter as usize).is_some_and(|has| *has)
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
}
