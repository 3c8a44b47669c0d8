//! Arrows between crates and floors that the plan does not have.

use insta::assert_snapshot;
use xtask::structure::{self, Plan};

use crate::{faults, listed, tree};

const PLAN: &str = r#"
[crates.cellar]
why = "Holds the house up."
uses = []

[crates.house]
why = "Stands on its cellar."
uses = ["cellar"]
tests_use = ["street"]

[[floors.house]]
name = "ground"
modules = ["hall", "attic::stairs"]

[[floors.house]]
name = "roof"
modules = ["attic"]
"#;

#[test]
fn a_forbidden_dependency_of_a_crate_is_a_fault() {
    let found = faults(
        PLAN,
        "
//- crates/cellar/Cargo.toml
[dependencies]
serde = \"1\"
boneyard-house = { workspace = true }
//- crates/house/Cargo.toml
[dependencies]
boneyard-cellar = { workspace = true }
[dev-dependencies]
boneyard-street = { workspace = true }
boneyard-town = { workspace = true }
[target.'cfg(unix)'.dependencies]
boneyard-garden = { workspace = true }
",
    );
    assert_snapshot!(found, @r"
    The code of crate `cellar` uses `house`, which the plan does not allow
      Way out: move what is used to a crate below both, or add `house` to `uses` of `cellar` in xtask/structure.toml and say why.
    A test of crate `house` uses `town`, which the plan does not allow
      Way out: move what is used to a crate below both, or add `town` to `tests_use` of `house` in xtask/structure.toml and say why.
    The code of crate `house` uses `garden`, which the plan does not allow
      Way out: move what is used to a crate below both, or add `garden` to `uses` of `house` in xtask/structure.toml and say why.
    ");
}

#[test]
fn a_crate_that_the_plan_does_not_name_is_a_fault() {
    assert_snapshot!(faults(PLAN, "//- crates/shed/Cargo.toml\n"), @r"
    the plan has no crate `shed`
      Way out: add it to xtask/structure.toml with what it may use and why.
    ");
}

#[test]
fn an_arrow_to_a_higher_floor_is_a_fault() {
    let found = faults(
        PLAN,
        "
//- crates/house/Cargo.toml
//- crates/house/src/lib.rs
mod attic;
mod hall;
//- crates/house/src/hall.rs
use crate::attic::{Attic, stairs::Stairs};
//- crates/house/src/attic.rs
pub mod stairs;
pub struct Attic;
//- crates/house/src/attic/stairs.rs
pub struct Stairs;
",
    );
    assert_snapshot!(found, @r"
    crates/house/src/hall.rs:1 uses `Attic` of crates/house/src/attic.rs, on a higher floor: `roof` above `ground`
      Way out: move `Attic` down to `ground`, or the code that uses it up.
    ");
}

#[test]
fn a_file_without_a_floor_is_a_fault() {
    let found = faults(
        PLAN,
        "
//- crates/house/Cargo.toml
//- crates/house/src/lib.rs
mod balcony;
//- crates/house/src/balcony.rs
",
    );
    assert_snapshot!(found, @r"
    crates/house/src/balcony.rs is on no floor
      Way out: add its module or folder to a floor in xtask/structure.toml, or move the file to one.
    ");
}

#[test]
fn modules_that_use_each_other_are_a_circle_even_through_a_re_export() {
    let found = faults(
        PLAN,
        "
//- crates/house/Cargo.toml
//- crates/house/src/lib.rs
mod attic;
mod hall;
//- crates/house/src/hall.rs
mod stove;
pub use self::stove::Stove;
//- crates/house/src/hall/stove.rs
use crate::attic::Tiles;
pub struct Stove;
//- crates/house/src/attic.rs
pub mod stairs;
mod roof;
pub use self::roof::Tiles;
//- crates/house/src/attic/roof.rs
pub struct Tiles;
//- crates/house/src/attic/stairs.rs
use crate::hall::Stove;
",
    );
    assert_snapshot!(found, @r"
    crates/house/src/hall/stove.rs:1 uses `Tiles` of crates/house/src/attic.rs, on a higher floor: `roof` above `ground`
      Way out: move `Tiles` down to `ground`, or the code that uses it up.
    crates/house/src/hall/stove.rs:1 uses `Tiles` of crates/house/src/attic/roof.rs, on a higher floor: `roof` above `ground`
      Way out: move `Tiles` down to `ground`, or the code that uses it up.
    house: a circle of modules
      `hall` uses `attic` in `crates/house/src/hall/stove.rs`
      `attic` uses `hall` in `crates/house/src/attic/stairs.rs`
      Way out: move what `attic` uses of `hall` to a module that both use, or pass it in from above.
    ");
}

/// The permissions of [`PLAN`] that a sample does not use.
fn unused(sample: &str) -> String {
    let plan: Plan = PLAN.parse().expect("the plan can be read");
    listed(&structure::unused(&tree(sample), &plan).expect("a sample can be read"))
}

#[test]
fn a_permission_that_nothing_uses_is_a_fault() {
    let found = unused(
        "
//- crates/house/Cargo.toml
[dev-dependencies]
boneyard-cellar = { workspace = true }
//- crates/house/src/lib.rs
mod attic;
//- crates/house/src/attic.rs
",
    );
    assert_snapshot!(found, @r"
    `crates` of the plan names `cellar`, which nothing uses or which does not exist
      Way out: remove it from xtask/structure.toml.
    `crates.house` of the plan names `cellar`, which nothing uses or which does not exist
      Way out: remove it from xtask/structure.toml.
    `crates.house` of the plan names `street`, which nothing uses or which does not exist
      Way out: remove it from xtask/structure.toml.
    `floors.house` of the plan names `hall`, which nothing uses or which does not exist
      Way out: remove it from xtask/structure.toml.
    `floors.house` of the plan names `attic::stairs`, which nothing uses or which does not exist
      Way out: remove it from xtask/structure.toml.
    ");
}

#[test]
fn a_plan_that_is_used_has_no_faults() {
    let found = unused(
        "
//- crates/cellar/Cargo.toml
//- crates/house/Cargo.toml
[dependencies]
boneyard-cellar = { workspace = true }
[dev-dependencies]
boneyard-street = { workspace = true }
//- crates/house/src/lib.rs
mod attic;
mod hall;
//- crates/house/src/hall.rs
//- crates/house/src/attic.rs
mod stairs;
//- crates/house/src/attic/stairs.rs
",
    );
    assert_snapshot!(found, @"no faults");
}
