//! The counts of the published seatings that the specification states (chapter 3).

use std::collections::BTreeMap;

use boneyard_seating::{Balance, Player, Schedule, ScheduleError, SeatingKind, Unevenness};

fn published(players: u16) -> Schedule {
    Schedule::of(players, SeatingKind::Published).expect("a published number")
}

fn rests(balance: &Balance) -> Vec<u16> {
    balance.players.iter().map(|player| player.rests).collect()
}

/// How often two players are opponents in matches that count for both.
fn meetings(schedule: &Schedule, one: u16, other: u16) -> usize {
    let [one, other] = [one, other].map(|number| Player::new(number).expect("a player"));
    let tables = schedule.matches.iter().flat_map(|plan| &plan.tables);
    tables
        .filter(|table| {
            let sides = [one, other].map(|player| table.pairing.pair_of(player));
            table.filler.is_none() && sides.iter().all(Option::is_some) && sides[0] != sides[1]
        })
        .count()
}

/// CLUB-4: 4 to 8, 12 and 16.
#[test]
fn seven_numbers_are_published() {
    for players in 4..=64 {
        let found = Schedule::of(players, SeatingKind::Published);
        match boneyard_seating::PUBLISHED.contains(&players) {
            true => assert_eq!(found.map(|schedule| schedule.players), Ok(players)),
            false => assert_eq!(found, Err(ScheduleError::NotPublished { tried: players })),
        }
    }
}

/// CLUB-4: any number has a balanced seating, from one table to sixteen. Pairs who stay together can be more.
#[test]
fn partners_rotate_among_four_players_to_sixty_four() {
    for kind in SeatingKind::ALL {
        for players in [0, 3, 801, u16::MAX] {
            assert_eq!(Schedule::of(players, kind), Err(ScheduleError::Players { tried: players }));
        }
        // Groups need to know how many they are.
        for players in [66, 800].into_iter().filter(|_| kind != SeatingKind::Groups) {
            let found = Schedule::of(players, kind).map(|schedule| schedule.players);
            match kind.has_fixed_pairs() {
                true => assert_eq!(found, Ok(players), "{kind:?}"),
                false => {
                    assert_eq!(found, Err(ScheduleError::TooManyToRotate { tried: players }), "{kind:?}")
                }
            }
        }
    }
    let error = Schedule::of(3, SeatingKind::Balanced).map_err(|error| error.to_string());
    assert_eq!(error, Err("a club night has 4 to 800 players, not `3`".to_owned()));
}

/// CLUB-30.
#[test]
fn the_formats_have_their_numbers_of_matches_and_tables() {
    let listed = [(4, 3, 1), (5, 5, 1), (6, 8, 1), (7, 11, 1), (8, 7, 2), (12, 11, 3), (16, 15, 4)];
    for (players, matches, tables) in listed {
        let schedule = published(players);
        assert_eq!(schedule.len(), matches, "{players}");
        assert!(schedule.matches.iter().all(|plan| plan.tables.len() == tables), "{players}");
    }
}

#[test]
fn four_five_and_sixteen_are_whist_designs() {
    for players in [4, 5, 16] {
        let schedule = published(players);
        assert!(schedule.balance().is_exact(), "{players}");
        assert_eq!(schedule.unevenness(), None, "{players}");
    }
    assert_eq!(rests(&published(5).balance()), [1; 5]);
}

/// CLUB-33: five matches count for every player.
#[test]
fn six_have_one_pair_to_fill_a_table() {
    let schedule = published(6);
    let balance = schedule.balance();
    assert_eq!(balance.partners, BTreeMap::from([(1, 15)]));
    assert_eq!(balance.opponents, BTreeMap::from([(1, 4), (2, 9), (3, 2)]));
    assert!(balance.players.iter().all(|player| player.entered == 5));
    for (one, other, times) in [(1, 4, 3), (2, 5, 3), (1, 2, 1), (2, 3, 1), (2, 4, 1), (3, 5, 1)] {
        assert_eq!(meetings(&schedule, one, other), times, "{one} and {other}");
    }
    assert_eq!(rests(&balance), [2, 3, 3, 2, 3, 3]);
    assert!(balance.players.iter().all(|player| player.longest_rest == 1));
    assert_eq!(schedule.unevenness(), Some(Unevenness::OddPairs { pairs: 15 }));
}

