//! Checks the origin of sockets and of requests that change something. They must come from this server's own pages,
//! because a browser can add the guest cookie to requests of other pages, too.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::{Authority, Uri};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::Problem;

use crate::config::PublicUrl;
use crate::http::error::ApiError;
use crate::reach::Site;

/// Says how the page that sent a request is related to this server. Browsers set it, and no page can change it.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Refuses requests from pages of other sites. A request that names no page is accepted: it comes from a program that is
/// not a browser, and such a program has no cookie of another person.
pub(crate) async fn check(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    if (!is_safe || is_upgrade) && !is_ours(request.headers(), site.public_url.as_ref()) {
        return ApiError::from(Problem::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from this server's own pages, or names no page.
fn is_ours(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let origin = named_origin(headers);
    let is_own = |origin: String| is_own(&origin, headers, public_url);
    match headers.get(SEC_FETCH_SITE).map(HeaderValue::as_bytes) {
        // `none` is a request that the person made without a page, for example from a bookmark.
        None | Some(b"same-origin" | b"none") => origin.is_none_or(is_own),
        // Another port of this machine, or another subdomain.
        Some(b"same-site") => origin.is_some_and(is_own),
        // `cross-site`, or a value that no browser sends today.
        Some(_) => false,
    }
}

/// The origin that a request names; `null`, as browsers write it, if it cannot be read. Old browsers send no `Origin` with
/// some requests, but the address of the page.
fn named_origin(headers: &HeaderMap) -> Option<String> {
    let readable = match headers.get(header::ORIGIN) {
        Some(origin) => origin.to_str().ok().map(str::to_owned),
        None => origin_of_page(headers.get(header::REFERER)?),
    };
    Some(readable.unwrap_or_else(|| "null".to_owned()))
}

fn origin_of_page(address: &HeaderValue) -> Option<String> {
    let address: Uri = address.to_str().ok()?.parse().ok()?;
    Some(format!("{}://{}", address.scheme()?, address.authority()?))
}

/// Whether an origin is the public URL or, if none is set, the host of the request.
fn is_own(origin: &str, headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
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

    const HOST: &str = "localhost:8080";

    fn ours_with(sent: &[(HeaderName, &str)], host: &str, public_url: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        for (name, value) in sent {
            headers.insert(name, value.parse().unwrap());
        }
        let public_url = public_url.map(|url| url.parse().unwrap());
        is_ours(&headers, public_url.as_ref())
    }

    fn ours(origin: Option<&str>, host: &str, public_url: Option<&str>) -> bool {
        let sent: Vec<_> = origin.into_iter().map(|origin| (header::ORIGIN, origin)).collect();
        ours_with(&sent, host, public_url)
    }

    #[test]
    fn an_origin_must_be_the_host_of_the_request() {
        assert!(ours(None, HOST, None));
        assert!(ours(Some("http://localhost:8080"), HOST, None));
        assert!(ours(Some("https://dominoes.example"), "dominoes.example", None));
        assert!(!ours(Some("http://localhost:3000"), HOST, None));
        assert!(!ours(Some("https://evil.example"), HOST, None));
        assert!(!ours(Some("null"), HOST, None));
    }

    #[test]
    fn an_origin_must_be_the_public_url_if_one_is_set() {
        let public = Some("https://dominoes.example");
        assert!(ours(Some("https://dominoes.example"), "127.0.0.1:8080", public));
        assert!(!ours(Some("http://127.0.0.1:8080"), "127.0.0.1:8080", public));
        assert!(!ours(Some("http://dominoes.example"), "dominoes.example", public));
    }

    #[test]
    fn a_browser_that_names_another_site_is_refused_whatever_the_origin() {
        for (site, without_origin, with_own, with_foreign) in [
            ("same-origin", true, true, false),
            ("none", true, true, false),
            ("same-site", false, true, false),
            ("cross-site", false, false, false),
            ("", false, false, false),
            ("same-origin, cross-site", false, false, false),
        ] {
            let site = (SEC_FETCH_SITE, site);
            let with = |origin| ours_with(&[site.clone(), (header::ORIGIN, origin)], HOST, None);
            assert_eq!(ours_with(std::slice::from_ref(&site), HOST, None), without_origin, "{site:?}");
            assert_eq!(with("http://localhost:8080"), with_own, "{site:?}");
            assert_eq!(with("https://evil.example"), with_foreign, "{site:?}");
        }
    }

    #[test]
    fn without_an_origin_the_address_of_the_page_counts() {
        let from = |page| ours_with(&[(header::REFERER, page)], HOST, None);
        assert!(from("http://localhost:8080/tables/t1?seat=2"));
        assert!(!from("http://localhost:3000/"));
        assert!(!from("https://evil.example/localhost:8080"));
        assert!(!from("/tables/t1") && !from(""));
        let page = (header::REFERER, "http://localhost:8080/");
        assert!(!ours_with(&[page, (header::ORIGIN, "null")], HOST, None), "the origin counts first");
        let public = Some("https://dominoes.example");
        let page = |page| ours_with(&[(header::REFERER, page)], "127.0.0.1:8080", public);
        assert!(page("https://dominoes.example/learn") && !page("https://dominoes.example.evil.example/"));
    }
}
