//! Answers engine requests of pages whose browser cannot run WebAssembly.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use boneyard_club::api::{EngineAnswer, EngineRequest, EveningEngine};
use boneyard_protocol::Problem;

use crate::http::{ApiError, VisitorNetwork};
use crate::work::{Charge, Stop, Workers};

/// Answer an engine request: a seating, the players who can keep the score, the remaining matches, an evening file, or
/// the standings of a file.
///
/// Pages normally run the same code in the browser; this is for browsers without WebAssembly. Requests about live
/// evenings are not answered here.
#[utoipa::path(post, path = "/api/evenings/desk", tag = "evenings", security(()), request_body = EngineRequest,
    responses((status = 200, body = EngineAnswer), (status = 400), (status = 429)))]
pub(crate) async fn ask(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    body: Bytes,
) -> Result<Json<EngineAnswer>, ApiError> {
    let answer = workers.run(Charge::Long(network), move |stop| Ok(answer(&body, stop))).await?;
    Ok(Json(answer?))
}

fn answer(body: &[u8], stop: &Stop) -> Result<EngineAnswer, ApiError> {
    let request = serde_json::from_slice(body);
    let request: EngineRequest =
        request.map_err(|error| Problem::BadRequest { detail: error.to_string() })?;
    match request {
        EngineRequest::Schedule { .. }
        | EngineRequest::Score { .. }
        | EngineRequest::Coverage { .. }
        | EngineRequest::Replan { .. }
        | EngineRequest::Draw { .. }
        | EngineRequest::Regulations
        | EngineRequest::Write { .. } => {}
        _ => {
            let detail = "type: schedule, score, coverage, replan, regulations or write".into();
            return Err(Problem::BadRequest { detail }.into());
        }
    }
    EveningEngine::new().answer_until(request, &|| stop.is_due()).map_err(|stopped| stop.too_long(stopped))
}
