//! Who is where in a season, and which key decided it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use boneyard_ids::{EveningId, SeasonPlayerId};
use serde::{Deserialize, Serialize};

use crate::season::{CountedEvenings, SeasonEvening, SeasonRules};

/// What parts a member from the one below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeasonKey {
    /// Points of the season.
    Points,
    /// Matches won in the evenings that count.
    Wins,
    /// Effectiveness in the evenings that count.
    Effectiveness,
}

/// A member's line in the standings of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonStanding {
    /// From 1. Members who are level share a place, and the next ones are left out; `None` for whoever has not played enough
    /// evenings.
    pub place: Option<u32>,
    /// Who it is.
    pub member: SeasonPlayerId,
    /// How many evenings were played, whether they count or not.
    pub played: u16,
    /// The evenings that count, by their ids, in the order in which they were held.
    pub counted: Vec<EveningId>,
    /// Points of the season.
    pub points: u32,
    /// Matches won in the evenings that count.
    pub wins: u32,
    /// Effectiveness in the evenings that count.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub effectiveness: i64,
    /// What parts this member from the one below; `None` for the last, for whoever is level with the next, and for those
    /// who are not ranked.
    pub decided_by: Option<SeasonKey>,
}

/// Everybody who played, in order.
pub(super) fn of(rules: &SeasonRules, evenings: &[SeasonEvening]) -> Vec<SeasonStanding> {
    let mut played: BTreeMap<&SeasonPlayerId, Vec<Gained>> = BTreeMap::new();
    for (at, evening) in evenings.iter().enumerate() {
        for result in evening.results() {
            played.entry(&result.member).or_default().push(Gained {
                points: rules.points.of(result),
                wins: result.wins.into(),
                effectiveness: result.effectiveness,
                at,
            });
        }
    }
    let mut lines: Vec<SeasonStanding> =
        played.into_iter().map(|(member, gained)| line(rules, evenings, member, gained)).collect();
    // The map has the members in order, and a stable sort leaves those who are level so.
    lines.sort_by_key(|line| (!is_ranked(rules, line), Reverse(line.sums())));
    rank(rules, &mut lines);
    lines
}

/// What an evening brought a member, in the order of what weighs most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Gained {
    points: u32,
    wins: u32,
    effectiveness: i64,
    /// Which evening. Of two that are equal the later counts, which changes no sum.
    at: usize,
}

fn line(
    rules: &SeasonRules,
    evenings: &[SeasonEvening],
    member: &SeasonPlayerId,
    mut gained: Vec<Gained>,
) -> SeasonStanding {
    let played = u16::try_from(gained.len()).unwrap_or(u16::MAX);
    if let CountedEvenings::Best { evenings } = rules.counted {
        gained.sort_unstable_by_key(|one| Reverse(*one));
        gained.truncate(evenings.get().into());
        gained.sort_unstable_by_key(|one| one.at);
    }
    SeasonStanding {
        place: None,
        member: member.clone(),
        played,
        counted: gained.iter().map(|one| evenings[one.at].id().clone()).collect(),
        points: gained.iter().map(|one| one.points).sum(),
        wins: gained.iter().map(|one| one.wins).sum(),
        effectiveness: gained.iter().map(|one| one.effectiveness).sum(),
        decided_by: None,
    }
}

impl SeasonStanding {
    /// The sums that decide, the weightiest first.
    const fn sums(&self) -> (u32, u32, i64) {
        (self.points, self.wins, self.effectiveness)
    }

    /// The first key by which this member is ahead of another.
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

/// Gives the lines their places and keys.
fn rank(rules: &SeasonRules, lines: &mut [SeasonStanding]) {
    let ranked = lines.partition_point(|line| is_ranked(rules, line));
    let mut place = 0;
    for (at, number) in (0..ranked).zip(1..) {
        let level = at > 0 && lines[at - 1].sums() == lines[at].sums();
        if !level {
            place = number;
        }
        lines[at].place = Some(place);
        if at + 1 < ranked {
            lines[at].decided_by = lines[at].ahead_by(&lines[at + 1]);
        }
    }
}
