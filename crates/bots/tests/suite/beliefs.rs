//! What bots believe about hidden tiles.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use boneyard_bots::{
    Bot, Estimate, Level,
    arena::Deal,
    belief::{Belief, LikelyDeals},
    habits::Habits,
    sampler::{Hidden, Sampler},
};
use boneyard_rules::{Rules, Seat, Seen, Tile, Tiles, View, WIDE, presets};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Deals of each kind that a view is judged by.
const DEALS: usize = 300;

/// How often each other seat holds each hidden tile, in [`DEALS`] deals. No deal is too little to be sure.
fn holders(seats: usize, mut deal: impl FnMut() -> Hidden<WIDE>) -> HashMap<(Tile, Option<Seat>), f64> {
    let mut found: HashMap<(Tile, Option<Seat>), f64> = HashMap::new();
    for _ in 0..DEALS {
        let hidden = deal();
        let of_seats = Seat::all(seats).map(|seat| (Some(seat), hidden.hands[seat.index()]));
        for (place, tiles) in of_seats.chain([(None, hidden.boneyard)]) {
            for tile in tiles.iter() {
                *found.entry((tile, place)).or_default() += 1.0 / DEALS as f64;
            }
        }
    }
    found
}

/// Minus the logarithm of the probability of the truth, for each tile that a seat does not see: for a sampler of equal deals,
/// and for a belief.
fn log_losses(rules: &str, seats: usize, rounds: usize) -> Vec<[f64; 2]> {
    let rules = Arc::new(Rules::parse(rules).expect("sound rules"));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut losses = Vec::new();
    for _ in 0..rounds {
        let deal = Deal::shuffled(rules.clone(), seats, &mut rng).expect("a table the rules have");
        let mut views = Vec::new();
        // Beliefs are fitted to a bot that searches, so that they are not judged by the same one.
        let bot: Bot = "greedy".parse().expect("a bot");
        deal.play(|view| {
            let chosen = bot.choose(view, &mut rng, None);
            views.push(view.clone());
            chosen
        })
        .expect("no foul");
        for view in views.iter().filter(|view| view.history.len() > seats) {
            let mut sampler = Sampler::<WIDE>::new(view, &mut rng);
            let belief = Belief::of(view).expect("players of these games have habits");
            let equal = holders(seats, || sampler.next(&mut rng));
            let mut likely = LikelyDeals::new(Sampler::<WIDE>::new(view, &mut rng), Some(belief));
            let believed = holders(seats, || likely.next(&mut rng));
            for tile in sampler.knowledge().hidden.iter() {
                let truth = held_by(&deal, tile);
                let loss = |found: &HashMap<(Tile, Option<Seat>), f64>| {
                    -(found.get(&(tile, truth)).copied().unwrap_or(0.0).max(0.5 / DEALS as f64)).ln()
                };
                losses.push([loss(&equal), loss(&believed)]);
            }
        }
    }
    losses
}

/// Who was dealt a tile; `None` for the boneyard. No seat draws in the rules of these tests.
fn held_by(deal: &Deal, tile: Tile) -> Option<Seat> {
    Seat::all(deal.round().seats()).find(|seat| deal.round().hand(*seat).contains(&tile))
}

#[test]
fn what_others_chose_says_who_holds_a_tile() {
    for (rules, seats) in [("spanish-pairs", 4), ("block", 2), ("goat-club-one draw.mode=none", 3)] {
        let losses = log_losses(rules, seats, 12);
        let gains: Vec<f64> = losses.iter().map(|[equal, believed]| equal - believed).collect();
        let (gain, equal) =
            (Estimate::of(gains.iter().copied()), losses.iter().map(|[equal, _]| equal).sum::<f64>());
        let share = gain.mean * gains.len() as f64 / equal;
        assert!(share > 0.03, "{rules}: {share:.3} of {} tiles", losses.len());
    }
}

/// The likelihood of the choices in the present deal of a sampler, by a plain replay of the history.
fn replayed(view: &View, sampler: &Sampler<WIDE>, habits: &Habits) -> f64 {
    let knowledge = sampler.knowledge();
    let mut hands = knowledge.dealt;
    let mut drawn = vec![VecDeque::new(); view.counts.seats()];
    for (spot, tile) in knowledge.spots.iter().zip(sampler.tiles()) {
        match spot.seat {
            Some(seat) if spot.dealt => hands[seat.index()].insert(*tile),
            Some(seat) => drawn[seat.index()].push_back(*tile),
            None => {}
        }
    }
    let (mut likelihood, mut has_led) = (1.0, false);
    for (seen, fitting) in view.history.iter().zip(view.fitting_before::<WIDE>()) {
        let seat = seen.seat().index();
        match *seen {
            Seen::Played { tile, .. } => {
                let hand = hands[seat];
                if has_led && !view.shows(seen.seat()) {
                    let all: f32 = (hand & fitting).iter().map(|tile| habits.weight(tile, hand)).sum();
                    likelihood *= f64::from(habits.weight(tile, hand) / all);
                }
                hands[seat].remove(tile);
                has_led = true;
            }
            Seen::Drew { .. } => {
                if let Some(tile) = drawn[seat].pop_front() {
                    hands[seat].insert(tile);
                }
            }
            Seen::Passed { .. } | Seen::Closed { .. } | Seen::Done { .. } => {}
        }
    }
    likelihood
}

