//! The network that a request comes from, as rate limits count it.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use boneyard_protocol::Problem;

use crate::http::error::ApiError;
use crate::network::{Network, is_private};
use crate::state::App;

/// The visitor's network. The host's own proxy appends the visitor's address to `x-forwarded-for`. In requests that do
/// not come from the proxy this header is ignored.
#[derive(Debug, Clone, Copy)]
pub(crate) struct VisitorNetwork(pub(crate) Network);

impl FromRequestParts<App> for VisitorNetwork {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, app)
            .await
            .map_err(|cause| ApiError::internal(Problem::Internal, &cause))?;
        let is_proxy = app.public_url().is_some() && is_private(peer.ip());
        let forwarded = || {
            let listed = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            listed.rsplit(',').next()?.trim().parse().ok()
        };
        Ok(VisitorNetwork(Network::of(is_proxy.then(forwarded).flatten().unwrap_or(peer.ip()))))
    }
}
