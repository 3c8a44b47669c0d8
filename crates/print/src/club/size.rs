//! How large the letters are.

use crate::flow::Style;

/// How large the letters of a sheet are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// 11 points at least.
    #[default]
    Normal,
    /// 18 points at least, for those who see badly.
    Large,
}

impl TextSize {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Normal, Self::Large];

    /// The smallest letters, in points.
    #[must_use]
    pub const fn least(self) -> f64 {
        match self {
            Self::Normal => 11.0,
            Self::Large => 18.0,
        }
    }

    /// One of two values.
    pub(crate) const fn pick(self, normal: f64, large: f64) -> f64 {
        match self {
            Self::Normal => normal,
            Self::Large => large,
        }
    }

    /// Most text.
    pub(crate) const fn body(self) -> Style {
        Style::plain(self.least())
    }

    /// Text that stands out from the rest.
    pub(crate) const fn strong(self) -> Style {
        Style::strong(self.least())
    }

    /// What a part is called.
    pub(crate) const fn heading(self) -> Style {
        Style::strong(self.pick(13.0, 20.0))
    }

    /// What a sheet is called.
    pub(crate) const fn title(self) -> Style {
        Style::strong(self.pick(20.0, 28.0))
    }
}
