//! Visitors: a cookie identifies the person, and the database has the name. A guest has a signed cookie; a person who is signed in
//! to an account has the cookie of a session. A program has a token.

pub(crate) mod grants;

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use boneyard_ids::SessionId;
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::tokens::TokenScope;
use boneyard_store::{AccountChange, Guest, Session, Store};
use boneyard_table::TableOptions;

use crate::bounds::{SESSION_IDLE_MS, SESSION_USE_MS};
use crate::config::Rates;
use crate::http::ApiError;
use crate::permissions::Permissions;
use crate::presence::Presence;
use crate::transport::Transport;
use crate::transport::session_ends::SocketSession;
use crate::{clock, cooling_off, random};

const GUEST_COOKIE: &str = "boneyard_guest";
const SESSION_COOKIE: &str = "boneyard_session";
/// It stays after signing out: strangers who send wrong passwords do not slow down this browser.
const DEVICE_COOKIE: &str = "boneyard_device";

/// The longest time for which browsers keep a cookie.
const COOKIE_DAYS: i64 = 400;

/// Recognises the person who made a request. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Visitors {
    pub(crate) store: Arc<Store>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) presence: Presence,
    /// Signs the cookies of guests.
    pub(crate) cookie_key: Key,
}

impl Visitors {
    /// The person of a request; `None` for a visitor without a cookie or a token.
    async fn identify(&self, parts: &Parts) -> Result<Option<Identity>, ApiError> {
        if let Some(token) = grants::of(&parts.headers) {
            let identity = self.of_secret(token).await?.ok_or(AccountRefusal::NotSignedIn)?;
            let granted = identity.session.as_ref().and_then(|session| session.scopes.as_deref());
            grants::check(parts, granted.unwrap_or_default())?;
            // A program must not send too many requests.
            let person = identity.person.id.clone();
            self.rates.api_requests.count(person)?;
            return Ok(Some(identity));
        }
        let cookies = SignedCookieJar::from_headers(&parts.headers, self.cookie_key.clone());
        if let Some(cookie) = cookies.get(SESSION_COOKIE) {
            let identity = self.of_secret(cookie.value()).await?;
            if identity.as_ref().is_some_and(|identity| !identity.is_program()) {
                return Ok(identity);
            }
        }
        let Some(cookie) = cookies.get(GUEST_COOKIE) else { return Ok(None) };
        let guest = self.store.guest_without_account(&cookie.value().into()).await?;
        Ok(guest.map(|person| Identity { person, session: None }))
    }

    /// The person of a session or a token.
    async fn of_secret(&self, secret: &str) -> Result<Option<Identity>, ApiError> {
        let now_ms = clock::now_ms();
        let found = self.store.session(&random::hash(secret), now_ms - SESSION_IDLE_MS).await?;
        let Some((person, session)) = found else { return Ok(None) };
        self.presence.saw(&person.id, Instant::now());
        if now_ms - session.used_ms >= SESSION_USE_MS {
            let used = AccountChange::Use { session: session.id.clone(), used_ms: now_ms };
            // A full disk must not sign anybody out.
            if let Err(cause) = self.store.change_account(used).await {
                tracing::warn!("The use of a session was not stored: {cause}");
            }
        }
        Ok(Some(Identity { person, session: Some(session) }))
    }
}

/// The person who made the request.
#[derive(Debug, Clone)]
pub(crate) struct Visitor(pub(crate) Guest);

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    Visitors: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let identity = Visitors::from_ref(state).identify(parts).await?;
        identity.map(|identity| Visitor(identity.person)).ok_or_else(|| Problem::NotAllowed.into())
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for Visitor
where
    Visitors: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError> {
        Ok(Visitors::from_ref(state).identify(parts).await?.map(|identity| Visitor(identity.person)))
    }
}

/// The person of an account, who made the request in a browser. No token allows such requests.
#[derive(Debug, Clone)]
pub(crate) struct SignedIn {
    pub(crate) person: Guest,
    pub(crate) session: SessionId,
}

impl<S: Send + Sync> FromRequestParts<S> for SignedIn
where
    Visitors: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        Ok(SignedIn::of(Visitors::from_ref(state).identify(parts).await?)?)
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

impl<S: Send + Sync> OptionalFromRequestParts<S> for Identity
where
    Visitors: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError> {
        Visitors::from_ref(state).identify(parts).await
    }
}

impl Identity {
    /// The person, who wants to sit at a table with these options.
    ///
    /// # Errors
    /// [`AccountRefusal::NotSignedIn`] if the match is rated and the person has no account, [`AccountRefusal::CoolingOff`] if it is rated
    /// and the person has left several early, or the person's ban.
    pub(crate) async fn may_play(
        self,
        options: TableOptions,
        permissions: &Permissions,
        store: &Store,
    ) -> Result<Guest, ApiError> {
        if options.rated && self.session.is_none() {
            return Err(AccountRefusal::NotSignedIn.into());
        }
        permissions.may_play(&self.person.id)?;
        if options.rated {
            cooling_off::check(store, &self.person.id).await?;
        }
        Ok(self.person)
    }

    /// The session of a socket that the person opens; `None` for a guest.
    pub(crate) fn socket_session(&self, transport: &Transport) -> Option<SocketSession> {
        let session = self.session.as_ref()?;
        Some(transport.watch(self.person.id.clone(), session.id.clone()))
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

/// The cookies of a person who signs in. The guest's cookie goes: on this browser the person is no guest any more.
pub(crate) fn signed_in(cookies: SignedCookieJar, secret: String, over_tls: bool) -> SignedCookieJar {
    cookies.remove(removal(GUEST_COOKIE)).add(cookie(SESSION_COOKIE, secret, over_tls))
}

/// The secret of a browser on which a person has signed in before.
pub(crate) fn device_secret(cookies: &SignedCookieJar) -> Option<String> {
    Some(cookies.get(DEVICE_COOKIE)?.value().to_owned())
}

/// The cookies of a browser on which a person has just signed in.
pub(crate) fn on_known_device(cookies: SignedCookieJar, secret: String, over_tls: bool) -> SignedCookieJar {
    cookies.add(cookie(DEVICE_COOKIE, secret, over_tls))
}

/// The cookies of a new guest.
pub(crate) fn as_guest(cookies: SignedCookieJar, guest: &Guest, over_tls: bool) -> SignedCookieJar {
    cookies.add(cookie(GUEST_COOKIE, guest.id.to_string(), over_tls))
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
