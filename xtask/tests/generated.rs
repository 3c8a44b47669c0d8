//! The generated files are what the code generates today.

use xtask::{generate::Group, root};

fn assert_fresh(group: Group) {
    for file in group.files().expect("the files are made") {
        assert!(
            !file.is_stale(&root()),
            "{} is stale; `cargo xtask generate {}` writes it",
            file.path,
            group.name()
        );
    }
}

#[test]
fn the_types_of_the_page_are_fresh() {
    assert_fresh(Group::Typescript);
}

#[test]
fn the_coverage_table_is_fresh() {
    assert_fresh(Group::Coverage);
}

#[test]
fn the_recorded_matches_are_fresh() {
    assert_fresh(Group::Recordings);
}

#[test]
fn the_pictures_of_games_are_fresh() {
    assert_fresh(Group::Pictures);
}

#[test]
fn the_regulations_are_fresh() {
    assert_fresh(Group::Regulations);
}

#[test]
fn the_evenings_are_fresh() {
    assert_fresh(Group::Evenings);
}

#[test]
fn the_evening_recordings_are_fresh() {
    assert_fresh(Group::EveningRecordings);
}
