//! The plan of the remaining matches after players arrived late or left.

use std::collections::BTreeMap;

use boneyard_seating::{
    Balance, MatchPlan, Player, PresentPlayer, ReplanError, Schedule, SeatedTwice, SeatingKind, replan,
};
use proptest::prelude::*;

fn balanced(players: u16) -> Schedule {
    Schedule::of(players, SeatingKind::Balanced).expect("any number")
}

fn player(number: u16) -> Player {
    Player::new(number).expect("a player")
}

fn from_the_start(players: u16) -> Vec<PresentPlayer> {
    Player::all(players).map(PresentPlayer::from_the_start).collect()
}

fn whole_evening(played: &[MatchPlan], left: Vec<MatchPlan>) -> Vec<MatchPlan> {
    played.iter().cloned().chain(left).collect()
}

#[test]
fn a_plan_without_changes_stays_exact() {
    for (players, played) in [(8, 0), (9, 4), (16, 3), (21, 10)] {
        let schedule = balanced(players);
        let played = &schedule.matches[..played];
        let left = schedule.len() - played.len() as u16;
        let left = replan(played, &from_the_start(players), left, 1).expect("enough players");
        assert!(Balance::of(&whole_evening(played, left), players).is_exact(), "{players}");
    }
}

#[test]
fn a_player_who_comes_late_meets_new_partners_and_rests_in_turn() {
    let played = &balanced(12).matches[..4];
    let mut present = from_the_start(12);
    present.push(PresentPlayer { player: player(13), since: 4 });
    let left = replan(played, &present, 6, 1).expect("enough players");
    let balance = Balance::of(&whole_evening(played, left.clone()), 13);
    assert!(balance.partners.keys().all(|times| *times <= 1), "{:?}", balance.partners);
    assert!(balance.opponents.keys().all(|times| *times <= 4), "{:?}", balance.opponents);
    let rests = Balance::of(&left, 13).players.into_iter().map(|player| player.rests);
    assert!(rests.into_iter().all(|rests| rests <= 1), "six rests among thirteen");
}

#[test]
fn a_player_who_left_is_not_seated() {
    let played = &balanced(16).matches[..3];
    let present: Vec<PresentPlayer> =
        Player::all(16).filter(|one| one.number() != 5).map(PresentPlayer::from_the_start).collect();
    let left = replan(played, &present, 8, 1).expect("enough players");
    assert!(left.iter().all(|plan| plan.table_of(player(5)).is_none() && plan.tables.len() == 3));
    let balance = Balance::of(&whole_evening(played, left), 16);
    assert!(balance.partners.keys().all(|times| *times <= 1), "{:?}", balance.partners);
}

#[test]
fn a_player_who_rested_less_rests_first() {
    // After four matches of five players, the first four have rested once each.
    let played = &balanced(5).matches[..4];
    let left = replan(played, &from_the_start(5), 1, 1).expect("enough players");
    assert_eq!(left[0].resting(5), [player(5)]);
    // A player who has just arrived has not rested yet.
    let mut present = from_the_start(5);
    present.push(PresentPlayer { player: player(6), since: 4 });
    let left = replan(played, &present, 1, 1).expect("enough players");
    assert_eq!(left[0].resting(6), [player(5), player(6)]);
}

/// CLUB-32: in an evening whose line-up never changes, everyone without a seat sits out, however many matches are planned.
#[test]
fn everyone_without_a_seat_sits_out_where_nobody_comes_or_goes() {
    for kind in [SeatingKind::Published, SeatingKind::Balanced] {
        for schedule in (4..=19).filter_map(|players| Schedule::of(players, kind).ok()) {
            for matches in 1..=schedule.matches.len() {
                let matches = schedule.matches[..matches].to_vec();
                let schedule = Schedule { matches, ..schedule.clone() };
                for (number, plan) in (1..).zip(&schedule.matches) {
                    let resting = plan.resting(schedule.players);
                    assert_eq!(schedule.sitting_out(number), resting, "{kind:?} {}", schedule.players);
                }
            }
        }
    }
}

#[test]
fn a_player_who_left_does_not_sit_out() {
    for (players, leaver) in [(8, 3), (9, 3), (5, 1), (13, 13)] {
        let schedule = balanced(players);
        let (played, left) = schedule.matches.split_at(2);
        let present: Vec<PresentPlayer> =
            from_the_start(players).into_iter().filter(|one| one.player != player(leaver)).collect();
        let left = replan(played, &present, left.len() as u16, 1).expect("enough players");
        let changed = Schedule { matches: whole_evening(played, left), ..schedule.clone() };
        for number in 1..=changed.len() {
            let mut resting = changed.matches[usize::from(number) - 1].resting(players);
            resting.retain(|one| number <= 2 || *one != player(leaver));
            assert_eq!(changed.sitting_out(number), resting, "{players} players, match {number}");
        }
    }
}

