//! What WebAssembly is held to is what a desk of today answers.

#[path = "../examples/answers/answers.rs"]
mod answers;
#[path = "../examples/answers/night.rs"]
mod night;

#[test]
fn the_answers_that_webassembly_is_held_to_are_not_stale() {
    let kept = include_str!("../../../web/src/lib/club/testing/answers.json");
    assert!(
        kept == answers::answers(),
        "web/src/lib/club/testing/answers.json is stale; write it anew with \
         `cargo run -p boneyard-club-wasm --example answers`"
    );
}
