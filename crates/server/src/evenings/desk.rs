//! What a page works out at its own desk, for browsers that cannot.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::WithRejection;
use boneyard_club_wasm::{Answer, Desk, Request};
use boneyard_protocol::{Failure, Problem};

use crate::error::ApiError;
use crate::guests::VisitorAddress;
use crate::state::App;
use crate::work::work;

/// Work something out about evenings: a seating, who can keep the score, the matches that are left, a file, its standings.
///
/// Pages do that themselves, with the same code; this is for browsers that run no WebAssembly. Requests about an evening that goes on
/// are not answered here.
#[utoipa::path(post, path = "/api/evenings/desk", tag = "evenings",
    request_body(content = Object, description = "A `DeskRequest`"),
    responses((status = 200, body = Object, description = "A `DeskAnswer`"), (status = 400, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn ask(
    State(app): State<App>,
    VisitorAddress(address): VisitorAddress,
    WithRejection(Json(request), _): WithRejection<Json<Request>, ApiError>,
) -> Result<Json<Answer>, ApiError> {
    match request {
        Request::Schedule { .. }
        | Request::Score { .. }
        | Request::Coverage { .. }
        | Request::Replan { .. }
        | Request::Write { .. } => {}
        _ => {
            let detail = "type: schedule, score, coverage, replan or write".into();
            return Err(Problem::BadRequest { detail }.into());
        }
    }
    Ok(Json(work(&app, address, move || Desk::new().answer(request)).await?))
}
