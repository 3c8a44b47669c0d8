//! Teams of fixed pairs.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_seating::{
    Draw, MatchPlan, PairStanding, Player, PresentPlayer, ReplanError, Schedule, ScheduleError, SeatingKind,
    never_stop, replan_teams_until,
};
use proptest::prelude::*;

fn schedule(players: u16, kind: SeatingKind, team_pairs: u16) -> Result<Schedule, ScheduleError> {
    Schedule::of_teams_until(players, kind, team_pairs, &never_stop).expect("nothing stops it")
}

/// The teams of each meeting with the number of tables, after checking that partners stay together, that no team meets itself and
/// that everyone of a team has one seat, or nobody.
fn meetings(plan: &MatchPlan, team_pairs: u16) -> BTreeMap<[u16; 2], u16> {
    let mut meetings = BTreeMap::new();
    let mut seated = BTreeSet::new();
    for table in &plan.tables {
        let mut teams = table.pairing.pairs().map(|[one, other]| {
            assert_eq!(one.fixed_partner(), Some(other), "{table:?}");
            assert!(seated.insert(one) && seated.insert(other), "{table:?}");
            (one.number() - 1) / (2 * team_pairs)
        });
        assert_ne!(teams[0], teams[1], "{table:?}");
        teams.sort_unstable();
        *meetings.entry(teams).or_default() += 1;
    }
    for [one, other] in &plan.byes {
        assert_eq!(one.fixed_partner(), Some(*other));
        assert!(seated.insert(*one) && seated.insert(*other), "{plan:?}");
    }
    assert!(meetings.values().all(|tables| *tables == team_pairs), "{meetings:?}");
    let teams: BTreeSet<u16> = meetings.keys().flatten().copied().collect();
    assert_eq!(teams.len(), 2 * meetings.len(), "no team meets two others");
    meetings
}

/// The teams whose pairs all have a bye; every other team has none.
fn byes(plan: &MatchPlan, team_pairs: u16) -> Vec<u16> {
    let mut pairs: BTreeMap<u16, u16> = BTreeMap::new();
    for [one, _] in &plan.byes {
        *pairs.entry(one.team(team_pairs) - 1).or_default() += 1;
    }
    assert!(pairs.values().all(|many| *many == team_pairs), "{plan:?}");
    pairs.into_keys().collect()
}

#[test]
fn every_two_teams_meet_once() {
    for (teams, team_pairs) in (2..=32).flat_map(|teams| (1..=4).map(move |pairs| (teams, pairs))) {
        let players = 2 * teams * team_pairs;
        let schedule = schedule(players, SeatingKind::Pairs, team_pairs).expect("whole teams");
        let mut met: BTreeMap<[u16; 2], u16> = BTreeMap::new();
        for (number, plan) in (1..).zip(&schedule.matches) {
            for two in meetings(plan, team_pairs).into_keys() {
                *met.entry(two).or_default() += 1;
            }
            let resting = plan.resting(players);
            assert_eq!(
                resting.len(),
                usize::from(teams % 2 * 2 * team_pairs),
                "{teams} teams of {team_pairs}"
            );
            assert_eq!(schedule.sitting_out(number), resting, "{teams} teams of {team_pairs}");
        }
        // As many matches as an evening has tables for.
        let tables = usize::from(teams / 2 * team_pairs);
        let matches = usize::from(teams - 1 + teams % 2).min(boneyard_seating::TABLES_MAX / tables);
        assert_eq!(schedule.matches.len(), matches, "{teams} teams of {team_pairs}");
        assert!(met.values().all(|times| *times == 1), "{teams} teams of {team_pairs}");
        assert_eq!(met.len(), matches * usize::from(teams / 2), "{teams} teams of {team_pairs}");
        assert_eq!(Schedule::fixed_teams(players, SeatingKind::Pairs, team_pairs), Some(schedule));
    }
}

/// A team of one pair is a pair.
#[test]
fn one_pair_is_no_team() {
    for kind in [SeatingKind::Pairs, SeatingKind::Swiss, SeatingKind::KnockOut] {
        assert_eq!(schedule(14, kind, 1), Schedule::of(14, kind));
    }
}

#[test]
fn impossible_teams_are_refused() {
    for (players, kind, team_pairs) in [
        (16, SeatingKind::Pairs, 3),
        (8, SeatingKind::Swiss, 4),
        (16, SeatingKind::Balanced, 2),
        (8, SeatingKind::Published, 2),
        (8, SeatingKind::Pairs, 0),
        (84, SeatingKind::KnockOut, 21),
        (8, SeatingKind::Pairs, u16::MAX),
    ] {
        let refused = Err(ScheduleError::TeamSize { tried: players, team_pairs });
        assert_eq!(schedule(players, kind, team_pairs), refused, "{players} {kind:?} {team_pairs}");
    }
}

