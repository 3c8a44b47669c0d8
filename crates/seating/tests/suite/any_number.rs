//! Properties of the seatings for every number of players.

use std::collections::BTreeMap;

use boneyard_seating::{Player, Schedule, SeatingKind, Unevenness};

/// All seatings of all numbers of players.
fn all() -> impl Iterator<Item = Schedule> {
    let kinds = [SeatingKind::Published, SeatingKind::Balanced];
    (4..=64)
        .flat_map(move |players| kinds.into_iter().filter_map(move |kind| Schedule::of(players, kind).ok()))
}

/// All balanced seatings, and whether the players make an even number of pairs.
fn balanced() -> impl Iterator<Item = (Schedule, bool)> {
    (4..=64).filter_map(|players: u16| {
        let schedule = Schedule::of(players, SeatingKind::Balanced).ok()?;
        Some((schedule, players % 4 <= 1))
    })
}

/// CLUB-12, CLUB-13, CLUB-32: the order of matches and all seats are fixed.
#[test]
fn everybody_sits_once_or_rests() {
    for schedule in all() {
        for (number, plan) in (1..).zip(&schedule.matches) {
            let mut players: Vec<Player> = plan.players().chain(plan.resting(schedule.players)).collect();
            players.sort_unstable();
            assert!(
                players.into_iter().eq(Player::all(schedule.players)),
                "{}, match {number}",
                schedule.players
            );
            assert!(plan.tables.len() <= usize::from(schedule.players / 4));
        }
    }
}

/// In every match but the last, all tables are in use.
#[test]
fn only_the_last_match_leaves_a_table_empty() {
    for schedule in all() {
        let (_, before) = schedule.matches.split_last().expect("matches");
        let tables = usize::from(schedule.players / 4);
        let short: Vec<usize> =
            (1..).zip(before).filter(|(_, plan)| plan.tables.len() < tables).map(|(at, _)| at).collect();
        assert!(
            short.is_empty(),
            "{} players, {:?}: matches {short:?} are short",
            schedule.players,
            schedule.kind
        );
    }
}

/// CLUB-14: only matches that count for both partners are counted.
#[test]
fn every_two_are_partners_once() {
    for schedule in all() {
        let players = schedule.players;
        let partners = BTreeMap::from([(1, u32::from(players * (players - 1) / 2))]);
        assert_eq!(schedule.balance().partners, partners, "{players}");
    }
}

#[test]
fn an_even_number_of_pairs_meets_exactly() {
    for (schedule, even) in balanced() {
        let players = schedule.players;
        assert_eq!(schedule.balance().is_exact(), even, "{players}");
        let pairs = players * (players - 1) / 2;
        let why = if even { None } else { Some(Unevenness::OddPairs { pairs }) };
        assert_eq!(schedule.unevenness(), why, "{players}");
        // The seating has the smallest possible number of matches.
        let games = pairs.div_ceil(2);
        assert_eq!(schedule.len(), games.div_ceil(players / 4), "{players}");
    }
}

#[test]
fn an_odd_number_of_pairs_meets_almost_evenly() {
    for (schedule, _) in balanced().filter(|(_, even)| !even) {
        let players = schedule.players;
        let opponents = schedule.balance().opponents;
        assert!(opponents.keys().all(|times| (1..=3).contains(times)), "{players}: {opponents:?}");
        let off = opponents[&1] + opponents[&3];
        assert!(off <= u32::from(players) + 3, "{players}: {opponents:?}");
    }
}

#[test]
fn one_pair_fills_a_table_where_the_pairs_are_odd_and_only_in_the_last_match() {
    for schedule in all() {
        let fillers: Vec<usize> = schedule.matches.iter().map(|plan| plan.not_entered().len()).collect();
        let (last, before) = fillers.split_last().expect("matches");
        assert_eq!(*last, if schedule.players % 4 <= 1 { 0 } else { 2 }, "{}", schedule.players);
        assert!(before.iter().all(|fillers| *fillers == 0), "{}", schedule.players);
    }
}

#[test]
fn everybody_has_as_many_matches_entered_as_there_are_partners() {
    for schedule in all() {
        let partners = schedule.players - 1;
        assert!(schedule.balance().players.iter().all(|player| player.entered == partners), "{partners}");
    }
}

#[test]
fn rests_are_even_and_short() {
    for (schedule, _) in balanced() {
        let players = schedule.balance().players;
        let rests = players.iter().map(|player| player.rests);
        let (least, most) = (rests.clone().min().unwrap_or(0), rests.max().unwrap_or(0));
        assert!(most - least <= 1, "{}: {least} to {most} rests", schedule.players);
        let on_end = players.iter().map(|player| player.longest_rest).max().unwrap_or(0);
        // In the list for 7 players, some rest twice in a row.
        assert!(on_end <= if schedule.players == 7 { 2 } else { 1 }, "{}: {on_end} on end", schedule.players);
    }
}

