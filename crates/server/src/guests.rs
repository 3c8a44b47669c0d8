//! Visitors: a signed cookie says who somebody is, the database knows the name.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, FromRef, FromRequestParts, OptionalFromRequestParts, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use axum_extra::extract::{SignedCookieJar, WithRejection};
use boneyard_protocol::http::{Me, NAME_CHARS_MAX};
use boneyard_protocol::{Failure, Problem};
use boneyard_store::Guest;

use crate::error::ApiError;
use crate::state::App;
use crate::{clock, random};

const COOKIE: &str = "boneyard_guest";

/// Browsers keep no cookie for longer than this.
const COOKIE_DAYS: i64 = 400;

/// Whoever made the request.
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
        Some(cookie) => Ok(app.store().guest(cookie.value()).await?),
        None => Ok(None),
    }
}

/// Who am I?
///
/// A visitor without a cookie becomes a guest, and the answer sets the cookie.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses((status = 200, body = Me)))]
pub(crate) async fn me(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    cookies: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    if let Some(guest) = known_guest(&cookies, &app).await? {
        return Ok((cookies, Json(Me { name: guest.name })));
    }
    let address = visitor_address(&app, peer, &headers);
    app.new_guests().take(address, Instant::now()).map_err(ApiError::too_often)?;
    let created_ms = clock::now().0.cast_signed();
    let guest = Guest { id: random::id::<20>(), name: String::new(), created_ms };
    app.store().save_guest(guest.clone()).await?;
    Ok((cookies.add(cookie(&guest, app.over_tls())), Json(Me { name: guest.name })))
}

/// Where a visitor comes from. Behind a proxy it is the proxy that knows, and adds what it knows last.
fn visitor_address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let proxy = app.public_url().is_some();
    let named = || {
        let listed = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        listed.rsplit(',').next()?.trim().parse().ok()
    };
    proxy.then(named).flatten().unwrap_or(peer.ip())
}

/// Call me something else.
#[utoipa::path(put, path = "/api/me", tag = "guests", request_body = Me,
    responses((status = 200, body = Me), (status = 422, body = Failure)))]
pub(crate) async fn rename(
    State(app): State<App>,
    Visitor(guest): Visitor,
    WithRejection(Json(Me { name }), _): WithRejection<Json<Me>, ApiError>,
) -> Result<Json<Me>, ApiError> {
    let name = checked_name(&name).ok_or(Problem::BadName { max: NAME_CHARS_MAX })?;
    let guest = Guest { name, ..guest };
    app.store().save_guest(guest.clone()).await?;
    Ok(Json(Me { name: guest.name }))
}

/// A name with single spaces and something to see in it. Marks that turn the direction of text could make one name
/// look like another.
fn checked_name(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    (!name.is_empty() && name.chars().count() <= NAME_CHARS_MAX && !name.chars().any(hidden)).then_some(name)
}

fn cookie(guest: &Guest, over_tls: bool) -> Cookie<'static> {
    Cookie::build((COOKIE, guest.id.clone()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(over_tls)
        .max_age(time::Duration::days(COOKIE_DAYS))
        .build()
}

#[cfg(test)]
mod tests {
    use super::checked_name;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(checked_name("  Ana   María "), Some("Ana María".into()));
        assert_eq!(checked_name("Вера"), Some("Вера".into()));
        assert_eq!(checked_name(" \t "), None);
        assert_eq!(checked_name("x".repeat(25).as_str()), None);
        assert_eq!(checked_name("Ana\u{202e}"), None);
    }
}
