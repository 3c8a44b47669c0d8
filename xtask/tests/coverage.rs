//! Every statement of the rulebook is pinned by a scenario or a test.

use xtask::generate::coverage::statements;

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