/// CLUB-34: six matches count for every player.
#[test]
fn seven_have_one_pair_to_fill_a_table() {
    let schedule = published(7);
    let balance = schedule.balance();
    assert_eq!(balance.partners, BTreeMap::from([(1, 21)]));
    assert_eq!(balance.opponents, BTreeMap::from([(1, 6), (2, 11), (3, 4)]));
    assert!(balance.players.iter().all(|player| player.entered == 6));
    for (one, other) in [(1, 2), (2, 3), (4, 7), (5, 6)] {
        assert_eq!(meetings(&schedule, one, other), 3, "{one} and {other}");
    }
    for (one, other) in [(1, 5), (1, 6), (1, 7), (2, 4), (2, 7), (3, 7)] {
        assert_eq!(meetings(&schedule, one, other), 1, "{one} and {other}");
    }
    assert_eq!(rests(&balance), [5, 5, 4, 5, 5, 4, 5]);
    let on_end: Vec<u16> = balance.players.iter().map(|player| player.longest_rest).collect();
    assert_eq!(on_end, [2, 2, 2, 2, 3, 1, 2]);
    assert_eq!(
        schedule.unevenness().map(|why| why.to_string()).as_deref(),
        Some(
            "21 pairs of partners are an odd number and a table takes two, so one pair plays twice, to fill a table"
        )
    );
}

#[test]
fn eight_are_not_a_whist_design() {
    let schedule = published(8);
    let balance = schedule.balance();
    assert_eq!(balance.partners, BTreeMap::from([(1, 28)]));
    assert_eq!(balance.opponents, BTreeMap::from([(1, 6), (2, 16), (3, 6)]));
    for (one, other) in [(1, 6), (2, 6), (3, 8), (4, 8), (5, 8), (6, 7)] {
        assert_eq!(meetings(&schedule, one, other), 3, "{one} and {other}");
    }
    for (one, other) in [(1, 8), (2, 8), (3, 6), (4, 6), (5, 6), (7, 8)] {
        assert_eq!(meetings(&schedule, one, other), 1, "{one} and {other}");
    }
    assert_eq!(schedule.unevenness(), Some(Unevenness::AsPublished));
}

#[test]
fn twelve_are_badly_uneven() {
    let schedule = published(12);
    let balance = schedule.balance();
    assert_eq!(balance.partners, BTreeMap::from([(1, 66)]));
    let opponents = BTreeMap::from([(0, 4), (1, 21), (2, 24), (3, 11), (4, 3), (5, 2), (8, 1)]);
    assert_eq!(balance.opponents, opponents);
    assert_eq!(meetings(&schedule, 4, 7), 8);
    for (one, other) in [(2, 8), (3, 7), (4, 8), (4, 11)] {
        assert_eq!(meetings(&schedule, one, other), 0, "{one} and {other}");
    }
    assert_eq!((balance.neighbours[&0], balance.neighbours[&4]), (53, 6));
    assert_eq!(schedule.unevenness(), Some(Unevenness::AsPublished));
}

#[test]
fn the_organiser_hardly_leaves_his_table_and_never_his_seat() {
    for (players, tables) in [(8, vec![7, 0]), (12, vec![10, 1, 0]), (16, vec![15, 0, 0, 0])] {
        let schedule = published(players);
        let organiser = schedule.balance().players[0].clone();
        assert_eq!(organiser.tables, tables, "{players}");
        assert_eq!(organiser.seats, [schedule.len(), 0, 0, 0], "{players}");
    }
    assert_eq!(published(12).balance().players[2].tables[1], 9);
    let sixteen = published(16).balance();
    assert!((1..4).all(|at| sixteen.players[at].tables[at] == 12));
}
