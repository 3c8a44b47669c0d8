//! Health checks for hosts: liveness and readiness.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use boneyard_store::Store;

use crate::shutdown::Shutdown;

/// Liveness: answers as long as the server works. A host should restart a server that does not answer.
pub(crate) async fn live() -> &'static str {
    "ok\n"
}

/// Readiness: whether the server can store data and is not stopping. A host should send no visitors to a server that
/// is not ready.
pub(crate) async fn ready(
    State(shutdown): State<Shutdown>,
    State(store): State<Arc<Store>>,
) -> (StatusCode, String) {
    if shutdown.has_begun() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping\n".into());
    }
    match store.check_writable().await {
        Ok(()) => (StatusCode::OK, "ready\n".into()),
        Err(cause) => (StatusCode::SERVICE_UNAVAILABLE, format!("nothing can be stored: {cause}\n")),
    }
}
