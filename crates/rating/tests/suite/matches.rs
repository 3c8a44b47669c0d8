//! What single matches do to ratings.

use boneyard_rating::{MatchError, Player, Rating, Side, after_match};

fn rating(rating: f64, deviation: f64) -> Rating {
    Rating::new(rating, deviation, 0.06).expect("a rating")
}

fn stayed(points: f64) -> Player {
    Player { rating: rating(points, 80.0), left: false }
}

fn left(points: f64) -> Player {
    Player { left: true, ..stayed(points) }
}

fn side(place: u8, players: &[Player]) -> Side {
    Side { place, players: players.to_vec() }
}

/// How far each rating moves, in points, in the order of the sides and their players.
fn changes(sides: &[Side]) -> Vec<f64> {
    let after = after_match(sides).expect("a match that can be rated");
    let before = sides.iter().flat_map(|side| &side.players);
    after
        .iter()
        .flatten()
        .zip(before)
        .map(|(after, before)| after.rating() - before.rating.rating())
        .collect()
}

fn assert_near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-9, "{one} is not {other}");
}

#[test]
fn a_duel_of_new_players_moves_both_by_162_points() {
    let new = Player { rating: Rating::START, left: false };
    let after = after_match(&[side(2, &[new]), side(1, &[new])]).expect("a duel");
    let shown: Vec<_> = after.iter().flatten().map(|rating| rating.displayed()).collect();
    assert_eq!(shown.iter().map(|shown| shown.rating).collect::<Vec<_>>(), [1338, 1662]);
    assert!(shown.iter().all(|shown| shown.deviation == 290));
}

#[test]
fn a_tie_moves_unequal_players_towards_each_other_and_equal_ones_not_at_all() {
    let [strong, weak] = changes(&[side(1, &[stayed(1700.0)]), side(1, &[stayed(1500.0)])])[..] else {
        panic!()
    };
    assert!(strong < 0.0);
    assert_near(strong, -weak);
    for change in changes(&[side(3, &[stayed(1500.0)]), side(3, &[stayed(1500.0)])]) {
        assert_near(change, 0.0);
    }
}

#[test]
fn an_upset_moves_more_than_the_expected_result() {
    let expected = changes(&[side(1, &[stayed(1700.0)]), side(2, &[stayed(1500.0)])])[0];
    let upset = changes(&[side(2, &[stayed(1700.0)]), side(1, &[stayed(1500.0)])])[1];
    assert!(upset > 2.0 * expected, "{upset} {expected}");
}

#[test]
fn partners_of_equal_certainty_move_alike_whatever_their_ratings() {
    let moved =
        changes(&[side(1, &[stayed(1900.0), stayed(1300.0)]), side(2, &[stayed(1600.0), stayed(1600.0)])]);
    assert_near(moved[0], moved[1]);
    assert_near(moved[2], moved[3]);
    assert_near(moved[0], -moved[2]);
}

#[test]
fn a_beginner_as_partner_makes_a_defeat_cheaper() {
    let opponents = side(1, &[stayed(1700.0), stayed(1700.0)]);
    let with_an_equal = changes(&[side(2, &[stayed(1700.0), stayed(1700.0)]), opponents.clone()])[0];
    let with_a_beginner = changes(&[side(2, &[stayed(1700.0), stayed(1200.0)]), opponents])[0];
    assert!(with_an_equal < with_a_beginner && with_a_beginner < 0.0);
}

#[test]
fn a_result_of_pairs_says_less_than_a_result_of_a_duel() {
    let deviation = |sides: &[Side]| after_match(sides).expect("a match")[0][0].deviation();
    let [one, two] = [&[stayed(1500.0)][..], &[stayed(1500.0); 2]];
    assert!(deviation(&[side(1, one), side(2, one)]) < deviation(&[side(1, two), side(2, two)]));
}

#[test]
fn a_result_against_a_new_pair_says_less_than_one_against_a_settled_pair() {
    let new = Player { rating: Rating::START, left: false };
    let settled = stayed(1500.0);
    let against = |opponent| changes(&[side(1, &[settled; 2]), side(2, &[opponent; 2])])[0];
    assert!(against(new) < 0.9 * against(settled));
}

