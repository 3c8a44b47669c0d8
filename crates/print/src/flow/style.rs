//! Text styles, and the height of their lines.

use std::sync::Arc;

use crate::fonts::{MM_PER_POINT, Weight};
use crate::typeset::{ShapedLine, Typesetter};

/// The font size and weight of a text, and who sets it.
#[derive(Clone, Copy)]
pub(crate) struct Style<'a> {
    /// The font size in points.
    pub(crate) size: f64,
    pub(crate) weight: Weight,
    pub(crate) setter: &'a Typesetter<'a>,
}

/// The height of a line and its baseline, as parts of the font size. Accents and descenders stay inside the line.
const LINE: f64 = 1.3;
const BASELINE: f64 = 1.0;

impl<'a> Style<'a> {
    /// Regular text.
    pub(crate) const fn plain(size: f64, setter: &'a Typesetter<'a>) -> Self {
        Self { size, weight: Weight::Regular, setter }
    }

    /// Bold text, for titles.
    pub(crate) const fn strong(size: f64, setter: &'a Typesetter<'a>) -> Self {
        Self { size, weight: Weight::SemiBold, setter }
    }

    /// The width of a line of text in millimetres.
    pub(crate) fn width(self, words: &str) -> f64 {
        self.setter.width(words, self.weight) * self.size * MM_PER_POINT
    }

    /// The glyphs of a line that the built-in fonts alone cannot write.
    pub(crate) fn shaped(self, words: &str) -> Option<Arc<ShapedLine>> {
        self.setter.line(words, self.weight)
    }

    /// The height of a line in millimetres.
    pub(crate) fn line(self) -> f64 {
        self.size * MM_PER_POINT * LINE
    }

    /// The distance of the baseline from the top of the line, in millimetres.
    pub(crate) fn baseline(self) -> f64 {
        self.size * MM_PER_POINT * BASELINE
    }
}
