//! Tokens: programs that act for the person of an account.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum_extra::extract::WithRejection;
use boneyard_club::text::visible_name;
use boneyard_ids::SessionId;
use boneyard_protocol::Failure;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::http::Me;
use boneyard_protocol::tokens::{MakeToken, NewToken, TOKEN_NAME_CHARS_MAX, TokenScope, TokenView};
use boneyard_store::{AccountChange, Guest, Session};

use crate::bounds::SESSION_IDLE_MS;
use crate::error::ApiError;
use crate::state::App;
use crate::visitors::{self, Identity, SignedIn};
use crate::{clock, random};

/// What every token begins with, so that people and programs recognise one that was published by mistake.
const PREFIX: &str = "boneyard_";

/// The token of a request.
pub(crate) fn of(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// Checks that a token allows the request, and that its person does not send too many.
pub(crate) fn check(parts: &Parts, identity: &Identity, app: &App) -> Result<(), ApiError> {
    let scope = scope(&parts.method, parts.uri.path());
    let granted = identity.session.as_ref().and_then(|session| session.scopes.as_deref()).unwrap_or_default();
    if !scope.is_some_and(|scope| scopes(granted).contains(&scope)) {
        return Err(AccountRefusal::NotInScope { scope }.into());
    }
    app.api_requests().take(identity.person.id.clone(), Instant::now()).map_err(ApiError::rate_limited)
}

/// The scope that a request needs; `None` if no token allows it, such as everything about the account itself.
pub(crate) fn scope(method: &Method, path: &str) -> Option<TokenScope> {
    let within =
        |root: &str| path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    if within("/api/account") || within("/api/session") {
        return None;
    }
    if within("/api/tables") || within("/api/pool") || within("/api/tournaments") {
        // A socket or a stream is the way to play.
        let plays = *method != Method::GET || path.ends_with("/ws") || path.ends_with("/stream");
        return Some(if plays { TokenScope::Play } else { TokenScope::Read });
    }
    match *method {
        Method::GET => Some(TokenScope::Read),
        _ if within("/api/clubs") || within("/api/evenings") => Some(TokenScope::Clubs),
        _ => None,
    }
}

/// Whether a person who made a request may do what needs this scope. Only tokens limit it.
pub(crate) fn allows(identity: &Identity, scope: TokenScope) -> bool {
    let granted = identity.session.as_ref().and_then(|session| session.scopes.as_deref());
    granted.is_none_or(|granted| scopes(granted).contains(&scope))
}

/// The scopes of a stored token.
fn scopes(stored: &str) -> Vec<TokenScope> {
    TokenScope::ALL.into_iter().filter(|scope| stored.split(' ').any(|word| word == scope.word())).collect()
}

/// Your tokens for programs, the last used first.
#[utoipa::path(get, path = "/api/account/tokens", tag = "accounts",
    responses((status = 200, body = Vec<TokenView>), (status = 403, body = Failure)))]
pub(crate) async fn list(
    State(app): State<App>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Vec<TokenView>>, ApiError> {
    let sessions = app.store().sessions(&person.id, clock::now_ms() - SESSION_IDLE_MS).await?;
    Ok(Json(sessions.into_iter().filter_map(shown).collect()))
}

/// Make a token for a program. It is shown only in this answer. It ends when it is withdrawn, when your password changes, or when it was not
/// used for half a year.
#[utoipa::path(post, path = "/api/account/tokens", tag = "accounts", request_body = MakeToken,
    responses((status = 201, body = NewToken), (status = 403, body = Failure), (status = 409, body = Failure),
        (status = 422, body = Failure)))]
