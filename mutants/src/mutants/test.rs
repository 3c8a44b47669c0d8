//! A test that was measured.

use std::{collections::BTreeSet, time::Duration};

use super::scratch::TestProgram;

/// A test, its time and the mutants that it reaches.
pub(super) struct Test {
    pub(super) program: TestProgram,
    pub(super) name: String,
    pub(super) took: Duration,
    pub(super) reaches: BTreeSet<usize>,
}
