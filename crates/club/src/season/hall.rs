//! The hall of fame: winners and records over several seasons.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use boneyard_ids::{EveningId, SeasonPlayerId};
use serde::{Deserialize, Serialize};

use crate::season::{Season, SeasonResult};

/// The winners and records of a club.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct HallOfFame {
    /// The winners of finished seasons, the latest first.
    pub champions: Vec<Champion>,
    /// All members who played, ordered by seasons won, then evenings won, then fewest evenings played.
    pub honours: Vec<Honours>,
    /// The records in the order of [`RecordKind::ALL`], without those that nobody holds.
    pub records: Vec<HallRecord>,
}

/// The winner of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Champion {
    /// The name of the season.
    pub season: String,
    /// The member who won, or all tied members.
    pub members: Vec<SeasonPlayerId>,
}

/// The wins of a member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Honours {
    /// The id of the member in the club.
    pub member: SeasonPlayerId,
    /// Seasons won.
    pub seasons: u32,
    /// Evenings won.
    pub evenings: u32,
    /// Evenings played.
    pub played: u32,
}

/// A kind of record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RecordKind {
    /// Most match points in one evening.
    Points,
    /// Most matches won in one evening.
    Wins,
    /// Highest effectiveness in one evening.
    Effectiveness,
    /// Most evenings won in a row, over all seasons. Evenings that the member did not play do not interrupt the row.
    WinsInARow,
    /// Most evenings played.
    Evenings,
}

impl RecordKind {
    /// All kinds, in the order in which they are shown.
    pub const ALL: [Self; 5] =
        [Self::Points, Self::Wins, Self::Effectiveness, Self::WinsInARow, Self::Evenings];
}

/// A record and its holders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct HallRecord {
    pub kind: RecordKind,
    pub value: i64,
    /// The holders, in the order in which they reached the value.
    pub holders: Vec<RecordHolder>,
}

/// A holder of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RecordHolder {
    /// The id of the member in the club.
    pub member: SeasonPlayerId,
    /// The id of the evening in which the member reached the value.
    pub evening: EveningId,
}

impl HallOfFame {
    /// The winners and records of the seasons, which are given in the order in which they were held.
    ///
    /// ```
    /// use boneyard_club::season::{HallOfFame, Season, SeasonEvening, SeasonResult, SeasonRules};
    ///
    /// let ana = SeasonResult { member: "ana".into(), place: 1, points: 6, wins: 3, effectiveness: 40 };
    /// let evenings = vec![SeasonEvening::new("friday", 4, vec![ana])?];
    /// let season = Season { name: "2026".into(), rules: SeasonRules::default(), over: true, evenings };
    /// let hall = HallOfFame::of(&[season]);
    /// assert_eq!(hall.champions[0].members, ["ana".into()]);
    /// # Ok::<_, boneyard_club::season::SeasonEveningError>(())
    /// ```
    #[must_use]
    pub fn of(seasons: &[Season]) -> Self {
        let mut honours: BTreeMap<&SeasonPlayerId, Honours> = BTreeMap::new();
        let mut in_a_row: BTreeMap<&SeasonPlayerId, i64> = BTreeMap::new();
        let mut records = RecordKind::ALL.map(|kind| HallRecord { kind, value: 0, holders: Vec::new() });
        for evening in seasons.iter().flat_map(|season| &season.evenings) {
            for result in evening.results() {
                let member = &result.member;
                let so_far = honours.entry(member).or_insert_with(|| Honours::none(member));
                let won = result.place == 1;
                so_far.played += 1;
                so_far.evenings += u32::from(won);
                let row = in_a_row.entry(member).or_default();
                *row = if won { *row + 1 } else { 0 };
                for record in &mut records {
                    let value = record.kind.of(result, so_far, *row);
                    record.offer(value, member, evening.id());
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
    /// The winner of a finished season; `None` before its end or if no member is ranked.
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
    /// The value for this record after a result. `honours` and `row`, the evenings won in a row, include the result.
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
    /// Compares a value with the record: a higher value replaces the holders, an equal one adds a holder. 0 is never a record.
    fn offer(&mut self, value: i64, member: &SeasonPlayerId, evening: &EveningId) {
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
