//! Paths lead to the file that defines what they name. Each sample has one cycle, which shows that both arrows were
//! found.

use insta::assert_snapshot;

use crate::faults_inside;

/// A crate in which `house.rs` uses the street, and `street.rs` has this line.
fn street_that_has(line: &str) -> String {
    faults_inside(&format!(
        "
//- lib.rs
mod house;
mod street;
mod town;
pub use house::{{House, build}};
pub mod prelude {{ pub use crate::house::*; }}
//- house.rs
use crate::street::Street;
pub struct House {{ street: Street }}
pub fn build() {{}}
pub mod key {{ pub fn write() {{}} }}
//- town.rs
pub(crate) use crate::house;
//- street.rs
pub struct Street;
{line}
"
    ))
}

#[test]
fn a_reexport_at_the_root_leads_to_the_file_behind_it() {
    assert_snapshot!(street_that_has("use crate::House;"), @r"
    inn: a circle of files
      crates/inn/src/street.rs:2 uses `House` of crates/inn/src/house.rs
      crates/inn/src/house.rs:1 uses `Street` of crates/inn/src/street.rs
      Way out: move `Street` from crates/inn/src/street.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn a_reexported_module_leads_to_its_file() {
    assert_snapshot!(street_that_has("use super::town::house as home; fn f(it: home::House) {}"), @r"
    inn: a circle of files
      crates/inn/src/street.rs:2 uses `House` of crates/inn/src/house.rs
      crates/inn/src/house.rs:1 uses `Street` of crates/inn/src/street.rs
      Way out: move `Street` from crates/inn/src/street.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn a_star_leads_to_the_file_behind_it() {
    assert_snapshot!(street_that_has("use crate::prelude::*; fn f(it: House) {}"), @r"
    inn: a circle of files
      crates/inn/src/street.rs:2 uses `House` of crates/inn/src/house.rs
      crates/inn/src/house.rs:1 uses `Street` of crates/inn/src/street.rs
      Way out: move `Street` from crates/inn/src/street.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn an_import_inside_a_function_counts() {
    assert_snapshot!(street_that_has("fn f() { use crate::house::build as make; make() }"), @r"
    inn: a circle of files
      crates/inn/src/street.rs:2 uses `build` of crates/inn/src/house.rs
      crates/inn/src/house.rs:1 uses `Street` of crates/inn/src/street.rs
      Way out: move `Street` from crates/inn/src/street.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn the_arguments_of_a_macro_count() {
    assert_snapshot!(street_that_has("fn f() { println!(\"{:?}\", [crate::house::build()]) }"), @r"
    inn: a circle of files
      crates/inn/src/street.rs:2 uses `build` of crates/inn/src/house.rs
      crates/inn/src/house.rs:1 uses `Street` of crates/inn/src/street.rs
      Way out: move `Street` from crates/inn/src/street.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn a_path_in_an_attribute_counts() {
    let line = "#[derive(Serialize)] struct Lamp { #[serde(with = \"crate::house::key\", default = \"crate::house::build\")] on: bool }";
    assert_snapshot!(street_that_has(line), @r"
    inn: a circle of files
      crates/inn/src/street.rs:2 uses `build` of crates/inn/src/house.rs
      crates/inn/src/house.rs:1 uses `Street` of crates/inn/src/street.rs
      Way out: move `Street` from crates/inn/src/street.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn names_of_other_crates_lead_nowhere() {
    let line = "use house_paint::House; use std::fmt; fn f(house: fmt::Error) { ::house::build() }";
    assert_snapshot!(street_that_has(line), @"no faults");
}
