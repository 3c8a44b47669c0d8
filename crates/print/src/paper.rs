//! The sizes of paper.

use core::fmt;
use core::str::FromStr;

use kurbo::{Rect, Size};

/// A size of paper, in portrait format.
///
/// ```
/// use boneyard_print::Paper;
///
/// assert_eq!("a4".parse(), Ok(Paper::A4));
/// let error = "a3".parse::<Paper>().expect_err("no such size");
/// assert_eq!(error.to_string(), "not a size of paper: `a3` (there are a4 and letter)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// Both sizes.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The margin on each side. Home printers cannot print there.
    const MARGIN_MM: f64 = 10.0;

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The size in millimetres.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::A4 => Size::new(210.0, 297.0),
            Self::Letter => Size::new(215.9, 279.4),
        }
    }

    /// The printable area, in millimetres.
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

/// A text that names no size of paper.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a size of paper: `{0}` (there are a4 and letter)")]
pub struct ParsePaperError(String);

impl FromStr for Paper {
    type Err = ParsePaperError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|paper| paper.name() == name);
        found.ok_or_else(|| ParsePaperError(name.to_owned()))
    }
}
