//! Work that takes a processor for long: sheets to print, and seatings.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use boneyard_protocol::Problem;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::bounds::WORK_WAIT;
use crate::error::{ApiError, seconds};
use crate::state::App;

/// Does something on a thread of its own, a few at a time on the whole server, so that nobody who plays waits for it.
///
/// # Errors
/// The address has asked for much lately, or too many others wait.
pub(crate) async fn work<T: Send + 'static>(
    app: &App,
    address: IpAddr,
    run: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    app.work().take(address, Instant::now()).map_err(ApiError::too_often)?;
    let turn = timeout(WORK_WAIT, Arc::clone(app.work_at_once()).acquire_owned()).await;
    let turn = turn.map_err(|_| Problem::TooMany { retry_s: seconds(WORK_WAIT) })?;
    let done = spawn_blocking(move || {
        // The turn lasts until it is done, also where nobody waits for it any more.
        let _turn = turn;
        run()
    });
    done.await.map_err(|cause| ApiError::ours(Problem::Internal, &cause))
}
