//! JSON both ways.

use crate::{Answer, Desk, Refusal};

/// Answers a request told in JSON by an answer told in JSON. What is no request is refused like anything else that cannot
/// be: nothing a page sends makes this panic.
#[must_use]
pub fn reply(desk: &mut Desk, request: &[u8]) -> Vec<u8> {
    let answer = match serde_json::from_slice(request) {
        Ok(request) => desk.answer(request),
        Err(error) => Answer::Refused { refusal: Refusal::BadRequest { detail: error.to_string() } },
    };
    serde_json::to_vec(&answer).unwrap_or_else(|error| unreachable!("an answer is always JSON: {error}"))
}
