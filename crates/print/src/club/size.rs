//! The text size of a sheet.

use crate::flow::Style;
use crate::typeset::Typesetter;

/// The text size of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// At least 11 points.
    #[default]
    Normal,
    /// At least 18 points, for readers who see badly.
    Large,
}

impl TextSize {
    /// Both sizes.
    pub const ALL: [Self; 2] = [Self::Normal, Self::Large];

    /// The smallest font size, in points.
    #[must_use]
    pub const fn least(self) -> f64 {
        match self {
            Self::Normal => 11.0,
            Self::Large => 18.0,
        }
    }

    /// `normal` or `large`, for this size.
    pub(crate) const fn pick(self, normal: f64, large: f64) -> f64 {
        match self {
            Self::Normal => normal,
            Self::Large => large,
        }
    }
}

/// The text size of a sheet, and who sets its text.
#[derive(Clone, Copy)]
pub(crate) struct Lettering<'a> {
    pub(crate) size: TextSize,
    pub(crate) setter: &'a Typesetter<'a>,
}

impl<'a> Lettering<'a> {
    /// The smallest font size, in points.
    pub(crate) const fn least(self) -> f64 {
        self.size.least()
    }

    /// `normal` or `large`, for this size.
    pub(crate) const fn pick(self, normal: f64, large: f64) -> f64 {
        self.size.pick(normal, large)
    }

    /// Regular text of a size in points.
    pub(crate) const fn plain(self, size: f64) -> Style<'a> {
        Style::plain(size, self.setter)
    }

    /// Bold text of a size in points.
    pub(crate) const fn bold(self, size: f64) -> Style<'a> {
        Style::strong(size, self.setter)
    }

    /// The style of ordinary text.
    pub(crate) const fn body(self) -> Style<'a> {
        self.plain(self.least())
    }

    /// The style of bold text.
    pub(crate) const fn strong(self) -> Style<'a> {
        self.bold(self.least())
    }

    /// The style of a heading.
    pub(crate) const fn heading(self) -> Style<'a> {
        self.bold(self.pick(13.0, 20.0))
    }

    /// The style of the title.
    pub(crate) const fn title(self) -> Style<'a> {
        self.bold(self.pick(20.0, 28.0))
    }
}
