//! Accepts connections, limits their number, and times out idle ones.
//!
//! A connection is waiting until its first request is read. If too many connections are waiting, the oldest one is
//! closed. So a client that opens connections and sends no requests cannot block other clients.

mod limiter;
mod lingering;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tower::ServiceExt;

use self::limiter::ConnectionLimiter;
pub(crate) use self::limiter::ConnectionPermit;
pub(crate) use self::lingering::LingeringStream;
use crate::bounds::{ACCEPT_RETRY, HEADER_BYTES_MAX, HEADERS_MAX, LINGER_BODY_BYTES_MAX};
use crate::config::Limits;
use crate::network::{Network, is_private};

/// Serves connections until `stop` completes, then waits for the requests in progress.
///
/// Connections from this machine have no limit per network. The same is true of private networks with `behind_proxy`:
/// a connection from there is the proxy's and carries requests of many people.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: Limits,
    behind_proxy: bool,
    stop: impl Future<Output = ()>,
) {
    let limiter = Arc::new(ConnectionLimiter::new(&limits));
    let http = http(&limits);
    let ending = watch::Sender::new(false);
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // No file descriptor is free, or the client has disconnected.
                tracing::debug!(%error, "Could not accept a connection: {error}");
                tokio::time::sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        let is_shared = address.ip().is_loopback() || (behind_proxy && is_private(address.ip()));
        let network = (!is_shared).then(|| Network::of(address.ip()));
        let Some((permit, close_request)) = limiter.admit(network) else { continue };
        serve_connection(&http, stream, address, routes.clone(), permit, close_request, ending.subscribe());
    }
    // From now on new connections are refused.
    drop(listener);
    ending.send_replace(true);
    ending.closed().await;
}

/// The limits on the head of a request.
fn http(limits: &Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.header_wait)
        .max_buf_size(HEADER_BYTES_MAX)
        .max_headers(HEADERS_MAX);
    http
}

/// Answers the requests of one connection, in its own task.
fn serve_connection(
    http: &http1::Builder,
    stream: TcpStream,
    address: SocketAddr,
    routes: Router,
    permit: ConnectionPermit,
    close_request: oneshot::Receiver<()>,
    mut ending: watch::Receiver<bool>,
) {
    // Send small packets at once: a move is one small packet.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "A new connection was lost: {error}");
        return;
    }
    let permit = Arc::new(permit);
    let request_permit = Arc::clone(&permit);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request_permit.mark_served();
        request.extensions_mut().insert(ConnectInfo(address));
        // A WebSocket keeps the permit as long as it is open.
        request.extensions_mut().insert(Arc::clone(&request_permit));
        let (routes, permit) = (routes.clone(), Arc::clone(&request_permit));
        async move {
            let answer: Result<_, Infallible> = routes.oneshot(request.map(Body::new)).await;
            if let Ok(answer) = &answer
                && answer.status().is_client_error()
            {
                // The client may still be sending its body. Without lingering it would then lose the answer.
                permit.linger(LINGER_BODY_BYTES_MAX);
            }
            answer
        }
    });
    let connection = http
        .serve_connection(TokioIo::new(LingeringStream::new(stream, Arc::clone(&permit))), service)
        .with_upgrades();
    tokio::spawn(async move {
        let _permit = permit;
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // The client causes the errors of a connection, so they are not logged.
            _ = connection.as_mut() => return,
            Ok(()) = close_request => return,
            _ = ending.wait_for(|ending| *ending) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    });
}
