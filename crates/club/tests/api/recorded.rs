//! The engine gives the recorded answers that its WebAssembly build must repeat.

#[path = "../../examples/answers/answers.rs"]
mod answers;
#[path = "../../examples/answers/simulation.rs"]
mod simulation;

#[test]
fn the_answers_that_webassembly_is_held_to_are_not_stale() {
    let kept = include_str!("../../../../web/src/features/evening/engine/testing/answers.json");
    assert!(
        kept == answers::answers(),
        "web/src/features/evening/engine/testing/answers.json is stale; write it with \
         `cargo run -p boneyard-club --example answers`"
    );
}
