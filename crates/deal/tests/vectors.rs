//! Known deals. `docs/check_deal.py`, which shares no code with this crate, computed them.

use boneyard_deal::{Commitment, Part, Secret, Shuffle};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    secret: Secret,
    commitment: Commitment,
    parts: Vec<Part>,
    match_id: String,
    round: u32,
    order: Vec<u16>,
    lot: usize,
}

#[test]
fn known_deals_are_computed_again() {
    let vectors: Vec<Vector> = serde_json::from_str(include_str!("vectors.json")).expect("a list of deals");
    assert_eq!(vectors.len(), 5);
    for Vector { secret, commitment, parts, match_id, round, order, lot } in vectors {
        assert_eq!(secret.commitment(), commitment);
        let shuffle = Shuffle { secret: &secret, parts: &parts, match_id: &match_id, round };
        let count = u16::try_from(order.len()).expect("a set");
        assert_eq!(shuffle.order(count), order, "{match_id}");
        assert_eq!(shuffle.lot(parts.len()), lot, "{match_id}");
    }
}