#[test]
fn four_for_themselves_move_in_the_order_of_their_places() {
    let alone: Vec<Side> = [2, 4, 1, 3].map(|place| side(place, &[stayed(1500.0)])).to_vec();
    let moved = changes(&alone);
    assert!(moved[2] > moved[0] && moved[0] > 0.0 && 0.0 > moved[3] && moved[3] > moved[1]);
    assert_near(moved.iter().sum(), 0.0);
}

#[test]
fn a_match_of_eight_counts_like_a_duel() {
    let sides = |count: u8| (1..=count).map(|place| side(place, &[stayed(1500.0)])).collect::<Vec<_>>();
    let (duel, eight) = (changes(&sides(2)), changes(&sides(8)));
    assert_near(eight[0], duel[0]);
    assert_near(eight[7], duel[1]);
    let deviation = |sides: &[Side]| after_match(sides).expect("a match")[0][0].deviation();
    assert_near(deviation(&sides(8)), deviation(&sides(2)));
}

#[test]
fn one_goat_pays_three_who_tied() {
    let moved = changes(&[1, 1, 1, 4].map(|place| side(place, &[stayed(1500.0)])));
    assert!(moved[0] > 0.0);
    assert_near(moved[0], moved[1]);
    assert_near(moved[3], -3.0 * moved[0]);
}

#[test]
fn a_leaver_pays_and_the_partner_does_not() {
    let finished = [side(1, &[stayed(1500.0); 2]), side(2, &[stayed(1500.0); 2])];
    let abandoned = [side(1, &[left(1500.0), stayed(1500.0)]), side(2, &[stayed(1500.0); 2])];
    let (loss, moved) = (changes(&finished)[2], changes(&abandoned));
    assert_near(moved[0], loss);
    assert_near(moved[2], -loss);
    let after = after_match(&abandoned).expect("a match");
    assert_eq!(after[0][1], stayed(1500.0).rating, "not even the deviation changes");
}

#[test]
fn leavers_of_both_sides_lose_and_their_partners_keep_their_ratings() {
    let moved =
        changes(&[side(1, &[left(1500.0), stayed(1500.0)]), side(2, &[stayed(1500.0), left(1500.0)])]);
    assert!(moved[0] < 0.0 && moved[3] < 0.0);
    assert_eq!(moved[1..3], [0.0, 0.0]);
}

#[test]
fn a_leaver_among_players_for_themselves_is_last_whatever_the_place() {
    let [two, three] = [2, 3].map(|place| side(place, &[stayed(1500.0)]));
    let with_place = |place| changes(&[side(place, &[left(1500.0)]), two.clone(), three.clone()]);
    assert_eq!(with_place(1), with_place(4));
    let everyone_stayed = changes(&[side(4, &[stayed(1500.0)]), two.clone(), three.clone()]);
    assert_eq!(with_place(1), everyone_stayed);
}

#[test]
fn two_leavers_tie_for_last() {
    let left = side(1, &[left(1500.0)]);
    let moved = changes(&[left.clone(), left, side(3, &[stayed(1500.0)])]);
    assert_near(moved[0], moved[1]);
    assert!(moved[0] < 0.0 && moved[2] > 0.0);
}

#[test]
fn other_shapes_of_matches_are_refused() {
    let sides = |sizes: &[usize]| -> Vec<Side> {
        sizes.iter().map(|size| side(1, &vec![stayed(1500.0); *size])).collect()
    };
    for count in [0, 1, 9] {
        assert_eq!(after_match(&sides(&vec![1; count])), Err(MatchError::Sides { sides: count }));
    }
    let shapes: [(&[usize], _); 5] = [
        (&[0, 0], (0, 0, 1)),
        (&[1, 2], (1, 2, 1)),
        (&[2, 1], (1, 1, 2)),
        (&[3, 3], (0, 3, 2)),
        (&[1, 1, 2], (2, 2, 1)),
    ];
    for (sizes, (side, players, expected)) in shapes {
        let refused = MatchError::Players { side, players, expected };
        assert_eq!(after_match(&sides(sizes)), Err(refused));
    }
    let refused = after_match(&sides(&[2, 1])).expect_err("two against one");
    assert_eq!(refused.to_string(), "`sides[1]` has 1 players instead of 2");
}
