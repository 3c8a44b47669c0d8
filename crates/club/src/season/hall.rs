//! The hall of fame: winners and records.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use boneyard_ids::{EveningId, SeasonPlayerId};
use serde::{Deserialize, Serialize};

use crate::season::{Season, SeasonResult};

/// What a club remembers of all its seasons.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HallOfFame {
    /// Who won the seasons that are over, the last first.
    pub champions: Vec<Champion>,
    /// All players: most seasons won first, then most evenings won, then fewest played.
    pub honours: Vec<Honours>,
    /// The records that there are, in the order of [`RecordKind::ALL`].
    pub records: Vec<HallRecord>,
}

/// The winner of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Champion {
    /// What the season is called.
    pub season: String,
    /// The member, or those who are level.
    pub members: Vec<SeasonPlayerId>,
}

/// What a member has won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Honours {
    /// The member's id in the club.
    pub member: SeasonPlayerId,
    /// Seasons.
    pub seasons: u32,
    /// Evenings.
    pub evenings: u32,
    /// Evenings played.
    pub played: u32,
}

/// What can be bettered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RecordKind {
    /// Match points of one evening.
    Points,
    /// Matches won in one evening.
    Wins,
    /// Effectiveness of one evening.
    Effectiveness,
    /// Evenings won one after another, of those that the member played.
    WinsInARow,
    /// Evenings played.
    Evenings,
}

impl RecordKind {
    /// All, in order.
    pub const ALL: [Self; 5] =
        [Self::Points, Self::Wins, Self::Effectiveness, Self::WinsInARow, Self::Evenings];
}

/// The best there was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HallRecord {
    /// Of what.
    pub kind: RecordKind,
    /// How much.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub value: i64,
    /// Who, in the order in which they came to it.
    pub holders: Vec<RecordHolder>,
}

/// Who has a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordHolder {
    /// The member's id in the club.
    pub member: SeasonPlayerId,
    /// The evening in which the member came to it, by its id.
    pub evening: EveningId,
}

impl HallOfFame {
    /// What a club remembers of its seasons, which are given in the order in which they were held.
    #[must_use]
    pub fn of(seasons: &[Season]) -> Self {
        let mut honours: BTreeMap<&SeasonPlayerId, Honours> = BTreeMap::new();
        let mut in_a_row: BTreeMap<&SeasonPlayerId, i64> = BTreeMap::new();
        let mut records = RecordKind::ALL.map(|kind| HallRecord { kind, value: 0, holders: Vec::new() });
        for evening in seasons.iter().flat_map(|season| &season.evenings) {
            for result in evening.results() {
                let member = &result.member;
                let mine = honours.entry(member).or_insert_with(|| Honours::none(member));
                let won = result.place == 1;
                mine.played += 1;
                mine.evenings += u32::from(won);
                let row = in_a_row.entry(member).or_default();
                *row = if won { *row + 1 } else { 0 };
                for record in &mut records {
                    let value = record.kind.of(result, mine, *row);
                    record.meet(value, member, evening.id());
                }
            }
        }
        let champions: Vec<Champion> = seasons.iter().rev().filter_map(Champion::of).collect();
        for member in champions.iter().flat_map(|champion| &champion.members) {
            if let Some(honours) = honours.get_mut(member) {
                honours.seasons += 1;
            }
        }
        let mut honours: Vec<Honours> = honours.into_values().collect();
        honours.sort_by_key(|mine| (Reverse(mine.seasons), Reverse(mine.evenings), mine.played));
        let records = records.into_iter().filter(|record| !record.holders.is_empty()).collect();
        Self { champions, honours, records }
    }
}

impl Champion {
    /// The winner of a season that is over; `None` while it runs or if no member is ranked.
    fn of(season: &Season) -> Option<Self> {
        if !season.over {
            return None;
        }
        let first = season.standings().into_iter().filter(|line| line.place == Some(1));
        let members: Vec<SeasonPlayerId> = first.map(|line| line.member).collect();
        (!members.is_empty()).then(|| Self { season: season.name.clone(), members })
    }
}

impl Honours {
    fn none(member: &SeasonPlayerId) -> Self {
        Self { member: member.clone(), seasons: 0, evenings: 0, played: 0 }
    }
}

impl RecordKind {
    /// What a result comes to. `honours` and `row` count it already.
    fn of(self, result: &SeasonResult, honours: &Honours, row: i64) -> i64 {
        match self {
            Self::Points => result.points.into(),
            Self::Wins => result.wins.into(),
            Self::Effectiveness => result.effectiveness,
            Self::WinsInARow => row,
            Self::Evenings => honours.played.into(),
        }
    }
}

impl HallRecord {
    /// Takes a value in: more than there was is a new record, as much is another holder. Nothing is no record.
    fn meet(&mut self, value: i64, member: &SeasonPlayerId, evening: &EveningId) {
        if value <= 0 || value < self.value {
            return;
        }
        if value > self.value {
            self.holders.clear();
            self.value = value;
        }
        if self.holders.iter().all(|holder| holder.member != *member) {
            self.holders.push(RecordHolder { member: member.clone(), evening: evening.clone() });
        }
    }
}
