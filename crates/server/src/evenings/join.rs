//! Coming to an evening and leaving it, and letting a device go.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::WithRejection;
use boneyard_protocol::Failure;
use boneyard_protocol::evening::{EveningPerson, JoinEvening};

use crate::error::ApiError;
use crate::evenings::{What, find};
use crate::guests::{Visitor, VisitorAddress};
use crate::state::App;

/// The devices that are somebody in the evening. For its organiser.
#[utoipa::path(get, path = "/api/evenings/{id}/people", tag = "evenings", params(("id" = String, Path)),
    responses((status = 200, body = Vec<EveningPerson>), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(crate) async fn people(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
) -> Result<Json<Vec<EveningPerson>>, ApiError> {
    let evening = find(&app, &id).await?;
    Ok(Json(evening.look(move |evening| Ok(evening.devices(&guest.id)?)).await?))
}

/// Join an evening under the own name from its list (CLUB-21).
///
/// The name must not be another device's, and I may be in no other open evening (CLUB-20). Whoever has joined may choose another
/// name that is free.
#[utoipa::path(post, path = "/api/evenings/{id}/people", tag = "evenings", params(("id" = String, Path)),
    request_body = JoinEvening,
    responses((status = 204), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn join(
    State(app): State<App>,
    Visitor(guest): Visitor,
    VisitorAddress(address): VisitorAddress,
    Path(id): Path<String>,
    WithRejection(Json(JoinEvening { code, player }), _): WithRejection<Json<JoinEvening>, ApiError>,
) -> Result<StatusCode, ApiError> {
    app.code_tries().take(address, Instant::now()).map_err(ApiError::too_often)?;
    find(&app, &id).await?.change(guest.id, What::Join { code, player }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leave an evening. The only organiser stays, or closes it.
#[utoipa::path(delete, path = "/api/evenings/{id}/people/me", tag = "evenings", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    find(&app, &id).await?.change(guest.id, What::Leave).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let a device go, so that another one can be its player's: a phone was lost. For the organiser.
#[utoipa::path(delete, path = "/api/evenings/{id}/people/{person}", tag = "evenings",
    params(("id" = String, Path), ("person" = String, Path)),
    responses((status = 204), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(crate) async fn free(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path((id, person)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    find(&app, &id).await?.change(guest.id, What::Free { person }).await?;
    Ok(StatusCode::NO_CONTENT)
}
