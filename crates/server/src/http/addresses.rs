//! The answer with the addresses at which other devices reach this server.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use boneyard_protocol::http::ReachView;

use crate::network::is_private;
use crate::reach::Site;

/// The addresses at which other devices reach this server.
///
/// With a public URL this is the only one. Without it, only visitors from this machine or a private network get
/// addresses.
#[utoipa::path(get, path = "/api/reach", tag = "server", security(()), responses((status = 200, body = ReachView)))]
pub(crate) async fn reach(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Json<ReachView> {
    if let Some(url) = &site.public_url {
        return Json(ReachView { origins: vec![url.origin().to_owned()], this_machine_only: false });
    }
    // A proxy passes on requests of strangers from a private address.
    let by_proxy = ["forwarded", "x-forwarded-for", "via"].into_iter().any(|name| headers.contains_key(name));
    let reach = &site.reach;
    Json(if is_private(peer.ip()) && !by_proxy {
        ReachView { origins: reach.room(), this_machine_only: reach.is_this_machine_only() }
    } else {
        ReachView { origins: Vec::new(), this_machine_only: false }
    })
}
