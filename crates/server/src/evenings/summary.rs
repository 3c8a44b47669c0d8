//! The facts about an evening that lists show. They are stored as JSON with the evening.

use boneyard_protocol::evening::EveningFacts;
use boneyard_store::Evening;

/// The facts as JSON.
pub(crate) fn summary(facts: &EveningFacts) -> String {
    serde_json::to_string(facts).expect("facts have string keys only")
}

/// The facts of a stored evening; `None` if its summary cannot be read.
pub(crate) fn facts(evening: &Evening) -> Option<EveningFacts> {
    serde_json::from_str(&evening.summary).ok()
}
