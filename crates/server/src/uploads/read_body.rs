//! The middleware that reads long bodies.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::Problem;
use tokio::time::timeout;

use crate::bounds::{BODY_WAIT, WORK_WAIT};
use crate::error::{ApiError, seconds};
use crate::guests::VisitorNetwork;
use crate::state::App;

/// The bodies that a route accepts.
#[derive(Clone, Copy)]
pub(crate) struct BodyLimit {
    pub(crate) bytes_max: usize,
    /// The limit that a refusal names: that of the file in the body.
    pub(crate) file_bytes_max: usize,
}

/// Waits for a place, then reads the whole body before the handler runs. The place is kept until the response is
/// made.
pub(crate) async fn read_body(
    BodyLimit { bytes_max, file_bytes_max }: BodyLimit,
    State(app): State<App>,
    VisitorNetwork(network): VisitorNetwork,
    request: Request,
    next: Next,
) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let busy = || ApiError::from(Problem::TooMany { retry_s: seconds(WORK_WAIT) }).into_response();
    let room = app.uploads().of(network);
    let Ok(Ok(_own)) = timeout(WORK_WAIT, room.acquire()).await else { return busy() };
    let Ok(Ok(_turn)) = timeout(WORK_WAIT, app.uploads().all.acquire()).await else { return busy() };
    let (parts, body) = request.into_parts();
    match timeout(BODY_WAIT, to_bytes(body, bytes_max)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => ApiError::from(Problem::TooLarge { max: file_bytes_max }).into_response(),
        Err(_) => ApiError::from(Problem::TooSlow).into_response(),
    }
}