/// When two teams meet again, other pairs meet.
#[test]
fn other_pairs_meet_when_teams_meet_again() {
    let present: Vec<PresentPlayer> = Player::all(12).map(PresentPlayer::from_the_start).collect();
    let plans = replan_teams_until(&[], &present, 3, 3, 1, &never_stop).expect("never stopped");
    let plans = plans.expect("two whole teams");
    let mut met = BTreeSet::new();
    for table in plans.iter().flat_map(|plan| &plan.tables) {
        let mut pairs = table.pairing.pairs().map(|[one, _]| one.number());
        pairs.sort_unstable();
        assert!(met.insert(pairs), "{pairs:?}");
    }
    assert_eq!(met.len(), 9, "each pair has met each of the other team");
}

#[test]
fn a_part_of_a_team_is_refused() {
    let replan = |present: &[PresentPlayer]| replan_teams_until(&[], present, 2, 1, 1, &never_stop);
    let present: Vec<PresentPlayer> = Player::all(12).map(PresentPlayer::from_the_start).collect();
    let player = |number| Player::new(number).expect("a player");
    assert_eq!(replan(&present[..10]), Ok(Err(ReplanError::PartOfTeam { player: player(9) })));
    assert_eq!(replan(&present[..4]), Ok(Err(ReplanError::OneTeam)));
    assert!(replan(&present[..8]).is_ok_and(|plans| plans.is_ok()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// A Swiss of teams repeats no meeting and no bye while that can be, and seats whole teams.
    #[test]
    fn a_swiss_of_teams_is_one_of_pairs(
        teams in 2_u16..=32,
        team_pairs in 1_u16..=4,
        results in proptest::collection::vec(0_u32..3, 32),
        lot: u64,
    ) {
        let kind = SeatingKind::Swiss;
        let mut matches = schedule(2 * teams * team_pairs, kind, team_pairs).expect("whole teams").matches;
        let all = 4.min(teams - 1 + teams % 2);
        let mut points = vec![0; usize::from(teams)];
        while matches.len() < usize::from(all) {
            let last = matches.last().expect("a match");
            for [one, other] in meetings(last, team_pairs).into_keys() {
                points[usize::from(one)] += results[usize::from(other)];
                points[usize::from(other)] += 2 - results[usize::from(other)];
            }
            let first = |team: u16| Player::new(2 * team * team_pairs + 1).expect("a player");
            let mut present: Vec<PairStanding> = (0..teams)
                .map(|team| PairStanding { first: first(team), points: points[usize::from(team)] })
                .collect();
            present.sort_by_key(|team| std::cmp::Reverse(team.points));
            let draw = Draw { kind, team_pairs, played: &matches, present: &present, matches: all, lot };
            let next = draw.next_match().expect("a match");
            matches.push(next);
        }
        let (mut met, mut rested) = (BTreeSet::new(), BTreeSet::new());
        for plan in &matches {
            for two in meetings(plan, team_pairs).into_keys() {
                prop_assert!(met.insert(two), "{two:?}");
            }
            let byes = byes(plan, team_pairs);
            prop_assert_eq!(byes.len(), usize::from(teams % 2));
            for team in byes {
                prop_assert!(rested.insert(team), "{}", team);
            }
        }
    }

    /// In a knock-out of teams the best seeds meet last, and whole teams have byes.
    #[test]
    fn a_knock_out_of_teams_leaves_one(teams in 2_u16..=32, team_pairs in 1_u16..=4) {
        let kind = SeatingKind::KnockOut;
        let mut matches = schedule(2 * teams * team_pairs, kind, team_pairs).expect("whole teams").matches;
        let mut left: BTreeSet<u16> = (0..teams).collect();
        let all = boneyard_seating::knock_out_matches(teams.into());
        loop {
            let last = matches.last().expect("a match");
            let (met, free) = (meetings(last, team_pairs), byes(last, team_pairs));
            let named: BTreeSet<u16> = met.keys().flatten().chain(&free).copied().collect();
            prop_assert_eq!(&named, &left);
            // The better seed wins.
            left = met.into_keys().map(|[one, _]| one).chain(free).collect();
            if left.len() == 1 {
                break;
            }
            let present: Vec<PairStanding> = left
                .iter()
                .filter_map(|team| Player::new(2 * team * team_pairs + 1))
                .map(|first| PairStanding { first, points: 0 })
                .collect();
            let draw = Draw { kind, team_pairs, played: &matches, present: &present, matches: all, lot: 3 };
            let next = draw.next_match().expect("a match");
            matches.push(next);
        }
        prop_assert_eq!(matches.len(), usize::from(all));
        prop_assert_eq!(left.into_iter().collect::<Vec<_>>(), vec![0]);
    }
}
