//! Every statement of the rulebook is pinned by a scenario or a test, and `docs/COVERAGE.md` says by which.

mod table;

use std::fs;

use self::table::{page, root, statements};

#[test]
fn every_statement_is_pinned() {
    let missing: Vec<String> = statements()
        .into_iter()
        .filter(|statement| statement.pinned_by.is_empty())
        .map(|statement| statement.id)
        .collect();
    assert!(missing.is_empty(), "no scenario and no test cites {}", missing.join(", "));
}

#[test]
fn every_statement_stands_once() {
    let statements = statements();
    assert!(statements.len() > 300, "statements.txt has {} statements", statements.len());
    let mut ids: Vec<&str> = statements.iter().map(|statement| statement.id.as_str()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "a statement stands twice");
}

#[test]
fn the_table_is_up_to_date() {
    let written = fs::read_to_string(root().join("docs/COVERAGE.md")).unwrap_or_default();
    assert!(
        written == page(),
        "docs/COVERAGE.md is stale; `cargo run -q -p boneyard-rules --example coverage` writes it anew"
    );
}
