//! What calls people: to their tables, by invitations, and because someone has come to play.
//!
//! A page asks for all of it in one request. Devices without an open page get notices by `push`, and e-mails go to those who want them.

mod arrivals;
pub(crate) mod devices;
mod tournaments;
mod turns;
mod wishes;

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use boneyard_protocol::notices::{ArrivalWish, Notices};

pub(crate) use self::arrivals::ArrivalNotices;
pub(crate) use self::tournaments::TournamentNotices;
pub(crate) use self::turns::TurnNotices;
pub(crate) use self::wishes::Wishes;
use crate::clock;
use crate::config::Rates;
use crate::friends::{self, Invitations};
use crate::http::ApiError;
use crate::tables::Tables;
use crate::visitors::Visitor;

/// What calls you: your tables, invitations, and who has come since you asked to hear. Cheap enough to ask for every few seconds.
#[utoipa::path(get, path = "/api/notices", tag = "tables", responses((status = 200, body = Notices)))]
pub(crate) async fn view(
    State(tables): State<Tables>,
    State(invitations): State<Arc<Invitations>>,
    State(wishes): State<Arc<Wishes>>,
    visitor: Option<Visitor>,
) -> Result<Json<Notices>, ApiError> {
    let Some(Visitor(person)) = visitor else {
        return Ok(Json(Notices { tables: Vec::new(), invitations: Vec::new(), wish: None }));
    };
    Ok(Json(Notices {
        tables: tables.calls(&person.id).await,
        invitations: friends::open_invitations(&tables, &invitations, &person.id).await?,
        wish: wishes.of(&person.id, Instant::now()),
    }))
}

/// Ask to hear for four hours when someone waits for opponents, or opens a table with free seats. You hear of it in `/api/notices`, on
/// your devices, and by e-mail if your account says so: of one arrival in 15 minutes at most.
#[utoipa::path(put, path = "/api/notices/wish", tag = "tables", responses((status = 200, body = ArrivalWish),
    (status = 403), (status = 429)))]
pub(crate) async fn wish(
    State(rates): State<Arc<Rates>>,
    State(wishes): State<Arc<Wishes>>,
    Visitor(person): Visitor,
) -> Result<Json<ArrivalWish>, ApiError> {
    rates.wishes.count(person.id.clone())?;
    Ok(Json(wishes.add(person.id, Instant::now(), clock::now())?))
}

/// Hear no more of people who come.
#[utoipa::path(delete, path = "/api/notices/wish", tag = "tables", responses((status = 204), (status = 403)))]
pub(crate) async fn forget_wish(State(wishes): State<Arc<Wishes>>, Visitor(person): Visitor) -> StatusCode {
    wishes.remove(&person.id);
    StatusCode::NO_CONTENT
}
