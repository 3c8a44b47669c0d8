//! Visitors: a signed cookie identifies a guest, and the database has the name.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, FromRef, FromRequestParts, OptionalFromRequestParts, State};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use axum_extra::extract::{SignedCookieJar, WithRejection};
use boneyard_club::text::visible_name;
use boneyard_ids::PersonId;
use boneyard_protocol::http::{Me, NAME_CHARS_MAX};
use boneyard_protocol::{Failure, Problem};
use boneyard_store::Guest;

use crate::error::ApiError;
use crate::network::{Network, is_private};
use crate::state::App;
use crate::{clock, random};

const COOKIE: &str = "boneyard_guest";

/// The longest time for which browsers keep a cookie.
const COOKIE_DAYS: i64 = 400;

/// The guest who made the request.
#[derive(Debug, Clone)]
pub(crate) struct Visitor(pub(crate) Guest);

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        known_guest(&cookies(parts, app), app).await?.map(Visitor).ok_or_else(|| Problem::NotAllowed.into())
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, ApiError> {
        Ok(known_guest(&cookies(parts, app), app).await?.map(Visitor))
    }
}

/// The id of the guest who made the request, without the name. The cookie is signed, so the database need not be asked.
#[derive(Debug, Clone)]
pub(crate) struct GuestId(pub(crate) PersonId);

impl OptionalFromRequestParts<App> for GuestId {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Infallible> {
        Ok(cookies(parts, app).get(COOKIE).map(|cookie| GuestId(cookie.value().into())))
    }
}

/// The visitor's network. The host's own proxy appends the visitor's address to `x-forwarded-for`. In requests that do
/// not come from the proxy this header is ignored.
#[derive(Debug, Clone, Copy)]
pub(crate) struct VisitorNetwork(pub(crate) Network);

impl FromRequestParts<App> for VisitorNetwork {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, app)
            .await
            .map_err(|cause| ApiError::internal(Problem::Internal, &cause))?;
        let is_proxy = app.public_url().is_some() && is_private(peer.ip());
        let forwarded = || {
            let listed = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            listed.rsplit(',').next()?.trim().parse().ok()
        };
        Ok(VisitorNetwork(Network::of(is_proxy.then(forwarded).flatten().unwrap_or(peer.ip()))))
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.cookie_key().clone()
    }
}

fn cookies(parts: &Parts, app: &App) -> SignedCookieJar {
    SignedCookieJar::from_headers(&parts.headers, app.cookie_key().clone())
}

async fn known_guest(cookies: &SignedCookieJar, app: &App) -> Result<Option<Guest>, ApiError> {
    match cookies.get(COOKIE) {
        Some(cookie) => Ok(app.store().guest(&cookie.value().into()).await?),
        None => Ok(None),
    }
}

/// Your name and your face.
///
/// A visitor without a cookie becomes a guest, and the answer sets the cookie.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses((status = 200, body = Me)))]
pub(crate) async fn me(
    State(app): State<App>,
    VisitorNetwork(network): VisitorNetwork,
    cookies: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    if let Some(guest) = known_guest(&cookies, &app).await? {
        return Ok((cookies, shown(guest)));
    }
    app.new_guests().take(network, Instant::now()).map_err(ApiError::rate_limited)?;
    let (id, created_ms) = (random::id::<20>().into(), clock::now_ms());
    let guest = Guest { id, name: String::new(), face: None, created_ms };
    app.store().save_guest(guest.clone()).await?;
    Ok((cookies.add(cookie(&guest, app.over_tls())), shown(guest)))
}

/// Change your name and your face. The tables where you sit show them at once.
#[utoipa::path(put, path = "/api/me", tag = "guests", request_body = Me,
    responses((status = 200, body = Me), (status = 422, body = Failure)))]
pub(crate) async fn rename(
    State(app): State<App>,
    Visitor(guest): Visitor,
    WithRejection(Json(Me { name, face }), _): WithRejection<Json<Me>, ApiError>,
) -> Result<Json<Me>, ApiError> {
    app.renames().take(guest.id.clone(), Instant::now()).map_err(ApiError::rate_limited)?;
    let name = visible_name(&name, NAME_CHARS_MAX).map_err(|_| Problem::BadName { max: NAME_CHARS_MAX })?;
    let guest = Guest { name, face, ..guest };
    app.store().save_guest(guest.clone()).await?;
    app.tables().renamed(&guest.id);
    Ok(shown(guest))
}

fn shown(guest: Guest) -> Json<Me> {
    Json(Me { name: guest.name, face: guest.face })
}

fn cookie(guest: &Guest, over_tls: bool) -> Cookie<'static> {
    Cookie::build((COOKIE, guest.id.to_string()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(over_tls)
        .max_age(time::Duration::days(COOKIE_DAYS))
        .build()
}
