//! Handlers for competitions of a club over several evenings: list, make, show, change.
//!
//! Everyone with the address can read the results, as they can read those of an evening.

pub(crate) mod downloads;
pub(crate) mod entries;
pub(crate) mod notes;
pub(crate) mod official;
mod results;
mod sessions;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_club::competition::CompetitionPlan;
use boneyard_ids::{ClubId, CompetitionId};
use boneyard_protocol::Problem;
use boneyard_protocol::competition::{
    CompetitionRefusal, CompetitionRequest, CompetitionSummary, CompetitionView, EditCompetition,
    NewCompetition, OfficialMark,
};
use boneyard_store::{ClubChange, OfficialVersion, Store, StoredCompetition};

pub(crate) use sessions::CompetitionSessions;

use crate::clubs::club_name;
use crate::clubs::rights::RunsClub;
use crate::evenings::rights::organises;
use crate::http::{ApiError, Body, Params};
use crate::visitors::Visitor;
use crate::{clock, random};
use results::{Competition, Readers};

/// The competitions of a club, the newest first.
#[utoipa::path(get, path = "/api/clubs/{id}/competitions", tag = "clubs", security(()),
    responses((status = 200, body = Vec<CompetitionSummary>), (status = 404)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    Path(id): Path<ClubId>,
) -> Result<Json<Vec<CompetitionSummary>>, ApiError> {
    let club = store.club(&id).await?.ok_or(Problem::NotFound)?;
    let mut summaries = Vec::new();
    for stored in store.competitions(&club.id).await? {
        let official = store.official_versions(&stored.id).await?.into_iter().next_back().map(mark);
        let plan = plan_of(&stored)?;
        let sessions = u16::try_from(plan.sessions.len()).unwrap_or(u16::MAX);
        let StoredCompetition { id, name, .. } = stored;
        summaries.push(CompetitionSummary { id, name, counts: plan.counts, sessions, official });
    }
    Ok(Json(summaries))
}

/// Make a competition. For organisers of the club. A club has at most 100.
#[utoipa::path(post, path = "/api/clubs/{id}/competitions", tag = "clubs", request_body = NewCompetition,
    responses((status = 201, body = CompetitionSummary), (status = 403), (status = 404), (status = 409),
    (status = 422), (status = 429)))]
pub(crate) async fn open(
    RunsClub { club, .. }: RunsClub,
    readers: Readers,
    Body(NewCompetition { name, plan }): Body<NewCompetition>,
) -> Result<(StatusCode, Json<CompetitionSummary>), ApiError> {
    let name = club_name(&name)?;
    let competition = Competition { club, name, plan: checked(plan)?, entries: Vec::new() };
    readers.check(&competition).await?;
    let Competition { club, name, plan, .. } = competition;
    let id = CompetitionId::from(random::id::<10>());
    let stored = StoredCompetition {
        id: id.clone(),
        name: name.clone(),
        plan: written(&plan)?,
        revision: 1,
        created_ms: clock::now_ms(),
    };
    readers.store.change_club(ClubChange::AddCompetition { club: club.id, competition: stored }).await?;
    let sessions = u16::try_from(plan.sessions.len()).unwrap_or(u16::MAX);
    let summary = CompetitionSummary { id, name, counts: plan.counts, sessions, official: None };
    Ok((StatusCode::CREATED, Json(summary)))
}

/// A competition with its results.
///
/// A session that is being played counts with its confirmed matches. Official results never change.
#[utoipa::path(get, path = "/api/clubs/{id}/competitions/{competition}", tag = "clubs",
    params(CompetitionRequest),
    responses((status = 200, body = CompetitionView), (status = 404), (status = 429)))]
pub(crate) async fn one(
    visitor: Option<Visitor>,
    readers: Readers,
    Path((club, id)): Path<(ClubId, CompetitionId)>,
    Params(CompetitionRequest { version }): Params<CompetitionRequest>,
) -> Result<Json<CompetitionView>, ApiError> {
    let (competition, stored) = readers.find(&club, &id).await?;
    let organises = match &visitor {
        Some(Visitor(guest)) => organises(&readers.store, &competition.club, guest).await?,
        None => false,
    };
    let versions: Vec<OfficialMark> =
        readers.store.official_versions(&id).await?.into_iter().map(mark).collect();
    let shown = match version {
        Some(0) => None,
        Some(version) => {
            Some(versions.iter().find(|mark| mark.version == version).ok_or(Problem::NotFound)?.clone())
        }
        None => versions.last().cloned(),
    };
    let computed = readers.compute(&competition).await?;
    let (so_far, fault) = match computed {
        Ok(so_far) => (Some(so_far), None),
        Err(fault) => (None, Some(fault)),
    };
    let checksum = so_far.as_ref().map(|so_far| so_far.checksum.clone());
    let (results, questions, entries) = so_far
        .map_or((None, vec![], None), |so_far| (Some(so_far.results), so_far.questions, so_far.entries));
    let results = match &shown {
        Some(mark) => Some(official::read(&readers.store, &id, mark).await?.0),
        None => results,
    };
    let notes = if organises { notes::read(&readers.store, &id).await? } else { Vec::new() };
    let mut plan = competition.plan;
    if !organises {
        plan.answers.clear();
    }
    Ok(Json(CompetitionView {
        id,
        name: competition.name,
        revision: stored.revision,
        plan,
        versions,
        shown,
        results,
        checksum,
        fault,
        questions: if organises { questions } else { Vec::new() },
        entries: entries.filter(|_| organises),
        notes,
        organises,
    }))
}

/// Change the name and the plan of a competition. For organisers of the club. Official results stay as they are.
#[utoipa::path(put, path = "/api/clubs/{id}/competitions/{competition}", tag = "clubs",
    request_body = EditCompetition,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn edit(
    RunsClub { club, .. }: RunsClub,
    readers: Readers,
    Path((_club, id)): Path<(ClubId, CompetitionId)>,
    Body(EditCompetition { name, plan, revision }): Body<EditCompetition>,
) -> Result<StatusCode, ApiError> {
    let name = club_name(&name)?;
    let competition = Competition { club, name, plan: checked(plan)?, entries: Vec::new() };
    readers.check(&competition).await?;
    let Competition { club, name, plan, .. } = competition;
    let plan = written(&plan)?;
    let change = ClubChange::EditCompetition { club: club.id, competition: id, name, plan, revision };
    readers.store.change_club(change).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a competition that never had official results. For organisers of the club. Its evenings stay.
#[utoipa::path(delete, path = "/api/clubs/{id}/competitions/{competition}", tag = "clubs",
    responses((status = 204), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn remove(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, id)): Path<(ClubId, CompetitionId)>,
) -> Result<StatusCode, ApiError> {
    store.change_club(ClubChange::RemoveCompetition { club: club.id, competition: id }).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn checked(plan: CompetitionPlan) -> Result<CompetitionPlan, ApiError> {
    plan.checked().map_err(|fault| CompetitionRefusal::Faulty { fault }.into())
}

fn written(plan: &CompetitionPlan) -> Result<String, ApiError> {
    serde_json::to_string(plan).map_err(ApiError::broken)
}

fn plan_of(stored: &StoredCompetition) -> Result<CompetitionPlan, ApiError> {
    serde_json::from_str(&stored.plan).map_err(ApiError::broken)
}

fn mark(OfficialVersion { version, since_ms, checksum }: OfficialVersion) -> OfficialMark {
    OfficialMark { version, since_ms, checksum }
}
