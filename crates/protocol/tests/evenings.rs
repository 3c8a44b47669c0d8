//! The evenings that the web client is tested with are what an evening of today would show.

#[path = "../examples/evenings/evenings.rs"]
mod evenings;

#[test]
fn the_clients_evenings_are_not_stale() {
    for (file, today) in evenings::files() {
        let kept = std::fs::read_to_string(format!("../../web/src/lib/evening/testing/{file}"));
        assert!(
            kept.is_ok_and(|kept| kept == today),
            "web/src/lib/evening/testing/{file} is stale; write it anew with \
             `cargo run -p boneyard-protocol --example evenings`"
        );
    }
}
