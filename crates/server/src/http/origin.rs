//! Checks the origin of sockets and of requests that change something. They must come from this server's own pages,
//! because a browser can add the guest cookie to requests of other pages, too.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header, uri::Authority};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::Problem;

use crate::config::PublicUrl;
use crate::http::error::ApiError;
use crate::reach::Site;

/// Refuses requests from pages of other sites. A request without an origin is accepted: it comes from a program that is
/// not a browser, and such a program has no cookie of another person.
pub(crate) async fn check(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    if (!is_safe || is_upgrade) && !is_ours(request.headers(), site.public_url.as_ref()) {
        return ApiError::from(Problem::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// Whether the origin is the public URL or, if none is set, the host of the request.
fn is_ours(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public_url) = public_url {
        return origin.eq_ignore_ascii_case(public_url.origin());
    }
    let Some((_, origin)) = origin.split_once("://") else { return false };
    let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return false };
    // The port counts: another program on this machine is another site.
    match (origin.parse::<Authority>(), host.parse::<Authority>()) {
        (Ok(origin), Ok(host)) => origin == host,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(origin: Option<&str>, host: &str, public_url: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        let public_url = public_url.map(|url| url.parse().unwrap());
        is_ours(&headers, public_url.as_ref())
    }

    #[test]
    fn an_origin_must_be_the_host_of_the_request() {
        assert!(ours(None, "localhost:8080", None));
        assert!(ours(Some("http://localhost:8080"), "localhost:8080", None));
        assert!(ours(Some("https://dominoes.example"), "dominoes.example", None));
        assert!(!ours(Some("http://localhost:3000"), "localhost:8080", None));
        assert!(!ours(Some("https://evil.example"), "localhost:8080", None));
        assert!(!ours(Some("null"), "localhost:8080", None));
    }

    #[test]
    fn an_origin_must_be_the_public_url_if_one_is_set() {
        let public = Some("https://dominoes.example");
        assert!(ours(Some("https://dominoes.example"), "127.0.0.1:8080", public));
        assert!(!ours(Some("http://127.0.0.1:8080"), "127.0.0.1:8080", public));
        assert!(!ours(Some("http://dominoes.example"), "dominoes.example", public));
    }
}
