//! Requests with long bodies: files, lists and seatings. A few are read at once, each within a time, so that slow senders hold little memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::Problem;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::bounds::{BODY_WAIT, OPEN_EVENING_BYTES_MAX, UPLOADS_MAX, UPLOADS_PER_NETWORK_MAX, WORK_WAIT};
use crate::error::{ApiError, seconds};
use crate::guests::VisitorNetwork;
use crate::network::Network;
use crate::state::App;

/// Room for long bodies.
pub(crate) struct Uploads {
    all: Semaphore,
    of_networks: Mutex<HashMap<Network, Weak<Semaphore>>>,
}

impl Default for Uploads {
    fn default() -> Self {
        Uploads { all: Semaphore::new(UPLOADS_MAX), of_networks: Mutex::default() }
    }
}

impl Uploads {
    /// The room of one network. It is forgotten when no request of the network holds it.
    fn of(&self, network: Network) -> Arc<Semaphore> {
        let mut networks = self.of_networks.lock().unwrap_or_else(|broken| broken.into_inner());
        if let Some(room) = networks.get(&network).and_then(Weak::upgrade) {
            return room;
        }
        networks.retain(|_, room| room.strong_count() > 0);
        let room = Arc::new(Semaphore::new(UPLOADS_PER_NETWORK_MAX));
        networks.insert(network, Arc::downgrade(&room));
        room
    }
}

/// Waits for room, then reads the whole body before the handler runs. The room is held until the request is answered.
pub(crate) async fn in_turn(
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
    // One byte more than any handler takes, so that the handler refuses what is too long.
    match timeout(BODY_WAIT, to_bytes(body, OPEN_EVENING_BYTES_MAX + 1)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => ApiError::from(Problem::TooLarge { max: OPEN_EVENING_BYTES_MAX }).into_response(),
        Err(_) => ApiError::from(Problem::TooSlow).into_response(),
    }
}
