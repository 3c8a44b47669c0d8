//! The project's own commands: [`generate`] writes the generated files, [`structure`] checks how files and crates use each
//! other, [`starter`] searches for a seating.

pub mod generate;
pub mod starter;
pub mod structure;

use std::path::PathBuf;

/// The root of the checkout.
#[must_use]
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
