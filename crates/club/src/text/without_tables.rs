//! As much of it as can be said without the tables of Unicode: whatever is taken with them is taken here too.

use super::{BadText, is_hidden};

/// How many scalars NFC may make one of.
const DECOMPOSED_MAX: usize = 4;

/// A line with single spaces, as it is.
pub(super) fn checked(text: &str, _: usize, scalars_max: usize) -> Result<String, BadText> {
    if text.chars().count() > scalars_max.saturating_mul(DECOMPOSED_MAX) {
        Err(BadText::TooLong)
    } else if text.contains(is_hidden) {
        Err(BadText::Hidden)
    } else {
        Ok(text.to_owned())
    }
}
