//! Sends one encrypted notice to a push service (RFC 8030).

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use super::endpoint::Endpoint;
use crate::bounds::{PUSH_ANSWER_BYTES_MAX, PUSH_WAIT};
use crate::config::PushReach;

/// A notice for a push service.
pub(super) struct PushRequest {
    pub(super) endpoint: Endpoint,
    pub(super) authorization: String,
    /// For how long the service keeps the notice while the device is offline, in seconds.
    pub(super) ttl_s: u32,
    pub(super) urgency: &'static str,
    /// A later notice with the same topic replaces it.
    pub(super) topic: String,
    pub(super) body: Vec<u8>,
}

/// What became of a notice.
#[derive(Debug)]
pub(super) enum Delivered {
    /// The push service has it.
    Arrived,
    /// The push service does not know the device any more.
    Gone,
    /// The push service cannot be reached, or refused it.
    Failed(String),
}

/// Sends notices. It follows no redirect, reads no answer but its head, and waits [`PUSH_WAIT`] at most.
pub(super) struct Deliverer {
    tls: Option<TlsConnector>,
}

impl Deliverer {
    /// # Errors
    /// TLS cannot be used.
    pub(super) fn new(reach: PushReach) -> Result<Self, tokio_rustls::rustls::Error> {
        if reach == PushReach::ThisMachine {
            return Ok(Deliverer { tls: None });
        }
        let mut roots = RootCertStore::empty();
        let found = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(found.certs);
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Deliverer { tls: Some(TlsConnector::from(Arc::new(config))) })
    }

    pub(super) async fn send(&self, request: PushRequest) -> Delivered {
        match timeout(PUSH_WAIT, self.status(request)).await {
            Ok(Ok(status)) if status.is_success() => Delivered::Arrived,
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Delivered::Gone,
            Ok(Ok(status)) => Delivered::Failed(format!("status {status}")),
            Ok(Err(why)) => Delivered::Failed(why),
            Err(_) => Delivered::Failed("no answer in time".into()),
        }
    }

    async fn status(&self, request: PushRequest) -> Result<StatusCode, String> {
        let stream = connect(&request.endpoint).await?;
        if !request.endpoint.over_tls {
            return exchange(stream, request).await;
        }
        let tls = self.tls.as_ref().ok_or("TLS is not used here")?;
        let name = ServerName::try_from(request.endpoint.host.clone()).map_err(|cause| cause.to_string())?;
        let stream = tls.connect(name, stream).await.map_err(|cause| cause.to_string())?;
        exchange(stream, request).await
    }
}

/// Connects to an address that was checked. The name is resolved once, so it cannot stand for another address afterwards.
async fn connect(endpoint: &Endpoint) -> Result<TcpStream, String> {
    let found =
        lookup_host((endpoint.host.as_str(), endpoint.port)).await.map_err(|cause| cause.to_string())?;
    let allowed: Vec<SocketAddr> = found.filter(|address| endpoint.may_reach(address.ip())).collect();
    if allowed.is_empty() {
        return Err("the host name stands for no address of the internet".into());
    }
    TcpStream::connect(allowed.as_slice()).await.map_err(|cause| cause.to_string())
}

async fn exchange<S>(stream: S, request: PushRequest) -> Result<StatusCode, String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let PushRequest { endpoint, authorization, ttl_s, urgency, topic, body } = request;
    let host = endpoint.origin();
    let (_, host) = host.split_once("://").unwrap_or_default();
    let request = Request::post(&endpoint.path)
        .header(header::HOST, host)
        .header(header::AUTHORIZATION, authorization)
        .header(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"))
        .header(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"))
        .header("ttl", ttl_s)
        .header("urgency", urgency)
        .header("topic", topic)
        .body(Body::from(body))
        .map_err(|cause| cause.to_string())?;
    let mut http = http1::Builder::new();
    http.max_buf_size(PUSH_ANSWER_BYTES_MAX);
    let (mut sender, connection) =
        http.handshake(TokioIo::new(stream)).await.map_err(|cause| cause.to_string())?;
    let mut answer = pin!(sender.send_request(request));
    // The connection is dropped with the head of the answer: its body is not read.
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // It may have closed just after the answer.
        _ = connection => answer.await,
    };
    Ok(answer.map_err(|cause| cause.to_string())?.status())
}
