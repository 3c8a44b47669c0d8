//! Matches of fixed pairs that are drawn from the results so far.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_seating::{Draw, DrawError, MatchPlan, PairStanding, Player, Schedule, SeatingKind};
use proptest::prelude::*;

/// The number of a pair, from 1.
fn pair_of(player: Player) -> u16 {
    player.number().div_ceil(2)
}

fn standing((pair, points): (u16, u32)) -> PairStanding {
    PairStanding { first: Player::new(2 * pair - 1).expect("a player"), points }
}

/// The pairs at each table.
fn met(plan: &MatchPlan) -> Vec<[u16; 2]> {
    let pairs = plan.tables.iter().map(|table| table.pairing.pairs());
    pairs
        .map(|two| {
            two.map(|[one, other]| {
                assert_eq!(pair_of(one), pair_of(other), "partners stay together");
                pair_of(one)
            })
        })
        .collect()
}

fn byes(plan: &MatchPlan) -> Vec<u16> {
    plan.byes.iter().map(|[one, _]| pair_of(*one)).collect()
}

fn draw<'a>(
    kind: SeatingKind,
    played: &'a [MatchPlan],
    present: &'a [PairStanding],
    matches: u16,
) -> Draw<'a> {
    Draw { kind, team_pairs: 1, played, present, matches, lot: 7041 }
}

#[test]
fn the_first_match_of_a_swiss_brings_the_halves_together() {
    let first = Schedule::of(16, SeatingKind::Swiss).expect("eight pairs").matches;
    assert_eq!(first.len(), 1);
    let sorted: Vec<[u16; 2]> =
        met(&first[0]).into_iter().map(|[one, other]| [one.min(other), one.max(other)]).collect();
    assert_eq!(sorted, [[1, 5], [2, 6], [3, 7], [4, 8]]);
    let odd = Schedule::of(10, SeatingKind::Swiss).expect("five pairs");
    assert_eq!(byes(&odd.matches[0]), [5], "the last pair has the bye");
    assert_eq!(odd.sitting_out(1).len(), 2);
}

#[test]
fn a_knock_out_seeds_by_number() {
    let first = Schedule::of(22, SeatingKind::KnockOut).expect("eleven pairs").matches;
    assert_eq!(
        byes(&first[0]),
        [1, 4, 5, 2, 3],
        "the best five of sixteen places, in the order of the bracket"
    );
    let met_first: BTreeSet<BTreeSet<u16>> = met(&first[0]).into_iter().map(BTreeSet::from).collect();
    let expected = [[8, 9], [7, 10], [6, 11]].map(BTreeSet::from);
    assert_eq!(met_first, BTreeSet::from(expected));
}

/// In every match all who are left meet or have a bye, the winner is found in as many matches as the field needs, and the two best
/// meet in the final if the better pair always wins.
#[test]
fn a_knock_out_of_any_size_ends_with_one_pair() {
    for pairs in 2..=40_u16 {
        let mut left: BTreeSet<u16> = (1..=pairs).collect();
        let mut played = Vec::new();
        let matches = pairs.next_power_of_two().ilog2() as u16;
        for number in 1..=matches {
            let present: Vec<PairStanding> = left.iter().map(|pair| standing((*pair, 0))).collect();
            let plan =
                draw(SeatingKind::KnockOut, &played, &present, matches).next_match().expect("two are left");
            let playing: Vec<u16> = met(&plan).concat();
            let all: BTreeSet<u16> = playing.iter().copied().chain(byes(&plan)).collect();
            assert_eq!(all, left, "{pairs} pairs, match {number}");
            assert!(number == 1 || plan.byes.is_empty(), "byes in the first match only");
            if number == matches && pairs > 1 {
                assert_eq!(left.iter().copied().collect::<Vec<_>>(), [1, 2], "{pairs} pairs");
            }
            for [one, other] in met(&plan) {
                left.remove(&one.max(other));
            }
            played.push(plan);
        }
        assert_eq!(left.len(), 1, "{pairs} pairs");
    }
}

