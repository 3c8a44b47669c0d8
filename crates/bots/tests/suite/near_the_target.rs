//! Near the end of a match its end counts.

use std::sync::Arc;

use boneyard_bots::{Budget, weigh};
use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat, Standing, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The rules of a round of two with six tiles, so that each seat knows the other hand.
const SIX_TILES: &str = r#"block deal.hand={"2":3} tiles.without=[[0,3],[1,3],[2,3],[3,3],[0,4],[1,4],[2,4],[3,4],[4,4],[0,5],[1,5],[2,5],[3,5],[4,5],[5,5],[0,6],[1,6],[2,6],[3,6],[4,6],[5,6],[6,6]]"#;

/// What winning the match is worth beside its points.
const MATCH: f64 = 50.0;

/// The values of the leader's moves if the sides have these points. The leader holds 0-0, 0-1 and 0-2.
fn values(points: [i32; 2]) -> Vec<f64> {
    let rules = Arc::new(Rules::parse(SIX_TILES).expect("valid rules"));
    let tiles = rules.tile_list(2);
    let hands = BySeat::new(2, |seat| tiles[seat.index() * 3..][..3].to_vec());
    let round = Round::deal(&rules, hands, Vec::new(), Seat::FIRST, MustLead::Any).expect("a legal deal");
    let mut standing = Standing::new(&rules, 2);
    for (account, points) in standing.accounts.iter_mut().zip(points) {
        account.points = points;
    }
    let view = View::of(&round, rules, standing, Seat::FIRST);
    let weighed = weigh(&view, &mut ChaCha8Rng::seed_from_u64(1), Budget::deals(3));
    weighed.moves().map(|(_, value)| value.mean).collect()
}

#[test]
fn a_move_that_wins_the_match_is_worth_more() {
    let far = values([0, 0]);
    assert!(far.iter().any(|value| *value > 0.0), "{far:?}");
    let near = values([95, 95]);
    for (far, near) in far.iter().zip(&near) {
        let wins = if far.abs() < 5.0 { 0.0 } else { MATCH.copysign(*far) };
        assert_eq!(*near, far + wins, "{far} points");
    }
    assert_eq!(far, values([40, 40]), "the round cannot end the match");
}