#[test]
fn a_choice_is_judged_by_the_tiles_that_were_held_then() {
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    let (mut judged, mut different) = (0, 0);
    for rules in ["draw", "spanish-pairs"] {
        let rules = Arc::new(Rules::preset(rules).expect("a preset"));
        let habits = Habits::of(&rules).expect("players of these games have habits");
        let seats = rules.seat_counts().last().expect("some table").into();
        for _ in 0..10 {
            let deal = Deal::shuffled(rules.clone(), seats, &mut rng).expect("a table the rules have");
            deal.play(|view| {
                let belief = Belief::of(view).expect("players of these games have habits");
                let mut sampler = Sampler::<WIDE>::new(view, &mut rng);
                let first = belief.likelihood(&sampler);
                for _ in 0..3 {
                    sampler.next(&mut rng);
                    let (found, expected) = (belief.likelihood(&sampler), replayed(view, &sampler, &habits));
                    assert!((found - expected).abs() <= 1e-9 * expected, "{rules}: {found} and {expected}");
                    judged += 1;
                    different += u32::from(found != first);
                }
                Bot::Random.choose(view, &mut rng, None)
            })
            .expect("no foul");
        }
    }
    assert!(judged > 500 && different > judged / 2, "{different} of {judged} deals differ");
}

#[test]
fn weights_are_powers_as_near_as_those_of_the_standard_library() {
    let hand: Tiles<WIDE> = presets::all()
        .iter()
        .find(|preset| preset.rules.preset == "draw")
        .map(|preset| preset.rules.set(2))
        .expect("the preset of draw");
    for weight in (-20..=20).map(|tenth| tenth as f32 / 10.0) {
        let habits = Habits::new([weight, 0.0, 0.0]);
        for tile in hand.iter() {
            let (power, expected) = (habits.weight(tile, hand), (weight * tile.pips() as f32).exp());
            assert!((power - expected).abs() <= expected * f32::EPSILON, "{tile}: {power} and {expected}");
        }
    }
}

/// Weighing many deals that agree with the facts is slow and exact; walking by likelihood must find the same.
#[test]
fn likely_deals_are_as_frequent_as_they_are_likely() {
    const DEALS: usize = 20_000;
    let rules = Arc::new(Rules::preset("spanish-pairs").expect("a preset"));
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut differences = Vec::new();
    for _ in 0..4 {
        let deal = Deal::shuffled(rules.clone(), 4, &mut rng).expect("a table the rules have");
        let mut middle = None;
        deal.play(|view| {
            if view.history.len() == 12 {
                middle = Some(view.clone());
            }
            Bot::Greedy.choose(view, &mut rng, None)
        })
        .expect("no foul");
        let Some(view) = middle else { continue };
        let belief = Belief::of(&view).expect("players of this game have habits");
        let mut sampler = Sampler::<WIDE>::new(&view, &mut rng);
        let mut likely = LikelyDeals::new(sampler.clone(), Some(belief.clone()));
        let mut shares: HashMap<(Tile, usize), [f64; 2]> = HashMap::new();
        let mut sums = [0.0; 2];
        for _ in 0..DEALS {
            let weighed = sampler.next(&mut rng);
            let deals = [(belief.likelihood(&sampler), weighed), (1.0, likely.next(&mut rng))];
            for (kind, (weight, hidden)) in deals.into_iter().enumerate() {
                sums[kind] += weight;
                for (seat, hand) in hidden.hands.iter().enumerate() {
                    for tile in hand.iter() {
                        shares.entry((tile, seat)).or_default()[kind] += weight;
                    }
                }
            }
        }
        let difference = |[weighed, walked]: &[f64; 2]| (weighed / sums[0] - walked / sums[1]).abs();
        differences.extend(shares.values().map(difference));
    }
    assert!(differences.len() > 100, "{} places of tiles", differences.len());
    let most = differences.iter().copied().fold(0.0, f64::max);
    assert!(most < 0.05, "a place is as likely as {most:.3} more or less");
    let mean = differences.iter().sum::<f64>() / differences.len() as f64;
    assert!(mean < 0.01, "places differ by {mean:.4}");
}

#[test]
fn the_strong_bot_plays_every_preset() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for preset in presets::all() {
        let rules = Arc::new(preset.rules);
        for seats in rules.seat_counts().collect::<Vec<_>>() {
            let deal = Deal::shuffled(rules.clone(), seats.into(), &mut rng).expect("a table the rules have");
            let over = || true;
            deal.play(|view| Bot::Level(Level::Strong).choose(view, &mut rng, Some(&over)))
                .unwrap_or_else(|foul| panic!("{rules} with {seats} seats: {foul}"));
        }
    }
}
