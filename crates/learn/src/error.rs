//! Why there is no page.

use std::fmt;

/// Why a page cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearnError {
    /// Nobody wrote this file.
    Missing {
        /// Its place in the folder of texts.
        file: String,
    },
    /// A file is not as it should be.
    Wrong {
        /// Its place in the folder of texts.
        file: String,
        /// What is wrong.
        why: String,
    },
}

impl LearnError {
    pub(crate) fn wrong(file: &str, why: impl fmt::Display) -> Self {
        Self::Wrong { file: file.into(), why: why.to_string() }
    }
}

impl fmt::Display for LearnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { file } => write!(f, "there is no `learn/{file}`"),
            Self::Wrong { file, why } => write!(f, "`learn/{file}`: {why}"),
        }
    }
}

impl std::error::Error for LearnError {}
