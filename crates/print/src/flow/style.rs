//! How letters look, and the height of their lines.

use crate::fonts::{MM_PER_POINT, Weight};

/// How letters look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Style {
    /// Their height, in points.
    pub(crate) size: f64,
    /// How heavy they are.
    pub(crate) weight: Weight,
}

/// The height of a line as a part of the size of its letters, and where its letters stand in it: an accent on a capital
/// and the tail of a letter below stay within the line.
const LINE: f64 = 1.3;
const BASELINE: f64 = 1.0;

impl Style {
    /// Letters for text.
    pub(crate) const fn plain(size: f64) -> Self {
        Self { size, weight: Weight::Regular }
    }

    /// Letters for titles.
    pub(crate) const fn strong(size: f64) -> Self {
        Self { size, weight: Weight::SemiBold }
    }

    /// How high a line is, in millimetres.
    pub(crate) fn line(self) -> f64 {
        self.size * MM_PER_POINT * LINE
    }

    /// How far below the top of its line a letter stands.
    pub(crate) fn baseline(self) -> f64 {
        self.size * MM_PER_POINT * BASELINE
    }
}
