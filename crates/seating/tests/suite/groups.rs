//! Groups of fixed pairs, and the knock-out of the best of each.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_seating::{
    DrawError, MatchPlan, Player, PresentPlayer, Qualified, Schedule, ScheduleError, SeatingKind,
    draw_seeded, group_counts, group_of, knock_out_matches, never_stop, replan_groups_until, seeded_apart,
};
use proptest::prelude::*;

fn groups(pairs: u16, groups: u16) -> Result<Schedule, ScheduleError> {
    Schedule::of_groups_until(2 * pairs, groups, 1, &never_stop).expect("nothing stops it")
}

fn first_of(pair: u16) -> Player {
    Player::new(2 * pair + 1).expect("a player")
}

/// The indices of the pairs at each table, the lower first.
fn met(plan: &MatchPlan) -> Vec<[u16; 2]> {
    let pair = |[one, other]: [Player; 2]| {
        assert_eq!(one.fixed_partner(), Some(other), "partners stay together");
        (one.number() - 1) / 2
    };
    let sorted = |[one, other]: [u16; 2]| [one.min(other), one.max(other)];
    plan.tables.iter().map(|table| sorted(table.pairing.pairs().map(pair))).collect()
}

fn byes(plan: &MatchPlan) -> impl Iterator<Item = u16> {
    plan.byes.iter().map(|[one, _]| (one.number() - 1) / 2)
}

/// Every number of pairs to 60 in every number of groups: everyone meets each other of the group once, nobody else, nobody twice at once, and it
/// takes as few matches as can be.
#[test]
fn everyone_meets_each_of_the_group_once() {
    for pairs in 4..=60 {
        for many in 2..=group_counts(pairs, 1).last().expect("two groups at least") {
            let schedule = groups(pairs, many).expect("groups");
            let mut met_in_all = BTreeSet::new();
            let mut sizes = vec![0_u16; many.into()];
            (0..pairs).for_each(|pair| sizes[group_of(pair.into(), many)] += 1);
            for (number, plan) in (1..).zip(&schedule.matches) {
                let mut seated = BTreeSet::new();
                for two in met(plan) {
                    assert_eq!(
                        group_of(two[0].into(), many),
                        group_of(two[1].into(), many),
                        "{pairs} {many}"
                    );
                    assert!(met_in_all.insert(two) && two.into_iter().all(|pair| seated.insert(pair)));
                }
                let resting: Vec<u16> = (0..pairs)
                    .filter(|pair| !seated.contains(pair))
                    .flat_map(|pair| [2 * pair + 1, 2 * pair + 2])
                    .collect();
                let sits_out: Vec<u16> =
                    schedule.sitting_out(number).iter().map(|one| one.number()).collect();
                assert_eq!(sits_out, resting, "{pairs} pairs in {many} groups, match {number}");
            }
            let meetings: u16 = sizes.iter().map(|size| size * (size - 1) / 2).sum();
            assert_eq!(met_in_all.len(), usize::from(meetings), "{pairs} {many}");
            let (least, most) = (sizes.iter().min(), sizes.iter().max().expect("a group"));
            assert!(least >= Some(&2) && least >= Some(&(most - 1)), "{sizes:?}");
            let fewest = |size: &u16| size - u16::from(size.is_multiple_of(2));
            assert_eq!(Some(schedule.len()), sizes.iter().map(fewest).max(), "{pairs} {many}");
            assert_eq!((schedule.group_matches, schedule.kind), (schedule.len(), SeatingKind::Groups));
        }
    }
}

/// The best pairs are in different groups, and groups are about as strong.
#[test]
fn groups_are_seeded_as_a_snake() {
    let of =
        |group| (0..12).filter(|pair| group_of(*pair, 4) == group).map(|pair| pair + 1).collect::<Vec<_>>();
    assert_eq!((0..4).map(of).collect::<Vec<_>>(), [[1, 8, 9], [2, 7, 10], [3, 6, 11], [4, 5, 12]]);
}

#[test]
fn impossible_groups_are_refused() {
    let refused = |pairs, many| groups(pairs, many).expect_err("no such groups").to_string();
    assert_eq!(
        refused(3, 2),
        "3 pairs or teams do not play in `2` groups; groups need four pairs or teams, or more"
    );
    assert_eq!(refused(8, 5), "8 pairs or teams do not play in `5` groups; write 2 to 4");
    assert_eq!(refused(5, 1), "5 pairs or teams do not play in `1` groups; write 2");
    // 400 pairs in two groups would need 39,800 tables.
    assert!(refused(400, 2).ends_with("write 44 to 64"));
    assert_eq!(groups(400, 44).map(|schedule| schedule.len()), Ok(9));
    assert!(matches!(
        Schedule::of(24, SeatingKind::Groups),
        Err(ScheduleError::Groups { tried: 0, sides: 12, least: 2, most: 6 })
    ));
    let odd = Schedule::of_groups_until(25, 4, 1, &never_stop).expect("nothing stops it");
    assert_eq!(odd, Err(ScheduleError::OddPlayers { tried: 25 }));
}

