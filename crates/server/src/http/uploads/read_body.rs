//! The middleware that reads long bodies.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::Problem;
use tokio::time::timeout;

use crate::bounds::WORK_WAIT;
use crate::http::error::{ApiError, seconds};
use crate::http::network::VisitorNetwork;
use crate::http::uploads::Uploads;

/// The longest body that a route accepts.
#[derive(Clone, Copy)]
pub(crate) struct BodyLimit {
    pub(crate) bytes_max: usize,
    /// The limit that the client learns when the body is too long: the limit of the file that the body contains.
    pub(crate) file_bytes_max: usize,
}

/// Waits for a permit of the network and one of the server, then reads the whole body before the handler runs. The
/// permits are held until the response is made.
pub(crate) async fn read_body(
    BodyLimit { bytes_max, file_bytes_max }: BodyLimit,
    State(uploads): State<Arc<Uploads>>,
    VisitorNetwork(network): VisitorNetwork,
    request: Request,
    next: Next,
) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let busy = || ApiError::from(Problem::TooMany { retry_s: seconds(WORK_WAIT) }).into_response();
    let network_limit = uploads.of(network);
    let Ok(Ok(_network_permit)) = timeout(WORK_WAIT, network_limit.acquire()).await else { return busy() };
    let Ok(Ok(_permit)) = timeout(WORK_WAIT, uploads.all.acquire()).await else { return busy() };
    let (parts, body) = request.into_parts();
    match timeout(uploads.body_wait, to_bytes(body, bytes_max)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => ApiError::from(Problem::TooLarge { max: file_bytes_max }).into_response(),
        Err(_) => ApiError::from(Problem::TooSlow).into_response(),
    }
}
