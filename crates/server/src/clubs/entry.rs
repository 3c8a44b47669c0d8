//! The way to a club's evenings: an e-mail that the club knows.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum_extra::extract::WithRejection;
use boneyard_protocol::club::{ClubEntry, EnterClub};
use boneyard_protocol::{Failure, Problem};
use boneyard_store::ClubChange;

use crate::error::ApiError;
use crate::guests::{Visitor, VisitorAddress};
use crate::state::App;
use crate::{clock, evenings};

/// Say by e-mail which member I am (CLUB-16 to CLUB-19).
///
/// To an e-mail that is not registered nothing else is told. The club knows the visitor as the member from then on. Whoever is in an
/// evening already is taken there.
#[utoipa::path(post, path = "/api/clubs/{id}/enter", tag = "clubs", params(("id" = String, Path)),
    request_body = EnterClub,
    responses((status = 200, body = ClubEntry), (status = 404, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn enter(
    State(app): State<App>,
    Visitor(guest): Visitor,
    VisitorAddress(address): VisitorAddress,
    Path(id): Path<String>,
    WithRejection(Json(EnterClub { email }), _): WithRejection<Json<EnterClub>, ApiError>,
) -> Result<Json<ClubEntry>, ApiError> {
    let now = Instant::now();
    app.email_checks_of_guests().take(guest.id.clone(), now).map_err(ApiError::too_often)?;
    app.email_checks_of_addresses().take(address, now).map_err(ApiError::too_often)?;
    let club = app.store().club(&id).await?.ok_or(Problem::NotFound)?;
    let Some(member) = app.store().member_by_email(&club.id, email.trim()).await? else {
        return Ok(Json(ClubEntry::NotRegistered));
    };
    let entry = ClubChange::Enter {
        club: club.id,
        member: member.id,
        guest: guest.id.clone(),
        now_ms: clock::now_ms(),
    };
    app.store().change_club(entry).await?;
    let name = member.name;
    Ok(Json(match app.store().evening_of(&guest.id).await? {
        None => ClubEntry::Free { name },
        Some(evening) => {
            let title = evenings::open::facts(&evening).map(|facts| facts.name).unwrap_or_default();
            ClubEntry::InEvening { name, evening: evening.id, title }
        }
    }))
}
