//! What holds for every match.

use std::ops::RangeInclusive;

use boneyard_rating::{
    DEVIATIONS, Player, RATINGS, Rating, Side, VOLATILITIES, after_match, pair_win_probability,
    win_probability,
};
use proptest::{collection::vec, prelude::*};

/// A number of the range, often its first or last.
fn within(range: RangeInclusive<f64>) -> impl Strategy<Value = f64> {
    prop_oneof![1 => Just(*range.start()), 1 => Just(*range.end()), 4 => range]
}

fn any_rating() -> BoxedStrategy<Rating> {
    (within(RATINGS), within(DEVIATIONS), within(VOLATILITIES))
        .prop_map(|(rating, deviation, volatility)| {
            Rating::new(rating, deviation, volatility).expect("within")
        })
        .boxed()
}

/// Ratings far from the ends of their range, all equally certain.
fn equally_certain() -> BoxedStrategy<Rating> {
    (1000.0..2000.0).prop_map(|rating| Rating::new(rating, 100.0, 0.06).expect("within")).boxed()
}

/// A match of any shape; everyone leaves with the probability `left`.
fn any_match(rating: BoxedStrategy<Rating>, left: f64) -> impl Strategy<Value = Vec<Side>> {
    prop_oneof![Just((2, 1)), Just((2, 2)), (3_usize..=8).prop_map(|sides| (sides, 1))].prop_flat_map(
        move |(sides, players)| {
            let player = (rating.clone(), prop::bool::weighted(left))
                .prop_map(|(rating, left)| Player { rating, left });
            let side = (1_u8..=4, vec(player, players)).prop_map(|(place, players)| Side { place, players });
            vec(side, sides)
        },
    )
}

fn assert_same(one: &[Vec<Rating>], other: &[Vec<Rating>]) -> Result<(), TestCaseError> {
    for (one, other) in one.iter().flatten().zip(other.iter().flatten()) {
        prop_assert!((one.rating() - other.rating()).abs() < 1e-6, "{:?} {:?}", one, other);
        prop_assert!((one.deviation() - other.deviation()).abs() < 1e-6, "{:?} {:?}", one, other);
        prop_assert!((one.volatility() - other.volatility()).abs() < 1e-6, "{:?} {:?}", one, other);
    }
    Ok(())
}

/// The same match seen from below: ratings and places are turned upside down.
fn upside_down(mut sides: Vec<Side>) -> Vec<Side> {
    for side in &mut sides {
        side.place = 10 - side.place;
        for player in &mut side.players {
            player.rating = mirrored(player.rating);
        }
    }
    sides
}

fn mirrored(rating: Rating) -> Rating {
    let mirror = RATINGS.start() + RATINGS.end();
    Rating::new(mirror - rating.rating(), rating.deviation(), rating.volatility()).expect("within")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_new_rating_is_a_rating(sides in any_match(any_rating(), 0.2)) {
        let after = after_match(&sides).expect("a match");
        for (after, before) in after.iter().zip(&sides) {
            prop_assert_eq!(after.len(), before.players.len());
        }
        for new in after.into_iter().flatten() {
            prop_assert_eq!(Rating::new(new.rating(), new.deviation(), new.volatility()), Ok(new));
        }
    }

    #[test]
    fn the_order_of_sides_and_partners_does_not_matter(sides in any_match(any_rating(), 0.2)) {
        let mut turned = sides.clone();
        turned.reverse();
        turned.iter_mut().for_each(|side| side.players.reverse());
        let mut after = after_match(&turned).expect("a match");
        after.reverse();
        after.iter_mut().for_each(|side| side.reverse());
        assert_same(&after, &after_match(&sides).expect("a match"))?;
    }

    #[test]
    fn winning_is_the_mirror_of_losing(sides in any_match(any_rating(), 0.0)) {
        let mut after = after_match(&upside_down(sides.clone())).expect("a match");
        after.iter_mut().flatten().for_each(|rating| *rating = mirrored(*rating));
        assert_same(&after, &after_match(&sides).expect("a match"))?;
    }

    #[test]
    fn equally_certain_players_pass_points_on(sides in any_match(equally_certain(), 0.0)) {
        let sum = |ratings: &mut dyn Iterator<Item = Rating>| ratings.map(Rating::rating).sum::<f64>();
        let before = sum(&mut sides.iter().flat_map(|side| &side.players).map(|player| player.rating));
        let after = sum(&mut after_match(&sides).expect("a match").into_iter().flatten());
        prop_assert!((before - after).abs() < 1e-6, "{} {}", before, after);
    }

    #[test]
    fn the_best_side_never_loses_points_and_the_last_never_gains(
        mut sides in any_match(any_rating(), 0.0)
    ) {
        sides.iter_mut().zip(1..).for_each(|(side, place)| side.place = place);
        let after = after_match(&sides).expect("a match");
        let moved = |at: usize| -> Vec<f64> {
            let before = sides[at].players.iter().map(|player| player.rating.rating());
            after[at].iter().zip(before).map(|(after, before)| after.rating() - before).collect()
        };
        prop_assert!(moved(0).iter().all(|moved| *moved > -1e-6));
        prop_assert!(moved(sides.len() - 1).iter().all(|moved| *moved < 1e-6));
    }

    #[test]
    fn probabilities_of_both_sides_add_up_to_one(
        [a, b, c, d] in [any_rating(), any_rating(), any_rating(), any_rating()]
    ) {
        prop_assert!((0.0..=1.0).contains(&win_probability(a, b)));
        prop_assert!((win_probability(a, b) + win_probability(b, a) - 1.0).abs() < 1e-12);
        let pairs = pair_win_probability([a, b], [c, d]);
        prop_assert!((pairs + pair_win_probability([d, c], [b, a]) - 1.0).abs() < 1e-12);
        prop_assert!((pair_win_probability([a, a], [b, b]) - 0.5).signum() == (win_probability(a, b) - 0.5).signum());
    }
}
