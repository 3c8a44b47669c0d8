//! Why a command could not be carried out.

use std::{io, path::PathBuf};

/// Why a command could not be carried out.
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
    #[error("{0} is no Rust: {1}")]
    NotRust(PathBuf, #[source] syn::Error),
    #[error("the workspace does not build:\n{0}")]
    Build(String),
}