#[test]
fn a_player_who_comes_late_sits_out_from_the_match_before_the_first_seat() {
    let schedule = balanced(8);
    let played = &schedule.matches[..3];
    let mut present = from_the_start(8);
    present.push(PresentPlayer { player: player(9), since: 3 });
    let left = replan(played, &present, 4, 1).expect("enough players");
    let first =
        played.len() + left.iter().position(|plan| plan.table_of(player(9)).is_some()).expect("a seat");
    let changed = Schedule {
        players: 9,
        kind: SeatingKind::Balanced,
        group_matches: 0,
        matches: whole_evening(played, left),
    };
    for number in 1..=changed.len() {
        let sits_out = changed.sitting_out(number).contains(&player(9));
        let is_seated = changed.matches[usize::from(number) - 1].table_of(player(9)).is_some();
        assert_eq!(sits_out, !is_seated && usize::from(number) >= first, "match {number}");
    }
    assert_eq!(changed.sitting_out(0), []);
    assert_eq!(changed.sitting_out(8), []);
}

#[test]
fn no_matches_are_planned_if_none_are_left() {
    assert_eq!(replan(&[], &from_the_start(8), 0, 1), Ok(Vec::new()));
}

#[test]
fn impossible_plans_are_refused() {
    assert_eq!(replan(&[], &from_the_start(4), 201, 1), Err(ReplanError::TooMany));
    let three = replan(&[], &from_the_start(3), 2, 1);
    assert_eq!(three, Err(ReplanError::TooFew { present: 3 }));
    assert_eq!(
        three.map_err(|error| error.to_string()),
        Err("3 players fill no table (there must be 4)".to_owned())
    );
    let mut present = from_the_start(8);
    present.push(PresentPlayer { player: player(2), since: 1 });
    assert_eq!(replan(&[], &present, 2, 1), Err(ReplanError::Twice { player: player(2) }));
}

#[test]
fn a_substitute_takes_a_place() {
    let plan = &balanced(8).matches[0];
    let substituted = plan.with_substitute(player(3), player(9)).expect("9 does not play");
    assert_eq!(substituted.table_of(player(3)), None);
    assert_eq!(substituted.table_of(player(9)), plan.table_of(player(3)));
    assert_eq!(plan.with_substitute(player(3), player(4)), Err(SeatedTwice));
    assert_eq!(plan.with_substitute(player(9), player(4)).as_ref(), Ok(plan), "9 was to play nowhere");
}

#[test]
fn any_beginning_of_an_exact_seating_is_fair() {
    for players in (4..=64).filter(|players| players % 4 <= 1) {
        let schedule = balanced(players);
        for matches in 1..=schedule.matches.len() {
            let balance = Balance::of(&schedule.matches[..matches], players);
            assert!(balance.partners.keys().all(|times| *times <= 1), "{players}, {matches}");
            assert!(balance.opponents.keys().all(|times| *times <= 2), "{players}, {matches}");
        }
    }
}

/// For each count, how many players have it.
fn spread(counts: impl Iterator<Item = u16>) -> BTreeMap<u16, u16> {
    counts.fold(BTreeMap::new(), |mut spread, count| {
        *spread.entry(count).or_default() += 1;
        spread
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_plan_seats_only_players_who_are_present(
        players in 4_u16..=24,
        played in 0_usize..6,
        leaving in proptest::collection::btree_set(1_u16..=24, 0..4),
        coming in 0_u16..4,
        matches in 1_u16..8,
        seed: u64,
    ) {
        let schedule = balanced(players);
        let played = &schedule.matches[..played.min(schedule.matches.len())];
        let since = played.len() as u16;
        let stays = |one: &PresentPlayer| !leaving.contains(&one.player.number());
        let mut present: Vec<PresentPlayer> = from_the_start(players).into_iter().filter(stays).collect();
        present.extend((players + 1..=players + coming).map(|number| PresentPlayer { player: player(number), since }));
        prop_assume!(present.len() >= 4);

        let left = replan(played, &present, matches, seed).expect("enough players");
        prop_assert_eq!(&left, &replan(played, &present, matches, seed).expect("enough players"));
        prop_assert_eq!(left.len(), usize::from(matches));
        for plan in &left {
            prop_assert_eq!(plan.tables.len(), present.len() / 4);
            prop_assert!(plan.tables.iter().all(|table| table.filler.is_none()));
            let mut seated: Vec<Player> = plan.players().collect();
            seated.sort_unstable();
            prop_assert!(seated.windows(2).all(|two| two[0] < two[1]));
            prop_assert!(seated.iter().all(|one| present.iter().any(|other| other.player == *one)));
        }

        // A player who rests in the new plan has at most one rest more than any other who does not rest all the time.
        let rests = |plans: &[MatchPlan], one: &PresentPlayer, since: u16| -> u16 {
            plans.iter().skip(since.into()).filter(|plan| plan.table_of(one.player).is_none()).count() as u16
        };
        let new = |one: &PresentPlayer| rests(&left, one, 0);
        let total = |one: &PresentPlayer| rests(played, one, one.since) + new(one);
        for (one, other) in present.iter().flat_map(|one| present.iter().map(move |other| (one, other))) {
            let may_differ = new(one) == 0 || new(other) == matches;
            prop_assert!(may_differ || total(one) <= total(other) + 1, "{:?}", spread(present.iter().map(total)));
        }
    }
}
