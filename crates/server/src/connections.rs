//! Accepts connections, limits their number, and times out idle ones.
//!
//! A connection waits until its first request is read. If too many wait, the oldest one is closed. So nobody can
//! block others by opening connections without sending requests.

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
use self::lingering::LingeringStream;
use crate::bounds::{ACCEPT_RETRY, HEADER_BYTES_MAX, HEADER_WAIT, HEADERS_MAX, LINGER_BODY_BYTES_MAX};
use crate::config::Limits;
use crate::network::{Network, is_private};

/// Serves connections until `stop` completes, then waits for the requests in progress.
///
/// With `behind_proxy`, a connection from a private network is the proxy's and carries requests of many people.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: &Limits,
    behind_proxy: bool,
    stop: impl Future<Output = ()>,
) {
    let limiter = Arc::new(ConnectionLimiter::new(limits));
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
        let own = address.ip().is_loopback() || (behind_proxy && is_private(address.ip()));
        let network = (!own).then(|| Network::of(address.ip()));
        let Some((permit, cut)) = limiter.admit(network) else { continue };
        serve_connection(stream, address, routes.clone(), permit, cut, ending.subscribe());
    }
    // From now on new connections are refused.
    drop(listener);
    ending.send_replace(true);
    ending.closed().await;
}

/// Answers the requests of one connection, in its own task.
fn serve_connection(
    stream: TcpStream,
    address: SocketAddr,
    routes: Router,
    permit: ConnectionPermit,
    cut: oneshot::Receiver<()>,
    mut ending: watch::Receiver<bool>,
) {
    // Send small packets at once: a move is one small packet.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "A new connection was lost: {error}");
        return;
    }
    let permit = Arc::new(permit);
    let known = Arc::clone(&permit);
    let service = service_fn(move |mut request: Request<Incoming>| {
        known.mark_served();
        request.extensions_mut().insert(ConnectInfo(address));
        // A WebSocket keeps the permit as long as it is open.
        request.extensions_mut().insert(Arc::clone(&known));
        let (routes, permit) = (routes.clone(), Arc::clone(&known));
        async move {
            let answer: Result<_, Infallible> = routes.oneshot(request.map(Body::new)).await;
            if let Ok(answer) = &answer
                && answer.status().is_client_error()
            {
                // The refusal would be lost if the client still sends its body.
                permit.linger(LINGER_BODY_BYTES_MAX);
            }
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_WAIT)
        .max_buf_size(HEADER_BYTES_MAX)
        .max_headers(HEADERS_MAX)
        .serve_connection(TokioIo::new(LingeringStream::new(stream, Arc::clone(&permit))), service)
        .with_upgrades();
    tokio::spawn(async move {
        let _permit = permit;
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // Errors of a connection are the client's.
            _ = connection.as_mut() => return,
            Ok(()) = cut => return,
            _ = ending.wait_for(|ending| *ending) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    });
}
