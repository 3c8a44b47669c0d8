//! Handlers for links that let another device organise an evening.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::{EveningId, LinkId};
use boneyard_protocol::evening::{ClaimEvening, EveningLink, NewEveningLink};
use boneyard_store::Store;

use crate::evenings::Evenings;
use crate::evenings::message::{EveningQuery, MembershipChange};
use crate::http::{ApiError, Body};
use crate::random;
use crate::visitors::Visitor;

/// The unused links. For the organiser.
#[utoipa::path(get, path = "/api/evenings/{id}/links", tag = "evenings",
    responses((status = 200, body = Vec<EveningLink>), (status = 403), (status = 404)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path(id): Path<EveningId>,
) -> Result<Json<Vec<EveningLink>>, ApiError> {
    let evening = evenings.find(&id).await?;
    evening.ask(|reply| EveningQuery::IsOrganiser { guest: guest.id, reply }).await?;
    let links = store.evening_links(&id).await?;
    Ok(Json(links.into_iter().map(|link| EveningLink { id: link.id, made_ms: link.made_ms }).collect()))
}

/// Make a link that lets another device organise the evening. For the organiser.
///
/// Only the hash of the secret is stored, so this answer is the only one with the secret.
#[utoipa::path(post, path = "/api/evenings/{id}/links", tag = "evenings",
    responses((status = 201, body = NewEveningLink), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn make(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path(id): Path<EveningId>,
) -> Result<(StatusCode, Json<NewEveningLink>), ApiError> {
    let (link, secret) = (LinkId::from(random::id::<10>()), random::id::<26>());
    let what = MembershipChange::MakeLink { id: link.clone(), secret_hash: random::hash(&secret) };
    evenings.find(&id).await?.change(guest.id, what).await?;
    Ok((StatusCode::CREATED, Json(NewEveningLink { id: link, secret })))
}

/// Withdraw a link. For the organiser.
#[utoipa::path(delete, path = "/api/evenings/{id}/links/{link}", tag = "evenings", responses((status = 204),
    (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn withdraw(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path((id, link)): Path<(EveningId, LinkId)>,
) -> Result<StatusCode, ApiError> {
    evenings.find(&id).await?.change(guest.id, MembershipChange::WithdrawLink { link }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Become an organiser of the evening on this device, with a link. A link works once.
#[utoipa::path(post, path = "/api/evenings/{id}/organisers", tag = "evenings", request_body = ClaimEvening,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 410)))]
pub(crate) async fn claim(
    State(evenings): State<Evenings>,
    Visitor(guest): Visitor,
    Path(id): Path<EveningId>,
    Body(ClaimEvening { secret }): Body<ClaimEvening>,
) -> Result<StatusCode, ApiError> {
    let what = MembershipChange::UseLink { secret_hash: random::hash(&secret) };
    evenings.find(&id).await?.change(guest.id, what).await?;
    Ok(StatusCode::NO_CONTENT)
}
