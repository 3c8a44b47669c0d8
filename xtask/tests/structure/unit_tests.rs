//! Crates that are built for unit tests, and those that have some.

use insta::assert_snapshot;
use xtask::structure::{self, Tree};

use crate::listed;

/// The faults of a sample.
fn faults(sample: &str) -> String {
    let files = sample.split("//- ").skip(1).map(|file| {
        let (path, text) = file.split_once('\n').unwrap_or((file, ""));
        (path.trim().to_owned(), text.to_owned())
    });
    listed(&structure::unit_tests(&Tree::of(files)).expect("a sample can be read"))
}

#[test]
fn a_build_for_tests_that_are_not_there_is_a_fault() {
    let found = faults(
        "
//- crates/house/Cargo.toml
//- crates/house/src/lib.rs
//- crates/house/src/main.rs
",
    );
    assert_snapshot!(found, @r"
    crates/house/src/lib.rs is compiled again for unit tests, but has none
      Way out: write `test = false` for it in crates/house/Cargo.toml.
    crates/house/src/main.rs is compiled again for unit tests, but has none
      Way out: write `test = false` for it in crates/house/Cargo.toml.
    ");
}

#[test]
fn tests_that_do_not_run_are_a_fault() {
    let found = faults(
        "
//- crates/cellar/Cargo.toml
[[bin]]
name = \"cellar\"
test = false
//- crates/cellar/src/main.rs
mod barrel;
//- crates/cellar/src/barrel.rs
#[cfg(test)]
mod tests {}
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
    the unit tests of crates/cellar/src/main.rs do not run
      Way out: remove `test = false` from crates/cellar/Cargo.toml.
    the unit tests of crates/house/src/lib.rs do not run
      Way out: remove `test = false` from crates/house/Cargo.toml.
    ");
}

#[test]
fn tests_of_the_program_are_none_of_its_library() {
    let found = faults(
        "
//- crates/house/Cargo.toml
[lib]
test = false
//- crates/house/src/lib.rs
//- crates/house/src/main.rs
#[cfg(test)]
mod tests {}
",
    );
    assert_snapshot!(found, @"no faults");
}

#[test]
fn a_library_with_tests_and_a_program_without_have_no_faults() {
    let found = faults(
        "
//- crates/house/Cargo.toml
[[bin]]
name = \"house\"
test = false
//- crates/house/src/lib.rs
#[cfg(test)]
mod tests {}
//- crates/house/src/main.rs
",
    );
    assert_snapshot!(found, @"no faults");
}
