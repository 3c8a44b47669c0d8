//! Official results: what organisers declared. A version never changes; a correction is declared as the next one.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use boneyard_club::competition::CompetitionResults;
use boneyard_ids::{ClubId, CompetitionId};
use boneyard_protocol::Problem;
use boneyard_protocol::competition::{CompetitionRefusal, DeclareOfficial, OfficialMark};
use boneyard_store::{ClubChange, Store};

use crate::clock;
use crate::clubs::competitions::mark;
use crate::clubs::competitions::results::{Readers, checksum};
use crate::clubs::rights::RunsClub;
use crate::http::{ApiError, Body};

/// Declare the results of a competition official. For organisers of the club.
///
/// Every session must be over, and every question about players answered. The same results again get the version that they have.
#[utoipa::path(post, path = "/api/clubs/{id}/competitions/{competition}/official", tag = "clubs",
    request_body = DeclareOfficial,
    responses((status = 201, body = OfficialMark), (status = 403), (status = 404), (status = 409), (status = 422),
    (status = 429)))]
pub(crate) async fn declare(
    RunsClub { club, .. }: RunsClub,
    readers: Readers,
    Path((_club, id)): Path<(ClubId, CompetitionId)>,
    Body(DeclareOfficial { checksum }): Body<DeclareOfficial>,
) -> Result<(StatusCode, Json<OfficialMark>), ApiError> {
    let (competition, stored) = readers.find(&club.id, &id).await?;
    let so_far = match readers.compute(&competition).await? {
        Ok(so_far) => so_far,
        Err(fault) => return Err(CompetitionRefusal::Faulty { fault }.into()),
    };
    if so_far.checksum != checksum {
        return Err(CompetitionRefusal::Changed.into());
    }
    if !so_far.results.is_final {
        return Err(CompetitionRefusal::NotOver.into());
    }
    if !so_far.questions.is_empty() {
        return Err(CompetitionRefusal::Questions.into());
    }
    if let Some(last) =
        readers.store.official_versions(&id).await?.pop().filter(|last| last.checksum == checksum)
    {
        return Ok((StatusCode::CREATED, Json(mark(last))));
    }
    let change = ClubChange::DeclareResults {
        club: club.id,
        competition: id.clone(),
        revision: stored.revision,
        since_ms: clock::now_ms(),
        checksum,
        results: so_far.text,
    };
    readers.store.change_club(change).await?;
    let last = readers.store.official_versions(&id).await?.pop().ok_or(Problem::NotFound)?;
    tracing::info!(competition.id = %id, "Version {} of competition {id} is official", last.version);
    Ok((StatusCode::CREATED, Json(mark(last))))
}

/// The results of a version, and their text.
///
/// # Errors
/// The text does not have the checksum under which it was declared, so somebody has changed the database.
pub(crate) async fn read(
    store: &Store,
    competition: &CompetitionId,
    mark: &OfficialMark,
) -> Result<(CompetitionResults, String), ApiError> {
    let text = store.official_results(competition, mark.version).await?.ok_or(Problem::NotFound)?;
    if checksum(&text) != mark.checksum {
        let cause = format!("version {} of competition {competition} is damaged", mark.version);
        return Err(ApiError::internal(Problem::Storage, &cause));
    }
    let results = serde_json::from_str(&text).map_err(ApiError::broken)?;
    Ok((results, text))
}
