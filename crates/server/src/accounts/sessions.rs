//! Signing in and out, and the browsers on which a person is signed in.
//!
//! A guest who signs in keeps their seats: `move_guest`, then `Table::introduce` in `boneyard_table`.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum_extra::extract::SignedCookieJar;
use boneyard_ids::{PersonId, SessionId};
use boneyard_protocol::account::{AccountRefusal, DEVICE_CHARS_MAX, SignIn};
use boneyard_protocol::http::Me;
use boneyard_store::{Account, AccountChange, Guest, Session};

use super::Accounts;
use super::guesses::KnownDevice;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::visitors::{self, Identity, SignedIn};
use crate::{clock, random};

/// What the browser says about itself.
pub(crate) struct UserAgent(String);

impl UserAgent {
    /// At most `DEVICE_CHARS_MAX` characters.
    pub(super) fn text(&self) -> &str {
        &self.0
    }
}

impl<S: Send + Sync> FromRequestParts<S> for UserAgent {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let text = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or("");
        Ok(UserAgent(text.chars().filter(|c| !c.is_control()).take(DEVICE_CHARS_MAX).collect()))
    }
}

/// Sign in on this browser.
///
/// A wrong name and a wrong password get the same answer. With `move_guest`, the tables, clubs and matches of this browser's guest
/// become the account's.
#[utoipa::path(post, path = "/api/session", tag = "accounts", security(()), request_body = SignIn,
    responses((status = 200, body = Me), (status = 403), (status = 409), (status = 429)))]
pub(crate) async fn sign_in(
    State(accounts): State<Arc<Accounts>>,
    VisitorNetwork(network): VisitorNetwork,
    agent: UserAgent,
    identity: Option<Identity>,
    cookies: SignedCookieJar,
    Body(request): Body<SignIn>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let SignIn { name, password, move_guest } = request;
    if identity.as_ref().is_some_and(|identity| identity.session.is_some()) {
        return Err(AccountRefusal::SignedIn.into());
    }
    let account = accounts.store.account_named(&name).await?;
    let is_right = if accounts.is_known_device(&cookies, account.as_ref()).await? {
        accounts.verify(account.as_ref(), password).await?
    } else {
        accounts.is_password_from(network, account.as_ref(), &name, password).await?
    };
    let account = account.filter(|_| is_right).ok_or(AccountRefusal::WrongSignIn)?;
    if let Some(guest) = identity.filter(|_| move_guest) {
        accounts.move_guest(guest.person.id, account.person.id.clone()).await?;
    }
    let cookies = accounts.begin_session(cookies, &account.person, agent).await?;
    Ok((cookies, accounts.me(account.person)))
}

impl Accounts {
    /// Makes what belongs to a guest the account's. Not during an open evening: its entries name the guest's device.
    pub(super) async fn move_guest(&self, guest: PersonId, to: PersonId) -> Result<(), ApiError> {
        if self.store.evening_of(&guest).await?.is_some() {
            return Err(AccountRefusal::InEvening.into());
        }
        self.store.change_account(AccountChange::MoveGuest { guest: guest.clone(), to: to.clone() }).await?;
        self.tournaments.renamed(&guest);
        self.tables.moved(&guest).await?;
        // What holds for the guest holds for the account.
        Ok(self.departures.hold(&to).await?)
    }

    /// Whether a person has signed in to an account on this browser before, and may try one more password here.
    async fn is_known_device(
        &self,
        cookies: &SignedCookieJar,
        account: Option<&Account>,
    ) -> Result<bool, ApiError> {
        let (Some(secret), Some(account)) = (visitors::device_secret(cookies), account) else {
            return Ok(false);
        };
        let device = KnownDevice { person: account.person.id.clone(), secret_hash: random::hash(&secret) };
        let is_known = self.store.knows_device(&device.person, &device.secret_hash).await?;
        Ok(is_known && self.guesses.take_known(device, Instant::now()))
    }

    /// Remembers that a person has signed in on this browser. It gets a new secret, so an old copy of its cookie is worth nothing.
    pub(super) async fn know_device(
        &self,
        cookies: SignedCookieJar,
        person: PersonId,
    ) -> Result<SignedCookieJar, ApiError> {
        let secret = random::id::<32>();
        let know = AccountChange::KnowDevice {
            person,
            before: visitors::device_secret(&cookies).map(|before| random::hash(&before)),
            secret_hash: random::hash(&secret),
            used_ms: clock::now_ms(),
        };
        self.store.change_account(know).await?;
        Ok(visitors::on_known_device(cookies, secret, self.site.over_tls()))
    }

    /// Starts a session on this browser, and ends the guest's cookie.
    pub(super) async fn begin_session(
        &self,
        cookies: SignedCookieJar,
        person: &Guest,
        UserAgent(device): UserAgent,
    ) -> Result<SignedCookieJar, ApiError> {
        let (secret, now_ms) = (random::id::<32>(), clock::now_ms());
        let session = Session {
            id: random::id::<10>().into(),
            device,
            scopes: None,
            since_ms: now_ms,
            used_ms: now_ms,
        };
        let sign_in =
            AccountChange::SignIn { person: person.id.clone(), secret_hash: random::hash(&secret), session };
        self.store.change_account(sign_in).await?;
        self.presence.saw(&person.id, Instant::now());
        let cookies = self.know_device(cookies, person.id.clone()).await?;
        Ok(visitors::signed_in(cookies, secret, self.site.over_tls()))
    }

    async fn end(&self, person: PersonId, session: SessionId) -> Result<(), ApiError> {
        self.store.change_account(AccountChange::EndSession { person: person.clone(), session }).await?;
        self.session_ends.tell(person);
        Ok(())
    }
}

/// Sign out on this browser. The next `GET /api/me` makes a new guest.
#[utoipa::path(delete, path = "/api/session", tag = "accounts", responses((status = 204)))]
pub(crate) async fn sign_out(
    State(accounts): State<Arc<Accounts>>,
    visitor: Option<Identity>,
    cookies: SignedCookieJar,
) -> Result<(SignedCookieJar, StatusCode), ApiError> {
    let Some(Identity { person, session: Some(session) }) = visitor else {
        return Ok((cookies, StatusCode::NO_CONTENT));
    };
    accounts.end(person.id, session.id).await?;
    Ok((visitors::signed_out(cookies), StatusCode::NO_CONTENT))
}

/// End one of your sessions.
#[utoipa::path(delete, path = "/api/account/sessions/{id}", tag = "accounts", responses((status = 204),
    (status = 403), (status = 404)))]
pub(crate) async fn end_one(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, .. }: SignedIn,
    Path(session): Path<SessionId>,
) -> Result<StatusCode, ApiError> {
    accounts.end(person.id, session).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End all your sessions but this one.
#[utoipa::path(delete, path = "/api/account/sessions", tag = "accounts", responses((status = 204), (status = 403)))]
pub(crate) async fn end_others(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, session }: SignedIn,
) -> Result<StatusCode, ApiError> {
    let change = AccountChange::EndOtherSessions { person: person.id.clone(), except: session };
    accounts.store.change_account(change).await?;
    accounts.session_ends.tell(person.id);
    Ok(StatusCode::NO_CONTENT)
}
