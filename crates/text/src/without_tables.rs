//! The check of a line, and the comparison of names, without Unicode tables. The check accepts everything that the full check accepts,
//! and more.

use super::{InvalidText, is_hidden};

/// The most scalars that NFC can combine into one.
const DECOMPOSED_MAX: usize = 4;

/// Checks a line with single spaces and returns it unchanged.
pub(super) fn checked(text: &str, _: usize, scalars_max: usize) -> Result<String, InvalidText> {
    if text.chars().count() > scalars_max.saturating_mul(DECOMPOSED_MAX) {
        Err(InvalidText::TooLong)
    } else if text.contains(is_hidden) {
        Err(InvalidText::Hidden)
    } else {
        Ok(text.to_owned())
    }
}

/// Whether two names differ in capitals at most.
pub(super) fn are_alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
