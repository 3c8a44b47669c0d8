//! Rights in a club, as extractors: a handler that takes one of these types runs for those visitors only.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use boneyard_ids::ClubId;
use boneyard_protocol::Problem;
use boneyard_protocol::club::ClubRefusal;
use boneyard_store::{Club, Guest};
use serde::Deserialize;

use crate::error::ApiError;
use crate::guests::Visitor;
use crate::state::App;

/// The visitor as an organiser of the club in the URL.
#[derive(Debug)]
pub(crate) struct RunsClub {
    pub(crate) club: Club,
    pub(crate) guest: Guest,
}

/// The parameters in the URL of a club's route; the route can have more.
#[derive(Deserialize)]
struct ClubPath {
    id: ClubId,
}

impl FromRequestParts<App> for RunsClub {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Path(ClubPath { id }) =
            Path::from_request_parts(parts, app).await.map_err(|_| Problem::NotFound)?;
        let club = app.store().club(&id).await?.ok_or(Problem::NotFound)?;
        let visitor: Option<Visitor> = Option::from_request_parts(parts, app).await?;
        let organisers = app.store().organisers(&club.id).await?;
        match visitor {
            Some(Visitor(guest)) if organisers.iter().any(|organiser| organiser.guest == guest.id) => {
                Ok(RunsClub { club, guest })
            }
            _ => Err(ClubRefusal::NotOrganiser.into()),
        }
    }
}
