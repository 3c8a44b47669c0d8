//! Handlers for tables: open, list, show, sit down.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::TableId;
use boneyard_protocol::Problem;
use boneyard_protocol::http::{MyTable, OpenTable, OpenedTable, TableCall, TableSummary};
use boneyard_rules::Seat;
use boneyard_store::Store;
use tokio::sync::oneshot;

use crate::bounds::LOBBY_TABLES_MAX;
use crate::clock;
use crate::config::Rates;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::permissions::Permissions;
use crate::tables::{self, History, Listing, Message, SitRequest, StoredEvents, Tables};
use crate::visitors::{Identity, Visitor};
use crate::work::{Charge, Workers};

/// Open a table.
///
/// You take the seat of kind `me`.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = OpenTable,
    responses((status = 201, body = OpenedTable), (status = 403), (status = 422), (status = 429)))]
pub(crate) async fn open(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tables): State<Tables>,
    visitor: Option<Identity>,
    VisitorNetwork(network): VisitorNetwork,
    Body(request): Body<OpenTable>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    let guest = visitor.ok_or(Problem::NotAllowed)?.may_play(request.options, &permissions, &store).await?;
    rates.new_tables.count(guest.id.clone())?;
    rates.new_tables_of_networks.count(network)?;
    let id = tables.open(request, guest).await?;
    Ok((StatusCode::CREATED, Json(OpenedTable { id })))
}

/// The tables with open seats where a person who sits there is connected, or was in the last 15 seconds. Other tables are reachable by their URL only.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn list(State(tables): State<Tables>, visitor: Option<Visitor>) -> Json<Vec<TableSummary>> {
    let now = clock::now();
    let mut open: Vec<Listing> = tables.listings();
    open.retain(|table| table.is_open(now));
    let person = visitor.map(|Visitor(guest)| guest.id);
    let mut tables: Vec<TableSummary> =
        open.iter().map(|table| table.summary(now, person.as_ref())).collect();
    // The newest come first.
    tables.sort_by_key(|table| table.waiting_ms);
    tables.truncate(LOBBY_TABLES_MAX);
    Json(tables)
}

/// Your tables whose match is not over, at most 12: first those that wait for you, then the newest.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables", responses((status = 200, body = Vec<MyTable>)))]
pub(crate) async fn mine(State(tables): State<Tables>, visitor: Option<Visitor>) -> Json<Vec<MyTable>> {
    let Some(Visitor(guest)) = visitor else { return Json(Vec::new()) };
    Json(tables.of_person(&guest.id, clock::now()).await)
}

/// The same tables in a few words, to learn whether one calls you back. Cheap enough to ask for every few seconds.
#[utoipa::path(get, path = "/api/tables/calls", tag = "tables", responses((status = 200, body = Vec<TableCall>)))]
pub(crate) async fn calls(State(tables): State<Tables>, visitor: Option<Visitor>) -> Json<Vec<TableCall>> {
    let Some(Visitor(guest)) = visitor else { return Json(Vec::new()) };
    Json(tables.calls(&guest.id).await)
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", responses((status = 200, body = TableSummary),
    (status = 404)))]
pub(crate) async fn one(
    State(tables): State<Tables>,
    visitor: Option<Visitor>,
    Path(id): Path<TableId>,
) -> Result<Json<TableSummary>, ApiError> {
    let listing = tables.running(&id).await?.listing();
    let person = visitor.map(|Visitor(guest)| guest.id);
    Ok(Json(listing.summary(clock::now(), person.as_ref())))
}

/// The record of a table's last match, in DGN. A round in progress is left out, because its hands are hidden.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", security(()),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404), (status = 429)))]
pub(crate) async fn record(
    State(store): State<Arc<Store>>,
    State(workers): State<Arc<Workers>>,
    State(history): State<History>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<TableId>,
) -> Result<String, ApiError> {
    let StoredEvents { events, turn: _turn } = history.of(&id).await?;
    let finished = store.last_match_at(&id).await?;
    let record = move |_: &_| Ok(tables::last_match(&id, finished.as_ref(), &events));
    let record = workers.run(Charge::Short(network), record).await?;
    let record = record.map_err(ApiError::broken)?;
    Ok(record.ok_or(Problem::NotFound)?)
}

/// Take an open seat. Seats count from 1.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "tables", params(("seat" = u8, Path)),
    responses((status = 204), (status = 400), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn sit(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tables): State<Tables>,
    visitor: Option<Identity>,
    VisitorNetwork(network): VisitorNetwork,
    Path((id, seat)): Path<(TableId, u8)>,
) -> Result<StatusCode, ApiError> {
    let visitor = visitor.ok_or(Problem::NotAllowed)?;
    let seat = Seat::new(seat).ok_or(Problem::NotFound)?;
    rates.sits.count(visitor.person.id.clone())?;
    let (answer, answered) = oneshot::channel();
    let table = tables.running(&id).await?;
    let guest = visitor.may_play(table.listing().options, &permissions, &store).await?;
    let (name, face, program) = (guest.name, guest.face, guest.is_bot);
    let request = SitRequest { seat, person: guest.id, network: Some(network), name, face, program, answer };
    table.mailbox.send(Message::Sit(request)).await.map_err(|_| tables.not_found())?;
    answered.await.map_err(|_| tables.not_found())??;
    Ok(StatusCode::NO_CONTENT)
}
