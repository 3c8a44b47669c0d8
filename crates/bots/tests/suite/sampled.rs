//! Sampled deals agree with everything that a bot saw, and a bot's choice depends on nothing else.

use std::{collections::BTreeMap, sync::Arc};

use boneyard_bots::{Budget, Level, arena::Deal, choose, knowledge::Knowledge, sampler::Sampler};
use boneyard_rules::{
    Action, BySeat, Round, Rules, Seat, Seen, Tile, TileLead, Tiles, View, WIDE, presets,
    ruleset::NextLeadRule,
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Every preset with every number of seats, and some sets that no preset uses.
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
            let tables: Vec<u8> = rules.seat_counts().collect();
            tables.into_iter().map(move |seats| (rules.clone(), usize::from(seats)))
        })
        .collect()
}

/// Replays the history with these tiles in the spots: the exact test whether a deal agrees with what was seen.
/// Returns where it does not.
fn replay<const W: usize>(view: &View, knowledge: &Knowledge<W>, tiles: &[Tile]) -> Result<Round, String> {
    let own = |seen: &Seen| match *seen {
        Seen::Played { seat, tile, .. } if view.shows(seat) => Some((seat, tile, true)),
        Seen::Drew { seat, tile } if view.shows(seat) => tile.map(|tile| (seat, tile, false)),
        _ => None,
    };
    let own: Vec<(Seat, Tile, bool)> = view.history.iter().filter_map(own).collect();
    let own_drawn = |of: Seat| -> Vec<Tile> {
        own.iter().filter(|(seat, _, laid)| *seat == of && !laid).map(|(_, tile, _)| *tile).collect()
    };
    let in_spots = |seat: Option<Seat>, dealt: bool| -> Vec<Tile> {
        let here =
            knowledge.spots.iter().zip(tiles).filter(|(spot, _)| spot.seat == seat && spot.dealt == dealt);
        here.map(|(_, tile)| *tile).collect()
    };
    let seats = view.counts.seats();
    let hands = BySeat::new(seats, |seat| {
        if view.shows(seat) {
            let laid = own.iter().filter(|(by, _, laid)| *by == seat && *laid).map(|(_, tile, _)| *tile);
            let other = view.other_hand.as_ref().filter(|other| other.seat == seat);
            let held = other.map_or(&view.hand, |other| &other.tiles);
            held.iter().copied().chain(laid).filter(|tile| !own_drawn(seat).contains(tile)).collect()
        } else {
            [knowledge.dealt[seat.index()].iter().collect(), in_spots(Some(seat), true)].concat()
        }
    });
    let drawn =
        BySeat::new(
            seats,
            |seat| {
                if view.shows(seat) { own_drawn(seat) } else { in_spots(Some(seat), false) }
            },
        );
    let boneyard = drawn.iter().flatten().copied().chain(in_spots(None, false)).collect();

    if view.rules.must_redeal(&hands) {
        return Err(format!("{hands:?} would have been redealt"));
    }
    let begins = view.history.first().map_or(view.turn, Seen::seat);
    if let Some(tile) = view.must_lead.tile() {
        let leads = if view.rules.lead.next == NextLeadRule::DescendingDouble {
            let holder = hands.seated().find(|(_, hand)| hand.contains(&tile));
            holder.map_or(Seat::FIRST, |(seat, _)| seat) == begins
        } else {
            view.rules.lead_by_tile(&hands) == Some(TileLead { seat: begins, tile })
        };
        if !leads {
            return Err(format!("{tile} would not have led from {hands:?}"));
        }
    }
    let mut round = Round::deal(&view.rules, hands, boneyard, begins, view.must_lead)
        .map_err(|error| error.to_string())?;
    let mut draws = drawn.map(|tiles| tiles.clone().into_iter());
    for seen in &view.history {
        let (seat, action) = match *seen {
            Seen::Played { seat, tile, at, leaves } => (seat, Action::Play { tile, at, leaves }),
            Seen::Closed { seat } => (seat, Action::Close),
            Seen::Done { seat } => (seat, Action::Done),
            Seen::Drew { seat, .. } => (seat, Action::Draw { tile: draws[seat].next().ok_or("no spot")? }),
            Seen::Passed { seat } => (seat, Action::Pass),
        };
        if round.turn() != seat {
            return Err(format!("{seen:?} out of turn"));
        }
        round.play(action).map_err(|why| format!("{seen:?}: {why}"))?;
    }
    Ok(round)
}

