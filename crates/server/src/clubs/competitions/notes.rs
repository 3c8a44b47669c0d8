//! Notes of organisers in the log of a competition. They never change.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_club::live::TEXT_CHARS_MAX;
use boneyard_ids::{ClubId, CompetitionId};
use boneyard_protocol::Problem;
use boneyard_protocol::club::ClubRefusal;
use boneyard_protocol::competition::{CompetitionNote, NewCompetitionNote};
use boneyard_store::{ClubChange, Store};
use boneyard_text::visible_name;

use crate::clock;
use crate::clubs::rights::RunsClub;
use crate::http::{ApiError, Body};

/// Write a note in the log of a competition. For organisers of the club, who alone see it. A competition has at most 500.
#[utoipa::path(post, path = "/api/clubs/{id}/competitions/{competition}/notes", tag = "clubs",
    request_body = NewCompetitionNote,
    responses((status = 201, body = CompetitionNote), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn write(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, id)): Path<(ClubId, CompetitionId)>,
    Body(NewCompetitionNote { text, evening }): Body<NewCompetitionNote>,
) -> Result<(StatusCode, Json<CompetitionNote>), ApiError> {
    let text =
        visible_name(&text, TEXT_CHARS_MAX).map_err(|_| ClubRefusal::BadNote { max: TEXT_CHARS_MAX })?;
    let written = CompetitionNote { at_ms: clock::now_ms(), text, evening };
    let note = serde_json::to_string(&written).map_err(ApiError::broken)?;
    store.change_club(ClubChange::AddNote { club: club.id, competition: id, note }).await?;
    Ok((StatusCode::CREATED, Json(written)))
}

/// The notes of a competition, the first one first.
pub(super) async fn read(
    store: &Store,
    competition: &CompetitionId,
) -> Result<Vec<CompetitionNote>, ApiError> {
    let notes = store.competition_notes(competition).await?.ok_or(Problem::NotFound)?;
    serde_json::from_str(&notes).map_err(ApiError::broken)
}
