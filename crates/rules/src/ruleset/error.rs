//! The errors of reading rules from text.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use super::conflict_reason::ConflictReason;

/// Why a text is not a set of rules. The message says what is wrong and what would be right.
///
/// ```
/// use boneyard_rules::Rules;
///
/// let refused = Rules::parse("draw score.ties=eggs").expect_err("there is `score.blockTie`");
/// assert_eq!(refused.to_string(), "no parameter is called `score.ties`");
/// let refused = Rules::parse("draw draw.moode=none").expect_err("misspelt");
/// assert_eq!(refused.to_string(), "no parameter is called `draw.moode`; did you mean `draw.mode`?");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RulesError {
    /// No preset has this name.
    #[error("no preset is called `{name}`; {}", near.map_or_else(|| format!("known are {}", known.join(", ")), meant))]
    UnknownPreset {
        /// The unknown name.
        name: String,
        /// All names of presets.
        known: &'static [&'static str],
        /// The name that it probably means.
        near: Option<&'static str>,
    },
    /// An override is not written `group.field=value`.
    #[error("`{0}` is not an override; write `group.field=value`")]
    Malformed(String),
    /// No parameter has this name.
    #[error("no parameter is called `{name}`{}", near.map_or_else(String::new, |near| format!("; {}", meant(near))))]
    UnknownParameter {
        /// The unknown name.
        name: String,
        /// The name that it probably means.
        near: Option<&'static str>,
    },
    /// The parameter does not take this value.
    #[error("`{parameter}` cannot be `{value}`: {expected}")]
    BadValue {
        /// The parameter, as `group.field`.
        parameter: String,
        /// The value, as written.
        value: String,
        /// What would be right.
        expected: String,
    },
    /// Two parameters exclude each other, or the first one cannot have its value.
    #[error("{}", conflict(first, second, *why))]
    Conflict {
        /// The first, as `group.field=value`.
        first: String,
        /// The second, as `group.field=value`.
        second: String,
        /// Why they exclude each other.
        why: ConflictReason,
    },
    /// The rules are not for so many seats.
    #[error("these rules have no table of {seats} seats; they have {}", listed(allowed))]
    Seats {
        /// The refused number of seats.
        seats: usize,
        /// The numbers of seats that the rules allow.
        allowed: Vec<u8>,
    },
}

fn meant(name: &str) -> String {
    format!("did you mean `{name}`?")
}

fn conflict(first: &str, second: &str, why: ConflictReason) -> String {
    if why.is_about_one_value() {
        format!("`{first}`: {why}")
    } else {
        format!("`{first}` conflicts with `{second}`: {why}")
    }
}

/// Numbers of seats, joined with commas.
fn listed(seats: &[u8]) -> String {
    let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
    seats.join(", ")
}
