//! An evening for those who do not follow it over a socket.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum_extra::extract::WithRejection;
use boneyard_club::live::TableView;
use boneyard_club::{Moment, Report, SheetId};
use boneyard_protocol::evening::ViewRequest;
use boneyard_protocol::{Failure, Problem};

use crate::error::ApiError;
use crate::evenings::find;
use crate::evenings::task::EveningTask;
use crate::guests::Visitor;
use crate::state::App;

/// What a screen shows of an evening, as I may see it.
///
/// Whoever can fold the entries follows the evening over its socket instead.
#[utoipa::path(get, path = "/api/evenings/{id}", tag = "evenings", params(("id" = String, Path), ViewRequest),
    responses((status = 200, body = Object, description = "An `EveningView`"), (status = 404, body = Failure)))]
pub(crate) async fn view(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Path(id): Path<String>,
    WithRejection(Query(ViewRequest { at }), _): WithRejection<Query<ViewRequest>, ApiError>,
) -> Result<impl IntoResponse, ApiError> {
    let guest = visitor.map(|Visitor(guest)| guest.id);
    let evening = find(&app, &id).await?;
    let view = evening.look(move |evening| Ok(evening.view(guest.as_deref(), at.map(Moment))?)).await?;
    Ok(([(CONTENT_TYPE, "application/json")], view.as_str().to_owned()))
}

/// One table of any match, as I may see it.
#[utoipa::path(get, path = "/api/evenings/{id}/matches/{match}/tables/{table}", tag = "evenings",
    params(("id" = String, Path), ("match" = u16, Path), ("table" = u8, Path)),
    responses((status = 200, body = Object, description = "A `TableView`"), (status = 404, body = Failure)))]
pub(crate) async fn table(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Path((id, number, table)): Path<(String, u16, u8)>,
) -> Result<Json<TableView>, ApiError> {
    let at = SheetId { number, table };
    let guest = visitor.map(|Visitor(guest)| guest.id);
    let evening = find(&app, &id).await?;
    let look =
        move |evening: &mut EveningTask| Ok(evening.table(guest.as_deref(), at).ok_or(Problem::NotFound)?);
    Ok(Json(evening.look(look).await?))
}

/// Results and standings, as `boneyard club score --json` prints them. A match counts once the organiser has confirmed it.
#[utoipa::path(get, path = "/api/evenings/{id}/report", tag = "evenings", params(("id" = String, Path)),
    responses((status = 200, body = Object, description = "A `Report`"), (status = 404, body = Failure)))]
pub(crate) async fn report(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Report>, ApiError> {
    let evening = find(&app, &id).await?;
    Ok(Json(evening.look(|evening| Ok(evening.report().ok_or(Problem::NotFound)?)).await?))
}

/// The evening as a file: whole for its organiser, without what somebody needs for others (CLUB-99).
#[utoipa::path(get, path = "/api/evenings/{id}/file", tag = "evenings", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Failure)))]
pub(crate) async fn file(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Path(id): Path<String>,
) -> Result<String, ApiError> {
    let guest = visitor.map(|Visitor(guest)| guest.id);
    let evening = find(&app, &id).await?;
    evening.look(move |evening| Ok(evening.file(guest.as_deref()).ok_or(Problem::NotFound)?)).await
}
