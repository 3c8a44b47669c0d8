//! The matches that the web client is tested with are what a table of today would show.

#[path = "../examples/recordings/matches.rs"]
mod matches;

#[track_caller]
fn assert_fresh(file: &str, kept: &str, today: &str) {
    assert!(
        kept == today,
        "web/{file} is stale; write it anew with `cargo run -p boneyard-protocol --example recordings`"
    );
}

#[test]
fn the_clients_recordings_are_not_stale() {
    let kept = include_str!("../../../web/src/lib/table/testing/recordings.json");
    assert_fresh("src/lib/table/testing/recordings.json", kept, &matches::recordings());
}

#[test]
fn the_sheets_are_not_stale() {
    let kept = include_str!("../../../web/src/lib/table/testing/sheets.json");
    assert_fresh("src/lib/table/testing/sheets.json", kept, &matches::sheets());
}

#[test]
fn the_matches_to_show_are_not_stale() {
    let kept = include_str!("../../../web/e2e/matches.json");
    assert_fresh("e2e/matches.json", kept, &matches::shown());
}
