//! Handlers for clubs: list, open, show, change settings.
//!
//! `clubs/rights.rs` says who may run a club, `evenings/rights.rs` who may run its evenings.

pub(crate) mod competitions;
pub(crate) mod entry;
mod list;
pub(crate) mod members;
pub(crate) mod organisers;
pub(crate) mod regulations;
pub(crate) mod rights;
pub(crate) mod season;
pub(crate) mod spreadsheet;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::ClubId;
use boneyard_protocol::Problem;
use boneyard_protocol::club::{
    CLUB_NAME_CHARS_MAX, ClubRefusal, ClubRole, ClubSettings, ClubSummary, ClubView, EditClub,
    NOTE_CHARS_MAX, OpenClub, OpenedClub, PENALTIES_MAX, PENALTY_AMOUNT_MAX, UsualPenalty,
};
use boneyard_store::{Club, ClubChange, Store};
use boneyard_text::{visible_line, visible_name};

use crate::clubs::rights::RunsClub;
use crate::config::Rates;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::visitors::Visitor;
use crate::{clock, random};

/// The clubs that you organise or have entered.
#[utoipa::path(get, path = "/api/clubs", tag = "clubs", responses((status = 200, body = Vec<ClubSummary>)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    visitor: Option<Visitor>,
) -> Result<Json<Vec<ClubSummary>>, ApiError> {
    let Some(Visitor(guest)) = visitor else { return Ok(Json(Vec::new())) };
    let clubs = store.clubs_of(&guest.id).await?.into_iter().map(|club| ClubSummary {
        id: club.id,
        name: club.name,
        you: ClubRole { organises: club.organises, member: club.member, email: club.email },
    });
    Ok(Json(clubs.collect()))
}

/// Open a club.
///
/// You become its first organiser and its first member.
#[utoipa::path(post, path = "/api/clubs", tag = "clubs", request_body = OpenClub,
    responses((status = 201, body = OpenedClub), (status = 403), (status = 422), (status = 429)))]
pub(crate) async fn open(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    Visitor(guest): Visitor,
    VisitorNetwork(network): VisitorNetwork,
    Body(OpenClub { name, member }): Body<OpenClub>,
) -> Result<(StatusCode, Json<OpenedClub>), ApiError> {
    let name = club_name(&name)?;
    let member = match member {
        Some(member) => Some(club_name(&member)?),
        // A guest may not have chosen a name yet.
        None => club_name(&guest.name).ok(),
    };
    rates.new_clubs.count(guest.id.clone())?;
    rates.new_clubs_of_networks.count(network)?;
    let (id, settings) = (ClubId::from(random::id::<10>()), "{}".into());
    let club = Club { id: id.clone(), name, settings, created_ms: clock::now_ms() };
    let (organiser, member) = (random::id::<10>().into(), member.map(members::named));
    let change = ClubChange::Open { club, organiser, guest: guest.id, member };
    store.change_club(change).await?;
    Ok((StatusCode::CREATED, Json(OpenedClub { id })))
}

/// One club. Only its organisers and members see the organisers' names.
#[utoipa::path(get, path = "/api/clubs/{id}", tag = "clubs", responses((status = 200, body = ClubView),
    (status = 404)))]
pub(crate) async fn one(
    State(store): State<Arc<Store>>,
    visitor: Option<Visitor>,
    Path(id): Path<ClubId>,
) -> Result<Json<ClubView>, ApiError> {
    let club = store.club(&id).await?.ok_or(Problem::NotFound)?;
    Ok(Json(view(&store, club, visitor).await?))
}

/// Change a club's name and settings. For its organisers.
#[utoipa::path(put, path = "/api/clubs/{id}", tag = "clubs", request_body = EditClub,
    responses((status = 200, body = ClubView), (status = 403), (status = 404), (status = 422)))]
pub(crate) async fn edit(
    State(store): State<Arc<Store>>,
    RunsClub { club, guest }: RunsClub,
    Body(edit): Body<EditClub>,
) -> Result<Json<ClubView>, ApiError> {
    let name = club_name(&edit.name)?;
    let settings = checked(edit.settings)?;
    let settings = serde_json::to_string(&settings).map_err(ApiError::broken)?;
    let club = Club { name, settings, ..club };
    let change =
        ClubChange::Edit { club: club.id.clone(), name: club.name.clone(), settings: club.settings.clone() };
    store.change_club(change).await?;
    Ok(Json(view(&store, club, Some(Visitor(guest))).await?))
}

async fn view(store: &Store, club: Club, visitor: Option<Visitor>) -> Result<ClubView, ApiError> {
    let organisers = store.organisers(&club.id).await?;
    let member = match &visitor {
        Some(Visitor(guest)) => store.member_of(&club.id, &guest.id).await?,
        None => None,
    };
    let organises = |Visitor(guest): &Visitor| organisers.iter().any(|organiser| organiser.guest == guest.id);
    let you = ClubRole {
        organises: visitor.as_ref().is_some_and(organises),
        member: member.is_some(),
        email: member.map(|member| member.email).filter(|email| !email.is_empty()),
    };
    let settings = serde_json::from_str(&club.settings).map_err(ApiError::broken)?;
    let is_known = you.organises || you.member;
    let organisers = organisers.into_iter().map(|organiser| organiser.name).filter(|_| is_known).collect();
    Ok(ClubView { id: club.id, name: club.name, settings, organisers, you })
}

fn club_name(name: &str) -> Result<String, ApiError> {
    visible_name(name, CLUB_NAME_CHARS_MAX).map_err(|_| Problem::BadName { max: CLUB_NAME_CHARS_MAX }.into())
}

/// Checks settings and trims their texts. Nothing is cut off: a text that is too long is an error.
fn checked(settings: ClubSettings) -> Result<ClubSettings, ApiError> {
    let name = |text: &str| {
        visible_line(text, CLUB_NAME_CHARS_MAX).map_err(|_| Problem::BadName { max: CLUB_NAME_CHARS_MAX })
    };
    let checked_penalty = |UsualPenalty { reason, amount }| {
        let reason = visible_name(&reason, NOTE_CHARS_MAX).ok()?;
        (amount <= PENALTY_AMOUNT_MAX).then_some(UsualPenalty { reason, amount })
    };
    let refusal = ClubRefusal::BadPenalties {
        penalties: PENALTIES_MAX,
        chars: NOTE_CHARS_MAX,
        amount: PENALTY_AMOUNT_MAX,
    };
    let is_short = settings.penalties.len() <= PENALTIES_MAX;
    let penalties =
        settings.penalties.into_iter().map(checked_penalty).collect::<Option<_>>().filter(|_| is_short);
    Ok(ClubSettings {
        page_name: name(&settings.page_name)?,
        entry_name: name(&settings.entry_name)?,
        penalties: penalties.ok_or(refusal)?,
        ..settings
    })
}
