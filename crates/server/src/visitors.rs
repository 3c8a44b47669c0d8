//! Visitors: a cookie identifies the person, and the database has the name. A guest has a signed cookie; a person who is signed in
//! to an account has the cookie of a session. A program has a token.

pub(crate) mod grants;

use std::time::Instant;

use axum::Json;
use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts, State};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use boneyard_ids::SessionId;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::http::Me;
use boneyard_protocol::tokens::TokenScope;
use boneyard_protocol::{Failure, Problem};
use boneyard_store::{AccountChange, Guest, Session};
use boneyard_table::TableOptions;

use crate::bounds::{SESSION_IDLE_MS, SESSION_USE_MS};
use crate::http::error::ApiError;
use crate::http::extract::Body;
use crate::names::{account_name, guest_name};
use crate::state::App;
use crate::transport::session_ends::SocketSession;
use crate::{clock, random};

const GUEST_COOKIE: &str = "boneyard_guest";
const SESSION_COOKIE: &str = "boneyard_session";

/// The longest time for which browsers keep a cookie.
const COOKIE_DAYS: i64 = 400;

/// The person who made the request.
#[derive(Debug, Clone)]
pub(crate) struct Visitor(pub(crate) Guest);

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let identity = Identity::of(parts, app).await?;
        identity.map(|identity| Visitor(identity.person)).ok_or_else(|| Problem::NotAllowed.into())
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, ApiError> {
        Ok(Identity::of(parts, app).await?.map(|identity| Visitor(identity.person)))
    }
}

/// The person of an account, who made the request in a browser. No token allows such requests.
#[derive(Debug, Clone)]
pub(crate) struct SignedIn {
    pub(crate) person: Guest,
    pub(crate) session: SessionId,
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        Ok(SignedIn::of(Identity::of(parts, app).await?)?)
    }
}

impl SignedIn {
    /// The person, if the request comes from a browser where the person is signed in.
    pub(crate) fn of(identity: Option<Identity>) -> Result<Self, AccountRefusal> {
        let signed_in = identity.and_then(|Identity { person, session }| {
            let session = session.filter(|session| session.scopes.is_none())?;
            Some(SignedIn { person, session: session.id })
        });
        signed_in.ok_or(AccountRefusal::NotSignedIn)
    }
}

/// Who made the request: a guest, or the person of an account.
pub(crate) struct Identity {
    pub(crate) person: Guest,
    /// `None` for a guest.
    pub(crate) session: Option<Session>,
}

impl OptionalFromRequestParts<App> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, ApiError> {
        Identity::of(parts, app).await
    }
}

impl Identity {
    /// The person, who wants to sit at a table with these options.
    ///
    /// # Errors
    /// [`AccountRefusal::NotSignedIn`] if the match is rated and the person has no account, or the person's ban.
    pub(crate) fn may_play(self, options: TableOptions, app: &App) -> Result<Guest, ApiError> {
        if options.rated && self.session.is_none() {
            return Err(AccountRefusal::NotSignedIn.into());
        }
        app.moderation().may_play(&self.person.id)?;
        Ok(self.person)
    }

    /// The session of a socket that the person opens; `None` for a guest.
    pub(crate) fn socket_session(&self, app: &App) -> Option<SocketSession> {
        let session = self.session.as_ref()?;
        Some(app.socket_session(self.person.id.clone(), session.id.clone()))
    }

    /// The person of a request; `None` for a visitor without a cookie or a token.
    async fn of(parts: &Parts, app: &App) -> Result<Option<Self>, ApiError> {
        if let Some(token) = grants::of(&parts.headers) {
            let identity = Identity::of_secret(token, app).await?.ok_or(AccountRefusal::NotSignedIn)?;
            let granted = identity.session.as_ref().and_then(|session| session.scopes.as_deref());
            grants::check(parts, granted.unwrap_or_default(), &identity.person.id, app)?;
            return Ok(Some(identity));
        }
        let cookies = SignedCookieJar::from_headers(&parts.headers, app.cookie_key().clone());
        if let Some(cookie) = cookies.get(SESSION_COOKIE) {
            let identity = Identity::of_secret(cookie.value(), app).await?;
            if identity.as_ref().is_some_and(|identity| !identity.is_program()) {
                return Ok(identity);
            }
        }
        let Some(cookie) = cookies.get(GUEST_COOKIE) else { return Ok(None) };
        let guest = app.store().guest_without_account(&cookie.value().into()).await?;
        Ok(guest.map(|person| Identity { person, session: None }))
    }

