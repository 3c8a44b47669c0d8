//! Sheets of paper.

use core::fmt;
use core::str::FromStr;

use kurbo::{Rect, Size};

/// A size of paper, upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// Every size.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// What home printers leave blank at every edge.
    const MARGIN_MM: f64 = 10.0;

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Its size in millimetres.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::A4 => Size::new(210.0, 297.0),
            Self::Letter => Size::new(215.9, 279.4),
        }
    }

    /// The part that every printer reaches.
    #[must_use]
    pub fn inner(self) -> Rect {
        self.size().to_rect().inset(-Self::MARGIN_MM)
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What was given is not a size of paper there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsePaperError(String);

impl fmt::Display for ParsePaperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a size of paper: `{}` (there are a4 and letter)", self.0)
    }
}

impl core::error::Error for ParsePaperError {}

impl FromStr for Paper {
    type Err = ParsePaperError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|paper| paper.name() == name);
        found.ok_or_else(|| ParsePaperError(name.to_owned()))
    }
}
