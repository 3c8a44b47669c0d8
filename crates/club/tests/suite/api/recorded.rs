//! The engine gives the recorded answers that its WebAssembly build must repeat.

#[path = "../../../examples/answers/answers.rs"]
mod answers;
#[path = "../../../examples/answers/simulation.rs"]
mod simulation;

#[test]
fn the_expected_answers_of_webassembly_are_fresh() {
    let recorded = include_str!("../../../../../web/src/features/evening/engine/testing/answers.json");
    assert!(
        recorded == answers::answers(),
        "web/src/features/evening/engine/testing/answers.json is stale; write it with \
         `cargo run -p boneyard-club --example answers`"
    );
}
