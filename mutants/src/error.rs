//! The error type.

use std::{io, path::PathBuf};

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("there is no Rust file below {0}")]
    NoSource(PathBuf),
    #[error("cannot read {0}: {1}")]
    Read(PathBuf, #[source] io::Error),
    #[error("cannot write {0}: {1}")]
    Write(PathBuf, #[source] io::Error),
    #[error("cannot run {0}: {1}")]
    Run(String, #[source] io::Error),
    #[error("{0} is not valid Rust: {1}")]
    NotRust(PathBuf, #[source] syn::Error),
    #[error("the workspace does not build:\n{0}")]
    Build(String),
}
