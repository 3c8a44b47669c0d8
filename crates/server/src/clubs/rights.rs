//! Rights in a club, as extractors: a handler that takes one of these types runs for those visitors only.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use boneyard_protocol::club::ClubRefusal;
use boneyard_store::{Club, Guest, Store};

use crate::evenings::rights::{club_and_visitor, organises};
use crate::http::ApiError;
use crate::visitors::Visitors;

/// The visitor as an organiser of the club in the URL.
#[derive(Debug)]
pub(crate) struct RunsClub {
    pub(crate) club: Club,
    pub(crate) guest: Guest,
}

impl<S: Send + Sync> FromRequestParts<S> for RunsClub
where
    Arc<Store>: FromRef<S>,
    Visitors: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let store = Arc::<Store>::from_ref(state);
        match club_and_visitor(parts, state).await? {
            (club, Some(guest)) if organises(&store, &club, &guest).await? => Ok(RunsClub { club, guest }),
            _ => Err(ClubRefusal::NotOrganiser.into()),
        }
    }
}
