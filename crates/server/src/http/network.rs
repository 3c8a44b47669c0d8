//! The network that a request comes from, as rate limits count it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::request::Parts;

use crate::http::error::ApiError;
use crate::network::{Network, is_private};
use crate::reach::Site;

/// The visitor's network. The host's own proxy appends the visitor's address to `x-forwarded-for`. In requests that do
/// not come from the proxy this header is ignored.
#[derive(Debug, Clone, Copy)]
pub(crate) struct VisitorNetwork(pub(crate) Network);

impl<S: Send + Sync> FromRequestParts<S> for VisitorNetwork
where
    Arc<Site>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let ConnectInfo(peer) =
            ConnectInfo::<SocketAddr>::from_request_parts(parts, state).await.map_err(ApiError::broken)?;
        let is_proxy = Arc::<Site>::from_ref(state).is_behind_proxy() && is_private(peer.ip());
        let forwarded = || {
            let listed = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            listed.rsplit(',').next()?.trim().parse().ok()
        };
        Ok(VisitorNetwork(Network::of(is_proxy.then(forwarded).flatten().unwrap_or(peer.ip()))))
    }
}