/// A pair that went home leaves its opponent a bye.
#[test]
fn a_pair_that_left_a_knock_out_has_no_opponent() {
    let first = Schedule::of(16, SeatingKind::KnockOut).expect("eight pairs").matches;
    // 1 to 4 win, and 4 goes home: 1 would have met it.
    let present: Vec<PairStanding> = [1, 2, 3].map(|pair| standing((pair, 0))).to_vec();
    let second = draw(SeatingKind::KnockOut, &first, &present, 3).next_match().expect("three are left");
    assert_eq!(byes(&second), [1]);
    assert_eq!(BTreeSet::from(met(&second)[0]), BTreeSet::from([2, 3]));
}

#[test]
fn impossible_draws_are_refused() {
    let present: Vec<PairStanding> = [1, 2, 3].map(|pair| standing((pair, 0))).to_vec();
    let refused =
        |kind, played: &[MatchPlan], present: &[PairStanding]| draw(kind, played, present, 1).next_match();
    assert_eq!(refused(SeatingKind::Pairs, &[], &present), Err(DrawError::NotDrawn));
    assert_eq!(refused(SeatingKind::Swiss, &[], &present[..1]), Err(DrawError::TooFew { present: 1 }));
    let first = [MatchPlan::default()];
    assert_eq!(refused(SeatingKind::Swiss, &first, &present), Err(DrawError::AllDrawn { matches: 1 }));
    let twice = [present[0], PairStanding { first: Player::new(2).expect("a player"), points: 3 }];
    let player = twice[1].first;
    assert_eq!(refused(SeatingKind::Swiss, &[], &twice), Err(DrawError::Twice { player }));
}

/// Five matches of four pairs need repeats: none before all three others were met.
#[test]
fn a_small_swiss_repeats_when_everyone_has_met() {
    let present: Vec<PairStanding> = (1..=4).map(|pair| standing((pair, 0))).collect();
    let mut played: Vec<MatchPlan> = Vec::new();
    for _ in 0..7 {
        let next = draw(SeatingKind::Swiss, &played, &present, 7).next_match().expect("a repeat");
        assert_eq!(next.tables.len(), 2);
        played.push(next);
    }
    for matches in played.chunks(3).filter(|matches| matches.len() == 3) {
        let pairs: BTreeSet<BTreeSet<u16>> = matches.iter().flat_map(met).map(BTreeSet::from).collect();
        assert_eq!(pairs.len(), 6, "everyone meets everyone before anyone meets again");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 48, ..ProptestConfig::default() })]

    /// With pairs that come late and leave: everyone who is there plays or has the bye, one pair at most has it, nobody twice,
    /// and no two meet again.
    #[test]
    fn a_swiss_has_no_repeats(
        pairs in 6_u16..=60, matches in 2_u16..=6, seed in any::<u64>(), coming in 0_u16..4, leaving in 0_u16..3,
    ) {
        let mut points: BTreeMap<u16, u32> = (1..=pairs).map(|pair| (pair, 0)).collect();
        let mut random = seed;
        let mut played: Vec<MatchPlan> = Vec::new();
        let (mut seen, mut free) = (BTreeSet::new(), BTreeSet::new());
        let matches = matches.min(pairs / 2);
        for number in 1..=matches {
            if number == 2 {
                points.extend((pairs + 1..=pairs + coming).map(|pair| (pair, 0)));
                (1..=leaving).for_each(|pair| { points.remove(&pair); });
            }
            let mut order: Vec<(u16, u32)> = points.iter().map(|(pair, sum)| (*pair, *sum)).collect();
            order.sort_by_key(|(pair, sum)| (std::cmp::Reverse(*sum), *pair));
            let present: Vec<PairStanding> = order.iter().copied().map(standing).collect();
            let plan = draw(SeatingKind::Swiss, &played, &present, matches).next_match().expect("enough pairs");
            let all: BTreeSet<u16> = met(&plan).concat().into_iter().chain(byes(&plan)).collect();
            prop_assert_eq!(all, points.keys().copied().collect());
            prop_assert_eq!(plan.byes.len(), points.len() % 2);
            for pair in byes(&plan) {
                prop_assert!(free.insert(pair), "pair {} has two byes", pair);
                *points.entry(pair).or_default() += 2;
            }
            for [one, other] in met(&plan) {
                prop_assert!(seen.insert([one.min(other), one.max(other)]), "{} and {} meet twice", one, other);
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let winner = if random >> 40 & 1 == 0 { one } else { other };
                *points.entry(winner).or_default() += 1 + (random >> 50) as u32 % 3;
            }
            played.push(plan);
        }
    }
}