/// Those who qualify if the pairs with lower numbers always win: by places, and then by numbers.
fn qualified(pairs: u16, many: u16, qualify: u16) -> Vec<Qualified> {
    let mut places = vec![0; many.into()];
    let mut ranked: Vec<Qualified> = (0..pairs)
        .map(|pair| {
            let group = group_of(pair.into(), many);
            places[group] += 1;
            Qualified {
                first: first_of(pair),
                group: u16::try_from(group).expect("a group"),
                place: places[group],
            }
        })
        .filter(|one| one.place <= qualify)
        .collect();
    ranked.sort_by_key(|one| one.place);
    ranked
}

/// Plays a knock-out, of which `wins` names the winner of two seeds. Returns in which match each two have met, and the winner.
fn knocked_out(seeds: &[Qualified], wins: impl Fn(usize, usize) -> bool) -> (BTreeMap<[u16; 2], usize>, u16) {
    let firsts: Vec<Player> = seeds.iter().map(|seed| seed.first).collect();
    let seed_of = |pair: u16| firsts.iter().position(|first| *first == first_of(pair)).expect("a seed");
    let mut left: BTreeSet<u16> = firsts.iter().map(|first| (first.number() - 1) / 2).collect();
    let (mut played, mut meetings) = (Vec::new(), BTreeMap::new());
    while left.len() > 1 {
        let present: Vec<Player> = left.iter().map(|pair| first_of(*pair)).collect();
        let plan = draw_seeded(&firsts, 1, &played, &present, 7).expect("two are left");
        let seated: BTreeSet<u16> = met(&plan).into_iter().flatten().chain(byes(&plan)).collect();
        assert_eq!(seated, left, "everyone who is left has a table or a bye");
        if played.is_empty() {
            let free: BTreeSet<usize> = byes(&plan).map(seed_of).collect();
            let best = 0..firsts.len().next_power_of_two() - firsts.len();
            assert!(free.into_iter().eq(best), "the best have the byes");
        } else {
            assert!(plan.byes.is_empty(), "only the first match has byes");
        }
        for [one, other] in met(&plan) {
            meetings.insert([one, other], played.len() + 1);
            left.remove(if wins(seed_of(one), seed_of(other)) { &other } else { &one });
        }
        played.push(plan);
    }
    assert_eq!(played.len(), usize::from(knock_out_matches(firsts.len())));
    let refused = draw_seeded(&firsts, 1, &played, &[firsts[0]], 7);
    assert_eq!(refused, Err(DrawError::TooFew { present: 1 }));
    (meetings, left.into_iter().next().expect("one is left"))
}

/// Winners of groups are the first seeds, and two who qualify from a group meet in the final at the earliest.
#[test]
fn the_two_best_of_a_group_meet_in_the_final_only() {
    for many in 2..=30 {
        let seeds = seeded_apart(&qualified(60, many, 2));
        assert!(seeds.iter().map(|seed| seed.place).eq((0..2 * many).map(|seed| seed / many + 1)));
        let all = usize::from(knock_out_matches(seeds.len()));
        // However it ends, it is the bracket that decides who can meet: let each pair of a group win all.
        for group in 0..many {
            let favoured = |seed: usize| seeds[seed].group == group;
            let (meetings, winner) =
                knocked_out(&seeds, |one, other| favoured(one) || !favoured(other) && one < other);
            let of_group: Vec<u16> = seeds
                .iter()
                .filter(|seed| seed.group == group)
                .map(|seed| (seed.first.number() - 1) / 2)
                .collect();
            let two = [of_group[0].min(of_group[1]), of_group[0].max(of_group[1])];
            assert_eq!(meetings.get(&two), Some(&all), "{many} groups, {seeds:?}");
            assert!(two.contains(&winner));
        }
    }
}

