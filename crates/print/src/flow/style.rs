//! Text styles, and the height of their lines.

use crate::fonts::{MM_PER_POINT, Weight};

/// The font size and weight of a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Style {
    /// The font size in points.
    pub(crate) size: f64,
    pub(crate) weight: Weight,
}

/// The height of a line and its baseline, as parts of the font size. Accents and descenders stay inside the line.
const LINE: f64 = 1.3;
const BASELINE: f64 = 1.0;

impl Style {
    /// Regular text.
    pub(crate) const fn plain(size: f64) -> Self {
        Self { size, weight: Weight::Regular }
    }

    /// Bold text, for titles.
    pub(crate) const fn strong(size: f64) -> Self {
        Self { size, weight: Weight::SemiBold }
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
