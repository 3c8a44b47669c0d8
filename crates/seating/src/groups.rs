//! Groups of fixed pairs or teams, of which the best play a knock-out afterwards.
//!
//! Pairs come into groups by their numbers, as a snake: with four groups 1 to 4, then 4 to 1, and so on. So the sizes of groups differ by
//! one at most. In each group every two pairs meet once. What is said of pairs here is said of teams as well: one pair stands
//! for each team.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::pairs::{opponents, round_robin, table};
use crate::{MATCHES_MAX, MatchPlan, PLAYERS_MAX, TABLES_MAX, knock_out_matches};

/// How many groups there can be.
pub const GROUPS: RangeInclusive<u16> = 2..=64;

/// The index of the group of a pair, from 0.
///
/// ```
/// use boneyard_seating::group_of;
///
/// assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|pair| group_of(pair, 3)), [0, 1, 2, 2, 1, 0, 0]);
/// ```
#[must_use]
pub const fn group_of(pair: usize, groups: u16) -> usize {
    let groups = if groups == 0 { 1 } else { groups as usize };
    let at = pair % groups;
    if (pair / groups).is_multiple_of(2) { at } else { groups - 1 - at }
}

/// In how many groups so many pairs can play, or so many teams of `team_pairs` pairs. Each group has two or more, and the matches fit
/// into an evening, with those of the knock-out.
///
/// ```
/// use boneyard_seating::group_counts;
///
/// assert_eq!(group_counts(12, 1), 2..=6);
/// assert!(group_counts(3, 1).is_empty());
/// assert_eq!(group_counts(400, 1), 44..=64);
/// ```
#[must_use]
pub fn group_counts(pairs: u16, team_pairs: u16) -> RangeInclusive<u16> {
    let most = (pairs / 2).min(*GROUPS.end());
    let fits = |groups: &u16| {
        let (least, larger) = (pairs / groups, pairs % groups);
        let tables = |size: u16| usize::from(size) * usize::from(size.saturating_sub(1)) / 2;
        let in_groups =
            usize::from(larger) * tables(least + 1) + usize::from(groups - larger) * tables(least);
        let knock_out = usize::from(pairs.saturating_sub(1));
        let matches = least + 1 + knock_out_matches(pairs.into());
        (in_groups + knock_out) * usize::from(team_pairs) <= TABLES_MAX && matches < MATCHES_MAX
    };
    let least = (*GROUPS.start()..=most).find(fits).unwrap_or(most + 1).max(*GROUPS.start());
    least..=most
}

/// All matches of so many pairs in groups.
pub(super) fn all(pairs: u16, groups: u16) -> Vec<MatchPlan> {
    left(&[], &(0..usize::from(pairs)).collect::<Vec<_>>(), groups)
}

/// The matches that are left for the pairs who are there, named by their indices: every two of a group meet who have not met.
pub(super) fn left(played: &[MatchPlan], here: &[usize], groups: u16) -> Vec<MatchPlan> {
    let meetings = || played.iter().flat_map(|plan| &plan.tables).map(opponents);
    let met: BTreeSet<[usize; 2]> = meetings().map(in_order).collect();
    // The order of the matches is that of everybody who was there or is there, so that it stays as it was if nobody comes or leaves.
    let everyone: BTreeSet<usize> = meetings().flatten().chain(here.iter().copied()).collect();
    let mut is_here = vec![false; usize::from(PLAYERS_MAX / 2)];
    here.iter().for_each(|pair| is_here[*pair] = true);
    let mut matches: Vec<Vec<[usize; 2]>> = Vec::new();
    for group in 0..usize::from(groups) {
        let members: Vec<usize> =
            everyone.iter().copied().filter(|pair| group_of(*pair, groups) == group).collect();
        let mut rounds = rounds(&members);
        let begun = played.len().min(rounds.len());
        rounds.rotate_left(begun);
        let may_meet =
            |two: &[usize; 2]| two.iter().all(|pair| is_here[*pair]) && !met.contains(&in_order(*two));
        // In each match, who is at a table.
        let mut seated: Vec<BTreeSet<usize>> = Vec::new();
        for two in rounds.into_iter().flatten().filter(may_meet) {
            let is_free = |match_: &BTreeSet<usize>| two.iter().all(|pair| !match_.contains(pair));
            let at = seated.iter().position(is_free).unwrap_or_else(|| {
                seated.push(BTreeSet::new());
                seated.len() - 1
            });
            seated[at].extend(two);
            matches.resize(matches.len().max(at + 1), Vec::new());
            matches[at].push(two);
        }
    }
    matches.into_iter().map(|tables| MatchPlan::of(tables.into_iter().filter_map(table).collect())).collect()
}

/// All matches of the members of a group.
fn rounds(members: &[usize]) -> Vec<Vec<[usize; 2]>> {
    let players = u16::try_from(2 * members.len()).unwrap_or(PLAYERS_MAX);
    if players < 4 {
        return Vec::new();
    }
    let of_members = |plan: MatchPlan| {
        let two = |table| opponents(&table).map(|pair| members[pair]);
        plan.tables.into_iter().map(two).collect()
    };
    round_robin(players).into_iter().map(of_members).collect()
}

/// Two pairs, the lower number first.
const fn in_order([one, other]: [usize; 2]) -> [usize; 2] {
    if one < other { [one, other] } else { [other, one] }
}
