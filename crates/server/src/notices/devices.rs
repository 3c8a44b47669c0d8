//! The devices of a person that get notices while no page is open.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_protocol::Problem;
use boneyard_protocol::notices::{PushDevice as PushDeviceBody, PushView};
use boneyard_store::{AccountChange, PushDevice, Store};
use sha2::{Digest, Sha256};

use crate::clock;
use crate::config::Rates;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::push::Push;
use crate::visitors::{Identity, Visitor};

/// Your devices that get notices while no page is open, and the server's key.
#[utoipa::path(get, path = "/api/push", tag = "accounts", responses((status = 200, body = PushView)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    State(push): State<Push>,
    visitor: Option<Visitor>,
) -> Result<Json<PushView>, ApiError> {
    let devices = match visitor {
        Some(Visitor(person)) => store.push_devices(&person.id, clock::now_ms()).await?,
        None => Vec::new(),
    };
    Ok(Json(PushView { key: push.key(), devices: devices.iter().map(name).collect() }))
}

/// Send notices to this device, too, or go on with it: your turn in a slow match, invitations, tournaments that begin, and people who
/// come if you asked to hear. Of more than ten devices the oldest is forgotten, and so is one that is not put again within 90 days.
#[utoipa::path(put, path = "/api/push", tag = "accounts", request_body = PushDeviceBody,
    responses((status = 204), (status = 400), (status = 403), (status = 429)))]
pub(crate) async fn keep(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(push): State<Push>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Identity>,
    Body(device): Body<PushDeviceBody>,
) -> Result<StatusCode, ApiError> {
    let Identity { person, session } = visitor.ok_or(Problem::NotAllowed)?;
    rates.push_devices.count(person.id.clone())?;
    rates.push_devices_of_networks.count(network)?;
    let device = push.read(device).map_err(|detail| Problem::BadRequest { detail })?;
    let device = PushDevice { session: session.map(|session| session.id), ..device };
    store.change_account(AccountChange::KeepPushDevice { person: person.id, device }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Send no notices to a device any more. It is named by the SHA-256 of its endpoint, in hexadecimal digits.
#[utoipa::path(delete, path = "/api/push/{device}", tag = "accounts", responses((status = 204), (status = 403),
    (status = 404)))]
pub(crate) async fn remove(
    State(store): State<Arc<Store>>,
    Visitor(person): Visitor,
    Path(device): Path<String>,
) -> Result<StatusCode, ApiError> {
    let devices = store.push_devices(&person.id, clock::now_ms()).await?;
    let found = devices.into_iter().find(|known| name(known) == device).ok_or(Problem::NotFound)?;
    let remove = AccountChange::RemovePushDevice { person: person.id, endpoint: found.endpoint };
    store.change_account(remove).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The name of a device, which does not tell its endpoint.
fn name(device: &PushDevice) -> String {
    Sha256::digest(&device.endpoint).iter().map(|byte| format!("{byte:02x}")).collect()
}
