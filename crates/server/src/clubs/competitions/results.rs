//! Computes the results of a competition from its evenings.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use boneyard_club::competition::{
    CompetitionEntry, CompetitionFault, CompetitionPlan, CompetitionResults, CompetitionSession, Computed,
    EntrantQuestion, EntryCheck, SessionPlayed,
};
use boneyard_ids::{ClubId, CompetitionId};
use boneyard_protocol::Problem;
use boneyard_protocol::competition::CompetitionRefusal;
use boneyard_store::{Club, Store, StoredCompetition};
use sha2::{Digest, Sha256};

use crate::bounds::COMPETITION_RESULTS_BYTES_MAX;
use crate::clubs::competitions::plan_of;
use crate::clubs::competitions::sessions::CompetitionSessions;
use crate::evenings::Evenings;
use crate::evenings::roster::Roster;
use crate::http::{ApiError, VisitorNetwork};
use crate::network::Network;
use crate::work::{Charge, Workers};

/// A competition as its organisers planned it.
#[derive(Debug, Clone)]
pub(crate) struct Competition {
    pub(crate) club: Club,
    pub(crate) name: String,
    pub(crate) plan: CompetitionPlan,
    /// The entry list.
    pub(crate) entries: Vec<CompetitionEntry>,
}

/// The results so far.
#[derive(Debug)]
pub(crate) struct SoFar {
    pub(crate) results: CompetitionResults,
    /// The results as JSON.
    pub(crate) text: String,
    /// The SHA-256 of the text.
    pub(crate) checksum: String,
    pub(crate) questions: Vec<EntrantQuestion>,
    /// How the entry list fits; `None` without one.
    pub(crate) entries: Option<EntryCheck>,
}

/// What is needed to read competitions, for one visitor.
pub(crate) struct Readers {
    pub(crate) store: Arc<Store>,
    evenings: Evenings,
    sessions: Arc<CompetitionSessions>,
    workers: Arc<Workers>,
    network: Network,
}

impl<S: Send + Sync> FromRequestParts<S> for Readers
where
    Arc<Store>: FromRef<S>,
    Evenings: FromRef<S>,
    Arc<CompetitionSessions>: FromRef<S>,
    Arc<Workers>: FromRef<S>,
    VisitorNetwork: FromRequestParts<S, Rejection = ApiError>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let VisitorNetwork(network) = VisitorNetwork::from_request_parts(parts, state).await?;
        Ok(Readers {
            store: Arc::from_ref(state),
            evenings: Evenings::from_ref(state),
            sessions: Arc::from_ref(state),
            workers: Arc::from_ref(state),
            network,
        })
    }
}

impl Readers {
    /// A competition of a club.
    pub(crate) async fn find(
        &self,
        club: &ClubId,
        id: &CompetitionId,
    ) -> Result<(Competition, StoredCompetition), ApiError> {
        let club = self.store.club(club).await?.ok_or(Problem::NotFound)?;
        let stored = self.store.competition(&club.id, id).await?.ok_or(Problem::NotFound)?;
        let entries = self.store.competition_entries(id).await?.ok_or(Problem::NotFound)?;
        let entries = serde_json::from_str(&entries).map_err(ApiError::broken)?;
        let competition = Competition { club, name: stored.name.clone(), plan: plan_of(&stored)?, entries };
        Ok((competition, stored))
    }

    /// Refuses a competition whose sessions cannot be added up.
    pub(crate) async fn check(&self, competition: &Competition) -> Result<(), ApiError> {
        match self.compute(competition).await? {
            Ok(_) => Ok(()),
            Err(fault) => Err(CompetitionRefusal::Faulty { fault }.into()),
        }
    }

    /// The results so far, or why the sessions cannot be added up.
    pub(crate) async fn compute(
        &self,
        competition: &Competition,
    ) -> Result<Result<SoFar, CompetitionFault>, ApiError> {
        let roster = Roster::of(&self.store, &competition.club.id).await?;
        let mut played: Vec<(CompetitionSession, SessionPlayed)> = Vec::new();
        let mut is_charged = false;
        for session in &competition.plan.sessions {
            let evening = self.store.evening(&session.evening).await?;
            let evening = evening.filter(|evening| evening.club == competition.club.id);
            let Some(evening) = evening.filter(|evening| !is_discarded(evening)) else {
                return Ok(Err(CompetitionFault::NoEvening { evening: session.evening.clone() }));
            };
            // To read a closed evening again is long work, so a network pays for it once for each request.
            let charge = if is_charged { Charge::Free } else { Charge::Long(self.network) };
            let is_read = self
                .sessions
                .read(&evening, &self.store, &self.evenings, &self.workers, charge, &roster)
                .await?;
            is_charged |= is_read.was_long;
            let Some(one) = is_read.played else {
                return Ok(Err(CompetitionFault::NoEvening { evening: session.evening.clone() }));
            };
            played.push((session.clone(), one));
        }
        let competition = competition.clone();
        let charge = if is_charged { Charge::Free } else { Charge::Short(self.network) };
        let computed = self.workers.run(charge, move |_| Ok(so_far(&competition, played)));
        computed.await?
    }
}

fn so_far(
    Competition { club, name, plan, entries }: &Competition,
    played: Vec<(CompetitionSession, SessionPlayed)>,
) -> Result<Result<SoFar, CompetitionFault>, ApiError> {
    let computed = match plan.results(&club.name, name, entries, played) {
        Ok(computed) => computed,
        Err(fault) => return Ok(Err(fault)),
    };
    let text = serde_json::to_string(&computed.results).map_err(ApiError::broken)?;
    if text.len() > COMPETITION_RESULTS_BYTES_MAX {
        return Err(Problem::TooLarge { max: COMPETITION_RESULTS_BYTES_MAX }.into());
    }
    let checksum = checksum(&text);
    let Computed { results, questions, entries } = computed;
    Ok(Ok(SoFar { results, text, checksum, questions, entries }))
}

/// The SHA-256 of a text, in hexadecimal digits.
pub(crate) fn checksum(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn is_discarded(evening: &boneyard_store::Evening) -> bool {
    crate::evenings::summary::facts(evening).is_none_or(|facts| facts.discarded)
}
