//! Handlers for the organisers of a club and their invitations.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::{ClubId, InvitationId, OrganiserId};
use boneyard_protocol::Problem;
use boneyard_protocol::club::{ClubInvitation, ClubOrganiser, ClubOrganisers, JoinOrganisers, NewInvitation};
use boneyard_store::{ClubChange, Store};

use crate::bounds::INVITATION_MS;
use crate::clubs::rights::RunsClub;
use crate::http::{ApiError, Body};
use crate::visitors::Visitor;
use crate::{clock, random};

/// The organisers of a club and its open invitations. For its organisers.
#[utoipa::path(get, path = "/api/clubs/{id}/organisers", tag = "clubs",
    responses((status = 200, body = ClubOrganisers), (status = 403), (status = 404)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    RunsClub { club, guest }: RunsClub,
) -> Result<Json<ClubOrganisers>, ApiError> {
    let organisers = store.organisers(&club.id).await?.into_iter().map(|organiser| ClubOrganiser {
        id: organiser.id,
        name: organiser.name,
        you: organiser.guest == guest.id,
        since_ms: organiser.since_ms,
    });
    let invitations = store.invitations(&club.id, clock::now_ms()).await?;
    let invitations = invitations.into_iter().map(|invitation| ClubInvitation {
        id: invitation.id,
        by: invitation.name,
        made_ms: invitation.made_ms,
        until_ms: invitation.until_ms,
    });
    Ok(Json(ClubOrganisers { organisers: organisers.collect(), invitations: invitations.collect() }))
}

/// Make an invitation link for another organiser. For organisers.
///
/// Only the hash of the secret is stored, so this answer is the only one with the secret.
#[utoipa::path(post, path = "/api/clubs/{id}/invitations", tag = "clubs",
    responses((status = 201, body = NewInvitation), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn invite(
    State(store): State<Arc<Store>>,
    RunsClub { club, guest }: RunsClub,
) -> Result<(StatusCode, Json<NewInvitation>), ApiError> {
    let (id, secret) = (InvitationId::from(random::id::<10>()), random::id::<26>());
    let made_ms = clock::now_ms();
    let invitation = ClubChange::Invite {
        club: club.id,
        id: id.clone(),
        guest: guest.id,
        secret_hash: random::hash(&secret),
        made_ms,
        until_ms: made_ms + INVITATION_MS,
    };
    store.change_club(invitation).await?;
    Ok((StatusCode::CREATED, Json(NewInvitation { id, secret })))
}

/// Withdraw an invitation. For organisers.
#[utoipa::path(delete, path = "/api/clubs/{id}/invitations/{invitation}", tag = "clubs", responses((status = 204),
    (status = 403), (status = 404)))]
pub(crate) async fn withdraw(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, invitation)): Path<(ClubId, InvitationId)>,
) -> Result<StatusCode, ApiError> {
    store.change_club(ClubChange::Withdraw { club: club.id, invitation }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Become an organiser, with an invitation.
#[utoipa::path(post, path = "/api/clubs/{id}/organisers", tag = "clubs", request_body = JoinOrganisers,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 410)))]
pub(crate) async fn join(
    State(store): State<Arc<Store>>,
    Visitor(guest): Visitor,
    Path(id): Path<ClubId>,
    Body(JoinOrganisers { secret }): Body<JoinOrganisers>,
) -> Result<StatusCode, ApiError> {
    let club = store.club(&id).await?.ok_or(Problem::NotFound)?;
    let join = ClubChange::Join {
        club: club.id,
        secret_hash: random::hash(&secret),
        organiser: random::id::<10>().into(),
        guest: guest.id,
        now_ms: clock::now_ms(),
    };
    store.change_club(join).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove another organiser or yourself. For organisers. The last organiser cannot be removed.
///
/// The removed organiser's invitations are withdrawn.
#[utoipa::path(delete, path = "/api/clubs/{id}/organisers/{organiser}", tag = "clubs", responses((status = 204),
    (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn remove(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, organiser)): Path<(ClubId, OrganiserId)>,
) -> Result<StatusCode, ApiError> {
    store.change_club(ClubChange::RemoveOrganiser { club: club.id, organiser }).await?;
    Ok(StatusCode::NO_CONTENT)
}
