//! Why a text is not a set of rules.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use crate::clash::Clash;

/// Why a text is not a set of rules. One sentence: what is wrong, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// No preset has this name.
    UnknownPreset {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: &'static [&'static str],
    },
    /// An override is not written `group.field=value`.
    Malformed(String),
    /// No parameter has this name.
    UnknownParameter(String),
    /// The value is not one the parameter takes.
    BadValue {
        /// The parameter, as `group.field`.
        parameter: String,
        /// The value, as written.
        value: String,
        /// What would be right.
        expected: String,
    },
    /// Two parameters cannot both hold.
    Conflict {
        /// The first, as `group.field=value`.
        first: String,
        /// The second, as `group.field=value`.
        second: String,
        /// Why they exclude each other.
        why: Clash,
    },
    /// These rules have no table of so many seats.
    Seats {
        /// The number asked for.
        seats: usize,
        /// The numbers there are.
        allowed: Vec<u8>,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPreset { name, known } => {
                write!(f, "no preset is called `{name}`; known are {}", known.join(", "))
            }
            Self::Malformed(text) => write!(f, "`{text}` is not an override; write `group.field=value`"),
            Self::UnknownParameter(name) => write!(f, "no parameter is called `{name}`"),
            Self::BadValue { parameter, value, expected } => {
                write!(f, "`{parameter}` cannot be `{value}`: {expected}")
            }
            Self::Conflict { first, second, why } => write!(f, "`{first}` conflicts with `{second}`: {why}"),
            Self::Seats { seats, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(u8::to_string).collect();
                write!(f, "these rules have no table of {seats} seats; they have {}", allowed.join(", "))
            }
        }
    }
}

impl core::error::Error for RulesError {}
