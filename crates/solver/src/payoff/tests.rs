//! The compiled points are those of `settle`, for every preset on a line.

use std::sync::LazyLock;

use boneyard_rules::{
    Account, BySeat, FinishedRound, LayoutKind, Outcome, RoundFacts, Rules, Seat, Side, Standing, Tile,
    presets, ruleset::Reach, settle,
};
use proptest::{prelude::*, sample::Index};

use super::{Ended, LastTile, MatchEnd, Payoff};
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
        "goat match.severalOver=highest account.carryOpens=false score.blockTie=carry",
        "goat account.below=remembered account.clearOnOut=true account.blockResets=true match.rounds=3",
        "draw match.rounds=3",
    ] {
        all.push(Rules::parse(text).expect("valid rules"));
    }
    all.retain(|rules| LayoutKind::of(rules) == LayoutKind::Line);
    all
});

/// What winning the match is worth.
const MATCH: u16 = 300;

/// The value of a finished round by the rules: our credit less those of the others, and the match if it ends.
fn settled(rules: &Rules, standing: &Standing, finished: &FinishedRound, us: Side) -> i32 {
    let sides = rules.sides(finished.values.seats());
    let settlement = settle(rules, &sides, standing, finished);
    let signed = |(side, credit): (Side, i32)| if side == us { credit } else { -credit };
    let value: i32 = settlement.sides.iter().map(|side| side.credit).enumerate().map(signed).sum();
    let match_end = match settlement.verdict {
        Some(verdict) if verdict.won.contains(&us) => i32::from(MATCH),
        Some(verdict) if verdict.lost.contains(&us) => -i32::from(MATCH),
        _ => 0,
    };
    match_end + if rules.match_.reach == Reach::Wins { value } else { -value }
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
        accounts in prop::collection::vec((0..90_i32, 0..90_i32, prop_oneof![Just(0), 1..30_u32], any::<bool>()), SEATS),
        (blocked, double, announces) in (any::<bool>(), 0..4_u8, any::<bool>()),
        silenced in prop::collection::vec(any::<Index>(), 0..3),
    ) {
        let rules = &RULES[rules.index(RULES.len())];
        let sizes: Vec<u8> = rules.seat_counts().filter(|size| usize::from(*size) <= SEATS).collect();
        let seats = usize::from(sizes[size.index(sizes.len())]);
        let sides = rules.sides(seats);
        let us = us.index(sides.count());
        let mut standing = Standing::new(rules, sides.count());
        (standing.rounds, standing.carried) = (rounds, carried);
        let target = rules.target(seats).map_or(100, |target| target as i32);
        for (account, (points, missing, remembered, open)) in standing.accounts.iter_mut().zip(accounts) {
            let near = if double % 2 == 0 { points } else { (target - missing).max(0) };
            *account = match open || account.open {
                true => Account { points: near, remembered: 0, open: true },
                false => Account { remembered, ..*account },
            };
        }
        let (leader, last) = (seat(leader, seats), seat(last, seats));
        let silenced: Vec<Seat> = silenced.into_iter().map(|index| seat(index, seats)).collect();
        let announced = Some(leader).filter(|_| announces);
        let mut hands = hands(rules, seats, &places);
        if !blocked {
            hands[last].clear();
        }
        let outcome = if blocked { Outcome::Blocked(last) } else { Outcome::Out(last) };
        let last_tile = match double {
            0 => Tile::double(0),
            1 => Tile::double(6),
            _ => Tile::new(1, 2),
        };
        let finished = FinishedRound {
            tiles: hands.map(Vec::len),
            facts: RoundFacts {
                last: last_tile.filter(|_| !blocked),
                both_ends: ends && !blocked,
                silenced: silenced.clone(),
                announced,
            },
            ..FinishedRound::plain(outcome, leader, hands.map(|hand| rules.hand_value(hand)))
        };

        let tiles = rules.tile_list(seats);
        let values = HandValues::new(rules, &tiles);
        let mut ended =
            Ended { seat: last.index(), values: [0; SEATS], tiles: [0; SEATS], silences: [0; SEATS] };
        for seat in &silenced {
            ended.silences[sides.of(*seat)] += 1;
        }
        for (seat, hand) in hands.seated() {
            let bits = tiles.iter().enumerate().filter(|(_, tile)| hand.contains(tile)).fold(0, |bits, (at, _)| bits | 1 << at);
            ended.values[seat.index()] = values.of(bits, values.sum(bits));
            ended.tiles[seat.index()] = hand.len() as u32;
        }
        let announced = announced.map(|seat| sides.of(seat));
        let match_end = MatchEnd::new(rules, seats, &standing, us, MATCH, announced, 30_000);
        let payoff = Payoff::new(rules, &sides, &standing, leader, us).with_match(match_end);
        let earned: i32 = silenced.iter().map(|seat| payoff.silence(seat.index())).sum();
        let value = earned + if blocked {
            payoff.blocked(&ended)
        } else {
            payoff.out(&ended, LastTile { both_ends: ends, blank: double == 0, double_six: double == 1 })
        };
        prop_assert_eq!(value, settled(rules, &standing, &finished, us), "{}, {} seats, {:?}", rules, seats, finished);
    }
}
