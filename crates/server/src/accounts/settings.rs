//! The settings of an account: the server keeps them and does not read them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use boneyard_protocol::Problem;
use boneyard_protocol::account::{AccountRefusal, AccountSettings, SETTINGS_BYTES_MAX};
use boneyard_store::AccountChange;

use super::Accounts;
use crate::http::{ApiError, Body};
use crate::visitors::SignedIn;

/// Your settings, the same on all your devices. They are empty until a client stores some.
#[utoipa::path(get, path = "/api/account/settings", tag = "accounts",
    responses((status = 200, body = AccountSettings), (status = 403)))]
pub(crate) async fn read(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<AccountSettings>, ApiError> {
    let account = accounts.of(&person).await?;
    let settings = serde_json::from_str(&account.settings)
        .map_err(|cause| ApiError::internal(Problem::Storage, &cause))?;
    Ok(Json(AccountSettings { settings }))
}

/// Replace your settings.
#[utoipa::path(put, path = "/api/account/settings", tag = "accounts", request_body = AccountSettings,
    responses((status = 204), (status = 403), (status = 422)))]
pub(crate) async fn write(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, .. }: SignedIn,
    Body(AccountSettings { settings }): Body<AccountSettings>,
) -> Result<StatusCode, ApiError> {
    let settings = serde_json::Value::Object(settings).to_string();
    if settings.len() > SETTINGS_BYTES_MAX {
        return Err(AccountRefusal::TooManySettings { bytes_max: SETTINGS_BYTES_MAX }.into());
    }
    accounts.store.change_account(AccountChange::SetSettings { person: person.id, settings }).await?;
    Ok(StatusCode::NO_CONTENT)
}