#[test]
fn a_cyclic_seating_is_even_in_tables_and_seats() {
    for (schedule, _) in balanced().filter(|(schedule, _)| schedule.players % 4 == 1 && schedule.players > 13)
    {
        let each = schedule.players / 4;
        for player in schedule.balance().players {
            assert_eq!(player.seats, [each; 4], "{} of {}", player.player, schedule.players);
            assert!(
                player.tables.iter().all(|times| *times == 4),
                "{} of {}",
                player.player,
                schedule.players
            );
        }
    }
}

#[test]
fn where_one_pair_fills_a_table_seats_and_tables_are_nearly_even() {
    for (schedule, _) in balanced().filter(|(schedule, even)| !even && schedule.players > 7) {
        for player in schedule.balance().players {
            let off =
                player.seats.iter().max().zip(player.seats.iter().min()).map(|(most, least)| most - least);
            assert!(off <= Some(2), "{} of {}: {:?}", player.player, schedule.players, player.seats);
            let most = player.tables.iter().max();
            assert!(most <= Some(&7), "{} of {}: {:?}", player.player, schedule.players, player.tables);
        }
    }
}

#[test]
fn neighbours_are_even_in_the_lists_that_say_so() {
    for players in [5_u16, 9, 13, 17, 21, 25, 29, 33, 37, 41, 49, 53, 61] {
        let schedule = Schedule::of(players, SeatingKind::Balanced).expect("any number");
        let pairs = players * (players - 1);
        assert_eq!(schedule.balance().neighbours, BTreeMap::from([(1, u32::from(pairs))]), "{players}");
    }
}

#[test]
fn a_seating_is_the_same_every_time() {
    for players in [10, 39] {
        let [one, other] = [(); 2].map(|()| Schedule::of(players, SeatingKind::Balanced));
        assert_eq!(one, other);
    }
}

/// CLUB-41: the lead goes from top to left, bottom and right. Players who all move round the table keep their neighbours.
#[test]
fn rotating_a_table_keeps_the_order_of_play() {
    let schedule = Schedule::of(8, SeatingKind::Published).expect("published");
    for table in schedule.matches.iter().flat_map(|plan| &plan.tables) {
        let four = table.pairing.in_order();
        for steps in 0..8 {
            let turned = table.turned(steps).pairing;
            assert!(four.iter().all(|player| turned.right_of(*player) == table.pairing.right_of(*player)));
            assert_eq!(turned.in_order()[0], four[steps % 4]);
        }
        let mirrored = table.mirrored().pairing;
        for player in four {
            assert_eq!(mirrored.right_of(player), table.pairing.left_of(player));
            assert_eq!(mirrored.partner_of(player), table.pairing.partner_of(player));
        }
    }
}

/// CLUB-33: a filler stays a filler when the players move round the table.
#[test]
fn rotating_a_table_rotates_its_filler() {
    let schedule = Schedule::of(6, SeatingKind::Published).expect("published");
    let last = schedule.matches.last().expect("eight matches").tables[0];
    for table in [last.turned(1), last.turned(2), last.mirrored()] {
        let enters: Vec<u16> =
            (1..=6).filter(|number| table.enters(Player::new(*number).expect("a player"))).collect();
        assert_eq!(enters, [2, 3]);
    }
}

/// The sum of the squared counts of neighbours; a smaller sum is more even.
fn unevenness_of_neighbours(schedule: &Schedule) -> u64 {
    let neighbours = schedule.balance().neighbours;
    neighbours.iter().map(|(times, pairs)| u64::from(*times).pow(2) * u64::from(*pairs)).sum()
}

#[test]
fn turning_seats_changes_neither_pairs_nor_tables_and_evens_out_neighbours() {
    for schedule in all() {
        let turned = schedule.turned();
        for (one, other) in schedule.matches.iter().zip(&turned.matches) {
            assert_eq!(one.not_entered(), other.not_entered());
            for (one, other) in one.tables.iter().zip(&other.tables) {
                let sides = |table: &boneyard_seating::TablePlan| {
                    let mut pairs = table.pairing.pairs();
                    pairs.iter_mut().for_each(|pair| pair.sort_unstable());
                    pairs.sort_unstable();
                    pairs
                };
                assert_eq!(sides(one), sides(other), "{}", schedule.players);
            }
        }
        let [before, after] = [&schedule, &turned].map(unevenness_of_neighbours);
        assert!(after <= before, "{}: {before} to {after}", schedule.players);
    }
    let twelve = Schedule::of(12, SeatingKind::Published).expect("published").turned().balance();
    assert!(twelve.neighbours[&0] < 35, "53 as printed: {:?}", twelve.neighbours);
    assert!(twelve.players.iter().all(|player| player.seats.iter().all(|times| (2..=3).contains(times))));
}
