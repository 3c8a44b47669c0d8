//! Libraries that are compiled for unit tests, and those that have some.

use insta::assert_snapshot;
use xtask::structure;

use crate::{listed, tree};

/// The faults of a sample.
fn faults(sample: &str) -> String {
    listed(&structure::unit_tests(&tree(sample)).expect("a sample can be read"))
}

#[test]
fn a_build_for_tests_that_are_not_there_is_a_fault() {
    let found = faults(
        "
//- crates/house/Cargo.toml
//- crates/house/src/lib.rs
//- crates/house/src/main.rs
#[cfg(test)]
mod tests {}
",
    );
    assert_snapshot!(found, @r"
    the library of crates/house/Cargo.toml is compiled again for unit tests, but has none
      Way out: write `test = false` below `[lib]`.
    ");
}

#[test]
fn tests_that_do_not_run_are_a_fault() {
    let found = faults(
        "
//- crates/house/Cargo.toml
[lib]
test = false
//- crates/house/src/lib.rs
mod hall;
//- crates/house/src/hall.rs
#[cfg(test)]
mod tests {}
",
    );
    assert_snapshot!(found, @r"
    the unit tests of the library of crates/house/Cargo.toml do not run
      Way out: remove `test = false`.
    ");
}

#[test]
fn a_library_with_tests_and_a_program_alone_have_no_faults() {
    let found = faults(
        "
//- crates/cellar/Cargo.toml
//- crates/cellar/src/main.rs
//- crates/house/Cargo.toml
//- crates/house/src/lib.rs
#[cfg(test)]
mod tests {}
",
    );
    assert_snapshot!(found, @"no faults");
}
