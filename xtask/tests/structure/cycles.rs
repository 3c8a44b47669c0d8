//! Cycles of files inside a crate.

use insta::assert_snapshot;

use crate::faults_inside;

#[test]
fn two_files_that_import_each_other_are_a_cycle() {
    let found = faults_inside(
        "
//- lib.rs
mod host;
mod guest;
//- host.rs
use crate::guest::{Guest, Luggage};
pub struct Host { guests: Vec<Guest>, luggage: Luggage }
//- guest.rs
use crate::host::Host;
pub struct Luggage;
pub struct Guest { host: Host }
",
    );
    assert_snapshot!(found, @r"
    inn: a circle of files
      crates/inn/src/host.rs:1 uses `Guest` and `Luggage` of crates/inn/src/guest.rs
      crates/inn/src/guest.rs:1 uses `Host` of crates/inn/src/host.rs
      Way out: move `Host` from crates/inn/src/host.rs to a file that both use, or pass crates/inn/src/guest.rs what it needs.
    ");
}

#[test]
fn a_longer_cycle_is_reported_once() {
    let found = faults_inside(
        "
//- lib.rs
mod cellar;
mod kitchen;
mod parlour;
//- cellar.rs
pub fn fetch() { crate::parlour::serve() }
//- kitchen.rs
pub fn cook() { super::cellar::fetch() }
//- parlour.rs
pub fn serve() { crate::kitchen::cook() }
",
    );
    assert_snapshot!(found, @r"
    inn: a circle of files
      crates/inn/src/parlour.rs:1 uses `cook` of crates/inn/src/kitchen.rs
      crates/inn/src/kitchen.rs:1 uses `fetch` of crates/inn/src/cellar.rs
      crates/inn/src/cellar.rs:1 uses `serve` of crates/inn/src/parlour.rs
      Way out: move `serve` from crates/inn/src/parlour.rs to a file that both use, or pass crates/inn/src/cellar.rs what it needs.
    ");
}

#[test]
fn a_parent_and_its_own_children_may_use_each_other() {
    let found = faults_inside(
        "
//- lib.rs
mod house;
pub const OPEN: bool = true;
//- house.rs
mod room;
pub struct House { rooms: Vec<room::Room> }
//- house/room.rs
use super::House;
pub struct Room;
pub fn of(house: &House) -> bool { crate::OPEN }
",
    );
    assert_snapshot!(found, @"no faults");
}

#[test]
fn children_of_one_parent_may_not_form_a_cycle() {
    let found = faults_inside(
        "
//- lib.rs
mod house;
//- house.rs
mod room;
mod door;
pub struct House { room: room::Room }
//- house/room.rs
use super::{House, door::Door};
pub struct Room { door: Door }
//- house/door.rs
use super::room::Room;
pub struct Door { leads_to: Room }
",
    );
    assert_snapshot!(found, @r"
    inn: a circle of files
      crates/inn/src/house/room.rs:1 uses `Door` of crates/inn/src/house/door.rs
      crates/inn/src/house/door.rs:1 uses `Room` of crates/inn/src/house/room.rs
      Way out: move `Room` from crates/inn/src/house/room.rs to a file that both use, or pass crates/inn/src/house/door.rs what it needs.
    ");
}

#[test]
fn a_cycle_through_the_child_of_another_file_is_found() {
    let found = faults_inside(
        "
//- lib.rs
mod house;
mod street;
//- house.rs
mod door;
pub use door::Door;
pub struct House { street: crate::street::Street }
//- house/door.rs
use super::House;
pub struct Door { house: House }
//- street.rs
use crate::house::Door;
pub struct Street { doors: Vec<Door> }
",
    );
    assert_snapshot!(found, @r"
    inn: a circle of files
      crates/inn/src/street.rs:1 uses `Door` of crates/inn/src/house/door.rs
      crates/inn/src/house/door.rs:1 uses `House` of crates/inn/src/house.rs
      crates/inn/src/house.rs:3 uses `Street` of crates/inn/src/street.rs
      Way out: move `Street` from crates/inn/src/street.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn a_method_in_another_file_is_used_where_it_is_called() {
    let found = faults_inside(
        "
//- lib.rs
mod house;
mod sale;
//- house.rs
pub struct House;
impl House { pub fn move_out(&self) { self.sell() } }
//- sale.rs
use crate::house::House;
impl House { pub fn sell(&self) {} }
",
    );
    assert_snapshot!(found, @r"
    inn: a circle of files
      crates/inn/src/sale.rs:1 uses `House` of crates/inn/src/house.rs
      crates/inn/src/house.rs:2 uses `.sell()` of crates/inn/src/sale.rs
      Way out: move `.sell()` from crates/inn/src/sale.rs to a file that both use, or pass crates/inn/src/house.rs what it needs.
    ");
}

#[test]
fn methods_that_only_others_call_are_no_cycle() {
    let found = faults_inside(
        "
//- lib.rs
mod agent;
mod house;
mod sale;
//- agent.rs
use crate::house::House;
fn work(house: &House) { house.sell() }
//- house.rs
pub struct House;
//- sale.rs
use crate::house::House;
impl House { pub fn sell(&self) {} }
",
    );
    assert_snapshot!(found, @"no faults");
}

#[test]
fn uses_in_tests_form_no_cycle() {
    let found = faults_inside(
        "
//- lib.rs
mod house;
mod street;
//- house.rs
pub struct House;
#[cfg(test)]
mod tests { use crate::street::Street; }
#[cfg(all(test, unix))]
use crate::street::Street;
//- street.rs
pub struct Street { houses: Vec<crate::house::House> }
",
    );
    assert_snapshot!(found, @"no faults");
}