fn check<const W: usize>(view: &View, rng: &mut ChaCha8Rng) {
    let mut sampler = Sampler::<W>::new(view, rng);
    assert_eq!(sampler.forced(), 0, "{}: a true history leaves every tile a spot", view.rules);
    let seed = rng.next_u64();
    let choice = |view: &View| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Level::ALL.map(|level| choose(level, view, &mut rng, Budget::playouts(20)))
    };
    let chosen = choice(view);
    for _ in 0..3 {
        let hidden = sampler.next(rng);
        let round = replay(view, sampler.knowledge(), sampler.tiles())
            .unwrap_or_else(|why| panic!("{}: a sampled deal disagrees with the view: {why}", view.rules));
        for seat in Seat::all(round.seats()).filter(|seat| !view.shows(*seat)) {
            assert_eq!(hidden.hands[seat.index()].iter().collect::<Vec<_>>(), round.hand(seat));
        }
        let sampled = View::of(&round, view.rules.clone(), view.standing.clone(), view.seat);
        assert_eq!(&sampled, view, "{}: the deal changes the view", view.rules);
        assert_eq!(choice(&sampled), chosen, "{}: the choice depends on hidden tiles", view.rules);
    }
}

/// Compares the frequency of each opponent's hand in all possible deals with that in sampled deals.
fn compare_with_every_deal(view: &View, rng: &mut ChaCha8Rng) {
    let mut sampler = Sampler::<1>::new(view, rng);
    let knowledge = sampler.knowledge().clone();
    let mut all: BTreeMap<Vec<Tile>, f64> = BTreeMap::new();
    let mut tiles: Vec<Tile> = (knowledge.hidden | knowledge.unsettled).iter().collect();
    let other = view.seat.next(2);
    permute(&mut tiles, 0, &mut |tiles| {
        if let Ok(round) = replay(view, &knowledge, tiles) {
            *all.entry(round.hand(other)).or_default() += 1.0;
        }
    });
    let deals: f64 = all.values().sum();
    let samples = 20_000;
    let mut sampled: BTreeMap<Vec<Tile>, f64> = BTreeMap::new();
    for _ in 0..samples {
        let hand = sampler.next(rng).hands[other.index()].iter().collect();
        *sampled.entry(hand).or_default() += 1.0;
    }
    for (hand, count) in &all {
        let (true_part, seen_part) = (count / deals, sampled.get(hand).unwrap_or(&0.0) / f64::from(samples));
        assert!(
            (true_part - seen_part).abs() < 0.03,
            "{hand:?}: {seen_part:.3}, not {true_part:.3}, of {view:?}"
        );
    }
    assert!(sampled.keys().all(|hand| all.contains_key(hand)));
}

/// Calls `show` with every order of the tiles.
fn permute(tiles: &mut [Tile], fixed: usize, show: &mut impl FnMut(&[Tile])) {
    if fixed + 1 >= tiles.len() {
        return show(tiles);
    }
    for next in fixed..tiles.len() {
        tiles.swap(fixed, next);
        permute(tiles, fixed + 1, show);
        tiles.swap(fixed, next);
    }
}

/// A set of ten tiles, small enough to list every deal.
const TEN_TILES: &str = "tiles.without=[[0,4],[1,4],[2,4],[3,4],[4,4],[0,5],[1,5],[2,5],[3,5],[4,5],[5,5],\
                         [0,6],[1,6],[2,6],[3,6],[4,6],[5,6],[6,6]]";

#[test]
fn sampled_deals_are_as_frequent_as_possible_deals() {
    let mut rng = ChaCha8Rng::seed_from_u64(20_250_102);
    for overrides in
        ["draw.mode=until-playable", "draw.mode=exactly", "deal.redeal={\"doubles\":3,\"suit\":null}"]
    {
        let text =
            format!("draw {TEN_TILES} seats.count=[2] deal.hand={{\"2\":3}} lead.order=[3] {overrides}");
        let rules = Arc::new(Rules::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}")));
        let (mut compared, mut with_draws) = (0, 0);
        while compared < 6 || with_draws < 4 {
            let deal = Deal::shuffled(rules.clone(), 2, &mut rng).expect("a table of two");
            let mut player = ChaCha8Rng::seed_from_u64(rng.next_u64());
            deal.play(|view| {
                let drew = view.history.iter().any(|seen| matches!(seen, Seen::Drew { tile: None, .. }));
                if view.legal.len() > 1 && view.history.len() >= 2 && (drew || compared < 6) {
                    compare_with_every_deal(view, &mut player);
                    compared += 1;
                    with_draws += u32::from(drew);
                }
                choose(Level::Beginner, view, &mut player, Budget::default())
            })
            .unwrap_or_else(|foul| panic!("{rules}: {foul}"));
        }
    }
}

#[test]
fn sampled_deals_agree_with_the_view_and_decide_the_choice() {
    let mut rng = ChaCha8Rng::seed_from_u64(20_250_101);
    for (rules, seats) in tables() {
        for _ in 0..2 {
            let deal = Deal::shuffled(rules.clone(), seats, &mut rng).expect("a table the rules have");
            let mut player = ChaCha8Rng::seed_from_u64(rng.next_u64());
            deal.play(|view| {
                if view.legal.len() > 1 {
                    if Tiles::<1>::fits(rules.tiles.set) {
                        check::<1>(view, &mut player);
                    } else {
                        check::<WIDE>(view, &mut player);
                    }
                }
                choose(Level::Beginner, view, &mut player, Budget::default())
            })
            .unwrap_or_else(|foul| panic!("{rules} with {seats} seats: {foul}"));
        }
    }
}
