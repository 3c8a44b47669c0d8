//! A value with the line that it was read from.

/// A value and the line that it was read from.
///
/// Two of these are equal if their values are equal, because another text of the same match may have other lines.
///
/// ```
/// use boneyard_dgn::Spanned;
///
/// assert_eq!(Spanned { line: 7, value: 101 }, Spanned::from(101));
/// ```
#[derive(Clone, Debug)]
pub struct Spanned<T> {
    /// The line, counted from 1; 0 for a value that was not read from text.
    pub line: u32,
    /// The value.
    pub value: T,
}

impl<T: PartialEq> PartialEq for Spanned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Spanned<T> {}

impl<T> From<T> for Spanned<T> {
    fn from(value: T) -> Self {
        Self { line: 0, value }
    }
}

impl<T: Default> Default for Spanned<T> {
    fn default() -> Self {
        T::default().into()
    }
}
