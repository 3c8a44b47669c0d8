//! The compiled points are those of `settle`, for every preset on a line.

use std::sync::LazyLock;

use boneyard_rules::{
    Account, BySeat, FinishedRound, LayoutKind, Outcome, RoundFacts, Rules, Seat, Side, Standing, Tile,
    presets, ruleset::Reach, settle,
};
use proptest::{prelude::*, sample::Index};

use super::{Ended, LastTile, Payoff};
use crate::{hand_values::HandValues, seats::SEATS};

/// The rules of every preset on a line, of its variants, and of rules that no preset has.
static RULES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for preset in presets::all() {
        let variants = preset.variants.iter().map(|variant| variant.rules(&preset).expect("a valid variant"));
        all.extend([preset.rules.clone()].into_iter().chain(variants));
    }
    for text in [
        "draw score.round=nearest-5",
        "draw score.round=up-5",
        "block score.blockTie=leader-wins",
        "goat score.blockTie=carry",
        "goat-family score.blockTie=eggs",
        "spanish-pairs score.blockTie=blocker-loses",
    ] {
        all.push(Rules::parse(text).expect("valid rules"));
    }
    all.retain(|rules| LayoutKind::of(rules) == LayoutKind::Line);
    all
});

/// The value of a finished round by the rules: our credit less those of the others.
fn settled(rules: &Rules, standing: &Standing, finished: &FinishedRound, us: Side) -> i32 {
    let sides = rules.sides(finished.values.seats());
    let settlement = settle(rules, &sides, standing, finished);
    let signed = |(side, credit): (Side, i32)| if side == us { credit } else { -credit };
    let value: i32 = settlement.sides.iter().map(|side| side.credit).enumerate().map(signed).sum();
    if rules.match_.reach == Reach::Wins { value } else { -value }
}

/// The seats of a table, each with one of some tiles.
fn hands(rules: &Rules, seats: usize, places: &[u8]) -> BySeat<Vec<Tile>> {
    let tiles = rules.tile_list(seats);
    // Half of the tiles are on the table, and light ones are often left.
    let held = |seat: Seat| {
        let mine = tiles.iter().zip(places).filter(|(_, place)| usize::from(**place) == seat.index());
        mine.map(|(tile, _)| *tile).collect()
    };
    BySeat::new(seats, held)
}

fn seat(index: Index, seats: usize) -> Seat {
    Seat::at(index.index(seats))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn points_are_those_of_settle(
        (rules, size, us, leader, last, ends) in any::<(Index, Index, Index, Index, Index, bool)>(),
        // More tiles are on the table than in hands.
        places in prop::collection::vec(0_u8..12, 64),
        (rounds, carried) in (0_u32..5, prop_oneof![Just(0_u32), 1..60_u32]),
        points in prop::collection::vec(0..90, SEATS),
        blocked in any::<bool>(),
    ) {
        let rules = &RULES[rules.index(RULES.len())];
        let sizes: Vec<u8> = rules.seat_counts().filter(|size| usize::from(*size) <= SEATS).collect();
        let seats = usize::from(sizes[size.index(sizes.len())]);
        let sides = rules.sides(seats);
        let us = us.index(sides.count());
        let mut standing = Standing::new(rules, sides.count());
        (standing.rounds, standing.carried) = (rounds, carried);
        for (account, points) in standing.accounts.iter_mut().zip(points) {
            *account = Account { points, ..*account };
        }
        let (leader, last) = (seat(leader, seats), seat(last, seats));
        let mut hands = hands(rules, seats, &places);
        if !blocked {
            hands[last].clear();
        }
        let outcome = if blocked { Outcome::Blocked(last) } else { Outcome::Out(last) };
        let last_tile = if rounds == 1 { Tile::double(0) } else { Tile::new(1, 2) };
        let finished = FinishedRound {
            tiles: hands.map(Vec::len),
            facts: RoundFacts { last: last_tile.filter(|_| !blocked), both_ends: ends && !blocked, ..RoundFacts::default() },
            ..FinishedRound::plain(outcome, leader, hands.map(|hand| rules.hand_value(hand)))
        };

        let tiles = rules.tile_list(seats);
        let values = HandValues::new(rules, &tiles);
        let mut ended = Ended { seat: last.index(), values: [0; SEATS], tiles: [0; SEATS] };
        for (seat, hand) in hands.seated() {
            let bits = tiles.iter().enumerate().filter(|(_, tile)| hand.contains(tile)).fold(0, |bits, (at, _)| bits | 1 << at);
            ended.values[seat.index()] = values.of(bits, values.sum(bits));
            ended.tiles[seat.index()] = hand.len() as u32;
        }
        let payoff = Payoff::new(rules, &sides, &standing, leader, us);
        let value = if blocked {
            payoff.blocked(&ended)
        } else {
            payoff.out(&ended, LastTile { both_ends: ends, blank: rounds == 1 })
        };
        prop_assert_eq!(value, settled(rules, &standing, &finished, us), "{}, {} seats, {:?}", rules, seats, finished);
    }
}
