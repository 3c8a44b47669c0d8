//! What is wrong with a record.

use thiserror::Error;

/// What is wrong with a record, and where. The sentence says what is wrong, then what would have been legal.
///
/// ```
/// let fault = boneyard_dgn::replay("dgn 2").unwrap_err();
/// assert_eq!(fault.to_string(), "line 1: version `2` is not known; this reads `dgn 1`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct DgnError {
    /// The line with the fault, counted from 1; 0 where the record comes from no text.
    pub line: u32,
    /// The sentence.
    pub what: String,
}

impl DgnError {
    pub(crate) fn new(line: u32, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}
