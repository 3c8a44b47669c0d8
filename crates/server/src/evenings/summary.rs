//! The few facts about an evening that lists show, as they are stored.

use boneyard_protocol::evening::EveningFacts;
use boneyard_store::Evening;

/// The facts as stored text.
pub(crate) fn summary(facts: &EveningFacts) -> String {
    serde_json::to_string(facts).expect("facts have string keys only")
}

/// The facts of a stored evening; `None` before it was opened.
pub(crate) fn facts(evening: &Evening) -> Option<EveningFacts> {
    serde_json::from_str(&evening.summary).ok()
}
