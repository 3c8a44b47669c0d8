//! The error of a record: its line and a sentence.

use thiserror::Error;

/// A mistake in a record. The sentence says what is wrong, then what would be legal.
///
/// ```
/// let fault = boneyard_dgn::replay("dgn 2").unwrap_err();
/// assert_eq!(fault.to_string(), "line 1: version `2` is not known; this reads `dgn 1`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct DgnError {
    /// The wrong line, counted from 1; 0 for a record that was not read from text.
    pub line: u32,
    /// The sentence, without the line number.
    pub what: String,
}

impl DgnError {
    pub(crate) fn new(line: u32, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}
