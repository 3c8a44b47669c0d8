//! The standings of a season, with the key that decided each place.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use boneyard_ids::{EveningId, SeasonPlayerId};
use serde::{Deserialize, Serialize};

use crate::season::{CountedEvenings, SeasonEvening, SeasonRules};

/// The key that puts a member before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeasonKey {
    /// Points of the season.
    Points,
    /// Matches won in the evenings that count.
    Wins,
    /// Effectiveness in the evenings that count.
    Effectiveness,
}

/// A member's line in the standings of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SeasonStanding {
    /// From 1. Tied members share a place, and the next places are skipped. `None` for a member with too few evenings.
    pub place: Option<u32>,
    /// The id of the member in the club.
    pub member: SeasonPlayerId,
    /// The number of evenings played, whether they count or not.
    pub played: u16,
    /// The ids of the evenings that count, in the order in which they were held.
    pub counted: Vec<EveningId>,
    /// Points of the season.
    pub points: u32,
    /// Matches won in the evenings that count.
    pub wins: u32,
    /// Effectiveness in the evenings that count.
    pub effectiveness: i64,
    /// The key that puts this member before the next. `None` for the last member, for a tie with the next, and without a place.
    pub decided_by: Option<SeasonKey>,
}

/// The standings of all members who played.
pub(super) fn of(rules: &SeasonRules, evenings: &[SeasonEvening]) -> Vec<SeasonStanding> {
    let mut played: BTreeMap<&SeasonPlayerId, Vec<EveningTotals>> = BTreeMap::new();
    for (at, evening) in evenings.iter().enumerate() {
        for result in evening.results() {
            played.entry(&result.member).or_default().push(EveningTotals {
                points: rules.points.of(result),
                wins: result.wins.into(),
                effectiveness: result.effectiveness,
                at,
            });
        }
    }
    let mut lines: Vec<SeasonStanding> =
        played.into_iter().map(|(member, results)| line(rules, evenings, member, results)).collect();
    // The map is in the order of members, and the stable sort keeps it for ties.
    lines.sort_by_key(|line| (!is_ranked(rules, line), Reverse(line.sums())));
    rank(rules, &mut lines);
    lines
}

/// The result of a member in one evening. The fields are in the order of their weight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct EveningTotals {
    points: u32,
    wins: u32,
    effectiveness: i64,
    /// The index of the evening. Of two equal ones the later counts; the totals are the same.
    at: usize,
}

fn line(
    rules: &SeasonRules,
    evenings: &[SeasonEvening],
    member: &SeasonPlayerId,
    mut results: Vec<EveningTotals>,
) -> SeasonStanding {
    let played = u16::try_from(results.len()).unwrap_or(u16::MAX);
    if let CountedEvenings::Best { evenings } = rules.counted {
        results.sort_unstable_by_key(|one| Reverse(*one));
        results.truncate(evenings.get().into());
        results.sort_unstable_by_key(|one| one.at);
    }
    SeasonStanding {
        place: None,
        member: member.clone(),
        played,
        counted: results.iter().map(|one| evenings[one.at].id().clone()).collect(),
        points: results.iter().map(|one| one.points).sum(),
        wins: results.iter().map(|one| one.wins).sum(),
        effectiveness: results.iter().map(|one| one.effectiveness).sum(),
        decided_by: None,
    }
}

impl SeasonStanding {
    /// The totals that decide, the most important first.
    const fn sums(&self) -> (u32, u32, i64) {
        (self.points, self.wins, self.effectiveness)
    }

    /// The first key in which this member differs from another; `None` for a tie.
    fn ahead_by(&self, other: &Self) -> Option<SeasonKey> {
        if self.points != other.points {
            Some(SeasonKey::Points)
        } else if self.wins != other.wins {
            Some(SeasonKey::Wins)
        } else {
            (self.effectiveness != other.effectiveness).then_some(SeasonKey::Effectiveness)
        }
    }
}

fn is_ranked(rules: &SeasonRules, line: &SeasonStanding) -> bool {
    line.played >= rules.evenings_min
}

/// Sets the places and the deciding keys.
fn rank(rules: &SeasonRules, lines: &mut [SeasonStanding]) {
    let ranked = lines.partition_point(|line| is_ranked(rules, line));
    let mut place = 0;
    for (at, number) in (0..ranked).zip(1..) {
        let is_tied = at > 0 && lines[at - 1].sums() == lines[at].sums();
        if !is_tied {
            place = number;
        }
        lines[at].place = Some(place);
        if at + 1 < ranked {
            lines[at].decided_by = lines[at].ahead_by(&lines[at + 1]);
        }
    }
}
