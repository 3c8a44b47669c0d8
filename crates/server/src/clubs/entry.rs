//! How members enter a club: by their e-mail, or by a link that an organiser made for them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_ids::ClubId;
use boneyard_protocol::Problem;
use boneyard_protocol::club::{ClubEntry, EnterByLink, EnterClub};
use boneyard_store::{ClubChange, Guest, Store};

use crate::config::Rates;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::visitors::Visitor;
use crate::{clock, evenings, random};

/// Enter a club as a member, by e-mail (CLUB-16 to CLUB-19).
///
/// If no member has the e-mail, the answer says only that. If a member has it, the club knows the visitor as this
/// member from now on. The answer never has the member's name, because the e-mail is not verified. If the member is in
/// an open evening, the answer names the evening.
#[utoipa::path(post, path = "/api/clubs/{id}/enter", tag = "clubs", request_body = EnterClub,
    responses((status = 200, body = ClubEntry), (status = 403), (status = 404), (status = 429)))]
pub(crate) async fn enter(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    Visitor(guest): Visitor,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<ClubId>,
    Body(EnterClub { email }): Body<EnterClub>,
) -> Result<Json<ClubEntry>, ApiError> {
    rates.email_checks_of_guests.count(guest.id.clone())?;
    rates.email_checks_of_networks.count(network)?;
    let club = store.club(&id).await?.ok_or(Problem::NotFound)?;
    let Some(member) = store.member_by_email(&club.id, email.trim()).await? else {
        return Ok(Json(ClubEntry::NotRegistered));
    };
    let entry = ClubChange::Enter {
        club: club.id,
        member: member.id,
        guest: guest.id.clone(),
        now_ms: clock::now_ms(),
    };
    store.change_club(entry).await?;
    entered(&store, &guest).await.map(Json)
}

/// Enter a club as a member, with the link that an organiser made for that member. A link works once.
///
/// If the member is in an open evening, the answer names the evening.
#[utoipa::path(post, path = "/api/clubs/{id}/enter/link", tag = "clubs", request_body = EnterByLink,
    responses((status = 200, body = ClubEntry), (status = 403), (status = 404), (status = 410)))]
pub(crate) async fn enter_by_link(
    State(store): State<Arc<Store>>,
    Visitor(guest): Visitor,
    Path(id): Path<ClubId>,
    Body(EnterByLink { secret }): Body<EnterByLink>,
) -> Result<Json<ClubEntry>, ApiError> {
    let club = store.club(&id).await?.ok_or(Problem::NotFound)?;
    let entry = ClubChange::EnterByLink {
        club: club.id,
        secret_hash: random::hash(&secret),
        guest: guest.id.clone(),
        now_ms: clock::now_ms(),
    };
    store.change_club(entry).await?;
    entered(&store, &guest).await.map(Json)
}

/// The answer to a guest who has entered a club.
async fn entered(store: &Store, guest: &Guest) -> Result<ClubEntry, ApiError> {
    Ok(match store.evening_of(&guest.id).await? {
        None => ClubEntry::Free,
        Some(evening) => {
            let title = evenings::summary::facts(&evening).map(|facts| facts.name).unwrap_or_default();
            ClubEntry::InEvening { evening: evening.id, title }
        }
    })
}
