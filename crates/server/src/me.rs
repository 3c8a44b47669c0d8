//! You, the person who sends the request: your name and your face.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;
use boneyard_protocol::Problem;
use boneyard_protocol::http::Me;
use boneyard_store::{AccountChange, Guest, Store};

use crate::config::Rates;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::names::{account_name, check_not_of_house, guest_name};
use crate::permissions::Permissions;
use crate::reach::Site;
use crate::tables::Tables;
use crate::tournaments::Tournaments;
use crate::visitors::{Identity, as_guest};
use crate::{clock, random};

/// Your name and your face, and whether you are signed in.
///
/// A visitor without a cookie becomes a guest, and the answer sets the cookie.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses((status = 200, body = Me)))]
pub(crate) async fn me(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(site): State<Arc<Site>>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Identity>,
    cookies: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    if let Some(Identity { person, session }) = visitor {
        return Ok((cookies, Json(shown(&permissions, person, session.is_some()))));
    }
    rates.new_guests.count(network)?;
    let (id, created_ms) = (random::id::<20>().into(), clock::now_ms());
    let guest = Guest { id, name: String::new(), face: None, created_ms, is_bot: false };
    store.save_guest(guest.clone()).await?;
    let cookies = as_guest(cookies, &guest, site.over_tls());
    Ok((cookies, Json(shown(&permissions, guest, false))))
}

/// Change your name and your face. The tables where you sit show them at once.
#[utoipa::path(put, path = "/api/me", tag = "guests", request_body = Me, responses((status = 200, body = Me),
    (status = 403), (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn rename(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tables): State<Tables>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Body(Me { name, face, .. }): Body<Me>,
) -> Result<Json<Me>, ApiError> {
    let Identity { person, session } = visitor.ok_or(Problem::NotAllowed)?;
    rates.renames.count(person.id.clone())?;
    // Everyone at the table reads a new name, so it is talk.
    permissions.may_talk(&person.id)?;
    let has_account = session.is_some();
    let name = if has_account { account_name(&name)? } else { guest_name(&name)? };
    if name != person.name {
        check_not_of_house(&name)?;
    }
    let id = person.id.clone();
    let rename = match has_account {
        true => AccountChange::Rename { person: id, name: name.clone(), face },
        false => AccountChange::RenameGuest { person: id, name: name.clone(), face },
    };
    // They get a number if an account takes their name.
    let namesakes = if has_account { store.guests_named_like(&name).await? } else { Vec::new() };
    store.change_account(rename).await?;
    for person in [&person.id].into_iter().chain(&namesakes) {
        tables.renamed(person);
        tournaments.renamed(person);
    }
    Ok(Json(shown(&permissions, Guest { name, face, ..person }, has_account)))
}

/// A person as their own pages show them.
pub(crate) fn shown(permissions: &Permissions, person: Guest, account: bool) -> Me {
    let moderator = account && permissions.is_moderator(&person.id);
    Me { name: person.name, face: person.face, account, bot: person.is_bot, moderator }
}
