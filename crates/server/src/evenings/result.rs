//! The result of a closed evening, as it is stored for seasons.

use boneyard_club::{EveningStanding, Moment};
use boneyard_ids::MemberId;
use boneyard_store::{EveningChange, Member, Store, StoreError};
use serde::{Deserialize, Serialize};

use crate::evenings::log::EveningLog;

/// The result of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EveningResult {
    /// Whether every match was entered and confirmed. Seasons count only such evenings.
    #[serde(rename = "final")]
    pub(crate) is_final: bool,
    /// The players in order of their places, the winner first.
    pub(crate) places: Vec<Placed>,
}

/// A player's result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Placed {
    /// The name in the evening.
    pub(crate) name: String,
    /// The id of the member who had that name when the evening was closed, because members can be renamed later. `None`
    /// if no member or more than one member had the name, or if the members could not be read.
    pub(crate) member: Option<MemberId>,
    pub(crate) points: u16,
    pub(crate) wins: u16,
    pub(crate) effectiveness: i64,
}

impl EveningResult {
    /// The result of a log, for a club with these members.
    pub(crate) fn of(log: &EveningLog, members: &[Member]) -> Self {
        let report = log.live().view(None, Moment(0)).map(|view| view.report);
        let placed = |EveningStanding { name, tally, .. }: EveningStanding| Placed {
            member: member_named(members, &name).map(|member| member.id.clone()),
            name,
            points: tally.points,
            wins: tally.wins,
            effectiveness: tally.effectiveness,
        };
        match report {
            Some(report) => EveningResult {
                is_final: report.is_final,
                places: report.standings.into_iter().map(placed).collect(),
            },
            None => EveningResult { is_final: false, places: Vec::new() },
        }
    }

    /// The result as JSON, as it is stored.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("results have string keys only")
    }
}

/// The member with this name; `None` if no member or more than one member has it.
pub(crate) fn member_named<'a>(members: &'a [Member], name: &str) -> Option<&'a Member> {
    let mut named = members.iter().filter(|member| member.name == name);
    named.next().filter(|_| named.next().is_none())
}

/// Stores the missing results of closed evenings: those from before results were stored.
pub(crate) async fn settle_all(store: &Store) -> Result<(), StoreError> {
    for id in store.unsettled_evenings().await? {
        let Some(evening) = store.evening(&id).await? else { continue };
        let members = store.members(&evening.club).await?;
        let result = match EveningLog::restore(&store.evening_entries(&id).await?) {
            Ok(log) => EveningResult::of(&log, &members).text(),
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
