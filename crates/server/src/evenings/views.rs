//! Handlers that return an evening over HTTP, for clients without a socket.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use boneyard_club::SheetId;
use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{Audience, Author, LiveEvening};
use boneyard_ids::EveningId;
use boneyard_protocol::Problem;

use crate::bounds::VIEW_AGE_MAX;
use crate::clock;
use crate::evenings::Evenings;
use crate::evenings::message::EveningQuery;
use crate::evenings::snapshot::EveningSnapshot;
use crate::http::{ApiError, VisitorNetwork};
use crate::visitors::Visitor;
use crate::work::{Charge, Stop, Workers};

/// An evening, as far as you may see it.
///
/// Clients that can fold the entries use the socket instead.
#[utoipa::path(get, path = "/api/evenings/{id}", tag = "evenings",
    responses((status = 200, body = boneyard_club::live::EveningView), (status = 404), (status = 429)))]
pub(crate) async fn view(
    State(evenings): State<Evenings>,
    State(workers): State<Arc<Workers>>,
    visitor: Option<Visitor>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<EveningId>,
) -> Result<impl IntoResponse, ApiError> {
    let snapshot = snapshot(&evenings, &id, visitor).await?;
    let viewer = snapshot.author.map(Author::player);
    let now = clock::moment();
    let view = move |live: &LiveEvening, _: &Stop| {
        let view = live.view(viewer, now)?;
        Some(Ok(serde_json::to_vec(&view).expect("views have string keys only")))
    };
    // Each player's view has their own card, so it is not cached.
    let answer = match snapshot.audience() {
        Audience::Player(_) => computed(&workers, Charge::Short(network), &snapshot, view).await?,
        Audience::Organiser | Audience::Spectators => {
            cached(&workers, Charge::Short(network), &snapshot, "view", Some(VIEW_AGE_MAX), view).await?
        }
    };
    Ok(json(answer))
}

/// One table of any match, as far as you may see it.
#[utoipa::path(get, path = "/api/evenings/{id}/matches/{match}/tables/{table}", tag = "evenings",
    params(("match" = u16, Path), ("table" = u8, Path)),
    responses((status = 200, body = boneyard_club::live::ClubTableView), (status = 404), (status = 429)))]
pub(crate) async fn table(
    State(evenings): State<Evenings>,
    State(workers): State<Arc<Workers>>,
    visitor: Option<Visitor>,
    VisitorNetwork(network): VisitorNetwork,
    path: Result<Path<(EveningId, u16, u8)>, PathRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let Path((id, number, table)) = path?;
    let snapshot = snapshot(&evenings, &id, visitor).await?;
    let now = clock::moment();
    let table = move |live: &LiveEvening, _: &Stop| {
        let table = live.table_view(SheetId { number, table }, now)?;
        Some(Ok(serde_json::to_vec(&table).expect("views have string keys only")))
    };
    Ok(json(computed(&workers, Charge::Short(network), &snapshot, table).await?))
}

/// Results and standings, as `boneyard club score --json` prints them. A match counts once the organiser has confirmed
/// it.
#[utoipa::path(get, path = "/api/evenings/{id}/report", tag = "evenings",
    responses((status = 200, body = boneyard_club::Report), (status = 404), (status = 429)))]
pub(crate) async fn report(
    State(evenings): State<Evenings>,
    State(workers): State<Arc<Workers>>,
    visitor: Option<Visitor>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<EveningId>,
) -> Result<impl IntoResponse, ApiError> {
    let snapshot = snapshot(&evenings, &id, visitor).await?;
    let now = clock::moment();
    let report = move |live: &LiveEvening, _: &Stop| {
        let report = live.view(None, now)?.report;
        Some(Ok(serde_json::to_vec(&report).expect("reports have string keys only")))
    };
    Ok(json(cached(&workers, Charge::Short(network), &snapshot, "report", None, report).await?))
}

/// The evening file. The organiser gets everything, players get it without needs, and others also without what people
/// wrote about each other (CLUB-99).
#[utoipa::path(get, path = "/api/evenings/{id}/file", tag = "evenings",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404), (status = 429)))]
pub(crate) async fn file(
    State(evenings): State<Evenings>,
    State(workers): State<Arc<Workers>>,
    visitor: Option<Visitor>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<EveningId>,
) -> Result<impl IntoResponse, ApiError> {
    let snapshot = snapshot(&evenings, &id, visitor).await?;
    let privacy = match snapshot.audience() {
        Audience::Organiser => Privacy::Whole,
        Audience::Player(_) | Audience::Spectators => Privacy::Shared,
    };
    let file =
        move |live: &LiveEvening, _: &Stop| Some(Ok(file::write(live.evening()?, privacy).into_bytes()));
    let file = cached(&workers, Charge::Short(network), &snapshot, "file", None, file).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], file))
}

/// A snapshot of an evening for a visitor.
pub(crate) async fn snapshot(
    evenings: &Evenings,
    id: &EveningId,
    visitor: Option<Visitor>,
) -> Result<EveningSnapshot, ApiError> {
    let guest = visitor.map(|Visitor(guest)| guest.id);
    evenings.find(id).await?.ask(|reply| EveningQuery::Snapshot { guest, reply }).await
}

/// An answer that is the same for a whole audience. It is cached until the evening changes or the answer is older than
/// `age_max`; `None` sets no such limit. For `make`, see [`computed`].
pub(crate) async fn cached(
    workers: &Workers,
    charge: Charge,
    snapshot: &EveningSnapshot,
    what: &'static str,
    age_max: Option<Duration>,
    make: impl FnOnce(&LiveEvening, &Stop) -> Option<Result<Vec<u8>, ApiError>> + Send + 'static,
) -> Result<Bytes, ApiError> {
    if let Some(answer) = snapshot.answers.get(snapshot.audience(), what, snapshot.entries, age_max) {
        return Ok(answer);
    }
    let answer = computed(workers, charge, snapshot, make).await?;
    snapshot.answers.put(snapshot.audience(), what, snapshot.entries, &answer);
    Ok(answer)
}

/// An answer for one visitor. Only for spectators it counts against the limit in `charge`.
///
/// `make` returns `None` if the evening does not have what was asked for. The visitor then gets `NotFound`.
pub(crate) async fn computed(
    workers: &Workers,
    charge: Charge,
    snapshot: &EveningSnapshot,
    make: impl FnOnce(&LiveEvening, &Stop) -> Option<Result<Vec<u8>, ApiError>> + Send + 'static,
) -> Result<Bytes, ApiError> {
    let charge = snapshot.author.map_or(charge, |_| Charge::Free);
    let live = snapshot.live.clone();
    let answer = workers.run(charge, move |stop| Ok(make(&live, stop))).await?;
    Ok(answer.ok_or(Problem::NotFound)??.into())
}

fn json(answer: Bytes) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], answer)
}
