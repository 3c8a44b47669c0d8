//! Checks and trims the names of people.

use boneyard_protocol::Problem;
use boneyard_protocol::http::NAME_CHARS_MAX;
use boneyard_text::visible_name;

/// The name of a guest, which others may have too.
pub(crate) fn guest_name(text: &str) -> Result<String, Problem> {
    visible_name(text, NAME_CHARS_MAX).map_err(|_| Problem::BadName { max: NAME_CHARS_MAX })
}

/// The name of an account. It has no `@`, so that it is never taken for an e-mail.
pub(crate) fn account_name(text: &str) -> Result<String, Problem> {
    guest_name(text).and_then(|name| match name.contains('@') {
        true => Err(Problem::BadName { max: NAME_CHARS_MAX }),
        false => Ok(name),
    })
}
