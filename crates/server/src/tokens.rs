//! Tokens: programs that act for the person of an account.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::SessionId;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::http::Me;
use boneyard_protocol::tokens::{MakeToken, NewToken, TOKEN_NAME_CHARS_MAX, TokenScope, TokenView};
use boneyard_store::{AccountChange, Guest, Session, Store};
use boneyard_text::visible_name;

use crate::bounds::SESSION_IDLE_MS;
use crate::http::{ApiError, Body};
use crate::permissions::Permissions;
use crate::tables::Tables;
use crate::transport::session_ends::SessionEnds;
use crate::visitors::SignedIn;
use crate::visitors::grants::scopes;
use crate::{clock, me, random};

/// What every token begins with, so that people and programs recognise one that was published by mistake.
const PREFIX: &str = "boneyard_";

/// Your tokens for programs, the last used first.
#[utoipa::path(get, path = "/api/account/tokens", tag = "accounts", responses((status = 200, body = Vec<TokenView>),
    (status = 403)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Vec<TokenView>>, ApiError> {
    let sessions = store.sessions(&person.id, clock::now_ms() - SESSION_IDLE_MS).await?;
    Ok(Json(sessions.into_iter().filter_map(shown).collect()))
}

/// Make a token for a program. It is shown only in this answer. It ends when it is withdrawn, when your password changes, or when it was not
/// used for half a year.
#[utoipa::path(post, path = "/api/account/tokens", tag = "accounts", request_body = MakeToken,
    responses((status = 201, body = NewToken), (status = 403), (status = 409), (status = 422)))]
pub(crate) async fn make(
    State(store): State<Arc<Store>>,
    SignedIn { person, .. }: SignedIn,
    Body(MakeToken { name, scopes }): Body<MakeToken>,
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
    store.change_account(AccountChange::MakeToken { person, secret_hash, token: token.clone() }).await?;
    tracing::info!("A token was made");
    let token = shown(token).ok_or(AccountRefusal::Gone)?;
    Ok((StatusCode::CREATED, Json(NewToken { secret, token })))
}

/// Withdraw a token. Programs that use it are disconnected.
#[utoipa::path(delete, path = "/api/account/tokens/{id}", tag = "accounts", responses((status = 204),
    (status = 403), (status = 404)))]
pub(crate) async fn withdraw(
    State(store): State<Arc<Store>>,
    State(session_ends): State<SessionEnds>,
    SignedIn { person, .. }: SignedIn,
    Path(session): Path<SessionId>,
) -> Result<StatusCode, ApiError> {
    store.change_account(AccountChange::EndSession { person: person.id.clone(), session }).await?;
    session_ends.tell(person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Make your account a bot account, for ever. Every table shows that a program plays for it, and it waits in no pools of people. The account must
/// not have played.
#[utoipa::path(post, path = "/api/account/bot", tag = "accounts", responses((status = 200, body = Me),
    (status = 403), (status = 409)))]
pub(crate) async fn become_bot(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    State(tables): State<Tables>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Me>, ApiError> {
    if !tables.seated_at(&person.id).is_empty() {
        return Err(AccountRefusal::HasPlayed.into());
    }
    store.change_account(AccountChange::BecomeBot { person: person.id.clone() }).await?;
    tracing::info!("An account became a bot account");
    Ok(Json(me::shown(&permissions, Guest { is_bot: true, ..person }, true)))
}

/// A token in the list; `None` for a browser.
fn shown(session: Session) -> Option<TokenView> {
    let Session { id, device: name, scopes: granted, since_ms, used_ms } = session;
    Some(TokenView { id, name, scopes: scopes(&granted?), since_ms, used_ms })
}
