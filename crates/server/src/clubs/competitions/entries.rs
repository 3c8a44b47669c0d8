//! Handlers for the entry list of a competition: import, download, remove.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use boneyard_club::competition::CompetitionEntry;
use boneyard_ids::{ClubId, CompetitionId};
use boneyard_protocol::club::{ClubRefusal, SpreadsheetRequest};
use boneyard_protocol::competition::{CompetitionRefusal, EntryListRead, EntryListRequest};
use boneyard_store::{ClubChange, Store};

use crate::bounds::LIST_FAULTS_MAX;
use crate::clubs::competitions::results::Readers;
use crate::clubs::list::entries::{read, write};
use crate::clubs::rights::RunsClub;
use crate::config::Rates;
use crate::evenings::downloads::for_reader;
use crate::http::{ApiError, Params};
use crate::work::{Charge, Workers};

/// Replace the entry list of a competition from CSV, or preview it. For organisers of the club.
///
/// The first line names the columns, in any order: name, licence number, club. Without such a line, each line is a name. Fields may be
/// separated by commas, semicolons or tabs. If any line is invalid, nothing changes. Official results stay as they are.
#[utoipa::path(put, path = "/api/clubs/{id}/competitions/{competition}/entries.csv", tag = "clubs",
    params(EntryListRequest), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = EntryListRead), (status = 403), (status = 404), (status = 409), (status = 422),
    (status = 429)))]
pub(crate) async fn import(
    (State(store), State(rates)): (State<Arc<Store>>, State<Arc<Rates>>),
    State(workers): State<Arc<Workers>>,
    RunsClub { club, guest }: RunsClub,
    readers: Readers,
    Path((_club, id)): Path<(ClubId, CompetitionId)>,
    Params(EntryListRequest { revision, preview }): Params<EntryListRequest>,
    body: Bytes,
) -> Result<Json<EntryListRead>, ApiError> {
    rates.lists.count(guest.id)?;
    let (_, stored) = readers.find(&club.id, &id).await?;
    let list = workers.run(Charge::Free, move |_| Ok(read(&body))).await?.map_err(|mut faults| {
        let more = faults.len().saturating_sub(LIST_FAULTS_MAX);
        faults.truncate(LIST_FAULTS_MAX);
        ClubRefusal::BadList { faults, more }
    })?;
    if stored.revision != revision {
        return Err(CompetitionRefusal::Changed.into());
    }
    if !preview {
        set(&store, club.id, id, &list.entries, revision).await?;
    }
    Ok(Json(list))
}

/// Download the entry list of a competition as CSV: name, licence number, club. For organisers of the club.
#[utoipa::path(get, path = "/api/clubs/{id}/competitions/{competition}/entries.csv", tag = "clubs",
    params(SpreadsheetRequest),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403), (status = 404)))]
pub(crate) async fn export(
    RunsClub { club, .. }: RunsClub,
    readers: Readers,
    Path((_club, id)): Path<(ClubId, CompetitionId)>,
    Params(SpreadsheetRequest { spreadsheet }): Params<SpreadsheetRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let (competition, _) = readers.find(&club.id, &id).await?;
    let text = write(&competition.entries).map_err(ApiError::broken)?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"entries.csv\""),
    ];
    Ok((headers, for_reader(text.into(), spreadsheet)))
}

/// Remove the entry list of a competition. For organisers of the club. Official results stay as they are.
#[utoipa::path(delete, path = "/api/clubs/{id}/competitions/{competition}/entries.csv", tag = "clubs",
    params(EntryListRequest), responses((status = 204), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn remove(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, id)): Path<(ClubId, CompetitionId)>,
    Params(EntryListRequest { revision, .. }): Params<EntryListRequest>,
) -> Result<StatusCode, ApiError> {
    set(&store, club.id, id, &[], revision).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn set(
    store: &Store,
    club: ClubId,
    competition: CompetitionId,
    entries: &[CompetitionEntry],
    revision: u32,
) -> Result<(), ApiError> {
    let entries = serde_json::to_string(entries).map_err(ApiError::broken)?;
    store.change_club(ClubChange::SetEntries { club, competition, entries, revision }).await?;
    Ok(())
}
