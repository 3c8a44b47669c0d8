//! The deals that a bot imagines agree with everything it saw, and nothing else decides its choice.

use std::sync::Arc;

use boneyard_bots::{Budget, Level, arena::Deal, choose, sampler::Sampler};
use boneyard_rules::{Action, BySeat, Round, Rules, Seat, Seen, Tile, View, presets};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Every preset at every number of seats, and some sets that presets do not use.
fn tables() -> Vec<(Arc<Rules>, usize)> {
    let presets = presets::all().into_iter().map(|preset| preset.rules);
    let others = [
        "draw tiles.set=double-9",
        "draw tiles.set=double-12 deal.hand={\"2\":7,\"3\":9,\"4\":12}",
        "block tiles.set=double-18",
        "goat-yard draw.max=2",
        "classic draw.mode=exactly draw.count=3",
        "draw lead.ifNone=lightest lead.order=[6]",
        "goat deal.redeal={\"doubles\":3,\"suit\":4}",
    ];
    presets
        .chain(others.map(|text| Rules::parse(text).expect("sound overrides")))
        .flat_map(|rules| {
            let rules = Arc::new(rules);
            rules.seats.count.clone().into_iter().map(move |seats| (rules.clone(), usize::from(seats)))
        })
        .collect()
}

/// Plays the history again on an imagined deal: the exact test of whether it agrees with what was seen.
fn replay<const W: usize>(view: &View, sampler: &Sampler<W>) -> Round {
    let knowledge = sampler.knowledge();
    let own_drawn = || {
        view.history.iter().filter_map(|seen| match seen {
            Seen::Drew { seat, tile } if *seat == view.seat => *tile,
            _ => None,
        })
    };
    let own_laid = view.history.iter().filter_map(|seen| match seen {
        Seen::Played { seat, tile, .. } if *seat == view.seat => Some(*tile),
        _ => None,
    });
    let spots = || knowledge.spots.iter().zip(sampler.tiles());
    let in_spots = |seat: Option<Seat>, dealt: bool| -> Vec<Tile> {
        spots().filter(|(spot, _)| spot.seat == seat && spot.dealt == dealt).map(|(_, tile)| *tile).collect()
    };
    let hands = BySeat::new(view.counts.seats(), |seat| {
        if seat == view.seat {
            let mut hand: Vec<Tile> = view.hand.iter().copied().chain(own_laid.clone()).collect();
            hand.retain(|tile| own_drawn().all(|drawn| drawn != *tile));
            hand
        } else {
            let mut hand: Vec<Tile> = knowledge.dealt[seat.index()].iter().collect();
            hand.extend(in_spots(Some(seat), true));
            hand
        }
    });
    let mut draws: BySeat<std::vec::IntoIter<Tile>> = BySeat::new(view.counts.seats(), |seat| {
        if seat == view.seat { own_drawn().collect() } else { in_spots(Some(seat), false) }.into_iter()
    });
    let mut boneyard = in_spots(None, false);
    boneyard.extend(Seat::all(view.counts.seats()).flat_map(|seat| draws[seat].clone().collect::<Vec<_>>()));

    assert!(!view.rules.is_thrown_back(&hands), "{}: {hands:?} would have been thrown back", view.rules);
    if let Some(tile) = view.must_lead {
        let found = view.rules.lead_by_tile(&hands).expect("somebody leads");
        assert_eq!((found.seat, found.tile), (view.leader, tile), "{}: {hands:?}", view.rules);
    }
    let mut round = Round::deal(&view.rules, hands, boneyard, view.leader, view.must_lead)
        .expect("an imagined deal is a sound setup");
    for seen in &view.history {
        let (seat, action) = match *seen {
            Seen::Played { seat, tile, at } => (seat, Action::Play { tile, at }),
            Seen::Drew { seat, .. } => {
                (seat, Action::Draw { tile: draws[seat].next().expect("a spot a draw") })
            }
            Seen::Passed { seat } => (seat, Action::Pass),
        };
        assert_eq!(round.turn(), seat, "{}: {seen:?} out of turn", view.rules);
        round
            .play(action)
            .unwrap_or_else(|why| panic!("{}: {seen:?} on an imagined deal: {why}", view.rules));
    }
    round
}

fn check<const W: usize>(view: &View, rng: &mut ChaCha8Rng) {
    let mut sampler = Sampler::<W>::new(view, rng);
    assert_eq!(sampler.forced(), 0, "{}: a true history leaves every tile a spot", view.rules);
    let seed = rng.next_u64();
    let choice = |view: &View| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Level::ALL.map(|level| choose(level, view, &mut rng, Budget::playouts(20)))
    };
    for _ in 0..3 {
        let hidden = sampler.next(rng);
        let round = replay(view, &sampler);
        for seat in Seat::all(round.seats()).filter(|seat| *seat != view.seat) {
            assert_eq!(hidden.hands[seat.index()].iter().collect::<Vec<_>>(), round.hand(seat));
        }
        let imagined = round.view(view.rules.clone(), view.standing.clone(), view.seat);
        assert_eq!(&imagined, view, "{}: the seat could tell the deals apart", view.rules);
        assert_eq!(choice(&imagined), choice(view), "{}: the choice knew more than the view", view.rules);
    }
}

#[test]
fn imagined_deals_agree_with_everything_seen_and_only_that_decides() {
    let mut rng = ChaCha8Rng::seed_from_u64(20_250_101);
    for (rules, seats) in tables() {
        for _ in 0..5 {
            let deal = Deal::shuffled(rules.clone(), seats, &mut rng).expect("a table the rules have");
            let mut player = ChaCha8Rng::seed_from_u64(rng.next_u64());
            deal.play(|view| {
                if view.legal.len() > 1 {
                    if rules.tiles.set.highest() <= 9 {
                        check::<1>(view, &mut player);
                    } else {
                        check::<3>(view, &mut player);
                    }
                }
                choose(Level::Random, view, &mut player, Budget::default())
            })
            .unwrap_or_else(|foul| panic!("{rules} with {seats} seats: {foul}"));
        }
    }
}
