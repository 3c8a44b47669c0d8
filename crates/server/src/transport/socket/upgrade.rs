//! Turns an HTTP request into a WebSocket on the connection's own TCP stream.

use std::io;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{Extension, FromRequestParts};
use axum::http::header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::transport::connections::{ConnectionPermit, LingeringStream};

/// A checked request for a WebSocket.
pub(crate) struct SocketUpgrade {
    on_upgrade: OnUpgrade,
    /// The value of `Sec-WebSocket-Accept` in the response.
    accept: HeaderValue,
    permit: Arc<ConnectionPermit>,
}

/// A connection that speaks WebSocket from now on.
pub(super) struct Upgraded {
    pub(super) stream: TcpStream,
    /// Bytes of the client that were read with the request.
    pub(super) read: Vec<u8>,
}

impl<S: Send + Sync> FromRequestParts<S> for SocketUpgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        let on_upgrade = parts.extensions.get::<OnUpgrade>().cloned();
        // The library checks the request. Its socket would hide the TCP stream, so only its checks are used.
        let _checked = WebSocketUpgrade::from_request_parts(parts, state)
            .await
            .map_err(WebSocketUpgradeRejection::into_response)?;
        let Extension(permit) = Extension::<Arc<ConnectionPermit>>::from_request_parts(parts, state)
            .await
            .map_err(IntoResponse::into_response)?;
        let key = parts.headers.get(SEC_WEBSOCKET_KEY);
        let accept = key.and_then(|key| derive_accept_key(key.as_bytes()).parse().ok());
        match (on_upgrade, accept) {
            (Some(on_upgrade), Some(accept)) => Ok(SocketUpgrade { on_upgrade, accept, permit }),
            _ => Err(StatusCode::BAD_REQUEST.into_response()),
        }
    }
}

impl SocketUpgrade {
    pub(super) fn permit(&self) -> &Arc<ConnectionPermit> {
        &self.permit
    }

    /// The response to the request, and a future with the connection after the response. The future gives `None` if the
    /// client disconnected before.
    pub(super) fn accept(self) -> (Response, impl Future<Output = Option<Upgraded>> + Send) {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, self.accept);
        let connection = async move {
            let upgraded = self.on_upgrade.await.ok()?;
            let parts = upgraded.downcast::<TokioIo<LingeringStream>>().ok()?;
            let stream = moved(parts.io.into_inner().into_tcp()).ok()?;
            Some(Upgraded { stream, read: parts.read_buf.to_vec() })
        };
        (response, connection)
    }
}

/// A stream for tasks of the present runtime. The connection began in the runtime of requests.
fn moved(stream: TcpStream) -> io::Result<TcpStream> {
    TcpStream::from_std(stream.into_std()?)
}