/// In the first match of a full knock-out, every winner of a group meets one in second place.
#[test]
fn winners_of_groups_meet_those_in_second_place_first() {
    for many in [2, 4, 8, 16] {
        let seeds = seeded_apart(&qualified(2 * many, many, 2));
        let place = |pair: u16| seeds.iter().find(|seed| seed.first == first_of(pair)).expect("a seed").place;
        let firsts: Vec<Player> = seeds.iter().map(|seed| seed.first).collect();
        let plan = draw_seeded(&firsts, 1, &[], &firsts, 0).expect("a match");
        for two in met(&plan) {
            let mut places = two.map(place);
            places.sort_unstable();
            assert_eq!(places, [1, 2]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Any numbers of pairs, groups and qualifiers, with any results: the knock-out has those who qualify and nobody else, leaves one of them,
    /// and two of a group do not meet in its first match while there is another way.
    #[test]
    fn a_knock_out_after_groups_leaves_one(
        pairs in 4_u16..=60,
        many in 2_u16..=30,
        qualify in 1_u16..=30,
        results: u64,
    ) {
        let many = many.min(pairs / 2);
        let qualify = qualify.min(pairs / many);
        let ranked = qualified(pairs, many, qualify);
        prop_assert_eq!(ranked.len(), usize::from(many * qualify));
        let seeds = seeded_apart(&ranked);
        prop_assert_eq!(
            seeds.iter().map(|seed| seed.first).collect::<BTreeSet<_>>(),
            ranked.iter().map(|seed| seed.first).collect::<BTreeSet<_>>()
        );
        let wins = |one: usize, other: usize| results.rotate_left((7 * one + 11 * other) as u32 % 64) & 1 == 0;
        let (meetings, winner) = knocked_out(&seeds, wins);
        prop_assert_eq!(meetings.len() + 1, seeds.len());
        prop_assert!(seeds.iter().any(|seed| seed.first == first_of(winner)));
        let group = |pair: u16| group_of(pair.into(), many);
        let early = meetings.iter().filter(|(two, number)| **number == 1 && group(two[0]) == group(two[1]));
        // With two groups of which nearly all qualify, the byes leave no other way.
        prop_assert!(early.count() == 0 || many == 2 || qualify > 4, "{many} groups, {qualify} qualify: {seeds:?}");
    }

    /// Whoever leaves or comes back, before or after the start: in the matches that are left every two of a group meet who are there and
    /// have not met, and nobody has two tables at once.
    #[test]
    fn who_is_there_meets_the_rest_of_the_group(
        pairs in 6_u16..=40,
        many in 2_u16..=8,
        begun in 0_usize..6,
        away in prop::collection::btree_set(0_u16..40, 0..4),
        team_pairs in 1_u16..=2,
    ) {
        let many = many.min(pairs / 2);
        let made = Schedule::of_groups_until(2 * pairs * team_pairs, many, team_pairs, &never_stop).expect("nothing stops it");
        let schedule = made.expect("groups");
        let played = &schedule.matches[..begun.min(schedule.matches.len())];
        let side = |player: Player| (player.number() - 1) / (2 * team_pairs);
        let present: Vec<PresentPlayer> = Player::all(2 * pairs * team_pairs)
            .filter(|player| !away.contains(&side(*player)))
            .map(PresentPlayer::from_the_start)
            .collect();
        let left = replan_groups_until(played, &present, many, team_pairs, &never_stop).expect("nothing stops it");
        let left = left.expect("two are there");
        let sides = |plan: &MatchPlan| -> BTreeSet<[u16; 2]> {
            let of = |table: &boneyard_seating::TablePlan| {
                let [one, other] = table.pairing.pairs().map(|[one, _]| side(one));
                [one.min(other), one.max(other)]
            };
            plan.tables.iter().map(of).collect()
        };
        let mut met: BTreeSet<[u16; 2]> = played.iter().flat_map(sides).collect();
        for plan in &left {
            prop_assert!(!plan.tables.is_empty());
            let now = sides(plan);
            prop_assert_eq!(plan.tables.len(), now.len() * usize::from(team_pairs));
            let seated: BTreeSet<u16> = now.iter().flatten().copied().collect();
            prop_assert_eq!(seated.len(), 2 * now.len(), "nobody has two tables");
            for two in now {
                prop_assert!(met.insert(two), "{two:?} meet twice");
                prop_assert!(!two.iter().any(|one| away.contains(one)));
            }
        }
        for one in 0..pairs {
            for other in one + 1..pairs {
                let same = group_of(one.into(), many) == group_of(other.into(), many);
                let here = !away.contains(&one) && !away.contains(&other);
                prop_assert!(!same || !here || met.contains(&[one, other]), "{one} and {other} do not meet");
            }
        }
        if away.is_empty() {
            prop_assert_eq!(&schedule.matches[played.len()..], &left[..]);
        }
    }
}