pub(crate) async fn make(
    State(app): State<App>,
    SignedIn { person, .. }: SignedIn,
    WithRejection(Json(MakeToken { name, scopes }), _): WithRejection<Json<MakeToken>, ApiError>,
) -> Result<(StatusCode, Json<NewToken>), ApiError> {
    let bad = AccountRefusal::BadToken { max: TOKEN_NAME_CHARS_MAX };
    let device = visible_name(&name, TOKEN_NAME_CHARS_MAX).map_err(|_| bad.clone())?;
    let words: Vec<&str> =
        TokenScope::ALL.into_iter().filter(|scope| scopes.contains(scope)).map(TokenScope::word).collect();
    if words.is_empty() {
        return Err(bad.into());
    }
    let (secret, now_ms) = (format!("{PREFIX}{}", random::id::<32>()), clock::now_ms());
    let id = random::id::<10>().into();
    let token = Session { id, device, scopes: Some(words.join(" ")), since_ms: now_ms, used_ms: now_ms };
    let (secret_hash, person) = (random::hash(&secret), person.id);
    app.store()
        .change_account(AccountChange::MakeToken { person, secret_hash, token: token.clone() })
        .await?;
    tracing::info!("A token was made");
    let token = shown(token).ok_or(AccountRefusal::Gone)?;
    Ok((StatusCode::CREATED, Json(NewToken { secret, token })))
}

/// Withdraw a token. Programs that use it are disconnected.
#[utoipa::path(delete, path = "/api/account/tokens/{id}", tag = "accounts", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(crate) async fn withdraw(
    State(app): State<App>,
    SignedIn { person, .. }: SignedIn,
    Path(session): Path<SessionId>,
) -> Result<StatusCode, ApiError> {
    app.store().change_account(AccountChange::EndSession { person: person.id.clone(), session }).await?;
    app.session_ends().tell(person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Make your account a bot account, for ever. Every table shows that a program plays for it, and it waits in no pools of people. The account must
/// not have played.
#[utoipa::path(post, path = "/api/account/bot", tag = "accounts",
    responses((status = 200, body = Me), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub(crate) async fn become_bot(
    State(app): State<App>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Me>, ApiError> {
    if !app.tables().seated_at(&person.id).is_empty() {
        return Err(AccountRefusal::HasPlayed.into());
    }
    app.store().change_account(AccountChange::BecomeBot { person: person.id.clone() }).await?;
    tracing::info!("An account became a bot account");
    Ok(Json(visitors::shown(Guest { is_bot: true, ..person }, true)))
}

/// A token in the list; `None` for a browser.
fn shown(session: Session) -> Option<TokenView> {
    let Session { id, device: name, scopes: granted, since_ms, used_ms } = session;
    Some(TokenView { id, name, scopes: scopes(&granted?), since_ms, used_ms })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_request_needs_its_scope() {
        let get = |path| scope(&Method::GET, path);
        let post = |path| scope(&Method::POST, path);
        assert_eq!(get("/api/me"), Some(TokenScope::Read));
        assert_eq!(get("/api/tables/t1"), Some(TokenScope::Read));
        assert_eq!(get("/api/tables/t1/stream"), Some(TokenScope::Play));
        assert_eq!(get("/api/tables/t1/ws"), Some(TokenScope::Play));
        assert_eq!(post("/api/tables"), Some(TokenScope::Play));
        assert_eq!(get("/api/tournaments/t1"), Some(TokenScope::Read));
        assert_eq!(post("/api/tournaments/t1/enter"), Some(TokenScope::Play));
        assert_eq!(post("/api/clubs"), Some(TokenScope::Clubs));
        assert_eq!(scope(&Method::PUT, "/api/me"), None);
    }

    #[test]
    fn no_token_reaches_the_account() {
        for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE] {
            assert_eq!(scope(&method, "/api/account"), None);
            assert_eq!(scope(&method, "/api/account/tokens"), None);
            assert_eq!(scope(&method, "/api/session"), None);
        }
        assert_eq!(scope(&Method::POST, "/api/pool-of-others"), None);
    }

    #[test]
    fn only_bearer_tokens_count() {
        let token = |value: &str| {
            let headers = HeaderMap::from_iter([(header::AUTHORIZATION, value.parse().unwrap())]);
            of(&headers).map(str::to_owned)
        };
        assert_eq!(token("Bearer boneyard_x").as_deref(), Some("boneyard_x"));
        assert_eq!(token("bearer  boneyard_x ").as_deref(), Some("boneyard_x"));
        assert_eq!(token("Basic eDp5"), None);
        assert_eq!(token("Bearer"), None);
    }
}
