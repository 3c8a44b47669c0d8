//! Endgames: who may hold what, and which move an equilibrium plays.

use std::{collections::BTreeSet, sync::Arc};

use boneyard_bots::{
    Bot,
    arena::Deal,
    endgame::{Endgames, choose, holdings, policy},
    sampler::Sampler,
};
use boneyard_rules::{Rules, Seat, Tile, Tiles, View};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

/// Rules with the tiles up to a double.
fn small(game: &str, highest: u8, hand: u8) -> Arc<Rules> {
    let beyond: Vec<String> =
        (highest + 1..=6).flat_map(|high| (0..=high).map(move |low| format!("[{low},{high}]"))).collect();
    let text = format!(r#"{game} deal.hand={{"2":{hand}}} tiles.without=[{}]"#, beyond.join(","));
    Arc::new(Rules::parse(&text).unwrap_or_else(|why| panic!("{text}: {why}")))
}

/// The views with a choice of random rounds.
fn views(rules: &Arc<Rules>, rounds: u32, seed: u64) -> Vec<View> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut views = Vec::new();
    for _ in 0..rounds {
        let deal = Deal::shuffled(rules.clone(), 2, &mut rng).expect("two seats");
        let played = deal.play(|view| {
            views.push(view.clone());
            Bot::Random.choose(view, &mut rng, None)
        });
        played.expect("legal moves");
    }
    views
}

#[test]
fn hands_that_may_be_held_are_those_of_sampled_deals() {
    for rules in [
        small("block lead.first=lot lead.tile=any", 3, 3),
        small("block", 3, 3),
        small("draw", 3, 3),
        small("draw draw.max=1 draw.reserve=1", 3, 3),
        small("block deal.redeal={\"doubles\":3,\"suit\":3}", 3, 3),
    ] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        for view in views(&rules, 12, 5) {
            let Some(listed) = holdings(&view) else { continue };
            let other = view.seat.next(2).index();
            let own: Tiles<1> = view.hand.iter().copied().collect();
            let possible: BTreeSet<Vec<Tile>> = listed[other]
                .iter()
                .filter(|(hand, _)| (*hand & own).is_empty())
                .map(|(hand, _)| hand.iter().collect())
                .collect();
            let mut sampler = Sampler::<1>::new(&view, &mut rng);
            let sampled: BTreeSet<Vec<Tile>> =
                (0..3_000).map(|_| sampler.next(&mut rng).hands[other].iter().collect()).collect();
            assert_eq!(sampled, possible, "{rules}: {:?}", view.history);
            assert!(
                listed[view.seat.index()].iter().any(|(hand, _)| *hand == own),
                "{rules}: everyone must think that {own:?} may be held after {:?}",
                view.history
            );
        }
    }
}

#[test]
fn a_solution_does_not_depend_on_what_is_hidden_or_remembered() {
    for rules in [small("block", 3, 3), small("draw lead.first=lot lead.tile=any", 2, 2)] {
        let mut endgames = Endgames::default();
        let mut solved = 0;
        for view in views(&rules, 12, 3) {
            let found = policy(&view);
            assert_eq!(found, endgames.policy(&view));
            let Some(found) = found else { continue };
            solved += 1;
            let sum: f64 = found.iter().map(|(_, chance)| chance).sum();
            assert!((sum - 1.0).abs() < 1e-9);
            assert!(found.iter().map(|(choice, _)| choice).eq(&view.legal));
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
            let chosen = choose(&view, &mut rng).expect("it was solved");
            assert!(found.iter().any(|(choice, chance)| *choice == chosen && *chance > 0.0));
        }
        assert!(solved > 2, "{rules}");
    }
}

#[test]
fn a_last_tile_gains_the_same_at_both_ends() {
    // It goes out at either end, so both moves gain the same.
    let rules = small("block lead.first=lot lead.tile=any", 2, 2);
    let view = views(&rules, 40, 8)
        .into_iter()
        .find(|view| view.hand.len() == 1 && view.legal.len() > 1 && view.turn == view.seat);
    let view = view.expect("a last tile that fits both ends");
    let solved = Endgames::default().solved(&view).expect("a small round");
    let values: BTreeSet<_> =
        solved.iter().map(|solved| solved.value.map(|value| (value * 1e6).round() as i64)).collect();
    assert_eq!(values.len(), 1, "{solved:?}");
}

#[test]
fn large_rounds_and_other_games_are_left_to_other_bots() {
    for (text, seats) in
        [("draw", 2), ("all-fives", 2), ("spanish-pairs", 4), ("draw tiles.set=double-12", 2)]
    {
        let rules = Arc::new(Rules::parse(text).expect("a preset"));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let deal = Deal::shuffled(rules.clone(), seats, &mut rng).expect("a table");
        let round = deal.round();
        for seat in Seat::all(seats) {
            let view = View::of(round, rules.clone(), deal.standing().clone(), seat);
            assert_eq!(choose(&view, &mut rng), None, "{text}");
        }
    }
}
