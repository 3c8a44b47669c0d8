//! The evenings that the pages of tables and players are tested with are what the program of today would tell.

#[path = "../examples/evening_tales/tale.rs"]
mod tale;
#[path = "../examples/evening_tales/tales.rs"]
mod tales;

#[test]
fn the_clients_tales_are_not_stale() {
    let kept = include_str!("../../../web/src/lib/evening/testing/tales/tales.json");
    assert!(
        kept == tales::tales(),
        "web/src/lib/evening/testing/tales/tales.json is stale; write it anew with \
         `cargo run -p boneyard-protocol --example evening_tales`"
    );
}