    /// The person of a session or a token.
    async fn of_secret(secret: &str, app: &App) -> Result<Option<Self>, ApiError> {
        let now_ms = clock::now_ms();
        let found = app.store().session(&random::hash(secret), now_ms - SESSION_IDLE_MS).await?;
        let Some((person, session)) = found else { return Ok(None) };
        app.presence().saw(&person.id, Instant::now());
        if now_ms - session.used_ms >= SESSION_USE_MS {
            let used = AccountChange::Use { session: session.id.clone(), used_ms: now_ms };
            // A full disk must not sign anybody out.
            if let Err(cause) = app.store().change_account(used).await {
                tracing::warn!("The use of a session was not stored: {cause}");
            }
        }
        Ok(Some(Identity { person, session: Some(session) }))
    }

    /// Whether the person may do what needs this scope. Only tokens limit it.
    pub(crate) fn may(&self, scope: TokenScope) -> bool {
        let granted = self.session.as_ref().and_then(|session| session.scopes.as_deref());
        granted.is_none_or(|granted| grants::scopes(granted).contains(&scope))
    }

    /// Whether a program made the request, with a token.
    pub(crate) fn is_program(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.scopes.is_some())
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.cookie_key().clone()
    }
}

/// Your name and your face, and whether you are signed in.
///
/// A visitor without a cookie becomes a guest, and the answer sets the cookie.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses((status = 200, body = Me)))]
pub(crate) async fn me(
    State(app): State<App>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Identity>,
    cookies: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    if let Some(Identity { person, session }) = visitor {
        return Ok((cookies, Json(shown(&app, person, session.is_some()))));
    }
    app.rates().new_guests.take(network, Instant::now()).map_err(ApiError::rate_limited)?;
    let (id, created_ms) = (random::id::<20>().into(), clock::now_ms());
    let guest = Guest { id, name: String::new(), face: None, created_ms, is_bot: false };
    app.store().save_guest(guest.clone()).await?;
    let cookie = cookie(GUEST_COOKIE, guest.id.to_string(), app.over_tls());
    Ok((cookies.add(cookie), Json(shown(&app, guest, false))))
}

/// Change your name and your face. The tables where you sit show them at once.
#[utoipa::path(put, path = "/api/me", tag = "guests", request_body = Me,
    responses((status = 200, body = Me), (status = 403, body = Failure), (status = 409, body = Failure),
        (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Option<Identity>,
    Body(Me { name, face, .. }): Body<Me>,
) -> Result<Json<Me>, ApiError> {
    let Identity { person, session } = visitor.ok_or(Problem::NotAllowed)?;
    app.rates().renames.take(person.id.clone(), Instant::now()).map_err(ApiError::rate_limited)?;
    // Everyone at the table reads a new name, so it is talk.
    app.moderation().may_talk(&person.id)?;
    let person = match session {
        Some(_) => {
            let name = account_name(&name)?;
            let rename = AccountChange::Rename { person: person.id.clone(), name: name.clone(), face };
            app.store().change_account(rename).await?;
            Guest { name, face, ..person }
        }
        None => {
            let guest = Guest { name: guest_name(&name)?, face, ..person };
            app.store().save_guest(guest.clone()).await?;
            guest
        }
    };
    app.tables().renamed(&person.id);
    app.tournaments().renamed(&person.id);
    Ok(Json(shown(&app, person, session.is_some())))
}

pub(crate) fn shown(app: &App, person: Guest, account: bool) -> Me {
    let moderator = account && app.moderation().is_moderator(&person.id);
    Me { name: person.name, face: person.face, account, bot: person.is_bot, moderator }
}

/// The cookies of a person who signs in. The guest's cookie goes: on this browser the person is no guest any more.
pub(crate) fn signed_in(cookies: SignedCookieJar, secret: String, app: &App) -> SignedCookieJar {
    cookies.remove(removal(GUEST_COOKIE)).add(cookie(SESSION_COOKIE, secret, app.over_tls()))
}

/// The cookies of a person who signs out.
pub(crate) fn signed_out(cookies: SignedCookieJar) -> SignedCookieJar {
    cookies.remove(removal(GUEST_COOKIE)).remove(removal(SESSION_COOKIE))
}

fn cookie(name: &'static str, value: String, over_tls: bool) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(over_tls)
        .max_age(time::Duration::days(COOKIE_DAYS))
        .build()
}

fn removal(name: &'static str) -> Cookie<'static> {
    Cookie::build((name, "")).path("/").build()
}
