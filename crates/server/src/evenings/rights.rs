//! The right to open evenings, as an extractor: a handler that takes it runs for those visitors only.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts, Path};
use axum::http::request::Parts;
use boneyard_ids::ClubId;
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningRefusal;
use boneyard_store::{Club, Guest, Member, Store};
use serde::Deserialize;

use crate::http::ApiError;
use crate::visitors::{Visitor, Visitors};

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
    pub(crate) async fn check(store: &Store, club: Club, guest: &Guest) -> Result<Self, ApiError> {
        let member = store.member_of(&club.id, &guest.id).await?;
        let organises = organises(store, &club, guest).await?;
        if organises || member.is_some() {
            Ok(RunsEvenings { club, organises, member })
        } else {
            Err(EveningRefusal::NotMember.into())
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for RunsEvenings
where
    Arc<Store>: FromRef<S>,
    Visitors: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let store = Arc::<Store>::from_ref(state);
        match club_and_visitor(parts, state).await? {
            (club, Some(guest)) => RunsEvenings::check(&store, club, &guest).await,
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
pub(crate) async fn club_and_visitor<S: Send + Sync>(
    parts: &mut Parts,
    state: &S,
) -> Result<(Club, Option<Guest>), ApiError>
where
    Arc<Store>: FromRef<S>,
    Visitors: FromRef<S>,
{
    let Path(ClubPath { id }) =
        Path::from_request_parts(parts, state).await.map_err(|_| Problem::NotFound)?;
    let club = Arc::<Store>::from_ref(state).club(&id).await?.ok_or(Problem::NotFound)?;
    let visitor: Option<Visitor> = Option::from_request_parts(parts, state).await?;
    Ok((club, visitor.map(|Visitor(guest)| guest)))
}

/// Whether a guest organises a club.
pub(crate) async fn organises(store: &Store, club: &Club, guest: &Guest) -> Result<bool, ApiError> {
    let organisers = store.organisers(&club.id).await?;
    Ok(organisers.iter().any(|organiser| organiser.guest == guest.id))
}
