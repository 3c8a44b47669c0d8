//! Connections from the moment they are made: how many there may be, and how long one may say nothing.
//!
//! A connection waits until its first request is read. Those that wait are the cheapest to make and the first to go: where too
//! many do, the oldest is cut. So nobody keeps newcomers out by opening connections and sending nothing.

mod door;
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

use self::door::Door;
pub(crate) use self::door::Pass;
use self::lingering::LingeringStream;
use crate::bounds::{ACCEPT_RETRY, HEADER_BYTES_MAX, HEADER_WAIT, HEADERS_MAX};
use crate::config::Limits;
use crate::network::{Network, is_private};

/// Serves connections until `stop` is ready, then waits until the requests in progress are answered.
///
/// With `behind_proxy`, connections from private networks are the proxy's and stand for many people.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: &Limits,
    behind_proxy: bool,
    stop: impl Future<Output = ()>,
) {
    let door = Arc::new(Door::new(limits));
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
                // The machine has no descriptors left, or the client is gone already.
                tracing::debug!(%error, "A connection could not be accepted: {error}");
                tokio::time::sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        let own = address.ip().is_loopback() || (behind_proxy && is_private(address.ip()));
        let network = (!own).then(|| Network::of(address.ip()));
        let Some((pass, cut)) = door.admit(network) else { continue };
        converse(stream, address, routes.clone(), pass, cut, ending.subscribe());
    }
    // New connections are refused from here on.
    drop(listener);
    ending.send_replace(true);
    ending.closed().await;
}

/// Answers the requests of one connection, in a task of its own.
fn converse(
    stream: TcpStream,
    address: SocketAddr,
    routes: Router,
    pass: Pass,
    cut: oneshot::Receiver<()>,
    mut ending: watch::Receiver<bool>,
) {
    // A move is one small packet, which must not wait for more.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "A connection was lost at once: {error}");
        return;
    }
    let pass = Arc::new(pass);
    let known = Arc::clone(&pass);
    let service = service_fn(move |mut request: Request<Incoming>| {
        known.asked();
        request.extensions_mut().insert(ConnectInfo(address));
        // A socket keeps its place for as long as it is open.
        request.extensions_mut().insert(Arc::clone(&known));
        let routes = routes.clone();
        async move {
            let answer: Result<_, Infallible> = routes.oneshot(request.map(Body::new)).await;
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_WAIT)
        .max_buf_size(HEADER_BYTES_MAX)
        .max_headers(HEADERS_MAX)
        .serve_connection(TokioIo::new(LingeringStream::new(stream, Arc::clone(&pass))), service)
        .with_upgrades();
    tokio::spawn(async move {
        let _pass = pass;
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // How it ends is the client's affair.
            _ = connection.as_mut() => return,
            Ok(()) = cut => return,
            _ = ending.wait_for(|ending| *ending) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    });
}
