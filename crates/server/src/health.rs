//! Whether the server answers, and whether it can do its work: two questions that a host's tools ask.

use axum::extract::State;
use axum::http::StatusCode;

use crate::state::App;

/// Liveness: the server answers. Restart one that does not.
pub(crate) async fn live() -> &'static str {
    "ok\n"
}

/// Says whether people can play: something can be stored, and the server is not stopping. While it is not ready, it should get no new
/// visitors.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, String) {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping\n".into());
    }
    match app.store().check_writable().await {
        Ok(()) => (StatusCode::OK, "ready\n".into()),
        Err(cause) => (StatusCode::SERVICE_UNAVAILABLE, format!("nothing can be stored: {cause}\n")),
    }
}
