//! The web client's copy of the types is up to date.

#[test]
fn the_clients_types_are_not_stale() {
    let kept = include_str!("../../../web/src/lib/protocol/types.ts");
    assert!(
        kept == boneyard_protocol::typescript(),
        "web/src/lib/protocol/types.ts is stale; write it anew with \
         `cargo run -p boneyard-protocol --example typescript`"
    );
}
