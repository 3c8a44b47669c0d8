//! The result of a closed evening, as it is stored for seasons.

use boneyard_club::{EveningStanding, Moment, StandingsKey};
use boneyard_ids::MemberId;
use boneyard_store::{EveningChange, Member, Store, StoreError};
use serde::{Deserialize, Serialize};

use crate::evenings::log::EveningLog;
use crate::evenings::roster::{Roster, RosterPlayer};

/// The result of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EveningResult {
    /// Whether every match was entered and confirmed.
    #[serde(rename = "final")]
    pub(crate) is_final: bool,
    /// Whether the evening counts in seasons. Results of older servers do not have it: they count if they are final.
    #[serde(default)]
    counts: Option<bool>,
    /// The players in order of their places, the winner first.
    pub(crate) places: Vec<Placed>,
}

/// A player's result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Placed {
    /// The name in the evening.
    pub(crate) name: String,
    /// The place, from 1. Players who differ only by their numbers share one, and the next places are skipped. Results of older
    /// servers do not have it: then it is the position in the list.
    #[serde(default)]
    pub(crate) place: Option<u16>,
    /// The id of the member who had that name when the evening was closed, because members can be renamed later. `None`
    /// if no member or more than one member had the name, or if the members could not be read.
    pub(crate) member: Option<MemberId>,
    pub(crate) points: u16,
    pub(crate) wins: u16,
    pub(crate) effectiveness: i64,
}

impl EveningResult {
    /// The result of a log, for a club with these members.
    pub(crate) fn of(log: &EveningLog, roster: &Roster) -> Self {
        let Some(report) = log.live().view(None, Moment(0)).map(|view| view.report) else {
            return EveningResult { is_final: false, counts: Some(false), places: Vec::new() };
        };
        let mut places: Vec<Placed> = shared_places(&report.standings)
            .into_iter()
            .zip(report.standings)
            .map(|(place, EveningStanding { name, tally, .. })| Placed {
                name,
                place: Some(place),
                member: None,
                points: tally.points,
                wins: tally.wins,
                effectiveness: tally.effectiveness,
            })
            .collect();
        let members: Vec<_> =
            members_of(&places, roster).into_iter().map(|member| Some(member?.id.clone())).collect();
        for (placed, member) in places.iter_mut().zip(members) {
            placed.member = member;
        }
        EveningResult { is_final: report.is_final, counts: Some(log.live().counts()), places }
    }

    /// The players with their places, the winner first.
    pub(crate) fn by_place(&self) -> impl Iterator<Item = (u16, &Placed)> {
        (1..).zip(&self.places).map(|(position, placed)| (placed.place.unwrap_or(position), placed))
    }

    /// Whether the evening counts in seasons.
    pub(crate) fn counts(&self) -> bool {
        self.counts.unwrap_or(self.is_final)
    }

    /// The result as JSON, as it is stored.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("results have string keys only")
    }
}

/// The places of standings, where players who differ only by their numbers share one.
fn shared_places(standings: &[EveningStanding]) -> Vec<u16> {
    let (mut shared, mut is_level) = (1, false);
    let place = |line: &EveningStanding| {
        if !is_level {
            shared = line.place;
        }
        is_level = line.decided_by == Some(StandingsKey::Number);
        shared
    };
    standings.iter().map(place).collect()
}

/// The members who these players are, in the order of `places`. No member appears twice.
pub(crate) fn members_of<'a>(places: &[Placed], roster: &'a Roster) -> Vec<Option<&'a Member>> {
    fn player(placed: &Placed) -> RosterPlayer<'_> {
        RosterPlayer { name: &placed.name, member: placed.member.as_ref() }
    }
    roster.members_of(&places.iter().map(player).collect::<Vec<_>>())
}

/// Stores the missing results of closed evenings: those from before results were stored.
pub(crate) async fn settle_all(store: &Store) -> Result<(), StoreError> {
    for id in store.unsettled_evenings().await? {
        let Some(evening) = store.evening(&id).await? else { continue };
        let roster = Roster::of(store, &evening.club).await?;
        let result = match EveningLog::restore(&store.evening_entries(&id).await?) {
            Ok(log) => EveningResult::of(&log, &roster).text(),
            Err(cause) => {
                tracing::error!(evening.id = %id, "The result of evening {id} cannot be stored: {cause}");
                continue;
            }
        };
        if let Err(cause) =
            store.change_evening(EveningChange::StoreResult { evening: id.clone(), result }).await
        {
            tracing::error!(evening.id = %id, "The result of evening {id} cannot be stored: {cause}");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_older_servers_have_the_places_of_their_list() {
        let placed = |name: &str| {
            format!(r#"{{"name":"{name}","member":null,"points":1,"wins":1,"effectiveness":0}}"#)
        };
        let text = format!(r#"{{"final":true,"places":[{},{}]}}"#, placed("Ana"), placed("Eva"));
        let old: EveningResult = serde_json::from_str(&text).unwrap();
        assert!(old.counts());
        assert_eq!(
            old.by_place().map(|(place, placed)| (place, placed.name.as_str())).collect::<Vec<_>>(),
            [(1, "Ana"), (2, "Eva")]
        );
        let short: EveningResult = serde_json::from_str(r#"{"final":false,"places":[]}"#).unwrap();
        assert!(!short.counts());
    }

    #[test]
    fn players_who_differ_only_by_their_numbers_share_a_place() {
        let file = "evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:40\n\
                    match 2 table 1 final 40:100\nmatch 3 table 1 final 100:40\n";
        let standings = boneyard_club::file::read(file).unwrap().standings();
        let numbers: Vec<u16> = standings.iter().map(|line| line.number.number()).collect();
        assert_eq!((numbers, shared_places(&standings)), (vec![1, 2, 4, 3], vec![1, 1, 1, 4]), "EX-14");
        assert_eq!(shared_places(&[]), Vec::<u16>::new());
    }
}
