//! Rights in a club, as extractors: a handler that takes one of these types runs for those visitors only.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use boneyard_protocol::club::ClubRefusal;
use boneyard_store::{Club, Guest};

use crate::evenings::rights::{club_and_visitor, organises};
use crate::http::error::ApiError;
use crate::state::App;

/// The visitor as an organiser of the club in the URL.
#[derive(Debug)]
pub(crate) struct RunsClub {
    pub(crate) club: Club,
    pub(crate) guest: Guest,
}

impl FromRequestParts<App> for RunsClub {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match club_and_visitor(parts, app).await? {
            (club, Some(guest)) if organises(app, &club, &guest).await? => Ok(RunsClub { club, guest }),
            _ => Err(ClubRefusal::NotOrganiser.into()),
        }
    }
}
