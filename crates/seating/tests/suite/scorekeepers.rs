//! CLUB-27 to CLUB-29: at every table a player has the application.

use boneyard_seating::{Player, Schedule, SeatingKind, SheetId, TooFewScorekeepers};

fn schedule(players: u16, kind: SeatingKind) -> Schedule {
    Schedule::of(players, kind).expect("such a seating")
}

fn players(numbers: &[u16]) -> Vec<Player> {
    numbers.iter().map(|number| Player::new(*number).expect("a player")).collect()
}

/// CLUB-27.
#[test]
fn every_table_has_a_scorekeeper_and_the_organiser_is_one() {
    for number in 4..=64 {
        let schedule = schedule(number, SeatingKind::Balanced);
        let scorekeepers = schedule.scorekeepers().players;
        assert_eq!(scorekeepers.first(), Some(&Player::ORGANISER), "{number}");
        let mut tables = schedule.matches.iter().flat_map(|plan| &plan.tables);
        assert!(
            tables.all(|table| scorekeepers.iter().any(|player| table.pairing.seats(*player))),
            "{number}: {scorekeepers:?}"
        );
        // Each player except the organiser is needed.
        for player in &scorekeepers[1..] {
            let others: Vec<Player> = scorekeepers.iter().copied().filter(|other| other != player).collect();
            let mut tables = schedule.matches.iter().flat_map(|plan| &plan.tables);
            assert!(
                tables.any(|table| !others.iter().any(|other| table.pairing.seats(*other))),
                "{number}: {player} of {scorekeepers:?}"
            );
        }
    }
}

#[test]
fn the_smallest_set_is_proven_for_up_to_thirty_players() {
    for number in 4..=30 {
        assert!(schedule(number, SeatingKind::Balanced).scorekeepers().least, "{number}");
    }
}

/// Whether the organiser and some `others` other players cover every table. Tries all sets of players.
fn some_set_covers_all(schedule: &Schedule, others: u32) -> bool {
    (0_u32..1 << (schedule.players - 1)).filter(|set| set.count_ones() == others).any(|set| {
        let has = |player: Player| player == Player::ORGANISER || set >> (player.index() - 1) & 1 == 1;
        let mut tables = schedule.matches.iter().flat_map(|plan| &plan.tables);
        tables.all(|table| table.pairing.in_order().into_iter().any(has))
    })
}

#[test]
fn no_smaller_set_covers_every_table() {
    for number in 8..=16 {
        for kind in [SeatingKind::Published, SeatingKind::Balanced] {
            let Ok(schedule) = Schedule::of(number, kind) else { continue };
            let others = schedule.scorekeepers().players.len() as u32 - 1;
            assert!(
                some_set_covers_all(&schedule, others) && !some_set_covers_all(&schedule, others - 1),
                "{number}, {kind:?}"
            );
        }
    }
}

/// CLUB-27: the organiser rests in match 5 with five players, in 4 and 7 with six, and in 2, 4, 6, 8 and 9 with seven.
#[test]
fn at_one_table_the_organiser_keeps_score_while_resting() {
    for number in [4, 5, 6, 7] {
        let published = schedule(number, SeatingKind::Published);
        assert_eq!(published.scorekeepers().players, [Player::ORGANISER]);
        for kind in [SeatingKind::Published, SeatingKind::Balanced] {
            assert!(schedule(number, kind).tables_without(&[Player::ORGANISER]).is_empty(), "{number}");
        }
    }
    let organiser_rests = |number: u16| -> Vec<usize> {
        let matches = schedule(number, SeatingKind::Published).matches;
        let rests = (1..).zip(matches).filter(|(_, plan)| plan.table_of(Player::ORGANISER).is_none());
        rests.map(|(at, _)| at).collect()
    };
    assert_eq!([5, 6, 7].map(organiser_rests), [vec![5], vec![4, 7], vec![2, 4, 6, 8, 9]]);
}

/// CLUB-28: the tables without a scorekeeper score on paper.
#[test]
fn tables_without_a_scorekeeper_are_named() {
    let eight = schedule(8, SeatingKind::Published);
    assert!(eight.tables_without(&players(&[1, 7, 8])).is_empty());
    let without = eight.tables_without(&players(&[1]));
    assert_eq!(without.len(), 7);
    assert!(without.iter().all(|at| at.table == 2), "the organiser never leaves table 1");
    assert_eq!(without[0], SheetId { number: 1, table: 2 });
}

/// CLUB-29.
#[test]
fn new_numbers_bring_a_scorekeeper_to_every_table() {
    let twelve = schedule(12, SeatingKind::Published);
    let with_application = players(&[1, 4, 5, 6, 8]);
    assert!(!twelve.tables_without(&with_application).is_empty());
    let numbers = twelve.renumbering(&with_application).expect("as many as are needed");
    let renumbered: Vec<Player> = with_application.iter().map(|player| numbers[player.index()]).collect();
    assert!(twelve.tables_without(&renumbered).is_empty(), "{renumbered:?}");
    let mut all = numbers.clone();
    all.sort_unstable();
    assert!(all.into_iter().eq(Player::all(12)), "everybody has a number of his own");
    assert_eq!(numbers[0], Player::ORGANISER);
}

/// CLUB-29.
#[test]
fn nobody_gets_a_new_number_without_need() {
    let twelve = schedule(12, SeatingKind::Published);
    let unchanged: Vec<Player> = Player::all(12).collect();
    assert_eq!(twelve.renumbering(&players(&[1, 2, 3, 7, 11])), Ok(unchanged));
    // 12 covers other tables than 11, so these two swap numbers.
    let numbers = twelve.renumbering(&players(&[1, 2, 3, 7, 12])).expect("enough");
    let changed: Vec<u16> =
        Player::all(12).filter(|player| numbers[player.index()] != *player).map(Player::number).collect();
    assert_eq!(changed, [11, 12]);
}

/// CLUB-29: too few players have the application, so no renumbering helps.
#[test]
fn too_few_scorekeepers_are_refused() {
    let sixteen = schedule(16, SeatingKind::Published);
    let refused = sixteen.renumbering(&players(&[1, 2, 3]));
    assert_eq!(refused, Err(TooFewScorekeepers { needed: 7 }));
    assert_eq!(
        refused.map_err(|error| error.to_string()),
        Err("too few players have the application for every table to have one (7 are enough, with the organiser)".to_owned())
    );
}
