//! The web client's types are those of this crate.

#[test]
fn the_clients_types_are_not_stale() {
    let files = [
        ("types.ts", include_str!("../../../web/src/lib/protocol/types.ts"), boneyard_protocol::typescript()),
        (
            "evening.ts",
            include_str!("../../../web/src/lib/protocol/evening.ts"),
            boneyard_protocol::evening_typescript(),
        ),
    ];
    for (name, kept, declared) in files {
        assert!(
            kept == declared,
            "web/src/lib/protocol/{name} is stale; write it anew with \
             `cargo run -p boneyard-protocol --example typescript`"
        );
    }
}
