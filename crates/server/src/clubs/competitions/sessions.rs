//! The confirmed results of single evenings, for competitions. Those of closed evenings stay in memory, because an evening is read from
//! its first entry on.

use std::collections::HashMap;
use std::sync::Arc;

use boneyard_club::competition::SessionPlayed;
use boneyard_ids::{EveningId, MemberId};
use boneyard_store::{Evening, Store};
use parking_lot::Mutex;

use crate::bounds::COMPETITION_SESSIONS_CACHED_MAX;
use crate::evenings::log::EveningLog;
use crate::evenings::result::EveningResult;
use crate::evenings::roster::{Roster, RosterPlayer};
use crate::evenings::{Evenings, views};
use crate::http::ApiError;
use crate::work::{Charge, Workers};

/// The results of closed evenings.
#[derive(Default)]
pub(crate) struct CompetitionSessions {
    closed: Mutex<HashMap<EveningId, ClosedSession>>,
    /// One evening is read at a time, so that competitions cannot take all threads.
    reading: tokio::sync::Mutex<()>,
}

#[derive(Clone)]
struct ClosedSession {
    /// When the evening was closed. It can be opened and closed again.
    closed_ms: i64,
    played: Arc<SessionPlayed>,
    /// The members who the players were when the evening was closed, by name.
    members: Arc<HashMap<String, MemberId>>,
}

/// An evening that was read.
pub(crate) struct ReadSession {
    /// The results; `None` if the evening cannot be read.
    pub(crate) played: Option<SessionPlayed>,
    /// Whether the charge was used.
    pub(crate) was_long: bool,
}

impl CompetitionSessions {
    /// The confirmed results of an evening, with the members among its players.
    pub(crate) async fn read(
        &self,
        evening: &Evening,
        store: &Store,
        evenings: &Evenings,
        workers: &Workers,
        charge: Charge,
        roster: &Roster,
    ) -> Result<ReadSession, ApiError> {
        let Some(closed_ms) = evening.closed_ms else {
            let snapshot = views::snapshot(evenings, &evening.id, None).await?;
            let live = Arc::clone(&snapshot.live);
            let played = workers
                .run(Charge::Free, move |_| {
                    Ok(live.published().map(|evening| SessionPlayed::of(&evening, live.closed().is_some())))
                })
                .await?;
            let played = played.map(|played| with_members(played, &HashMap::new(), roster));
            return Ok(ReadSession { played, was_long: false });
        };
        if let Some(known) = self.known(&evening.id, closed_ms) {
            return Ok(ReadSession { played: Some(known.named(roster)), was_long: false });
        }
        let _one = self.reading.lock().await;
        if let Some(known) = self.known(&evening.id, closed_ms) {
            return Ok(ReadSession { played: Some(known.named(roster)), was_long: false });
        }
        let entries = store.evening_entries(&evening.id).await?;
        let id = evening.id.clone();
        let played = workers
            .run(charge, move |_| {
                let log = EveningLog::restore(&entries).inspect_err(|cause| {
                    tracing::error!(evening.id = %id, "Evening {id} is missing in its competition: {cause}");
                });
                Ok(log
                    .ok()
                    .and_then(|log| log.live().published().map(|evening| SessionPlayed::of(&evening, true))))
            })
            .await?;
        let Some(played) = played else { return Ok(ReadSession { played: None, was_long: true }) };
        let members = members_at_closing(store, &evening.id).await?;
        let session = ClosedSession { closed_ms, played: Arc::new(played), members: Arc::new(members) };
        let played = session.named(roster);
        self.keep(&evening.id, session);
        Ok(ReadSession { played: Some(played), was_long: true })
    }

    fn known(&self, evening: &EveningId, closed_ms: i64) -> Option<ClosedSession> {
        self.closed.lock().get(evening).filter(|session| session.closed_ms == closed_ms).cloned()
    }

    fn keep(&self, evening: &EveningId, session: ClosedSession) {
        let mut closed = self.closed.lock();
        if closed.len() >= COMPETITION_SESSIONS_CACHED_MAX
            && let Some(other) = closed.keys().next().cloned()
        {
            closed.remove(&other);
        }
        closed.insert(evening.clone(), session);
    }
}

impl ClosedSession {
    fn named(&self, roster: &Roster) -> SessionPlayed {
        with_members(SessionPlayed::clone(&self.played), &self.members, roster)
    }
}

/// The members who the players of a closed evening were, by name.
async fn members_at_closing(
    store: &Store,
    evening: &EveningId,
) -> Result<HashMap<String, MemberId>, ApiError> {
    let Some(result) = store.evening_result(evening).await? else { return Ok(HashMap::new()) };
    let Ok(result) = serde_json::from_str::<EveningResult>(&result) else { return Ok(HashMap::new()) };
    let placed = result.places.into_iter();
    Ok(placed.filter_map(|placed| Some((placed.name, placed.member?))).collect())
}

/// The same results with the members among the players, by the present names.
fn with_members(
    mut played: SessionPlayed,
    at_closing: &HashMap<String, MemberId>,
    roster: &Roster,
) -> SessionPlayed {
    let players: Vec<RosterPlayer<'_>> = played
        .players
        .iter()
        .map(|player| RosterPlayer { name: &player.name, member: at_closing.get(&player.name) })
        .collect();
    let members: Vec<_> = roster
        .members_of(&players)
        .into_iter()
        .map(|member| member.map(|member| (member.id.clone(), member.name.clone())))
        .collect();
    for (player, member) in played.players.iter_mut().zip(members) {
        player.member = member;
    }
    played
}
