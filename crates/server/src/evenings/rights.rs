//! The right to open evenings, as an extractor: a handler that takes it runs for those visitors only.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use boneyard_ids::ClubId;
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningRefusal;
use boneyard_store::{Club, Guest, Member};
use serde::Deserialize;

use crate::http::error::ApiError;
use crate::state::App;
use crate::visitors::Visitor;

/// The visitor as someone who may open evenings in the club in the URL: an organiser, or a member (CLUB-1).
#[derive(Debug)]
pub(crate) struct RunsEvenings {
    pub(crate) club: Club,
    /// Whether the visitor is an organiser of the club.
    pub(crate) organises: bool,
    /// The member that the visitor is; `None` for an organiser who is not on the list.
    pub(crate) member: Option<Member>,
}

impl RunsEvenings {
    /// Checks that a guest may open evenings in a club.
    pub(crate) async fn check(app: &App, club: Club, guest: &Guest) -> Result<Self, ApiError> {
        let member = app.store().member_of(&club.id, &guest.id).await?;
        let organises = organises(app, &club, guest).await?;
        if organises || member.is_some() {
            Ok(RunsEvenings { club, organises, member })
        } else {
            Err(EveningRefusal::NotMember.into())
        }
    }
}

impl FromRequestParts<App> for RunsEvenings {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match club_and_visitor(parts, app).await? {
            (club, Some(guest)) => RunsEvenings::check(app, club, &guest).await,
            _ => Err(EveningRefusal::NotMember.into()),
        }
    }
}

/// The parameters in the URL of a club's route; the route can have more.
#[derive(Deserialize)]
struct ClubPath {
    id: ClubId,
}

/// The club in the URL, and the visitor if there is one.
pub(crate) async fn club_and_visitor(
    parts: &mut Parts,
    app: &App,
) -> Result<(Club, Option<Guest>), ApiError> {
    let Path(ClubPath { id }) = Path::from_request_parts(parts, app).await.map_err(|_| Problem::NotFound)?;
    let club = app.store().club(&id).await?.ok_or(Problem::NotFound)?;
    let visitor: Option<Visitor> = Option::from_request_parts(parts, app).await?;
    Ok((club, visitor.map(|Visitor(guest)| guest)))
}

/// Whether a guest organises a club.
pub(crate) async fn organises(app: &App, club: &Club, guest: &Guest) -> Result<bool, ApiError> {
    let organisers = app.store().organisers(&club.id).await?;
    Ok(organisers.iter().any(|organiser| organiser.guest == guest.id))
}
