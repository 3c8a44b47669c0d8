//! The error of the learning pages: a file that is missing or wrong.

use std::fmt;

/// Why a page cannot be shown. Texts are named by their path in the folder `locales`, lessons by theirs in `learn`.
#[expect(missing_docs, reason = "the error texts say it")]
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LearnError {
    #[error("there is no `{file}`")]
    Missing { file: String },
    #[error("`{file}`: {why}")]
    Wrong { file: String, why: String },
}

impl LearnError {
    pub(crate) fn wrong(file: &str, why: impl fmt::Display) -> Self {
        Self::Wrong { file: file.into(), why: why.to_string() }
    }
}
