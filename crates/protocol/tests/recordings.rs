//! The matches that the web client is tested with are what a table of today would show.

#[path = "../examples/recordings/matches.rs"]
mod matches;

#[test]
fn the_clients_recordings_are_not_stale() {
    let kept = include_str!("../../../web/src/lib/table/testing/recordings.json");
    assert!(
        kept == matches::recordings(),
        "web/src/lib/table/testing/recordings.json is stale; write it anew with \
         `cargo run -p boneyard-protocol --example recordings`"
    );
}
