//! Handlers that change who takes part in an evening: join, leave, remove a device.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::{EveningId, ParticipantId};
use boneyard_protocol::evening::{BarredDevice, ConfirmDevice, EveningPerson, JoinEvening, NewCode};

use crate::config::Rates;
use crate::evenings::Evenings;
use crate::evenings::message::{EveningQuery, MembershipChange};
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::visitors::Visitor;

/// The devices with a role in the evening. For its organiser.
#[utoipa::path(get, path = "/api/evenings/{id}/people", tag = "evenings",
    responses((status = 200, body = Vec<EveningPerson>), (status = 403), (status = 404)))]
pub(crate) async fn people(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path(id): Path<EveningId>,
) -> Result<Json<Vec<EveningPerson>>, ApiError> {
    let evening = evenings.find(&id).await?;
    Ok(Json(evening.ask(|reply| EveningQuery::Devices { guest: guest.id, reply }).await?))
}

/// Join an evening as one of its players (CLUB-21).
///
/// The request is refused if another device has the name, or if you are in another open evening (CLUB-20). You can
/// change to another free name later.
#[utoipa::path(post, path = "/api/evenings/{id}/people", tag = "evenings", request_body = JoinEvening,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn join(
    State(rates): State<Arc<Rates>>,
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<EveningId>,
    Body(JoinEvening { code, player }): Body<JoinEvening>,
) -> Result<StatusCode, ApiError> {
    rates.joins_of_guests.count(guest.id.clone())?;
    let evening = evenings.find(&id).await?;
    evening.change(guest.id, MembershipChange::Join { code, player, network }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leave an evening. The last organiser cannot leave, but can close the evening.
#[utoipa::path(delete, path = "/api/evenings/{id}/people/me", tag = "evenings", responses((status = 204),
    (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn leave(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path(id): Path<EveningId>,
) -> Result<StatusCode, ApiError> {
    evenings.find(&id).await?.change(guest.id, MembershipChange::Leave).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a device, so that its player can use another one, for example after a lost phone. For the organiser.
///
/// The device cannot join again until the organiser allows it. The links that an organiser's device made are
/// withdrawn.
#[utoipa::path(delete, path = "/api/evenings/{id}/people/{person}", tag = "evenings", responses((status = 204),
    (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn free(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path((id, person)): Path<(EveningId, ParticipantId)>,
) -> Result<StatusCode, ApiError> {
    evenings.find(&id).await?.change(guest.id, MembershipChange::Remove { person }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Confirm that a device is its player's, or take that back. For the organiser.
///
/// Only a confirmed device gets needs that were entered before it joined (CLUB-103).
#[utoipa::path(put, path = "/api/evenings/{id}/people/{person}", tag = "evenings", request_body = ConfirmDevice,
    responses((status = 204), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn confirm(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path((id, person)): Path<(EveningId, ParticipantId)>,
    Body(ConfirmDevice { confirmed }): Body<ConfirmDevice>,
) -> Result<StatusCode, ApiError> {
    evenings.find(&id).await?.change(guest.id, MembershipChange::Confirm { person, confirmed }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The removed devices. For the organiser.
#[utoipa::path(get, path = "/api/evenings/{id}/barred", tag = "evenings",
    responses((status = 200, body = Vec<BarredDevice>), (status = 403), (status = 404)))]
pub(crate) async fn barred(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path(id): Path<EveningId>,
) -> Result<Json<Vec<BarredDevice>>, ApiError> {
    let evening = evenings.find(&id).await?;
    Ok(Json(evening.ask(|reply| EveningQuery::BarredDevices { guest: guest.id, reply }).await?))
}

/// Allow a removed device to join again with the code. For the organiser.
#[utoipa::path(delete, path = "/api/evenings/{id}/barred/{device}", tag = "evenings", responses((status = 204),
    (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn admit(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path((id, barred)): Path<(EveningId, ParticipantId)>,
) -> Result<StatusCode, ApiError> {
    evenings.find(&id).await?.change(guest.id, MembershipChange::Readmit { barred }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Replace the join code; the old one stops working. For the organiser.
#[utoipa::path(post, path = "/api/evenings/{id}/code", tag = "evenings", responses((status = 200, body = NewCode),
    (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn recode(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path(id): Path<EveningId>,
) -> Result<Json<NewCode>, ApiError> {
    let evening = evenings.find(&id).await?;
    evening.change(guest.id.clone(), MembershipChange::NewCode).await?;
    let code = evening.ask(|reply| EveningQuery::Code { guest: guest.id, reply }).await?;
    Ok(Json(NewCode { code }))
}
