//! Pairs who stay together.

use std::collections::BTreeMap;

use boneyard_seating::{
    MatchPlan, Player, PresentPlayer, ReplanError, Schedule, ScheduleError, SeatingKind, TablePlan,
    never_stop, replan_pairs_until,
};
use proptest::prelude::*;

fn player(number: u16) -> Player {
    Player::new(number).expect("a player")
}

fn pairs(players: u16) -> Schedule {
    Schedule::of(players, SeatingKind::Pairs).expect("an even number")
}

fn from_the_start(players: u16) -> Vec<PresentPlayer> {
    Player::all(players).map(PresentPlayer::from_the_start).collect()
}

fn replan(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    matches: u16,
) -> Result<Vec<MatchPlan>, ReplanError> {
    replan_pairs_until(played, present, matches, 1, &never_stop).expect("nothing stops it")
}

/// The numbers of the two pairs at a table, from 1.
fn met(table: &TablePlan) -> [u16; 2] {
    let mut met = table.pairing.pairs().map(|[one, other]| {
        assert_eq!(one.fixed_partner(), Some(other), "{table:?}");
        one.number().div_ceil(2)
    });
    met.sort_unstable();
    met
}

fn meetings<'a>(matches: impl IntoIterator<Item = &'a MatchPlan>) -> BTreeMap<[u16; 2], u16> {
    let mut meetings = BTreeMap::new();
    for table in matches.into_iter().flat_map(|plan| &plan.tables) {
        *meetings.entry(met(table)).or_default() += 1;
    }
    meetings
}

#[test]
fn every_two_pairs_meet_once_and_rests_are_even() {
    for players in (4..=64).step_by(2) {
        let schedule = pairs(players);
        let count = players / 2;
        assert_eq!(usize::from(schedule.len()), usize::from(count - 1 + count % 2), "{players} players");
        let meetings = meetings(&schedule.matches);
        assert_eq!(meetings.len(), usize::from(count) * usize::from(count - 1) / 2, "{players} players");
        assert!(meetings.values().all(|times| *times == 1), "{players} players");
        for plan in &schedule.matches {
            assert_eq!(plan.resting(players).len(), usize::from(2 * (count % 2)), "{players} players");
        }
        assert_eq!(Schedule::fixed(players, SeatingKind::Pairs), Some(schedule));
    }
}

#[test]
fn an_odd_number_of_players_makes_no_pairs() {
    assert_eq!(Schedule::of(9, SeatingKind::Pairs), Err(ScheduleError::OddPlayers { tried: 9 }));
}

#[test]
fn other_numbers_would_part_the_pairs() {
    let few = pairs(16).renumbering(&[player(1), player(2)]);
    assert!(few.is_err(), "{few:?}");
}

#[test]
fn a_late_pair_plays_in_every_match_that_is_left() {
    let played = &pairs(14).matches[..3];
    let mut present = from_the_start(14);
    present.extend([15, 16].map(|number| PresentPlayer { player: player(number), since: 3 }));
    let left = replan(played, &present, 4).expect("both players of each pair");
    assert!(left.iter().all(|plan| plan.tables.len() == 4));
    let meetings = meetings(played.iter().chain(&left));
    assert!(meetings.values().all(|times| *times == 1), "{meetings:?}");
}

#[test]
fn a_pair_that_left_is_not_seated_and_the_others_rest_in_turn() {
    let played = &pairs(12).matches[..2];
    let present: Vec<PresentPlayer> =
        from_the_start(12).into_iter().filter(|one| !matches!(one.player.number(), 5 | 6)).collect();
    let left = replan(played, &present, 5).expect("both players of each pair");
    for number in [5, 6] {
        assert!(left.iter().all(|plan| plan.table_of(player(number)).is_none()));
    }
    let rests = |number: u16| left.iter().filter(|plan| plan.table_of(player(number)).is_none()).count();
    for number in [1, 3, 7, 9, 11] {
        assert_eq!(rests(number), 1, "player {number}");
    }
}

#[test]
fn a_player_without_the_partner_is_refused() {
    let present: Vec<PresentPlayer> =
        from_the_start(8).into_iter().filter(|one| one.player != player(6)).collect();
    assert_eq!(replan(&[], &present, 3), Err(ReplanError::Alone { player: player(5) }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// However many come and leave, nobody sits twice in a match, and rests differ by one at most.
    #[test]
    fn every_plan_seats_all_pairs_evenly(
        before in 2_u16..=16, late in 0_u16..=6, begun in 0_usize..6, matches in 1_u16..8,
    ) {
        let schedule = pairs(2 * before);
        let played = &schedule.matches[..begun.min(schedule.matches.len())];
        let mut present = from_the_start(2 * before);
        let since = u16::try_from(played.len()).expect("few matches");
        present.extend((2 * before + 1..=2 * (before + late)).map(|number| PresentPlayer { player: player(number), since }));
        let left = replan(played, &present, matches).expect("both players of each pair");
        let count = before + late;
        for plan in &left {
            prop_assert_eq!(plan.tables.len(), usize::from(count / 2));
            let meetings = meetings([plan]);
            prop_assert_eq!(meetings.len(), plan.tables.len());
        }
        let rests = |one: &PresentPlayer| {
            let all = played.iter().chain(&left).skip(one.since.into());
            all.filter(|plan| plan.table_of(one.player).is_none()).count()
        };
        let (fewest, most) = (present.iter().map(rests).min(), present.iter().map(rests).max());
        prop_assert!(most <= fewest.map(|fewest| fewest + 1 + usize::from(late > 0)), "{fewest:?} to {most:?}");
    }
}
